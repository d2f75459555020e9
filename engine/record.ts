/** A whole game as one JSON document that anybody can check: start, moves with fingerprints, result, seed and its commitment. */
import { canonicalJson, commitmentTo, stableHash } from './hash.ts';
import type { AnyGame, GameState, Result } from './contract.ts';
import { readEdition } from './edition.ts';
import { IllegalRecord, deal, playRecorded, readRecordedTable, type Branch, type PlayedMove, type TableStart } from './table.ts';
import type { Options } from './options.ts';

export const RECORD_FORMAT = 'cantiere-game';
export const RECORD_VERSION = 1;

export interface RecordedMove extends PlayedMove {
  /** First 16 digits of the state's hash after the move. */
  readonly hash: string;
}

/** A move that was played and taken back. */
export interface UndoneMove extends PlayedMove {
  /** How many moves stood when it was played. */
  readonly at: number;
  /** How many still stood when it had been taken back, it or what it was played upon: there the game went on. Left out: `at`. */
  readonly backTo?: number;
}

/** At the position after so many moves, so many others were played and taken back. */
export interface TakenBackAt {
  readonly at: number;
  readonly moves: number;
}

export function takenBack(undone: readonly UndoneMove[]): readonly TakenBackAt[] {
  const counts = new Map<number, number>();
  for (const { at, backTo = at } of undone) counts.set(backTo, (counts.get(backTo) ?? 0) + 1);
  return [...counts].map(([at, moves]) => ({ at, moves })).sort((a, b) => a.at - b.at);
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly rulesVersion: number;
  /** Rules and components it was played with; absent in records from before editions had names. */
  readonly edition?: string;
  readonly seats: number;
  readonly options: Options;
  /** Who sat where, for people to read; proves nothing. */
  readonly players: readonly string[];
  readonly commitment: string;
  readonly seed: string;
  /** The game went on from a position of another. */
  readonly from?: Branch;
  /** Hash after setup. */
  readonly dealt: string;
  readonly moves: readonly RecordedMove[];
  readonly result?: Result;
  /** What was taken back, in the order played; for people to read, proves nothing. */
  readonly undone?: readonly UndoneMove[];
  /** Moves were taken back across something revealed, against bots alone. */
  readonly training?: true;
  /**
   * By seat the level of a bot whose every move follows from the deal and the moves before it, or null for a person: then the
   * bots' answers can be worked out again too. Absent where bots thought by the clock, or nobody is to compare anything.
   */
  readonly bots?: readonly (string | null)[];
  /** Which bots those were; absent: the first. Others may answer otherwise: then rules and moves alone can be checked. */
  readonly botsVersion?: number;
}

/** What a table knows of its game beside the moves that stand. */
export type RecordNotes = Pick<GameRecord, 'edition' | 'undone' | 'training' | 'bots' | 'botsVersion'>;

export function shortHash(state: unknown): string {
  return stableHash(state).slice(0, 16);
}

export function record(...table: Parameters<typeof recording>): GameRecord {
  const writing = recording(...table);
  for (;;) {
    const { done, value } = writing.next();
    if (done) return value;
  }
}

/** The same, with a rest after every move: a long game takes long, and a server has others to answer meanwhile. */
export function* recording(
  game: AnyGame,
  start: TableStart,
  moves: readonly PlayedMove[],
  players: readonly string[],
  { edition, undone = [], training, bots, botsVersion }: RecordNotes = {},
): Generator<void, GameRecord> {
  const state = deal(game, start);
  const dealt = shortHash(state);
  const recorded: RecordedMove[] = [];
  for (const [index, played] of moves.entries()) {
    playRecorded(game, state, played, index);
    recorded.push({ seat: played.seat, move: played.move, hash: shortHash(state) });
    yield;
  }
  const result = game.result(state);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.meta.id,
    rulesVersion: game.meta.rulesVersion,
    ...(edition !== undefined && { edition }),
    seats: start.seats,
    options: start.options,
    players,
    commitment: commitmentTo(start.seed),
    seed: start.seed,
    ...(start.from && { from: start.from }),
    dealt,
    moves: recorded,
    ...(result && { result }),
    ...(undone.length > 0 && { undone }),
    ...(training && { training }),
    ...(bots && { bots }),
    ...(bots && botsVersion !== undefined && { botsVersion }),
  };
}

/** What is wrong with a record, as a code with the place; undefined when everything adds up. */
export interface RecordFault {
  readonly code:
    | 'NOT_A_RECORD'
    | 'OTHER_VERSION'
    | 'OTHER_GAME'
    | 'OTHER_RULES'
    | 'OTHER_EDITION'
    | 'BAD_TABLE'
    | 'BAD_BRANCH'
    | 'SEED_MISMATCH'
    | 'DEAL_MISMATCH'
    | 'ILLEGAL_MOVE'
    | 'HASH_MISMATCH'
    | 'RESULT_MISMATCH'
    | 'OTHER_BOTS';
  /** Number of the move concerned, from 1. */
  readonly move?: number;
  readonly detail?: string;
}

/** More than any game's moves, and games that went on from each other, ever have. What is deeper is made to exhaust its reader. */
const DEEPEST = 100;

/** Level by level, for a function that calls itself would be exhausted first. */
function isDeeperThan(json: unknown, deepest: number): boolean {
  let level: object[] = typeof json === 'object' && json !== null ? [json] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((item) => Object.values(item).filter((inner) => typeof inner === 'object' && inner !== null));
  }
  return false;
}

/** Whether this is a record at all, judged by shape alone, so that the checks after it can rely on the types. */
export function readRecord(json: unknown): GameRecord | RecordFault {
  if (typeof json !== 'object' || json === null || (json as GameRecord).format !== RECORD_FORMAT) return { code: 'NOT_A_RECORD' };
  if (isDeeperThan(json, DEEPEST)) return { code: 'NOT_A_RECORD', detail: 'nested too deeply' };
  const doc = json as Record<keyof GameRecord, unknown>;
  if (doc.version !== RECORD_VERSION) return { code: 'OTHER_VERSION', detail: String(doc.version) };
  const moves: unknown = doc.moves;
  const wellFormed =
    typeof doc.game === 'string' &&
    typeof doc.rulesVersion === 'number' &&
    (doc.edition === undefined || isEditionOf(doc.edition, doc.rulesVersion)) &&
    typeof doc.seats === 'number' &&
    typeof doc.options === 'object' &&
    doc.options !== null &&
    Array.isArray(doc.players) &&
    doc.players.every((name) => typeof name === 'string') &&
    [doc.commitment, doc.seed].every(isHash) &&
    (doc.from === undefined || isBranch(doc.from)) &&
    typeof doc.dealt === 'string' &&
    Array.isArray(moves) &&
    moves.every(isRecordedMove) &&
    (doc.undone === undefined || (Array.isArray(doc.undone) && doc.undone.every(isUndoneMove))) &&
    (doc.training === undefined || doc.training === true) &&
    (doc.bots === undefined || isSitting(doc.bots, doc.seats)) &&
    (doc.botsVersion === undefined || Number.isSafeInteger(doc.botsVersion));
  return wellFormed ? (json as GameRecord) : { code: 'NOT_A_RECORD' };
}

const isEditionOf = (id: unknown, rulesVersion: number): boolean =>
  typeof id === 'string' && readEdition(id)?.rulesVersion === rulesVersion;

const isSitting = (bots: unknown, seats: number): boolean =>
  Array.isArray(bots) && bots.length === seats && bots.every((bot) => bot === null || typeof bot === 'string');

const isHash = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

function isBranch(item: unknown): item is Branch {
  if (typeof item !== 'object' || item === null) return false;
  const { seed, moves, seat, from } = item as Record<keyof Branch, unknown>;
  return (
    isHash(seed) &&
    Array.isArray(moves) &&
    moves.every(isPlayedMove) &&
    Number.isInteger(seat) &&
    (from === undefined || isBranch(from))
  );
}

/** Whether what this game goes on from could have been played at such a table. */
function isPlayable(branch: Branch | undefined, seats: number, wellFormed: (move: unknown) => boolean): boolean {
  if (!branch) return true;
  const { seat, moves, from } = branch;
  return seat >= 0 && seat < seats && moves.every(({ move }) => wellFormed(move)) && isPlayable(from, seats, wellFormed);
}

function isRecordedMove(item: unknown): item is RecordedMove {
  return isPlayedMove(item) && typeof (item as { hash?: unknown }).hash === 'string';
}

function isUndoneMove(item: unknown): item is UndoneMove {
  const { at, backTo } = (item ?? {}) as Partial<UndoneMove>;
  return isPlayedMove(item) && Number.isInteger(at) && (backTo === undefined || Number.isInteger(backTo));
}

function isPlayedMove(item: unknown): item is PlayedMove {
  if (typeof item !== 'object' || item === null) return false;
  const { seat, move } = item as Record<keyof PlayedMove, unknown>;
  return (
    Number.isInteger(seat) && typeof move === 'object' && move !== null && typeof (move as { type?: unknown }).type === 'string'
  );
}

/**
 * Plays the record again and compares everything. `wellFormed` checks a move against the game's schema: a tampered move
 * must not reach the rules in a shape they do not expect. `edition` is what `game` is; a record of another one is not judged,
 * since what looks like a forgery there may be honest play with other cards. Without it the rules' version alone is compared.
 */
export function verify(
  game: AnyGame,
  doc: GameRecord,
  wellFormed: (move: unknown) => boolean,
  edition?: string,
): RecordFault | undefined {
  if (doc.game !== game.meta.id) return { code: 'OTHER_GAME', detail: doc.game };
  if (doc.rulesVersion !== game.meta.rulesVersion)
    return { code: 'OTHER_RULES', detail: doc.edition ?? String(doc.rulesVersion) };
  if (doc.edition !== undefined && edition !== undefined && doc.edition !== edition)
    return { code: 'OTHER_EDITION', detail: doc.edition };
  if (commitmentTo(doc.seed) !== doc.commitment) return { code: 'SEED_MISMATCH' };
  const table = readRecordedTable(game, doc.seats, doc.options);
  if ('refusal' in table) return { code: 'BAD_TABLE', detail: table.refusal.about ?? table.refusal.code };
  const { from } = doc;
  if (!isPlayable(from, table.seats, wellFormed)) return { code: 'BAD_BRANCH', detail: 'MALFORMED' };
  let state: GameState;
  try {
    state = deal(game, { ...table, seed: doc.seed, ...(from && { from }) });
  } catch (error) {
    if (error instanceof IllegalRecord) return { code: 'BAD_BRANCH', detail: error.refusal.code };
    throw error;
  }
  if (shortHash(state) !== doc.dealt) return { code: 'DEAL_MISMATCH' };
  for (const [index, played] of doc.moves.entries()) {
    const move = index + 1;
    if (!wellFormed(played.move)) return { code: 'ILLEGAL_MOVE', move, detail: 'MALFORMED' };
    try {
      playRecorded(game, state, played, index);
    } catch (error) {
      if (error instanceof IllegalRecord) return { code: 'ILLEGAL_MOVE', move, detail: error.refusal.code };
      throw error;
    }
    if (shortHash(state) !== played.hash) return { code: 'HASH_MISMATCH', move };
  }
  const result = game.result(state);
  if (canonicalJson(result ?? null) !== canonicalJson(doc.result ?? null)) return { code: 'RESULT_MISMATCH' };
  return undefined;
}
