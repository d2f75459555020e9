/**
 * What the present editions are, written down: for each game its edition, the fingerprints of its golden games and of how many ways
 * there are to play the first moves. A change of rules or components that nobody meant to be one shows here.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultOptions,
  deal,
  pick,
  playRecorded,
  quickChance,
  readRecord,
  seedFrom,
  shortHash,
  stableHash,
  type Game,
  type GameRecord,
} from '@cantiere/engine';
import { perft } from '@cantiere/engine/conformance';
import { everyGame, type Shelved } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import { moduleFile, pastEditions } from '@cantiere/server/editions';
import { VERSION } from '@cantiere/server/version';
import { UsageError } from '../command.ts';
import { GAMES } from './build.ts';

const LOCK = fileURLToPath(new URL('../../games/editions.lock.json', import.meta.url));

/** Deep enough to meet the first questions of every game, and a second's work for all of them. */
const DEPTH = 2;
const RANDOM_GAMES = 3;

export interface LockedGame {
  readonly edition: string;
  /** What the rules make of each golden game, by the name of its file. */
  readonly golden: Readonly<Record<string, string>>;
  /** Ways to play the first moves, for each number of players. */
  readonly perft: Readonly<Record<string, number>>;
  /** Of whole games played at random: their ends, and everything that was told on the way. */
  readonly random: string;
  /** Its past editions, each with the fingerprint of its module: what is frozen never changes. */
  readonly past: Readonly<Record<string, string>>;
}

export interface Lock {
  /** The version of Cantiere whose editions were last all frozen, or from which on none was yet. */
  readonly release: string;
  readonly games: Readonly<Record<string, LockedGame>>;
}

export const readLock = (): Lock => JSON.parse(readFileSync(LOCK, 'utf8')) as Lock;

/** What holds now. */
export async function lockOf(shelved: Shelved): Promise<LockedGame> {
  const { game } = await shelved.rules();
  const edition = await editionOf(shelved);
  return { edition, golden: golden(game), perft: ways(game), random: randomGames(game), past: past(game.meta.id) };
}

function past(id: string): Record<string, string> {
  const folder = join(GAMES, id, 'past');
  const digest = (edition: string): string => stableHash(readFileSync(moduleFile(folder, edition), 'utf8')).slice(0, 16);
  return Object.fromEntries(pastEditions(folder).map(({ edition }) => [edition, digest(edition)]));
}

function golden(game: Game): Record<string, string> {
  const folder = join(GAMES, game.meta.id, 'tests', 'golden');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
  return Object.fromEntries(
    files.map((file) => [file, outcome(game, readRecord(JSON.parse(readFileSync(join(folder, file), 'utf8'))))]),
  );
}

/** Every position and the result; where the game cannot be played to its end, that is the outcome. */
function outcome(game: Game, doc: ReturnType<typeof readRecord>): string {
  if ('code' in doc) return doc.code;
  try {
    return stableHash(replayed(game, doc)).slice(0, 16);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function replayed(game: Game, doc: GameRecord): unknown {
  const told: Parameters<Game['play']>[3] = [];
  const state = deal(game, doc, told);
  const hashes = doc.moves.map((played, index) => {
    playRecorded(game, state, played, index, told);
    return shortHash(state);
  });
  return [hashes, told, game.result(state) ?? null];
}

function ways(game: Game): Record<string, number> {
  const options = defaultOptions(game.options);
  const counts: Record<string, number> = {};
  for (let seats = game.meta.players.min; seats <= game.meta.players.max; seats++)
    if (game.refuseTable(seats, options) === undefined) counts[seats] = perft(game, { seats, options }, 'perft', DEPTH);
  return counts;
}

function randomGames(game: Game): string {
  const hashes = Array.from({ length: RANDOM_GAMES }, (_, n) => {
    const { min, max } = game.meta.players;
    const start = { seats: min + (n % (max - min + 1)), options: defaultOptions(game.options), seed: seedFrom(`lock ${n}`) };
    const chance = quickChance(n);
    const told: Parameters<Game['play']>[3] = [];
    const state = deal(game, start, told);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const moves = game.moves(state, seat);
      game.play(state, seat, pick(chance, moves), told);
    }
    return [shortHash(state), shortHash(told), game.result(state) ?? null];
  });
  return stableHash(hashes).slice(0, 16);
}

export interface Comparison {
  readonly id: string;
  readonly locked: LockedGame | undefined;
  readonly now: LockedGame;
}

/** What is not as it was written down: in words that say what to do. Undefined: everything is. */
export function lockFault({ id, locked, now }: Comparison): string | undefined {
  const lock = 'then write it down: npx cantiere editions --lock';
  if (locked === undefined)
    return `${id} is not in games/editions.lock.json: a new game is written down with npx cantiere editions --lock`;
  const lost = Object.entries(locked.past).find(([edition, digest]) => now.past[edition] !== digest);
  if (lost) {
    const back = `Tables are played with it: take it back from version control (games/${id}/past).`;
    return now.past[lost[0]] === undefined
      ? `${id}: the module of its past edition ${lost[0]} is gone. ${back} Only where no table anywhere needs it any more: ${lock.slice(5)}`
      : `${id}: the module of its past edition ${lost[0]} was changed. ${back}`;
  }
  const changes = changesOf(locked, now);
  if (changes.length === 0) return undefined;
  const what = `${id}: ${changes.join('; ')}.`;
  const released = locked.past[locked.edition] !== undefined;
  if (now.edition !== locked.edition) {
    return released
      ? `${what} Its predecessor ${locked.edition} is frozen, so nothing that is played breaks; ${lock}`
      : `${what} Edition ${locked.edition} was never released (it is not in games/${id}/past). If it was played anywhere: go back to it, npx cantiere freeze ${id}, and come again. If not, ${lock}`;
  }
  return released
    ? `${what} But edition ${locked.edition} is released: running games and records of it would break. If that was not meant, undo it. If it was: raise rulesVersion in games/${id}/meta.ts (the predecessor is frozen already), record the golden games anew (UPDATE_GOLDEN=game), ${lock}`
    : `${what} Edition ${locked.edition} is not released yet (it is not in games/${id}/past). If the change was meant, raise rulesVersion in games/${id}/meta.ts where games of it are being played, ${lock}`;
}

function changesOf(locked: LockedGame, now: LockedGame): string[] {
  const changed: string[] = [];
  if (locked.edition !== now.edition) changed.push(`its edition was ${locked.edition} and is ${now.edition}`);
  for (const file of new Set([...Object.keys(locked.golden), ...Object.keys(now.golden)]))
    if (locked.golden[file] !== now.golden[file]) changed.push(`the golden game ${file} is played otherwise`);
  for (const seats of new Set([...Object.keys(locked.perft), ...Object.keys(now.perft)]))
    if (locked.perft[seats] !== now.perft[seats])
      changed.push(
        `the first moves of ${seats} players can be played in ${now.perft[seats] ?? 'no'} ways, not ${locked.perft[seats] ?? 'any'}`,
      );
  if (locked.random !== now.random) changed.push('games played at random end otherwise, or tell something else');
  return changed;
}

/** A new version of Cantiere takes no edition along that is not kept. Undefined: all are. */
export function releaseFault(release: string, version: string, games: Readonly<Record<string, LockedGame>>): string | undefined {
  if (release === version) return undefined;
  const loose = Object.entries(games).filter(([, { edition, past }]) => past[edition] === undefined);
  const names = loose.map(([id]) => id).join(' ');
  return `This is Cantiere ${version}, and the editions were last kept for ${release}. ${loose.length > 0 ? `Freeze what this version is played with: npx cantiere freeze ${names}; then` : 'All are frozen:'} npx cantiere editions --lock`;
}

/** Everything that is not as it was written down. */
export async function lockFaults(): Promise<string[]> {
  const { release, games } = readLock();
  const faults: (string | undefined)[] = [];
  for (const shelved of everyGame) {
    const { id } = shelved.meta;
    faults.push(lockFault({ id, locked: (games as Partial<Lock['games']>)[id], now: await lockOf(shelved) }));
  }
  return [...faults, releaseFault(release, VERSION, games)].filter((fault) => fault !== undefined);
}

/** Whether it may be written down: nothing that is kept has changed, neither its module nor how the edition is played. */
export function mayRenew(locked: LockedGame, now: LockedGame): boolean {
  const changed = Object.entries(locked.past).some(([edition, digest]) => (now.past[edition] ?? digest) !== digest);
  const isOther = now.edition === locked.edition && changesOf(locked, now).length > 0;
  return !changed && !(isOther && locked.past[locked.edition] !== undefined);
}

/** Writes the lock again, line by line what changed. Refuses where a released edition would change under its name. */
export async function renewLock(): Promise<string[]> {
  const before = existsSync(LOCK) ? readLock() : { release: VERSION, games: {} };
  const games: Record<string, LockedGame> = {};
  const told: string[] = [];
  for (const shelved of everyGame) {
    const { id } = shelved.meta;
    const locked = (before.games as Partial<Lock['games']>)[id];
    const now = await lockOf(shelved);
    const changes = locked ? changesOf(locked, now) : ['is new'];
    if (locked && !mayRenew(locked, now)) throw new UsageError(`Not written. ${lockFault({ id, locked, now })}`);
    games[id] = now;
    if (changes.length > 0) told.push(`${id}: ${changes.join('; ')}.`);
  }
  const open = Object.values(games).some(({ edition, past: kept }) => kept[edition] === undefined);
  const release = before.release !== VERSION && open ? before.release : VERSION;
  writeFileSync(LOCK, `${JSON.stringify({ release, games }, null, 2)}\n`);
  const fault = releaseFault(release, VERSION, games);
  return [...(told.length > 0 ? told : ['Nothing has changed.']), ...(fault === undefined ? [] : [fault])];
}
