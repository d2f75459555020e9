/** Sets a new table in this browser. */
import { deal, readTableRequest, type Options } from '@cantiere/engine';
import type { BotLevel } from '@cantiere/bots/levels';
import { BUILDERS } from '@cantiere/bots/temperaments';
import { ApiError } from '../ask/http.ts';
import { rulesForSetup } from '../editions/open.ts';
import { FORMAT, keep, makeRoom, savedGames, type CoachCalled, type SavedGame, type SavedSeat } from './saved.ts';
import { SITES } from './names.ts';

export interface OfflineSetup {
  readonly game: string;
  /** One for each opponent, in their order around the table; I sit first. */
  readonly bots: readonly BotLevel[];
  readonly options?: Options;
  readonly name?: string;
  readonly myName: string;
  /** A coach sits beside me from the start: the game is training. */
  readonly coach?: CoachCalled | undefined;
}

/** The new game, already written down. Throws ApiError for a table that the game does not allow. */
export async function begin({ game: id, bots, options = {}, name = '', myName, coach }: OfflineSetup): Promise<SavedGame> {
  const setup = await rulesForSetup(id);
  if (setup === undefined) throw new ApiError('NOT_FOUND');
  const { game, edition, exact } = setup;
  const table = readTableRequest(game, bots.length + 1, options);
  if ('refusal' in table) throw new ApiError('BAD_OPTIONS', table.refusal);
  makeRoom();
  const start = { ...table, seed: newSeed() };
  const seats: readonly SavedSeat[] = [{ kind: 'me', name: myName }, ...bots.map((level, n) => botAt(n, level, myName))];
  const now = Date.now();
  const saved: SavedGame = {
    format: FORMAT,
    id: newId(now),
    name: name === '' ? newName() : name,
    game: id,
    rulesVersion: game.meta.rulesVersion,
    edition,
    start,
    seats,
    steps: [],
    createdAt: now,
    updatedAt: now,
    toAct: exact ? game.toAct(deal(game, start)) : [],
    ...(coach && { coach, training: true }),
  };
  keep(saved);
  return saved;
}

/** The same table once more, with a new shuffle. */
export function beginAgain({ game, seats, start, coach }: SavedGame): Promise<SavedGame> {
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
  return begin({ game, bots, options: start.options, myName: seats.find(({ kind }) => kind === 'me')?.name ?? '', coach });
}

export function botAt(n: number, level: BotLevel, myName: string): SavedSeat {
  const free = BUILDERS.filter((name) => name !== myName);
  return { kind: 'bot', level, name: free[n] ?? `Bot ${n + 2}` };
}

function newName(): string {
  const taken = new Set(savedGames().map(({ name }) => name));
  const free = SITES.filter((name) => !taken.has(name));
  const from = free.length > 0 ? free : SITES;
  return from[Math.floor(Math.random() * from.length)] ?? 'Cantiere';
}

export const newId = (now: number): string => `${now.toString(36)}${newSeed().slice(0, 6)}`;

/** 256 bits, like the server's. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
