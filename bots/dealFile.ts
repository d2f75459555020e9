/**
 * A deal with everybody's games as one file that anybody can check: the deal, its seed, and of each person their own moves alone.
 * Everything else follows: cards, the bots' answers, points and places. Ghosts follow from the deal without a single move. The
 * bots' answers stand in the file as well: bots change with the program, and whoever has others can still check rules and moves.
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
import { hasTheseBots, nextAtDeal, type SharedDeal, type Seating } from './sharedDeal.ts';
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
    /** Which bots it was dealt for (`STEADY_VERSION`); absent: the first. */
    readonly botsVersion?: number;
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
  /** Where it is another than the deal's. */
  readonly botsVersion?: number;
}

export interface FiledTry {
  readonly name: string;
  readonly guest?: true;
  /** Absent in files of before it was kept in them. */
  readonly begunAt?: number;
  readonly endedAt: number;
  /** The person's own, in order. */
  readonly moves: readonly GameMove[];
  /** The bots' in order: worked out again where these bots gave them, played as they stand where others did. */
  readonly answers?: readonly GameMove[];
  /** Where it is another than the deal's; 0: some of one version and some of another. */
  readonly botsVersion?: number;
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
    | 'ILLEGAL_ANSWER'
    | 'OTHER_ANSWERS'
    | 'OTHER_BOTS'
    | 'NOT_FINISHED'
    | 'TOO_MANY_MOVES'
    | 'WRONG_POINTS'
    | 'WRONG_PLACE'
    | 'OUT_OF_TIME';
  /** Whose game: a person's name, or a level. */
  readonly who?: string;
  /** Number of the person's own move, or of the bots' answer, from 1. */
  readonly move?: number;
  readonly detail?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isHash = (text: unknown): boolean => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
const isTime = (value: unknown): boolean => value === undefined || typeof value === 'number';
const isVersion = (value: unknown): boolean => value === undefined || (Number.isSafeInteger(value) && (value as number) >= 0);
const areMoves = (value: unknown): boolean =>
  Array.isArray(value) && value.every((move) => isRecord(move) && typeof move.type === 'string');

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
    isVersion(of.botsVersion) &&
    isHash(of.commitment) &&
    isHash(of.seed) &&
    typeof of.beginsAt === 'number' &&
    isTime(of.endsAt) &&
    isTime(of.finishBy) &&
    Array.isArray(ghosts) &&
    ghosts.every(isFiledGhost) &&
    Array.isArray(tries) &&
    tries.every(isFiledTry);
  return wellFormed ? (json as unknown as DealFile) : { code: 'NOT_A_DEAL' };
}

const hasOutcome = ({ points, tablePlace }: Record<string, unknown>): boolean =>
  typeof points === 'number' && typeof tablePlace === 'number';

const isFiledGhost = (json: unknown): boolean =>
  isRecord(json) && typeof json.level === 'string' && isLevel(json.level) && hasOutcome(json) && isVersion(json.botsVersion);

function isFiledTry(json: unknown): boolean {
  if (!isRecord(json) || !hasOutcome(json)) return false;
  const { name, begunAt, endedAt, moves, answers, botsVersion, place, notCounted } = json;
  return (
    typeof name === 'string' &&
    isTime(begunAt) &&
    typeof endedAt === 'number' &&
    areMoves(moves) &&
    (answers === undefined || areMoves(answers)) &&
    isVersion(botsVersion) &&
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
export type KnownAnswers = Map<string, GameMove>;

/** Says what a seat plays, or why it cannot. */
export type Playing = (state: GameState, seat: Seat, played: readonly PlayedMove[]) => GameMove | DealFault;

/** Plays the deal: the person by `own`, the bots by themselves or as `theirs` says. */
export function playOut(
  thinker: Thinker,
  shared: SharedDeal,
  own: Playing,
  answers: KnownAnswers = new Map(),
  theirs: Playing = byThemselves(thinker, shared, answers),
): PlayedOut | DealFault {
  const { game } = thinker;
  const { sitting } = shared;
  const state = deal(game, shared);
  const played: PlayedMove[] = [];
  for (let seat = nextAtDeal(game, state, sitting); seat !== undefined; seat = nextAtDeal(game, state, sitting)) {
    const move = (sitting[seat] === null ? own : theirs)(state, seat, played);
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

function answer(thinker: Thinker, { seed }: SharedDeal, { level, state, seat, played }: Asked, answers: KnownAnswers): GameMove {
  const key = [stableHash(state), level, seat, played.length, canonicalJson(earlierOf(played, seat))].join('/');
  let move = answers.get(key);
  if (move === undefined) {
    move = steadyMove(thinker, level, thinker.game.view(state, seat), { seed, played, seat });
    answers.set(key, move);
  }
  return move;
}

/** The bots' own answers. */
const byThemselves = (thinker: Thinker, shared: SharedDeal, answers: KnownAnswers): Playing => {
  return (state, seat, played) => {
    const level = shared.sitting[seat];
    if (level === null) throw new RangeError(`Seat ${seat} is a person's.`);
    return answer(thinker, shared, { level, state, seat, played }, answers);
  };
};

/** By these moves, checked one by one: a person's own, or answers of bots that are not here. */
export function byMoves(
  { game }: Thinker,
  moves: readonly GameMove[],
  wellFormed: (move: unknown) => boolean,
  code: 'ILLEGAL_MOVE' | 'ILLEGAL_ANSWER' = 'ILLEGAL_MOVE',
): Playing {
  let next = 0;
  return (state, seat) => {
    const move = moves.at(next);
    if (next >= moves.length || move === undefined) return { code: 'NOT_FINISHED' };
    next++;
    if (!wellFormed(move)) return { code, move: next, detail: 'MALFORMED' };
    const refused = game.refuse(state, seat, move);
    return refused ? { code, move: next, detail: refused.code } : move;
  };
}

/** As a level would play in the person's place. */
export const byLevel = (thinker: Thinker, { seed }: SharedDeal, level: BotLevel): Playing => {
  return (state, seat, played) => steadyMove(thinker, level, thinker.game.view(state, seat), { seed, played, seat });
};

/** What a deal's file says of its table; a fault where it was never one. */
export function sharedDealOf({ game }: Thinker, { deal: of }: DealFile): SharedDeal | DealFault {
  if (commitmentTo(of.seed) !== of.commitment) return { code: 'SEED_MISMATCH' };
  const table = readRecordedTable(game, of.seats, of.options);
  if ('refusal' in table) return { code: 'BAD_TABLE', detail: table.refusal.about ?? table.refusal.code };
  return { ...table, seed: of.seed, sitting: of.bots as Seating };
}

/** Whether this bot is the one of a game in the file. */
export const isOfTheseBots = (thinker: Thinker, { deal: of }: DealFile, each: Pick<FiledTry, 'botsVersion'>): boolean =>
  hasTheseBots({ botsVersion: each.botsVersion ?? of.botsVersion ?? 1 }, thinker);

/** One game of the file, played again: the bots' answers worked out, or, where they were other bots, as they stand. */
export function checkTry(
  thinker: Thinker,
  shared: SharedDeal,
  file: DealFile,
  each: FiledTry,
  wellFormed: (move: unknown) => boolean,
  answers: KnownAnswers,
): DealFault | undefined {
  const who = each.name;
  const { deal: of } = file;
  const theseBots = isOfTheseBots(thinker, file, each);
  if (!theseBots && each.answers === undefined) return { code: 'OTHER_BOTS', who };
  const own = byMoves(thinker, each.moves, wellFormed);
  const asTheyStand = theseBots ? undefined : byMoves(thinker, each.answers ?? [], wellFormed, 'ILLEGAL_ANSWER');
  const out = playOut(thinker, shared, own, answers, asTheyStand);
  if ('code' in out) return { ...out, who };
  const at = shared.sitting.indexOf(null);
  const moves = out.played.filter(({ seat }) => seat === at).length;
  if (moves !== each.moves.length) return { code: 'TOO_MANY_MOVES', who, move: moves + 1 };
  const other = each.answers && firstOther(out.played, at, each.answers);
  if (other !== undefined) return { code: 'OTHER_ANSWERS', who, move: other };
  if (out.points !== each.points || out.tablePlace !== each.tablePlace)
    return { code: 'WRONG_POINTS', who, detail: `${out.points}, place ${out.tablePlace}` };
  return each.place !== undefined && !isInTime(of, each) ? { code: 'OUT_OF_TIME', who } : undefined;
}

/** The number of the first answer, from 1, that is not what was played. */
function firstOther(played: readonly PlayedMove[], person: Seat, answers: readonly GameMove[]): number | undefined {
  const theirs = played.filter(({ seat }) => seat !== person);
  const at = theirs.findIndex(({ move }, index) => canonicalJson(move) !== canonicalJson(answers.at(index) ?? null));
  if (at >= 0) return at + 1;
  return answers.length > theirs.length ? theirs.length + 1 : undefined;
}

/** Begun while the deal was open, and finished in time. */
function isInTime({ beginsAt, endsAt, finishBy }: DealFile['deal'], { begunAt, endedAt }: FiledTry): boolean {
  if (finishBy !== undefined && endedAt >= finishBy) return false;
  return begunAt === undefined || (begunAt >= beginsAt && (endsAt === undefined || begunAt < endsAt));
}

export function checkGhost(
  thinker: Thinker,
  shared: SharedDeal,
  ghost: FiledGhost,
  answers: KnownAnswers,
): DealFault | undefined {
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
