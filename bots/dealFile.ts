/**
 * A deal with everybody's games as one file that anybody can check: the deal, its seed, and of each person their own moves alone.
 * Everything else follows: cards, the bots' answers, points and places. Ghosts follow from the deal without a single move.
 */
import {
  canonicalJson,
  commitmentTo,
  deal,
  readEdition,
  readRecordedTable,
  stableHash,
  earlierOf,
  type GameMove,
  type GameState,
  type Options,
  type PlayedMove,
  type Seat,
} from '@cantiere/engine';
import type { Thinker } from './choose.ts';
import { isLevel, type BotLevel } from './levels.ts';
import { nextAtDeal, type SharedDeal, type Sitting } from './sharedDeal.ts';
import { steadyMove } from './steady.ts';

export const DEAL_FORMAT = 'cantiere-deal';
export const DEAL_VERSION = 1;

export interface DealFile {
  readonly format: typeof DEAL_FORMAT;
  readonly version: typeof DEAL_VERSION;
  /** Of the program that wrote it: bots of another one may think otherwise. */
  readonly program: string;
  readonly deal: {
    readonly id: string;
    readonly kind: string;
    readonly day?: string;
    readonly game: string;
    readonly rulesVersion: number;
    readonly edition: string;
    readonly seats: number;
    readonly options: Options;
    readonly bots: readonly (string | null)[];
    readonly commitment: string;
    readonly seed: string;
    /** Milliseconds since 1970; a game that counts began before `endsAt` and ended before `finishBy`. */
    readonly beginsAt: number;
    readonly endsAt?: number;
    readonly finishBy?: number;
  };
  readonly ghosts: readonly FiledGhost[];
  /** In the order of their places; those that are not ranked last. */
  readonly tries: readonly FiledTry[];
}

export interface FiledGhost {
  readonly level: string;
  readonly points: number;
  readonly tablePlace: number;
}

export interface FiledTry {
  readonly name: string;
  readonly guest?: true;
  readonly endedAt: number;
  /** The person's own, in order. */
  readonly moves: readonly GameMove[];
  readonly points: number;
  /** Among the bots of their table. */
  readonly tablePlace: number;
  /** Among the people who are ranked: equal points share it. Absent where the try is not. */
  readonly place?: number;
  readonly notCounted?: string;
}

export interface DealFault {
  readonly code:
    | 'NOT_A_DEAL'
    | 'OTHER_VERSION'
    | 'OTHER_GAME'
    | 'OTHER_EDITION'
    | 'BAD_TABLE'
    | 'SEED_MISMATCH'
    | 'ILLEGAL_MOVE'
    | 'NOT_FINISHED'
    | 'TOO_MANY_MOVES'
    | 'WRONG_POINTS'
    | 'WRONG_PLACE'
    | 'OUT_OF_TIME';
  /** Whose game: a person's name, or a level. */
  readonly who?: string;
  /** Number of the person's own move, from 1. */
  readonly move?: number;
  readonly detail?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isHash = (text: unknown): boolean => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const isTime = (value: unknown): boolean => value === undefined || typeof value === 'number';

/** Whether this is such a file at all, judged by shape alone. */
export function readDealFile(json: unknown): DealFile | DealFault {
  if (!isRecord(json) || json.format !== DEAL_FORMAT) return { code: 'NOT_A_DEAL' };
  if (json.version !== DEAL_VERSION) return { code: 'OTHER_VERSION', detail: String(json.version) };
  const { deal: of, ghosts, tries, program } = json;
  const wellFormed =
    typeof program === 'string' &&
    isRecord(of) &&
    typeof of.id === 'string' &&
    typeof of.game === 'string' &&
    typeof of.rulesVersion === 'number' &&
    typeof of.edition === 'string' &&
    readEdition(of.edition)?.rulesVersion === of.rulesVersion &&
    typeof of.seats === 'number' &&
    isRecord(of.options) &&
    Array.isArray(of.bots) &&
    of.bots.length === of.seats &&
    of.bots.filter((bot) => bot === null).length === 1 &&
    of.bots.every((bot) => bot === null || (typeof bot === 'string' && isLevel(bot))) &&
    isHash(of.commitment) &&
    isHash(of.seed) &&
    typeof of.beginsAt === 'number' &&
    isTime(of.endsAt) &&
    isTime(of.finishBy) &&
    Array.isArray(ghosts) &&
    ghosts.every((ghost) => isRecord(ghost) && typeof ghost.level === 'string' && isLevel(ghost.level) && hasOutcome(ghost)) &&
    Array.isArray(tries) &&
    tries.every(isFiledTry);
  return wellFormed ? (json as unknown as DealFile) : { code: 'NOT_A_DEAL' };
}

const hasOutcome = ({ points, tablePlace }: Record<string, unknown>): boolean =>
  typeof points === 'number' && typeof tablePlace === 'number';

function isFiledTry(json: unknown): boolean {
  if (!isRecord(json) || !hasOutcome(json)) return false;
  const { name, endedAt, moves, place, notCounted } = json;
  return (
    typeof name === 'string' &&
    typeof endedAt === 'number' &&
    Array.isArray(moves) &&
    moves.every((move) => isRecord(move) && typeof move.type === 'string') &&
    (place === undefined || Number.isInteger(place)) &&
    (notCounted === undefined || typeof notCounted === 'string') &&
    (place === undefined) !== (notCounted === undefined)
  );
}

/** What comes out when the deal is played with a person's own moves, or by a ghost. */
export interface PlayedOut {
  readonly played: readonly PlayedMove[];
  readonly points: number;
  readonly tablePlace: number;
}

/** The bots' answers that were worked out already: games of one deal begin alike. */
export type Answers = Map<string, GameMove>;

/** Plays the deal: the bots by themselves, the person by `own`, which says undefined when there are no moves left. */
export function playOut(
  thinker: Thinker,
  shared: SharedDeal,
  own: (state: GameState, seat: Seat, played: readonly PlayedMove[]) => GameMove | DealFault,
  answers: Answers = new Map(),
): PlayedOut | DealFault {
  const { game } = thinker;
  const { sitting } = shared;
  const state = deal(game, shared);
  const played: PlayedMove[] = [];
  for (let seat = nextAtDeal(game, state, sitting); seat !== undefined; seat = nextAtDeal(game, state, sitting)) {
    const level = sitting[seat];
    const move = level === null ? own(state, seat, played) : answer(thinker, shared, { level, state, seat, played }, answers);
    if ('code' in move) return move as DealFault;
    game.play(state, seat, move as GameMove);
    played.push({ seat, move: move as GameMove });
  }
  const result = game.result(state);
  const at = sitting.indexOf(null);
  if (result === undefined) return { code: 'NOT_FINISHED' };
  return { played, points: result.totals[at], tablePlace: result.ranks[at] };
}

interface Asked {
  readonly level: BotLevel;
  readonly state: GameState;
  readonly seat: Seat;
  readonly played: readonly PlayedMove[];
}

function answer(thinker: Thinker, { seed }: SharedDeal, { level, state, seat, played }: Asked, answers: Answers): GameMove {
  const key = [stableHash(state), level, seat, played.length, canonicalJson(earlierOf(played, seat))].join('/');
  let move = answers.get(key);
  if (move === undefined) {
    move = steadyMove(thinker, level, thinker.game.view(state, seat), { seed, played, seat });
    answers.set(key, move);
  }
  return move;
}

/** By these moves of their own, checked one by one. */
export function byMoves(
  { game }: Thinker,
  moves: readonly GameMove[],
  wellFormed: (move: unknown) => boolean,
): Parameters<typeof playOut>[2] {
  let next = 0;
  return (state, seat) => {
    const move = moves.at(next);
    if (next >= moves.length || move === undefined) return { code: 'NOT_FINISHED' };
    next++;
    if (!wellFormed(move)) return { code: 'ILLEGAL_MOVE', move: next, detail: 'MALFORMED' };
    const refused = game.refuse(state, seat, move);
    return refused ? { code: 'ILLEGAL_MOVE', move: next, detail: refused.code } : move;
  };
}

/** As a level would play in the person's place. */
export const byLevel = (thinker: Thinker, { seed }: SharedDeal, level: BotLevel): Parameters<typeof playOut>[2] => {
  return (state, seat, played) => steadyMove(thinker, level, thinker.game.view(state, seat), { seed, played, seat });
};

/** What a deal's file says of its table; a fault where it was never one. */
export function sharedDealOf({ game }: Thinker, { deal: of }: DealFile): SharedDeal | DealFault {
  if (commitmentTo(of.seed) !== of.commitment) return { code: 'SEED_MISMATCH' };
  const table = readRecordedTable(game, of.seats, of.options);
  if ('refusal' in table) return { code: 'BAD_TABLE', detail: table.refusal.about ?? table.refusal.code };
  return { ...table, seed: of.seed, sitting: of.bots as Sitting };
}

/** One game of the file, played again. */
export function checkTry(
  thinker: Thinker,
  shared: SharedDeal,
  { deal: of }: DealFile,
  each: FiledTry,
  wellFormed: (move: unknown) => boolean,
  answers: Answers,
): DealFault | undefined {
  const who = each.name;
  const out = playOut(thinker, shared, byMoves(thinker, each.moves, wellFormed), answers);
  if ('code' in out) return { ...out, who };
  const at = shared.sitting.indexOf(null);
  const own = out.played.filter(({ seat }) => seat === at).length;
  if (own !== each.moves.length) return { code: 'TOO_MANY_MOVES', who, move: own + 1 };
  if (out.points !== each.points || out.tablePlace !== each.tablePlace)
    return { code: 'WRONG_POINTS', who, detail: `${out.points}, place ${out.tablePlace}` };
  if (each.place !== undefined && of.finishBy !== undefined && each.endedAt >= of.finishBy) return { code: 'OUT_OF_TIME', who };
  return undefined;
}

export function checkGhost(thinker: Thinker, shared: SharedDeal, ghost: FiledGhost, answers: Answers): DealFault | undefined {
  const level = ghost.level as BotLevel;
  const out = playOut(thinker, shared, byLevel(thinker, shared, level), answers);
  if ('code' in out) return { ...out, who: level };
  if (out.points !== ghost.points || out.tablePlace !== ghost.tablePlace)
    return { code: 'WRONG_POINTS', who: level, detail: `${out.points}, place ${out.tablePlace}` };
  return undefined;
}

/** Whether the places follow from the points. */
export function checkPlaces({ tries }: DealFile): DealFault | undefined {
  const ranked = tries.filter(({ place }) => place !== undefined);
  const wrong = ranked.find((each) => each.place !== 1 + ranked.filter((other) => other.points > each.points).length);
  if (wrong === undefined) return undefined;
  return { code: 'WRONG_PLACE', who: wrong.name };
}
