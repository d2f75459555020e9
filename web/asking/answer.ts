/**
 * "Can I ...?": what the rules say to a piece, or to a move in hand, at one position through one seat's eyes. The choices say what
 * belongs to the piece, `refuse` says why not; nothing is decided here. Where the piece belongs to no choice now, the moves that it
 * made at the nearest earlier turn of the same seat are put to `refuse`: that is what the person has in mind.
 */
import {
  canonicalJson,
  plain,
  type AnyGame,
  type Choice,
  type GameMove,
  type GameState,
  type GameTexts,
  type Refusal,
  type Seat,
  type View,
  type Words,
} from '@cantiere/engine';
import type { PositionSeen } from '../replay/replay.ts';

/** What was touched, by its name on the table, or the move that lay in hand. */
export type RulesQuestion = { readonly place: string } | { readonly move: GameMove };

/** One move that the piece is for. */
export interface MoveSaid {
  readonly move: GameMove;
  /** Present: it cannot be made. */
  readonly refusal?: Refusal;
  /** Something is still to be picked for it: so many of so many. */
  readonly pick?: { readonly min: number; readonly max: number; readonly of: number };
  /** How many others differ only in where or with what: they have the same answer. */
  readonly alike: number;
}

/**
 * Why there is nothing to list: nobody's eyes, the end, somebody else's turn, this piece has no part in what is asked, or the rules
 * cannot judge such a move here.
 */
export type Idle = 'watching' | 'over' | 'waiting' | 'idle' | 'unsure';

export interface Answer {
  readonly can: readonly MoveSaid[];
  readonly cannot: readonly MoveSaid[];
  /** Set when the piece belongs to no choice of this position; `cannot` may still say why its moves are refused. */
  readonly idle?: Idle;
}

interface Asked {
  readonly game: AnyGame;
  readonly now: PositionSeen;
  readonly seat: Seat | undefined;
  /** Positions before this one through the same eyes, the nearest first. */
  earlier(): Iterable<PositionSeen>;
}

/** More ways than these are counted and not listed. */
export const MOST = 8;

export function answerTo(question: RulesQuestion, { game, now, seat, earlier }: Asked): Answer {
  if (seat === undefined) return { can: [], cannot: [], idle: 'watching' };
  const { view, toAct } = now;
  if ('move' in question) {
    const { move } = question;
    const refusal = refuse(game, view, seat, move);
    if (refusal === 'unsure') return { can: [], cannot: [], idle: 'unsure' };
    return refusal ? { can: [], cannot: [{ move, alike: 0, refusal }] } : { can: [{ move, alike: 0 }], cannot: [] };
  }
  const choices = toAct.includes(seat) ? game.choices(view, seat) : [];
  const here = choices.filter((choice) => belongs(choice, question.place));
  if (here.length > 0) return listed(here, question.place);
  const idle = toAct.length === 0 ? 'over' : toAct.includes(seat) ? 'idle' : 'waiting';
  return { can: [], cannot: refusedNow(question.place, game, view, seat, earlier()), idle };
}

/** Whether touching this piece is a part of the choice. */
export const belongs = (choice: Choice, place: string): boolean =>
  choice.at.includes(place) || (choice.kind === 'pick' && choice.places.includes(place));

/** What this piece alone makes stands before what it only helps to make; each reason is given once. */
function listed(choices: readonly Choice[], place: string): Answer {
  const order = (choice: Choice): number =>
    choice.at.length === 1 && choice.at[0] === place ? 0 : choice.at[0] === place ? 1 : 2;
  const sorted = choices.toSorted((a, b) => order(a) - order(b));
  const can = sorted.filter(({ refusal }) => refusal === undefined).map((choice) => saidOf(choice));
  const cannot = eachReasonOnce(sorted.flatMap((choice) => (choice.refusal ? [saidOf(choice)] : [])));
  return { can, cannot };
}

function saidOf(choice: Choice): MoveSaid {
  const { move, refusal } = choice;
  const pick = choice.kind === 'pick' && { pick: { min: choice.min, max: choice.max, of: choice.from.length } };
  return { move, alike: 0, ...(refusal && { refusal }), ...pick };
}

function eachReasonOnce(said: readonly MoveSaid[]): readonly MoveSaid[] {
  const first = new Map<string, MoveSaid>();
  for (const each of said) {
    const key = canonicalJson([each.move.type, each.refusal]);
    const before = first.get(key);
    first.set(key, before ? { ...before, alike: before.alike + 1 } : each);
  }
  return [...first.values()];
}

/** The moves that the piece made when this seat was last asked about it, and why each cannot be made now. */
function refusedNow(
  place: string,
  game: AnyGame,
  view: View<GameState>,
  seat: Seat,
  earlier: Iterable<PositionSeen>,
): readonly MoveSaid[] {
  for (const before of earlier) {
    if (!before.toAct.includes(seat)) continue;
    const then = game.choices(before.view, seat).filter((choice) => belongs(choice, place));
    if (then.length === 0) continue;
    return eachReasonOnce(
      then.slice(0, MOST * 4).flatMap(({ move }) => {
        const refusal = refuse(game, view, seat, move);
        return refusal && refusal !== 'unsure' ? [{ move, refusal, alike: 0 }] : [];
      }),
    );
  }
  return [];
}

/** A move of another position may name what is not there any more: where the rules stumble over it nobody can say. */
function refuse(game: AnyGame, view: View<GameState>, seat: Seat, move: GameMove): Refusal | 'unsure' | undefined {
  try {
    return game.refuse(view, seat, move);
  } catch {
    return 'unsure';
  }
}

/** In one word, for who listens and for who shares it. */
export function answerWord({ can, cannot, idle }: Answer): 'yes' | 'no' | 'both' | 'nothing' | 'unsure' {
  if (idle === 'unsure') return 'unsure';
  if (can.length > 0) return cannot.length > 0 ? 'both' : 'yes';
  return cannot.length > 0 ? 'no' : 'nothing';
}

/** What the game calls a move; `otherwise` where it names what the game has no words for. */
export function moveWords(texts: GameTexts, move: GameMove, view: View<GameState>, otherwise: string): Words {
  try {
    const words = texts.move(move, view);
    // What cannot be said is found out here, not while the page is drawn.
    return plain(words, String) === '' ? [otherwise] : words;
  } catch {
    return [otherwise];
  }
}
