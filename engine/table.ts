/** A table: a seed, its options and an ordered list of moves. The state is only a cache of these. */
import { secureChance } from './chance.ts';
import type { AnyGame, GameMove, GameState } from './contract.ts';
import type { Told } from './events.ts';
import { BAD_TABLE, readOptions, readOptionsOfOld, type Options } from './options.ts';
import { NOT_YOUR_TURN, refusal, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** All that is needed to deal a game again. */
export interface TableStart {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Absent: the game begins at its beginning. */
  readonly from?: Branch;
}

/**
 * A position of another game, with the same seats and options, from which this one goes on. What `seat` did not know there is
 * dealt anew with this game's own seed, so that nobody can use what they have learned since.
 */
export interface Branch {
  readonly seed: string;
  readonly moves: readonly PlayedMove[];
  readonly seat: Seat;
  /** That other game had itself gone on from a third. */
  readonly from?: Branch;
}

export interface PlayedMove<M extends GameMove = GameMove> {
  readonly seat: Seat;
  readonly move: M;
}

/** What a seat has played since somebody else did, oldest first: its turn so far, and what it knows of it anyway. */
export function earlierOf(moves: readonly PlayedMove[], seat: Seat): GameMove[] {
  const from = moves.findLastIndex((played) => played.seat !== seat) + 1;
  return moves.slice(from).map(({ move }) => move);
}

type ReadTable = { readonly seats: number; readonly options: Options } | { readonly refusal: Refusal };

/** A request for a table, checked: options complete and of the right kind, seat count possible. */
export function readTableRequest(game: AnyGame, seats: unknown, options: unknown): ReadTable {
  return check(game, seats, readOptions(game.options, options));
}

/** A table of a record, checked in the same way; options that came later than the table stay absent. */
export function readRecordedTable(game: AnyGame, seats: unknown, options: unknown): ReadTable {
  return check(game, seats, readOptionsOfOld(game.options, options));
}

function check(game: AnyGame, seats: unknown, read: ReturnType<typeof readOptions>): ReadTable {
  const { min, max } = game.meta.players;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return {
      refusal: refusal(BAD_TABLE, 'players', {
        need: typeof seats === 'number' && seats > max ? max : min,
        ...(typeof seats === 'number' && { have: seats }),
      }),
    };
  }
  if ('refusal' in read) return read;
  const refused = game.refuseTable(seats, read.options);
  return refused ? { refusal: refused } : { seats, options: read.options };
}

export function deal(game: AnyGame, start: TableStart, tell?: Told[]): GameState {
  if (start.from) return branch(game, start, start.from, tell);
  return game.setup(start.seats, start.options, secureChance(start.seed), tell);
}

function branch(game: AnyGame, { seats, options, seed }: TableStart, from: Branch, tell?: Told[]): GameState {
  const told: Told[] = [];
  const before = { seats, options, seed: from.seed, ...(from.from && { from: from.from }) };
  const there = replay(game, before, from.moves, from.moves.length, told);
  // Of the way there only what the seat was told still holds: the others' secrets are new ones.
  for (const one of told) tell?.push(one.to === undefined ? one : { ...one, to: one.to.filter((seat) => seat === from.seat) });
  return game.imagine(game.view(there, from.seat), from.seat, secureChance(seed));
}

/** Deals and plays the first `until` moves. Throws IllegalRecord when a move was not legal where it stands. */
export function replay(
  game: AnyGame,
  start: TableStart,
  moves: readonly PlayedMove[],
  until = moves.length,
  tell?: Told[],
): GameState {
  const state = deal(game, start, tell);
  for (let i = 0; i < Math.min(until, moves.length); i++) playRecorded(game, state, moves[i], i, tell);
  return state;
}

export function playRecorded(game: AnyGame, state: GameState, played: PlayedMove, index: number, tell?: Told[]): void {
  const refused = whyNotPlayed(game, state, played);
  if (refused) throw new IllegalRecord(index, refused);
  game.play(state, played.seat, played.move, tell);
}

/** Of a record nothing is sure, not even that there is such a seat. */
export function whyNotPlayed(game: AnyGame, state: GameState, { seat, move }: PlayedMove): Refusal | undefined {
  return seat >= 0 && seat < state.seats ? game.refuse(state, seat, move) : refusal(NOT_YOUR_TURN, 'seat');
}

/** A recorded move that the rules refuse: the record was tampered with or belongs to other rules. */
export class IllegalRecord extends Error {
  readonly index: number;
  readonly refusal: Refusal;
  constructor(index: number, refused: Refusal) {
    super(`Move ${index + 1} is not legal there: ${refused.code} (${refused.rule}).`);
    this.name = 'IllegalRecord';
    this.index = index;
    this.refusal = refused;
  }
}
