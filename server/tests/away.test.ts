/** People who are away, with a clock of the test's own: who is told, who may let a bot play on, and how one comes back. */
import { describe, expect, it, vi } from 'vitest';
import type { Ask, SeatInfo, TableInfo, Terms } from '../protocol.ts';
import { DAY, HOUR, MINUTE, SECOND, fakeClock, type FakeClock } from './clock.ts';
import type { State } from './game/altezze.ts';
import { place } from './place.ts';
import { Player, type Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { threeAtTable } from './three.ts';
import { play } from './two.ts';

const sitting = (socket: Socket, seat: number): Extract<SeatInfo, { kind: 'person' }> => {
  const info = socket.table?.seats[seat];
  if (info?.kind !== 'person') throw new Error(`Nobody at ${seat}`);
  return info;
};
const away = (socket: Socket, seat: number) => sitting(socket, seat).away;
const byBot = (socket: Socket, seat: number): boolean => sitting(socket, seat).absence === 'standIn';
const asked = (socket: Socket): Extract<Ask, { kind: 'away' }> | undefined =>
  socket.table?.asks?.find((ask) => ask.kind === 'away');
const tableSteps = (socket: Socket) => socket.events.map(({ event }) => event).filter(({ kind }) => kind.startsWith('@'));
const refused = async (who: Player, path: string, body: unknown = {}) => (await who.request('POST', path, body)).body;

/** Ada and Bea go on giving signs of life, as their pages do. */
function touch(...sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.say({ t: 'ping' });
}

describe('somebody whose line is down', () => {
  it('is seen to be away after a minute, a bot may be proposed after ten, most of those present decide', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, path } = await threeAtTable([server.address], {}, [1]);
    const [ada, bea, carlo] = people;
    const [first, second, third] = sockets;
    await third.close();
    await first.until('Carlo gone', () => !sitting(first, 2).present);
    expect(away(first, 2)).toBeUndefined();
    clock.pass(MINUTE);
    await first.until('Carlo away', () => away(first, 2)?.ms === MINUTE);
    expect(away(first, 2)?.botInMs).toBe(9 * MINUTE);
    expect(away(first, 1)).toBeUndefined();
    expect(await refused(ada, `${path}/seats/2/away`)).toEqual({ error: 'NOT_AWAY' });

    clock.pass(9 * MINUTE);
    touch(first, second);
    await first.until('a bot may be proposed', () => away(first, 2)?.botInMs === 0);
    await ada.post(`${path}/seats/2/away`);
    const ask = await second.until('the question', () => asked(second));
    expect(ask).toMatchObject({ seat: 2, by: 0, agreed: [0], refused: [], waiting: [1], needed: 2 });
    await ada.post(`${path}/seats/2/away`); // proposing twice is one vote
    await server.doorkeeper.tick();
    expect(byBot(second, 2)).toBe(false);
    await bea.post(`${path}/asks/${ask.id}`, { agree: true });
    await second.until('the bot', () => byBot(second, 2));
    expect(tableSteps(second)).toEqual([{ kind: '@out', seat: 2, absence: 'standIn', away: 10 }]);
    await second.until('its card', () => second.update?.toAct.includes(2) === false);

    // Whoever opens the table again has the seat, without asking anybody.
    const again = await carlo.watch(path.split('/').at(-1)!);
    await again.until('my seat', () => again.table && !byBot(again, 2));
    expect(tableSteps(again)).toHaveLength(2);
    await again.until('told', () => tableSteps(again).at(-1)?.kind === '@back');
    await play(first, place(first));
    await play(second, place(second));
    // Who won the round decides about a card: mostly the bot's seat, which put a higher one down.
    const winner = [first, second].find((socket) => second.view<State>().swapping === socket.seat);
    if (winner) {
      await winner.version(second.update!.version);
      await play(winner, { type: 'keep' });
    }
    await again.until('my turn', () => again.update?.toAct.includes(2) && away(again, 2) === undefined);
  });

  it('who goes for good is in no ask any more: neither asked about, nor asking, nor among the votes', async () => {
    const clock = fakeClock();
    const { address, services } = await testServer({ now: clock.now });
    const { people, sockets, path, id } = await threeAtTable([address], {}, [0]);
    const [ada, bea, carlo] = people;
    const [first, second, third] = sockets;
    await third.close();
    await first.until('Carlo gone', () => !sitting(first, 2).present);
    clock.pass(10 * MINUTE);
    touch(first, second);
    await first.until('a bot may be proposed', () => away(first, 2)?.botInMs === 0);
    await ada.post(`${path}/seats/2/away`);
    const ask = await first.until('the question', () => asked(first));
    await bea.post(`${path}/asks/${ask.id}`, { agree: false });
    const kept = async (): Promise<string> => {
      const row = await services.store.db.selectFrom('tables').select('asks').where('id', '=', id).executeTakeFirstOrThrow();
      return row.asks;
    };
    for (const who of [bea, carlo]) {
      expect(await kept()).toContain(who.me.person);
      await who.post('/api/account/delete', {});
      expect(await kept()).not.toContain(who.me.person);
    }
  });

  it('tells the table once that they are here after all, not with every move and sign of life to the end of the game', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, path, id } = await threeAtTable([server.address], {}, [1]);
    const [first, second, third] = sockets;
    await third.close();
    await first.until('Carlo gone', () => !sitting(first, 2).present);
    clock.pass(10 * MINUTE);
    touch(first, second);
    await people[0].post(`${path}/seats/2/away`);
    await second.until('the question', () => asked(second));
    clock.pass(SECOND);
    const again = await people[2].watch(id);
    await second.until('no question', () => asked(second) === undefined && away(second, 2) === undefined);
    await server.doorkeeper.tick();
    again.say({ t: 'ping' });
    await again.message('pong');
    const told = vi.spyOn(server.services.hall, 'changed');
    for (let n = 0; n < 5; n++) {
      clock.pass(SECOND);
      again.say({ t: 'ping' });
    }
    await play(again, place(again));
    expect(told).not.toHaveBeenCalled();
  });

  it('most of those present may say no; after that the question waits', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, path } = await threeAtTable([server.address], {}, [0]);
    const [ada, bea] = people;
    const [first, second, third] = sockets;
    await third.close();
    await first.until('Carlo gone', () => !sitting(first, 2).present);
    clock.pass(10 * MINUTE);
    touch(first, second);
    await bea.post(`${path}/seats/2/away`);
    const { id } = await first.until('the question', () => asked(first));
    await ada.post(`${path}/asks/${id}`, { agree: false });
    await first.until('no', () => asked(first) === undefined);
    expect(await refused(bea, `${path}/seats/2/away`)).toEqual({ error: 'ASK_LATER' });
    expect(await refused(ada, `${path}/asks/${id}`, { agree: true })).toEqual({ error: 'ASK_GONE' });
    clock.pass(10 * MINUTE);
    touch(first, second);
    await bea.post(`${path}/seats/2/away`);
    await first.until('asked again', () => asked(first));
    clock.pass(10 * MINUTE);
    expect(await refused(ada, `${path}/asks/${asked(first)!.id}`, { agree: true })).toEqual({ error: 'ASK_GONE' });
    expect(byBot(first, 2)).toBe(false);
  });

  it('the host of a table of guests decides alone; somebody alone at the table too', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, path } = await threeAtTable([server.address]);
    const [first, second, third] = sockets;
    await third.close();
    await first.until('Carlo gone', () => !sitting(first, 2).present);
    clock.pass(10 * MINUTE);
    touch(first, second);
    await people[0].post(`${path}/seats/2/away`);
    await first.until('the bot', () => byBot(first, 2));
    await first.close();
    await second.until('Ada gone', () => !sitting(second, 0).present);
    clock.pass(11 * MINUTE);
    touch(second);
    await people[1].post(`${path}/seats/0/away`);
    await second.until('the bot', () => byBot(second, 0));
  });
});

describe('nobody who is there', () => {
  it('can be voted away: any sign of life ends the question', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, path } = await threeAtTable([server.address], {}, [1]);
    const [ada, bea, carlo] = people;
    const [first, second, third] = sockets;
    clock.pass(9 * MINUTE);
    touch(...sockets);
    await third.message('pong');
    clock.pass(5 * MINUTE);
    expect(await refused(ada, `${path}/seats/2/away`)).toEqual({ error: 'NOT_AWAY' });
    clock.pass(5 * MINUTE); // the page is open, but untouched for ten minutes
    touch(first, second);
    await first.until('away', () => away(first, 2)?.botInMs === 0);
    expect(sitting(first, 2).present).toBe(true);
    await ada.post(`${path}/seats/2/away`);
    const { id } = await third.until('the question', () => asked(third));
    third.say({ t: 'ping' });
    await first.until('no question any more', () => asked(first) === undefined && away(first, 2) === undefined);
    expect(await refused(bea, `${path}/asks/${id}`, { agree: true })).toEqual({ error: 'ASK_GONE' });

    clock.pass(10 * MINUTE);
    touch(first, second);
    await ada.post(`${path}/seats/2/away`);
    const again = await third.until('the question', () => asked(third));
    await carlo.post(`${path}/asks/${again.id}`, { agree: false });
    await first.until('no question any more', () => asked(first) === undefined);
    expect(byBot(first, 2)).toBe(false);
  });

  it('is replaced before they had a minute to say so, when their page is open', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, path } = await threeAtTable([server.address]);
    const [first, second, third] = sockets;
    clock.pass(10 * MINUTE);
    third.say({ t: 'ping', idle: true }); // an open page is no sign of life
    touch(first, second);
    await first.until('away', () => away(first, 2)?.botInMs === 0);
    await people[0].post(`${path}/seats/2/away`); // the host among guests
    clock.pass(59 * SECOND);
    await server.doorkeeper.tick();
    expect(byBot(first, 2)).toBe(false);
    clock.pass(SECOND);
    await first.until('the bot', () => byBot(first, 2));
    // A move of theirs is played: the bot that has not moved yet gives way, or they are told that it has.
    third.say({ t: 'ping' });
    await third.until('back', () => !byBot(third, 2));
  });

  it('strangers, spectators and whoever is away have no vote', async () => {
    const clock = fakeClock();
    const server = await testServer({ now: clock.now });
    const { people, sockets, id, path } = await threeAtTable([server.address]);
    const [first, second, third] = sockets;
    const eve = await Player.join(server.address, 'Eve');
    const gallery = await eve.watch(id);
    await third.close();
    await first.until('Carlo gone', () => !sitting(first, 2).present);
    clock.pass(10 * MINUTE);
    touch(first, second);
    expect(await refused(eve, `${path}/seats/2/away`)).toEqual({ error: 'NOT_SEATED' });
    expect(await refused(new Player(server.address), `${path}/seats/2/away`)).toEqual({ error: 'NOT_SIGNED_IN' });
    expect(await refused(people[1], `${path}/seats/1/away`)).toEqual({ error: 'NOT_ALLOWED' });
    expect(await refused(people[1], `${path}/seats/7/away`)).toMatchObject({ error: 'BAD_REQUEST' });
    await people[1].post(`${path}/seats/2/away`);
    const { id: ask } = await first.until('the question', () => asked(first));
    expect(await refused(eve, `${path}/asks/${ask}`, { agree: true })).toEqual({ error: 'NOT_SEATED' });
    await gallery.until('away', () => away(gallery, 2));
    expect(asked(gallery)).toBeUndefined(); // they see the state, not the vote
  });
});

it('where each move has days, a third of its time must have passed since the turn came', async () => {
  const clock = fakeClock();
  const server = await testServer({ now: clock.now });
  const terms: Partial<Terms> = { time: { kind: 'turns', days: 3, zone: 'UTC' } };
  const { people, sockets, path } = await threeAtTable([server.address], { terms });
  const [first, , third] = sockets;
  await third.close();
  clock.pass(23 * HOUR);
  touch(first);
  await server.doorkeeper.tick();
  expect(away(first, 2)).toBeUndefined();
  expect(await refused(people[0], `${path}/seats/2/away`)).toEqual({ error: 'NOT_AWAY' });
  clock.pass(HOUR);
  touch(first);
  await first.until('away', () => away(first, 2)?.botInMs === 0);
  await people[0].post(`${path}/seats/2/away`);
  await first.until('the bot', () => byBot(first, 2));
  expect(tableSteps(first)).toEqual([{ kind: '@out', seat: 2, absence: 'standIn', away: DAY / MINUTE }]);
});

describe('after a restart', () => {
  /** Kills nothing half-way: closes, and opens again on the same data. */
  async function restarted(clock: FakeClock, data: string, people: readonly Player[]) {
    const server = await testServer({ data, now: clock.now });
    for (const person of people) person.address = server.address;
    return server;
  }

  it('it is known who was last seen when, what was asked, and for whom a bot plays', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await testServer({ data, now: clock.now });
    const { people, sockets, id, path } = await threeAtTable([server.address], {}, [1]);
    const [ada, bea, carlo] = people;
    clock.pass(4 * MINUTE);
    touch(...sockets);
    await Promise.all(sockets.map((socket) => socket.message('pong')));
    await sockets[2].close();
    await sockets[0].until('Carlo gone', () => !sitting(sockets[0], 2).present);
    await server.close();
    clock.pass(10 * MINUTE);
    const two = await restarted(clock, data, people);
    const [first, other] = [await ada.watch(id), await bea.watch(id)];
    await other.message('welcome');
    await first.until('away', () => first.table && away(first, 2)?.ms === 10 * MINUTE);
    await ada.post(`${path}/seats/2/away`);
    await first.until('the question', () => asked(first));
    await two.close();

    await restarted(clock, data, people);
    const second = await bea.watch(id);
    const ask = await second.until('the question', () => asked(second));
    await bea.post(`${path}/asks/${ask.id}`, { agree: true });
    await second.until('the bot', () => byBot(second, 2));
    await second.until('its card', () => second.update?.toAct.includes(2) === false);
    const third = await carlo.watch(id);
    await third.until('back', () => third.table && !byBot(third, 2));
    expect((await carlo.get(path)) as TableInfo).not.toHaveProperty('clocks');
  });

  it('a bot that plays for somebody still does', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await testServer({ data, now: clock.now });
    const { people, sockets, id, path } = await threeAtTable([server.address]);
    await sockets[2].close();
    await sockets[0].until('Carlo gone', () => !sitting(sockets[0], 2).present);
    clock.pass(10 * MINUTE);
    touch(sockets[0]);
    await people[0].post(`${path}/seats/2/away`);
    await sockets[0].until('its card', () => byBot(sockets[0], 2) && sockets[0].update?.toAct.includes(2) === false);
    await server.close();
    await restarted(clock, data, people);
    const [first, second] = [await people[0].watch(id), await people[1].watch(id)];
    await first.until('the bot', () => first.table && byBot(first, 2));
    const { version } = await first.version(2);
    first.move(place(first));
    await second.version(version + 1);
    second.move(place(second));
    await second.version(version + 2);
    // Whoever has the highest card decides about another one first.
    const winner = [first, second].find(({ seat }) => second.view<State>().swapping === seat);
    if (winner) {
      await winner.version(version + 2);
      winner.move({ type: 'keep' });
    }
    await second.until('the bot goes on', () => second.view<State>().placed[2]);
  });
});

describe.runIf(realPostgres)('on several processes', () => {
  it('the vote is counted once, over all of them, and the person comes back through any', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const clock = fakeClock();
    const [one, two] = [await testServer({ databaseUrl, now: clock.now }), await testServer({ databaseUrl, now: clock.now })];
    for (let round = 0; round < 3; round++) {
      const { people, sockets, id, path } = await threeAtTable([one.address, two.address, one.address]);
      const [first, second, third] = sockets;
      await third.close();
      await first.until('Carlo gone', () => !sitting(first, 2).present && sitting(first, 1).present);
      await second.until('Carlo gone', () => !sitting(second, 2).present && sitting(second, 0).present);
      clock.pass(10 * MINUTE);
      touch(first, second);
      await Promise.all([first.message('pong'), second.message('pong')]);
      // Twice: the first may join a round that began before the touches.
      for (const _ of [1, 2]) await Promise.all([one.doorkeeper.tick(), two.doorkeeper.tick()]);
      await Promise.all([one.doorkeeper.readOthers(), two.doorkeeper.readOthers()]);
      await people[1].post(`${path}/seats/2/away`);
      const ask = await first.until('the question', () => asked(first));
      expect(ask.needed).toBe(2);
      await people[0].post(`${path}/asks/${ask.id}`, { agree: true });
      await Promise.all([one.doorkeeper.tick(), two.doorkeeper.tick()]);
      await second.until('the bot', () => byBot(second, 2));
      await first.until('the bot', () => byBot(first, 2));
      expect(tableSteps(first).filter(({ kind }) => kind === '@out')).toHaveLength(1);
      people[2].address = two.address;
      const again = await people[2].watch(id);
      await again.until('back', () => again.table && !byBot(again, 2));
      await first.until('back', () => !byBot(first, 2));
    }
    await Promise.all([one.close(), two.close()]);
    await drop();
  });

  it('a sign of life in one process ends the question in the other', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const clock = fakeClock();
    const [one, two] = [await testServer({ databaseUrl, now: clock.now }), await testServer({ databaseUrl, now: clock.now })];
    const { people, sockets, path } = await threeAtTable([one.address, one.address, two.address], {}, [1]);
    const [first, second, third] = sockets;
    clock.pass(10 * MINUTE);
    touch(first, second);
    await people[0].post(`${path}/seats/2/away`);
    const { id } = await third.until('the question', () => asked(third));
    clock.pass(SECOND);
    third.say({ t: 'ping' });
    await first.until('no question', () => asked(first) === undefined);
    expect(await refused(people[1], `${path}/asks/${id}`, { agree: true })).toEqual({ error: 'ASK_GONE' });
    await Promise.all([one.close(), two.close()]);
    await drop();
  });
});
