/** What a hand of tiles promises beyond what it scores now, and what one more tile would be worth. */
import { EMPTY, UNKNOWN, seatAt, type Player, type State } from '../rules/state.ts';
import { DISPLAY_SPACES, KINDS, KIND_OF_TILE, PERSONS, SERIES, SERIES_IDS, mostRounds } from '../rules/data.ts';
import { countTiles, pointsOfTiles } from '../rules/scoring.ts';
import { lastRound } from '../rules/turn.ts';
import { givesBlindTile, openSpaces } from '../rules/tiles.ts';

const SETS = SERIES.map(({ setSize, points, copies }) => ({ setSize, full: points[setSize], points, copies }));
const PROFESSIONS = PERSONS.map(({ series, scoring }) => ({
  series: SERIES_IDS.indexOf(series),
  gap: scoring.kind === 'perTile' ? 0 : scoring.complete - scoring.incomplete,
  perTile: scoring.kind === 'perTile' ? scoring.perTile : 0,
}));

/** How much of the distance to a full set counts as already earned, and how fast hopes fade towards the end. */
const PROGRESS = 0.6;
const FADING_TURNS = 7;
/** What an unseen tile is worth on average. */
const BLIND_WORTH = 4.5;

/** Turns that this seat still has, the current one included. */
export function turnsLeft(state: State, seat: number): number {
  const each = state.offer.length / state.seats;
  const ahead = Math.max(0, Math.min(lastRound(state), mostRounds(state.seats)) - state.round) * each;
  let now = 0;
  for (let turn = state.turn; turn < state.offer.length; turn++) if (seatAt(state, turn) === seat) now += 1;
  return ahead + now;
}

/** From 1 (early) to 0 (no turn left after this one): how much a promise is still worth. */
export function hope(turns: number): number {
  return Math.max(0, Math.min(1, (turns - 1) / FADING_TURNS));
}

/** Points of a hand plus what its incomplete sets promise. */
export function promise(counts: readonly number[], fade: number): number {
  let value = pointsOfTiles(counts);
  for (let series = 0; series < SETS.length; series++) {
    const { setSize, full, points, copies } = SETS[series];
    const rest = counts[series] % setSize;
    if (rest === 0 || copies - counts[series] < setSize - rest) continue;
    value += (PROGRESS * fade * (full - points[rest]) * rest) / setSize;
  }
  for (let person = 0; person < PROFESSIONS.length; person++) {
    if (counts[SETS.length + person] === 0) continue;
    const { series, gap, perTile } = PROFESSIONS[person];
    const { setSize } = SETS[series];
    if (perTile > 0) value += 2 * perTile * PROGRESS * fade;
    else if (counts[series] < setSize) value += (fade * gap * (counts[series] + 0.5)) / (setSize + 1);
  }
  return value;
}

/** What one more tile of each kind would add to the promise of a hand; kept, because a search meets the same hands all the time. */
type Added = Float64Array;
/** By `fade`, then by the number of the hand. */
const addedTo = new Map<number, Map<number, Added>>();
/** When so many hands are kept for one `fade`, they are forgotten. */
const MOST_HANDS = 5000;
const hand: number[] = Array.from({ length: KINDS }, () => 0);

/** Hands are numbered by their tiles: so much for each tile of a kind, so that no two hands have the same sum. */
const STEPS: number[] = [];
for (let kind = 0, step = 1; kind < KINDS; kind++) {
  STEPS.push(step);
  step *= (SETS[kind]?.copies ?? 1) + 1;
}
const STEP_OF_TILE: readonly number[] = KIND_OF_TILE.map((kind) => STEPS[kind]);

function numberOf({ taken, blind }: Player): number {
  let number = 0;
  for (let i = 0; i < taken.length; i++) number += STEP_OF_TILE[taken[i]];
  for (let i = 0; i < blind.length; i++) if (blind[i] !== UNKNOWN) number += STEP_OF_TILE[blind[i]];
  return number;
}

function addedBy(player: Player, fade: number): Added {
  let hands = addedTo.get(fade);
  if (hands === undefined) addedTo.set(fade, (hands = new Map<number, Added>()));
  const number = numberOf(player);
  const known = hands.get(number);
  if (known !== undefined) return known;
  if (hands.size >= MOST_HANDS) hands.clear();
  const added = new Float64Array(KINDS);
  hands.set(number, added);
  countTiles(player, true, hand);
  const before = promise(hand, fade);
  for (let kind = 0; kind < KINDS; kind++) {
    hand[kind] += 1;
    added[kind] = promise(hand, fade) - before;
    hand[kind] -= 1;
  }
  return added;
}

/** Worth of the best tile among the first 2, 4 and 6 spaces of the display, and whether there is any. */
const bestOf: number[] = [0, 0, 0, 0];
const anyOf: boolean[] = [false, false, false, false];
let blindLeft = false;
/** Worth of the tile in each space; -1 where there is none. */
export const spaceWorth: number[] = Array.from({ length: DISPLAY_SPACES }, () => -1);

/** Judges the six tiles for a seat; `rewardOf` and `spaceWorth` speak of this hand until the next call. */
export function judgeTiles(state: State, seat: number, fade: number): void {
  const added = addedBy(state.players[seat], fade);
  let best = 0;
  let any = false;
  for (let space = 0; space < DISPLAY_SPACES; space++) {
    const tile = state.display[space];
    if (tile === EMPTY) {
      spaceWorth[space] = -1;
    } else {
      const worth = added[KIND_OF_TILE[tile]];
      spaceWorth[space] = worth;
      if (worth > best) best = worth;
      any = true;
    }
    if (space & 1) {
      bestOf[(space + 1) >> 1] = best;
      anyOf[(space + 1) >> 1] = any;
    }
  }
  blindLeft = state.supply.length > 0;
}

/** What a temple on a group of this size is worth in tiles or points. */
export function rewardOf(size: number): number {
  const columns = openSpaces(size) >> 1;
  if (columns === 0) return 0;
  if (!anyOf[columns]) return 5;
  return bestOf[columns] + (blindLeft && givesBlindTile(size) ? BLIND_WORTH : 0);
}
