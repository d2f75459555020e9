/** Deadlines with a clock of the test's own: time-outs, stand-ins, forfeits; over restarts and several processes. */
import { describe, expect, it } from 'vitest';
import { readRecord, verify } from '@cantiere/engine';
import type { TableInfo, Terms } from '../protocol.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DAY, HOUR, MINUTE, SECOND, fakeClock, type FakeClock } from './clock.ts';
import { game } from './game/altezze.ts';
import { place } from './place.ts';
import { playOn } from './play-on.ts';
import { Player, takenAt, type Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { info, play, twoAtTable } from './two.ts';

const live = (bank: number): Partial<Terms> => ({ time: { kind: 'live', bank, increment: 5, cap: bank } });
const days = (n: number): Partial<Terms> => ({ time: { kind: 'turns', days: n, zone: 'UTC' } });
const GRACE = 15 * SECOND;

/** A server that has been up for a while. */
async function serverWith(clock: FakeClock, parts: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({ ...parts, now: clock.now });
  clock.pass(GRACE);
  return server;
}

const absence = (socket: Socket, seat: number): string | undefined => {
  const sitting = socket.table?.seats[seat];
  return sitting?.kind === 'person' ? sitting.absence : undefined;
};
const kinds = (socket: Socket): string[] => socket.events.map(({ event }) => event.kind);
const outs = (socket: Socket): number => kinds(socket).filter((kind) => kind === '@out').length;

describe('when time runs out', () => {
  it('a bot sits in, and its person takes the seat back in one step', async () => {
    const clock = fakeClock();
    const { address } = await serverWith(clock);
    const { bruno, path, first, second } = await twoAtTable(address, { terms: live(60) });
    expect(first.update?.clocks).toEqual({
      now: clock.now(),
      seats: [{ deadline: clock.now() + MINUTE }, { deadline: clock.now() + MINUTE }],
    });
    clock.pass(20 * SECOND);
    await play(first, place(first));
    expect(first.update?.clocks?.seats[0]).toEqual({ left: 45 * SECOND });
    clock.pass(40 * SECOND);
    await first.until('Bruno out', () => absence(first, 1) === 'standIn');
    // The bot goes on for Bruno until Ada is asked alone, or together with nobody else's person.
    await first.until('my turn', () => first.update?.toAct.join() === '0');
    expect(kinds(second).filter((kind) => kind.startsWith('@'))).toEqual(['@out']);
    const late = second.move(place(second));
    expect(await second.message('error', ({ id }) => id === late)).toMatchObject({ code: 'STAND_IN' });
    clock.pass(HOUR);
    await first.until('Ada out as well', () => absence(first, 0) === 'standIn');

    const back = (await bruno.post(`${path}/back`)) as TableInfo;
    expect(back.seats[1]).not.toHaveProperty('absence');
    await first.until('Bruno back', () => absence(first, 1) === undefined);
    await second.until('my turn, or the end', () => second.update?.toAct.includes(1));
    await bruno.post(`${path}/back`); // twice does no harm
    expect(kinds(second).filter((kind) => kind === '@back').length).toBe(1);
    expect(second.update?.clocks?.seats[1]).toEqual({ deadline: clock.now() + MINUTE });
    await playOn(second);
    expect(second.update?.result?.forfeited).toBeUndefined();
    expect(outs(second)).toBe(2);
  });

  it('somebody who forfeits cannot come back, ranks last, and the result and the record say so', async () => {
    const clock = fakeClock();
    const { address } = await serverWith(clock);
    const terms = { ...days(1), whenOut: 'forfeit', standIn: 'random' } as const;
    const { ada, bruno, id, path, first, second } = await twoAtTable(address, { options: { cards: 2 }, terms });
    await play(first, place(first, 0));
    clock.pass(DAY);
    await first.until('Bruno out', () => absence(first, 1) === 'forfeit');
    expect((await bruno.request('POST', `${path}/back`)).body).toEqual({ error: 'NOT_ALLOWED' });
    await bruno.post(`${path}/leave`); // leaves him named
    expect(absence(first, 1)).toBe('forfeit');
    await playOn(first);
    expect(first.update?.result).toMatchObject({ ranks: [1, 2], forfeited: [1] });
    await first.message('table', ({ table }) => table.phase === 'over');
    expect((await info(bruno, id)).result).toMatchObject({ ranks: [1, 2], forfeited: [1] });
    const doc = readRecord(await ada.get(`${path}/record`));
    if ('code' in doc) throw new Error(doc.code);
    expect(verify(game, doc, () => true)).toBeUndefined();
    expect(second.events.filter(({ event }) => event.kind === '@out').map(({ event }) => event)).toEqual([
      { kind: '@out', seat: 1, absence: 'forfeit' },
    ]);
  });

  it('nothing happens to whoever moved in time, to bots, and at tables without a clock', async () => {
    const clock = fakeClock();
    const server = await serverWith(clock);
    const { first, second } = await twoAtTable(server.address, { terms: live(60), options: { cards: 1 } });
    const untimed = await twoAtTable(server.address);
    clock.pass(59 * SECOND);
    await play(first, place(first));
    await second.version(1);
    await play(second, place(second));
    clock.pass(30 * DAY);
    await server.timekeeper.lookAround();
    expect(outs(first) + outs(untimed.first)).toBe(0);
    expect(untimed.first.update?.clocks).toBeUndefined();
  });

  it('lists show whose time runs until when, without opening the table', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await serverWith(clock, { data });
    const { ada, id } = await twoAtTable(server.address, { terms: { ...days(3), friendly: true } });
    await server.close();
    const again = await testServer({ data, now: clock.now });
    ada.address = again.address;
    const { mine } = (await ada.get('/api/tables')) as { mine: TableInfo[] };
    expect(again.services.hall.find(id)).toBeUndefined();
    expect(mine[0].terms).toEqual({
      ...days(3),
      whenOut: 'standIn',
      standIn: 'greedy',
      friendly: true,
      help: false,
      rated: true,
    });
    expect(mine[0].clocks?.seats).toEqual([{ deadline: clock.now() + 3 * DAY }, { deadline: clock.now() + 3 * DAY }]);
  });

  it('the weekend is left out where the table says so', async () => {
    const clock = fakeClock(Date.parse('2026-03-27T17:00Z')); // Friday evening; on Sunday clocks go forward
    const server = await testServer({ now: clock.now });
    const terms = { time: { kind: 'turns', days: 1, zone: 'europe/rome', weekends: 'off' } } as const;
    const { first } = await twoAtTable(server.address, { terms });
    expect(first.update?.clocks?.seats[0]).toEqual({ deadline: Date.parse('2026-03-30T16:00Z') });
    clock.pass(2 * DAY);
    await server.timekeeper.tick();
    expect(outs(first)).toBe(0);
    clock.pass(DAY);
    await first.until('both out', () => outs(first) === 2);
  });

  it('those who watch late are not told by the clocks whose turn it is', async () => {
    const clock = fakeClock();
    const { address } = await serverWith(clock);
    const { id } = await twoAtTable(address, { terms: live(60), delay: 3 });
    const guest = await new Player(address).watch(id);
    const { table, update } = await guest.message('welcome');
    expect([table.clocks, update?.clocks]).toEqual([undefined, undefined]);
  });
});

it('terms that cannot be are refused', async () => {
  const { address } = await testServer();
  const ada = await Player.join(address, 'Ada');
  const times = [
    { kind: 'live', bank: 60, increment: 0, cap: 30 },
    { kind: 'live', bank: 1, increment: 0, cap: 60 },
    { kind: 'live', bank: 60 },
    { kind: 'turns', days: 0, zone: 'UTC' },
    { kind: 'turns', days: 1, zone: 'Middle/Earth' },
    { kind: 'turns', days: 1, zone: 'UTC', quiet: { from: 8, to: 8 } },
    { kind: 'turns', days: 1, zone: 'UTC', quiet: { from: 8, to: 24 } },
    { kind: 'sundial' },
  ];
  for (const time of times) {
    const { body } = await ada.request('POST', '/api/tables', { game: 'altezze', seats: 2, terms: { time } });
    expect(body, JSON.stringify(time)).toMatchObject({ error: 'BAD_REQUEST' });
  }
});

describe('after a restart', () => {
  it('a deadline that passed meanwhile is found, once, although nobody opens the table', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await serverWith(clock, { data });
    const { ada, id, first } = await twoAtTable(server.address, { terms: days(1), options: { cards: 8 } });
    await play(first, place(first));
    await server.close();
    clock.pass(DAY + HOUR);
    const again = await testServer({ data, now: clock.now });
    await again.timekeeper.lookAround();
    await again.timekeeper.lookAround();
    ada.address = again.address;
    const socket = await ada.watch(id);
    await socket.message('welcome');
    expect(outs(socket)).toBe(1);
    expect(absence(socket, 1)).toBe('standIn');
  });

  it('also when the process died before it wrote down when the next time runs out', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await serverWith(clock, { data });
    const { bruno, id, first } = await twoAtTable(server.address, { terms: days(1), options: { cards: 8 } });
    await play(first, place(first));
    await server.close();
    const { db, release } = openSqlite(data);
    await db.updateTable('tables').set({ version: 0, to_act: '[]', bots_to_act: 0, deadline: null, clocks: null }).execute();
    await db.destroy();
    release();
    clock.pass(2 * DAY);
    await testServer({ data, now: clock.now }).then(async (again) => {
      bruno.address = again.address;
      const socket = await bruno.watch(id);
      await socket.until('out', () => absence(socket, 1) === 'standIn');
    });
  });

  it('a live bank is not emptied by a server that was away: people have a moment to come back', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await serverWith(clock, { data });
    const { ada, bruno, id } = await twoAtTable(server.address, { terms: live(60), options: { cards: 8 } });
    await server.close();
    clock.pass(HOUR);
    const again = await testServer({ data, now: clock.now });
    ada.address = bruno.address = again.address;
    const [first, second] = [await ada.watch(id), await bruno.watch(id)];
    await Promise.all([first.version(0), second.version(0)]);
    clock.pass(GRACE - SECOND);
    await again.timekeeper.lookAround();
    await play(first, place(first));
    clock.pass(SECOND);
    await again.timekeeper.lookAround();
    await first.until('Bruno out', () => absence(first, 1) === 'standIn');
    expect(absence(first, 0)).toBeUndefined();
  });

  it('somebody whose seat a bot has is still away, and still has a way back', async () => {
    const clock = fakeClock();
    const data = await temporaryFolder();
    const server = await serverWith(clock, { data });
    const { ada, bruno, id, path, first } = await twoAtTable(server.address, { terms: live(60), options: { cards: 8 } });
    clock.pass(MINUTE);
    await first.until('both out', () => outs(first) === 2);
    await ada.post(`${path}/back`);
    await first.until('my turn', () => first.update?.toAct.join() === '0');
    await server.close();
    const again = await testServer({ data, now: clock.now });
    ada.address = bruno.address = again.address;
    const socket = await ada.watch(id);
    await socket.message('welcome');
    expect([absence(socket, 0), absence(socket, 1)]).toEqual([undefined, 'standIn']);
    await bruno.post(`${path}/back`);
    await socket.until('Bruno back', () => absence(socket, 1) === undefined);
  });
});

describe.runIf(realPostgres)('on several processes', () => {
  it('exactly one calls the time, wherever people are', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const clock = fakeClock();
    const one = await testServer({ databaseUrl, now: clock.now });
    const two = await testServer({ databaseUrl, now: clock.now });
    clock.pass(GRACE);
    for (let round = 0; round < 5; round++) {
      const { bruno, path, first, second } = await twoAtTable(
        one.address,
        { terms: live(60), options: { cards: 8 } },
        two.address,
      );
      await play(first, place(first));
      await second.version(1);
      clock.pass(MINUTE);
      await Promise.all([one.timekeeper.tick(), two.timekeeper.tick()]);
      await second.until('out', () => absence(second, 1) === 'standIn');
      await first.until('out', () => absence(first, 1) === 'standIn');
      expect([outs(first), outs(second)]).toEqual([1, 1]);
      await bruno.post(`${path}/back`);
      await first.until('back', () => absence(first, 1) === undefined);
    }
    await Promise.all([one.close(), two.close()]);
    await drop();
  });

  it('a move and the end of its time at the same moment: one of them stands', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const clock = fakeClock();
    const one = await testServer({ databaseUrl, now: clock.now });
    const two = await testServer({ databaseUrl, now: clock.now });
    clock.pass(GRACE);
    for (let round = 0; round < 5; round++) {
      const { first, second } = await twoAtTable(one.address, { terms: live(60), options: { cards: 8 } }, two.address);
      await play(first, place(first));
      await second.version(1);
      clock.pass(MINUTE);
      const id = second.move(place(second));
      await one.timekeeper.tick();
      const answer = await second.until('an answer', () => second.received.find((m) => 'id' in m && m.id === id));
      await first.version(2);
      if (takenAt(answer) !== undefined) expect(outs(first)).toBe(0);
      else expect([answer.t, outs(first)]).toEqual(['error', 1]);
    }
    await Promise.all([one.close(), two.close()]);
    await drop();
  });

  it('a table alive nowhere is found by whoever looks', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const clock = fakeClock();
    const one = await testServer({ databaseUrl, now: clock.now });
    const { bruno, id, first } = await twoAtTable(one.address, { terms: days(1), options: { cards: 8 } });
    await play(first, place(first));
    await one.close();
    const [two, three] = await Promise.all([1, 2].map(() => testServer({ databaseUrl, now: clock.now })));
    clock.pass(2 * DAY);
    await Promise.all([two.timekeeper.lookAround(), three.timekeeper.lookAround()]);
    bruno.address = three.address;
    const socket = await bruno.watch(id);
    await socket.until('out', () => absence(socket, 1) === 'standIn');
    expect(outs(socket)).toBe(1);
    await Promise.all([two.close(), three.close()]);
    await drop();
  });
});
