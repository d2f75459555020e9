/**
 * "Can I ...?": what the rules say to a piece, or to a move in hand, at one position through one seat's eyes. The choices say what
 * belongs to the piece, `refuse` says why not; nothing is decided here. Where the piece belongs to no choice now, the moves that it
 * made at the nearest earlier turn of the same seat are put to `refuse`: that is what the person has in mind.
 */
import {
  canonicalJson,
  type AnyGame,
  type Choice,
  type GameMove,
  type GameState,
  type Refusal,
  type Seat,
  type View,
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

/** Why there is nothing to list: nobody's eyes, the end, somebody else's turn, or this piece has no part in what is asked. */
export type Idle = 'watching' | 'over' | 'waiting' | 'idle';

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
    const refusal = refuse(game, view, seat, question.move);
    const said: MoveSaid = { move: question.move, alike: 0, ...(refusal && { refusal }) };
    return refusal ? { can: [], cannot: [said] } : { can: [said], cannot: [] };
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
        return refusal ? [{ move, refusal, alike: 0 }] : [];
      }),
    );
  }
  return [];
}

/** A move of another position may name what is not there any more: then nobody can say. */
function refuse(game: AnyGame, view: View<GameState>, seat: Seat, move: GameMove): Refusal | undefined {
  try {
    return game.refuse(view, seat, move);
  } catch {
    return undefined;
  }
}

/** In one word, for who listens and for who shares it. */
export function answerWord({ can, cannot }: Answer): 'yes' | 'no' | 'both' | 'nothing' {
  if (can.length > 0) return cannot.length > 0 ? 'both' : 'yes';
  return cannot.length > 0 ? 'no' : 'nothing';
}
