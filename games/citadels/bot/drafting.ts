/**
 * Which character somebody takes, as far as the others can tell: learned from drafts of the master, from what lies open. Every
 * character has weights of its own for what its drafter has; it is taken in proportion to the exponential of their sum.
 */
import { steadyExp, type ChoiceWeights, type Choosing, type Seat } from '@cantiere/engine';
import { CHARACTERS, characterOf, preparationFor, type Character } from '../rules/catalog.ts';
import { includes } from '../rules/characterSet.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import choices from './choices.json' with { type: 'json' };
import { incomeAs } from './worth.ts';

const traits = [
  'income',
  'usual',
  'gold',
  'muchGold',
  'noGold',
  'cards',
  'noCard',
  'oneCard',
  'buildings',
  'leadInBuildings',
  'nearlyDone',
  'oneMissing',
  'othersGold',
  'secondGold',
  'othersCards',
  'secondCards',
  'moreCards',
  'othersBuildings',
  'secondBuildings',
  'othersNearlyDone',
  'othersOneMissing',
  'draftsFirst',
  'draftsLate',
  ...CHARACTERS.map((character) => `faceUp:${character}`),
] as const;

const TRAITS = traits.length;
/** From here on they are the same for all characters. */
const OWN = 1;

/** The most and the second most that others have of something. */
const mostGold = new Float64Array(2);
const mostCards = new Float64Array(2);
const mostBuilt = new Float64Array(2);

function note(most: Float64Array, count: number): void {
  if (count > most[0]) {
    most[1] = most[0];
    most[0] = count;
  } else if (count > most[1]) most[1] = count;
}

/** What lies open of whoever drafts at `step`, written to `out` where the traits begin that are the same for all characters. */
function seeDrafter({ players, seats, options, faceUp }: State, seat: Seat, step: number, out: Float64Array): void {
  const { gold, hand, city } = players[seat];
  const cards = hand.length;
  const built = city.length;
  const size = options.citySize;
  for (const most of [mostGold, mostCards, mostBuilt]) most.fill(0);
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const player = players[other];
    note(mostGold, player.gold);
    note(mostCards, player.hand.length);
    note(mostBuilt, player.city.length);
  }
  let i = OWN;
  out[i++] = 1;
  out[i++] = Math.min(gold, 4) / 3;
  out[i++] = Math.min(Math.max(0, gold - 4), 6) / 3;
  out[i++] = gold === 0 ? 1 : 0;
  out[i++] = Math.min(cards, 5) / 3;
  out[i++] = cards === 0 ? 1 : 0;
  out[i++] = cards === 1 ? 1 : 0;
  out[i++] = built / size;
  out[i++] = Math.max(-3, Math.min(3, built - mostBuilt[0])) / 2;
  out[i++] = built >= size - 2 ? 1 : 0;
  out[i++] = built >= size - 1 ? 1 : 0;
  out[i++] = Math.min(mostGold[0], 8) / 4;
  out[i++] = Math.min(mostGold[1], 8) / 4;
  out[i++] = Math.min(mostCards[0], 8) / 3;
  out[i++] = Math.min(mostCards[1], 8) / 3;
  out[i++] = Math.max(-2, Math.min(4, mostCards[0] - cards)) / 3;
  out[i++] = mostBuilt[0] / size;
  out[i++] = mostBuilt[1] / size;
  out[i++] = mostBuilt[0] >= size - 2 ? 1 : 0;
  out[i++] = mostBuilt[0] >= size - 1 ? 1 : 0;
  out[i++] = step === 0 ? 1 : 0;
  out[i++] = step / preparationFor(seats).draft.length;
  for (let character = 0; character < CHARACTERS.length; character++) out[i++] = includes(faceUp, character) ? 1 : 0;
}

export const choosing: Choosing<State, Move> = {
  seats: [2, 3],
  options: CHARACTERS,
  traits,
  choice(state, move) {
    if (move.type !== 'DRAFT_PICK') return undefined;
    return { taken: characterOf(move.character), offered: state.offered[state.kept.length] };
  },
  see(state, seat, out) {
    seeDrafter(state, seat, state.kept.length, seen);
    for (let character = 0; character < CHARACTERS.length; character++) {
      seen[0] = incomeAs(character, state.players[seat].city) / 2;
      out.set(seen, character * TRAITS);
    }
  },
};

const learned: ChoiceWeights = choices;
const bySeats = new Map(Object.entries(learned).map(([seats, weights]) => [Number(seats), Float64Array.from(weights)]));

export const knowsDraftsOf = (seats: number): boolean => choosing.seats.includes(seats) && bySeats.has(seats);

const seen = new Float64Array(TRAITS);

/** Of a step of the draft, what was seen when it was last asked how readily its drafter takes what, and what that came to. */
interface Answer {
  /** How many play, the income as each character, and what is the same for all of them. */
  readonly row: Float64Array;
  readonly ready: Float64Array;
}
const ROW = CHARACTERS.length + TRAITS;
/** Drafts that were learned have no more: three players pick twice each. */
const STEPS = 6;
const answers: readonly Answer[] = Array.from({ length: STEPS }, () => ({
  row: new Float64Array(ROW),
  ready: new Float64Array(CHARACTERS.length),
}));
const asked = new Float64Array(ROW);

/**
 * How readily this seat takes each character at this step where it is offered; only where that is known. It was learned from what
 * drafters have as they draft and is told from what they have now: who has played since is known less well. All worlds of a search
 * show the same, so that the answer is mostly the last one.
 */
export function readiness(state: State, seat: Seat, step: number): Float64Array {
  const { row, ready } = answers[step];
  const { city } = state.players[seat];
  seeDrafter(state, seat, step, seen);
  asked[0] = state.seats;
  for (let character: Character = 0; character < CHARACTERS.length; character++) asked[1 + character] = incomeAs(character, city);
  for (let i = OWN; i < TRAITS; i++) asked[CHARACTERS.length + i] = seen[i];
  if (asked.every((value, i) => value === row[i])) return ready;
  row.set(asked);
  const weights = bySeats.get(state.seats)!;
  for (let character = 0; character < CHARACTERS.length; character++) {
    const from = character * TRAITS;
    let sum = (asked[1 + character] / 2) * weights[from];
    for (let i = OWN; i < TRAITS; i++) if (seen[i] !== 0) sum += seen[i] * weights[from + i];
    ready[character] = steadyExp(sum);
  }
  return ready;
}
