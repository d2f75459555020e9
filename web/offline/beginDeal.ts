/** Sets a table in this browser with a deal whose seed is known: my seat, and bots whose every answer follows from the deal. */
import { deal, readTableRequest, type Options } from '@cantiere/engine';
import type { DealSeat } from '@cantiere/server/protocol';
import { ApiError } from '../ask/http.ts';
import { openGame } from '../editions/open.ts';
import { newId } from './begin.ts';
import { FORMAT, keep, makeRoom, type SavedGame } from './saved.ts';

interface Dealt {
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly seats: readonly DealSeat[];
  readonly seed: string;
  readonly name: string;
  readonly myName: string;
}

export async function beginDeal({ game: id, edition, options, seats, seed, name, myName }: Dealt): Promise<SavedGame> {
  const { game } = await (await openGame(id, edition)).rules();
  const table = readTableRequest(game, seats.length, options);
  if ('refusal' in table) throw new ApiError('BAD_OPTIONS', table.refusal);
  makeRoom();
  const start = { ...table, seed };
  const now = Date.now();
  const saved: SavedGame = {
    format: FORMAT,
    id: newId(now),
    name,
    game: id,
    rulesVersion: game.meta.rulesVersion,
    edition,
    start,
    seats: seats.map((seat) => (seat.kind === 'me' ? { kind: 'me', name: myName } : seat)),
    steps: [],
    createdAt: now,
    updatedAt: now,
    toAct: game.toAct(deal(game, start)),
    steady: true,
  };
  keep(saved);
  return saved;
}
