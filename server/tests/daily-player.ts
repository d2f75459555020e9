/** Somebody who plays a deal to its end: with the first move that is legal, or as they are told. */
import type { GameMove } from '@cantiere/engine';
import type { DailyToday, DealField, DealInfo, TryStarted } from '../protocol.ts';
import { game, type State } from './game/altezze.ts';
import type { Player, Socket } from './player.ts';

export type Picks = (moves: readonly GameMove[], turn: number) => GameMove;

export const firstMove: Picks = (moves) => moves[0];
export const lastMove: Picks = (moves) => moves[moves.length - 1];

export const today = async (player: Player): Promise<DailyToday> => (await player.get('/api/daily')) as DailyToday;
export const dealOf = async (player: Player, id: string): Promise<DealInfo> => (await player.get(`/api/deals/${id}`)) as DealInfo;
export const fieldOf = async (player: Player, id: string): Promise<DealField> =>
  (await player.get(`/api/deals/${id}/field`)) as DealField;

export const begin = async (player: Player, deal: string): Promise<TryStarted> =>
  (await player.post(`/api/deals/${deal}/try`)) as TryStarted;

/** Plays on at that table until it is over. */
export async function playOn(player: Player, table: string, choose: Picks = firstMove): Promise<void> {
  const socket = await player.watch(table);
  await socket.until('a welcome', () => socket.update);
  for (let turn = 0; !socket.update?.result; turn++) {
    await socket.until('my turn', () => socket.update?.result !== undefined || isAsked(socket));
    if (socket.update?.result) break;
    await socket.taken(socket.move(choose(game.moves(socket.view<State>(), socket.seat as number), turn)));
  }
  await socket.close();
}

export const isAsked = (socket: Socket): boolean => socket.update?.toAct.includes(socket.seat as number) ?? false;

/** Begins, plays to the end, and gives the deal as it is then. */
export async function playDeal(player: Player, deal: string, choose: Picks = firstMove): Promise<DealInfo> {
  const { table } = await begin(player, deal);
  await playOn(player, table.id, choose);
  return dealOf(player, deal);
}
