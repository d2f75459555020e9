/** Three people at a running table of the test game, each with a socket. */
import type { NewTable } from '../protocol.ts';
import { Player, type Socket } from './player.ts';

export interface Three {
  readonly people: readonly [Player, Player, Player];
  readonly sockets: readonly [Socket, Socket, Socket];
  readonly id: string;
  readonly path: string;
}

/** Ada, Bea and Carlo, all asked at once to put a card down; each through the process named, these with an account. */
export async function threeAtTable(
  addresses: readonly string[],
  wish: Partial<NewTable> = {},
  accounts: number[] = [],
): Promise<Three> {
  const [a, b = a, c = a] = addresses;
  const people = [await Player.join(a, 'Ada'), await Player.join(b, 'Bea'), await Player.join(c, 'Carlo')] as const;
  for (const seat of accounts) await account(people[seat], people[seat].me.name);
  const { id } = await people[0].table({ seats: 3, options: { cards: 4 }, ...wish });
  for (const [seat, person] of people.entries()) if (seat > 0) await person.post(`/api/tables/${id}/sit`, { seat });
  await people[0].post(`/api/tables/${id}/start`);
  const sockets = [await people[0].watch(id), await people[1].watch(id), await people[2].watch(id)] as const;
  await Promise.all(sockets.map((socket) => socket.version(0)));
  return { people, sockets, id, path: `/api/tables/${id}` };
}

/** Makes an account of a guest. */
async function account(player: Player, name: string): Promise<void> {
  await player.post('/api/account', { email: `${name}@example.com`, password: 'a long enough secret' });
}
