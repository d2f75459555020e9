/** Two people at a running table of the test game, each with a socket. */
import type { NewTable, TableInfo } from '../protocol.ts';
import { place } from './place.ts';
import { Player, type Socket } from './player.ts';
import type { Move, State } from './game/altezze.ts';

export interface Two {
  readonly ada: Player;
  readonly bruno: Player;
  readonly id: string;
  readonly path: string;
  readonly first: Socket;
  readonly second: Socket;
}

/** Both are asked at once, to put a card down. The second may come through another process. */
export async function twoAtTable(address: string, wish: Partial<NewTable> = {}, elsewhere = address): Promise<Two> {
  const ada = await Player.join(address, 'Ada');
  const bruno = await Player.join(elsewhere, 'Bruno');
  const { id } = await ada.table(wish);
  await bruno.post(`/api/tables/${id}/sit`, { seat: 1 });
  await ada.post(`/api/tables/${id}/start`);
  const [first, second] = [await ada.watch(id), await bruno.watch(id)];
  await Promise.all([first.version(0), second.version(0)]);
  return { ada, bruno, id, path: `/api/tables/${id}`, first, second };
}

export async function play(socket: Socket, move: Move): Promise<void> {
  const version = (socket.update?.version ?? 0) + 1;
  const id = socket.move(move);
  await socket.taken(id);
  await socket.version(version);
}

/** Plays the first round so that `winner`, who put the last card down, may weigh up and swap. */
export async function firstRound({ first, second }: Two): Promise<{ winner: Socket; loser: Socket }> {
  const lowest = (socket: Socket): number => Math.min(...socket.view<State>().hands[socket.seat as number]);
  const [loser, winner] = lowest(first) < lowest(second) ? [first, second] : [second, first];
  await play(loser, place(loser));
  await winner.version(1);
  await play(winner, place(winner));
  await loser.version(2);
  return { winner, loser };
}

export const info = async (who: Player, id: string): Promise<TableInfo> => (await who.get(`/api/tables/${id}`)) as TableInfo;
