/**
 * A puzzle: a position of a game that bots played, and the move that is clearly best there. It is kept as the deal and the way to the
 * position, each move as its number in the list of legal moves, so that it is a few hundred letters long, can be set up again by
 * whoever has the rules, and is legal by its very form. It belongs to one edition, whose rules made those lists.
 */
import {
  canonicalJson,
  deal,
  seedFrom,
  stableHash,
  type Game,
  type GameMove,
  type GameState,
  type Options,
  type PlayedMove,
  type Seat,
  type TableStart,
} from '@cantiere/engine';
import type { Reason } from '../explain.ts';

/** Its number among the legal moves; the move itself where the list is only a part of what is legal. */
export type MoveCode = number | GameMove;

export interface Puzzle {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  /** The deal's seed is drawn from this text. */
  readonly deal: string;
  /** The way to the position; wherever several are asked the first of them moves first. */
  readonly way: readonly MoveCode[];
  readonly best: MoveCode;
  /** What rules of thumb play there. */
  readonly habit: MoveCode;
  /** Expected share of the win with the best move. */
  readonly value: number;
  /** Shares of the win by which the best move is ahead of whatever comes next. */
  readonly gap: number;
  /** Shares of the win, and points of the lead, that the habit costs; 0 points where imagined games cannot tell. */
  readonly wins: number;
  readonly points: number;
  /** The line of the score sheet on which the best gains most over the habit. */
  readonly why: Reason | null;
  /** How hard it is to find, on the scale of players' ratings. */
  readonly rating: number;
  /** What it is about: keys of `themesOf`. */
  readonly themes: readonly string[];
}

export const PUZZLES_FORMAT = 'cantiere-puzzles';
export const PUZZLES_VERSION = 1;

/** All shipped puzzles of a game. */
export interface PuzzleFile {
  readonly format: typeof PUZZLES_FORMAT;
  readonly version: typeof PUZZLES_VERSION;
  readonly game: string;
  readonly edition: string;
  readonly puzzles: readonly Puzzle[];
}

export interface SetUp {
  readonly start: TableStart;
  readonly played: readonly PlayedMove[];
  readonly state: GameState;
  readonly seat: Seat;
  readonly best: GameMove;
  readonly habit: GameMove;
  /** Others have decided at the same time, face down: such a decision has no best answer, only a good mixture. */
  readonly sealed: boolean;
}

export class BrokenPuzzle extends Error {
  override name = 'BrokenPuzzle';
}

export const startOf = ({ seats, options, deal: text }: Pick<Puzzle, 'seats' | 'options' | 'deal'>): TableStart => ({
  seats,
  options,
  seed: seedFrom(text),
});

/** Plays the way to the position; throws BrokenPuzzle where these rules do not allow it. */
export function setUp(game: Game, puzzle: Puzzle): SetUp {
  const start = startOf(puzzle);
  const state = deal(game, start);
  const played: PlayedMove[] = [];
  let sealed = false;
  for (const code of puzzle.way) {
    const together = game.toAct(state);
    sealed = together.length > 1;
    const [seat] = together;
    if (seat === undefined) throw new BrokenPuzzle(`${puzzle.id}: the game is over before its position.`);
    const move = decode(game, state, seat, code);
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  const asked = game.toAct(state);
  if (asked.length !== 1) throw new BrokenPuzzle(`${puzzle.id}: ${asked.length} are asked at its position.`);
  const [seat] = asked as [Seat];
  const [best, habit] = [puzzle.best, puzzle.habit].map((code) => decode(game, state, seat, code)) as [GameMove, GameMove];
  return { start, played, state, seat, best, habit, sealed };
}

export function decode(game: Game, state: GameState, seat: Seat, code: MoveCode): GameMove {
  const move = typeof code === 'number' ? game.moves(state, seat)[code] : code;
  if (!move || (typeof code !== 'number' && game.refuse(state, seat, move)))
    throw new BrokenPuzzle(`There is no such move: ${JSON.stringify(code)}.`);
  return move;
}

export function encode(game: Game, state: GameState, seat: Seat, move: GameMove): MoveCode {
  const text = canonicalJson(move);
  const index = game.moves(state, seat).findIndex((each) => canonicalJson(each) === text);
  return index < 0 ? move : index;
}

/** The same position of the same game has the same name. */
export const puzzleId = (game: string, edition: string, { seats, options, deal: text, way }: Omit<Puzzle, 'id'>): string =>
  stableHash([game, edition, seats, options, text, way]).slice(0, 8);

/** A file of puzzles as it is shipped; throws BrokenPuzzle for anything else. Each is checked when it is set up. */
export function readPuzzles(json: unknown): PuzzleFile {
  const file = (json ?? {}) as Partial<Record<keyof PuzzleFile, unknown>>;
  const known = file.format === PUZZLES_FORMAT && file.version === PUZZLES_VERSION;
  if (!known || typeof file.game !== 'string' || typeof file.edition !== 'string' || !Array.isArray(file.puzzles))
    throw new BrokenPuzzle('This is no file of puzzles.');
  return json as PuzzleFile;
}
