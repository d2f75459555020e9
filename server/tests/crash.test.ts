/** kill -9 at any time: every acknowledged move is there, every table goes on, bots continue. */
import { expect, it } from 'vitest';
import { startChild, type Child } from './child.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './serving.ts';
import { Steadfast } from './steadfast.ts';

const TABLES = 8;
const KILLS_AFTER = [10, 25, 45];

it('no acknowledged move is lost over three kills in the middle of eight games', async () => {
  const data = await temporaryFolder();
  let server: Child = await startChild({ data });
  const people = await Promise.all(Array.from({ length: TABLES }, (_, i) => Player.join(server.address, `Persona ${i}`)));
  const players = await Promise.all(
    people.map(async (person) => {
      const bots = [1, 2].map((seat) => ({ seat, level: 'greedy' as const }));
      const { id } = await person.table({ seats: 3, options: { cards: 8 }, bots, start: true });
      return new Steadfast(person, id, () => server.address);
    }),
  );
  let acknowledged = 0;
  let restarting = Promise.resolve();
  for (const player of players) {
    player.onAcknowledged = () => {
      if (KILLS_AFTER.includes(++acknowledged)) restarting = restarting.then(killAndStart);
    };
  }
  async function killAndStart(): Promise<void> {
    await server.kill();
    server = await startChild({ data });
  }
  const sockets = await Promise.all(players.map((player) => player.playToTheEnd()));
  await restarting;
  expect(acknowledged).toBeGreaterThanOrEqual(TABLES * 8);
  for (const [i, player] of players.entries()) {
    const socket = sockets[i].closed === undefined ? sockets[i] : await player.playToTheEnd();
    expect(await player.lost(socket)).toEqual([]);
    // Told without gap or repetition, over all the connections.
    expect(player.events.map(({ number }) => number)).toEqual(player.events.map((_, at) => at + 1));
    expect(player.events.at(-1)?.event.kind).toBe('over');
  }
});

it('stops cleanly on SIGTERM, and the game goes on after the next start', async () => {
  const data = await temporaryFolder();
  const first = await startChild({ data });
  const a = await Player.join(first.address, 'Ada');
  const { id } = await a.table({ bots: [{ seat: 1, level: 'greedy' }], start: true });
  const socket = await a.watch(id);
  await socket.version(0);
  expect(await first.stop()).toBe(0);
  await socket.until('close', () => socket.closed === 1001);
  const second = await startChild({ data });
  const player = new Steadfast(a, id, () => second.address);
  expect((await player.playToTheEnd()).update?.result).toBeDefined();
});
