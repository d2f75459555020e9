/** What people ask of each other: to go back, and to take over a seat. Accepted, declined, too late, twice, over a restart. */
import { describe, expect, it } from 'vitest';
import type { Ask, TableInfo } from '../protocol.ts';
import { openSqlite } from '../store/sqlite.ts';
import { MINUTE, SECOND, fakeClock } from './clock.ts';
import type { State } from './game/altezze.ts';
import { place } from './place.ts';
import { playOn } from './play-on.ts';
import { Player, type Socket } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';
import { firstRound, info, play, twoAtTable, type Two } from './two.ts';

const KEEP = { type: 'keep' } as const;
const WEIGH = { type: 'weigh' } as const;

const asked = (socket: Socket, kind: Ask['kind']): Promise<Ask> =>
  socket.until(`somebody to ask (${kind})`, () => socket.table?.asks?.find((ask) => ask.kind === kind));
const nothingAsked = (socket: Socket): Promise<true> => socket.until('nothing to be asked', () => !socket.table?.asks);
const error = async (who: Player, path: string, body: unknown = {}): Promise<unknown> =>
  ((await who.request('POST', path, body)).body as { error?: string }).error;

/** After the first round; the winner has kept their cards, so that both are asked again and the winner's last move is a `keep`. */
async function afterKeep(two: Two) {
  const { winner, loser } = await firstRound(two);
  await play(winner, KEEP);
  await loser.version(3);
  const asker = winner.seat === 0 ? two.ada : two.bruno;
  const other = winner.seat === 0 ? two.bruno : two.ada;
  return { winner, loser, asker, other };
}

describe('going back by consent', () => {
  it('goes to my last decision, across what was revealed, when the other agrees; sent twice it counts once', async () => {
    const { address } = await testServer();
    const two = await twoAtTable(address);
    const { winner, loser } = await firstRound(two);
    const [asker, other] = loser.seat === 0 ? [two.ada, two.bruno] : [two.bruno, two.ada];
    expect(loser.update).toMatchObject({ mayAsk: true });
    expect(loser.update?.undo).toBeUndefined();
    const undo = `${two.path}/undo`;
    const [{ asks: once }, { asks: twice }] = [
      (await asker.post(undo, { version: 2 })) as TableInfo,
      (await asker.post(undo, { version: 2 })) as TableInfo,
    ];
    expect(twice).toEqual(once);
    const ask = await asked(winner, 'undo');
    expect(ask).toEqual({
      kind: 'undo',
      id: ask.id,
      seat: loser.seat,
      waiting: [winner.seat],
      moves: 2,
      from: 1,
      revealed: true,
    });
    expect(await error(other, undo, { version: 2 })).toBe('ASK_OPEN');
    const stranger = await Player.join(address, 'Carla');
    const answer = `${two.path}/asks/${ask.id}`;
    expect(await error(stranger, answer, { agree: true })).toBe('NOT_SEATED');
    await asker.post(answer, { agree: true }); // one's own yes is not the other's
    expect(winner.update?.version).toBe(2);
    await other.post(answer, { agree: true });
    await Promise.all([winner.version(3), loser.version(3)]);
    expect(winner.update?.events.map(({ event }) => event)).toEqual([
      { kind: '@undone', seat: loser.seat, moves: 2, from: 1, by: 'all' },
    ]);
    expect(loser.view<State>().placed).toEqual([false, false]);
    expect(winner.table?.training).toBeUndefined();
    await nothingAsked(winner);
    expect(await error(other, answer, { agree: true })).toBe('ASK_GONE');
    await Promise.all([playOn(winner), playOn(loser)]);
    expect(loser.update?.mayAsk).toBeUndefined();
  });

  it('ends with one no, and the same person waits before asking again', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now });
    const two = await twoAtTable(address);
    const { winner, loser, asker, other } = await afterKeep(two);
    const undo = `${two.path}/undo`;
    const askAndRefuse = async (): Promise<void> => {
      await asker.post(undo, { version: winner.update?.version });
      const { id } = await asked(loser, 'undo');
      await other.post(`${two.path}/asks/${id}`, { agree: false });
      await nothingAsked(winner);
    };
    await askAndRefuse();
    expect(winner.update?.version).toBe(3);
    expect(await error(asker, undo, { version: 3 })).toBe('ASK_LATER');
    clock.pass(2 * MINUTE - SECOND);
    expect(await error(asker, undo, { version: 3 })).toBe('ASK_LATER');
    await other.post(undo, { version: 3 }); // it is the asker who waits, not the other
    await other.post(`${two.path}/asks/${(await asked(loser, 'undo')).id}`, { agree: false }); // and who asks may withdraw
    await nothingAsked(loser);
    clock.pass(SECOND);
    await askAndRefuse();
  });

  it('may be withdrawn and asked again once; withdrawn twice, it waits as after a no', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now });
    const two = await twoAtTable(address);
    const { winner, loser, asker, other } = await afterKeep(two);
    const undo = `${two.path}/undo`;
    const askAndWithdraw = async (): Promise<void> => {
      await asker.post(undo, { version: 3 });
      const { id } = await asked(loser, 'undo');
      await asker.post(`${two.path}/asks/${id}`, { agree: false });
      await nothingAsked(loser);
    };
    await askAndWithdraw();
    await askAndWithdraw();
    expect(await error(asker, undo, { version: 3 })).toBe('ASKED_ENOUGH');
    clock.pass(2 * MINUTE - SECOND);
    expect(await error(asker, undo, { version: 3 })).toBe('ASKED_ENOUGH');
    clock.pass(SECOND);
    // The waiting is over, and so is the count.
    await askAndWithdraw();
    await asker.post(undo, { version: 3 });
    await other.post(`${two.path}/asks/${(await asked(loser, 'undo')).id}`, { agree: false });
    await nothingAsked(winner);
    expect(await error(asker, undo, { version: 3 })).toBe('ASK_LATER');
  });

  it('where a move has days, five more moves must be made before asking again', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now });
    const terms = { time: { kind: 'turns', days: 3, zone: 'UTC' } } as const;
    const two = await twoAtTable(address, { terms, options: { cards: 8 } });
    const { winner, loser } = await firstRound(two);
    const [asker, other] = winner.seat === 0 ? [two.ada, two.bruno] : [two.bruno, two.ada];
    const undo = `${two.path}/undo`;
    await asker.post(undo, { version: 2 });
    await other.post(`${two.path}/asks/${(await asked(loser, 'undo')).id}`, { agree: false });
    clock.pass(10 * MINUTE);
    for (const move of [WEIGH, WEIGH, WEIGH, KEEP]) {
      await play(winner, move);
      expect(await error(asker, undo, { version: winner.update?.version })).toBe('ASK_LATER');
    }
    await play(winner, place(winner));
    expect(await error(asker, undo, { version: winner.update?.version })).toBeUndefined();
  });

  it('dies when a person moves: a late yes takes nothing back', async () => {
    const { address } = await testServer();
    const two = await twoAtTable(address);
    const { winner, loser, asker, other } = await afterKeep(two);
    await asker.post(`${two.path}/undo`, { version: 3 });
    const ask = await asked(loser, 'undo');
    await play(loser, place(loser));
    await nothingAsked(winner);
    expect(await error(other, `${two.path}/asks/${ask.id}`, { agree: true })).toBe('ASK_GONE');
    expect(await error(asker, `${two.path}/undo`, { version: 3 })).toBe('ASK_GONE'); // asked for a position that is gone
    expect(winner.update?.version).toBe(4);
    expect((await info(asker, two.id)).asks).toBeUndefined();
  });

  it('does not end when bots move, and goes back over their moves; everybody must agree, but not whoever left', async () => {
    const { address } = await testServer({ botPauseMs: 150 });
    const [ada, bruno, carla] = await Promise.all(['Ada', 'Bruno', 'Carla'].map((name) => Player.join(address, name)));
    const { id } = await ada.table({ seats: 4, options: { cards: 8 }, bots: [{ seat: 3, level: 'greedy' }] });
    for (const [who, seat] of [
      [bruno, 1],
      [carla, 2],
    ] as const)
      await who.post(`/api/tables/${id}/sit`, { seat });
    await ada.post(`/api/tables/${id}/start`);
    const [a, b] = [await ada.watch(id), await bruno.watch(id)];
    await a.version(0);
    a.move(place(a));
    const { version } = await a.until('my card', () => a.update?.lastMove !== undefined && a.update);
    await ada.post(`/api/tables/${id}/undo`, { version });
    const ask = await asked(b, 'undo');
    await a.until('the bot', () => a.view<State>().placed[3]);
    expect((await asked(b, 'undo')).waiting).toEqual([1, 2]);
    await bruno.post(`/api/tables/${id}/asks/${ask.id}`, { agree: true });
    await b.until('one yes', () => b.table?.asks?.[0]?.waiting.join() === '2');
    expect(a.view<State>().placed[0]).toBe(true);
    await carla.post(`/api/tables/${id}/leave`);
    await a.until('back', () => a.view<State>().placed[0] === false);
    expect(a.events.filter(({ event }) => event.kind === '@undone').length).toBe(1);
  });

  it('is not for spectators, for those who have decided nothing, and with nobody to ask', async () => {
    const { address } = await testServer();
    const two = await twoAtTable(address);
    const carla = await Player.join(address, 'Carla');
    expect(await error(carla, `${two.path}/undo`, { version: 0 })).toBe('NOT_SEATED');
    expect(two.first.update?.mayAsk).toBeUndefined();
    expect(await error(two.ada, `${two.path}/undo`, { version: 0 })).toBe('NOT_ALLOWED');
    await play(two.first, place(two.first));
    await two.bruno.post(`${two.path}/leave`);
    expect(await error(two.ada, `${two.path}/undo`, { version: 1 })).toBe('NOT_ALLOWED');
  });

  it('lasts over a restart, and what was agreed to is done by whoever opens the table next, once', async () => {
    const data = await temporaryFolder();
    const server = await testServer({ data });
    const two = await twoAtTable(server.address);
    const { asker, other, loser } = await afterKeep(two);
    await asker.post(`${two.path}/undo`, { version: 3 });
    const ask = await asked(loser, 'undo');
    await server.close();

    const again = await testServer({ data });
    asker.address = other.address = again.address;
    expect((await asked(await other.watch(two.id), 'undo')).id).toBe(ask.id);
    await again.close();

    // As if the process had died right after it wrote down the yes.
    const { db, release } = openSqlite(data);
    const { asks } = await db.selectFrom('tables').select('asks').executeTakeFirstOrThrow();
    const row = JSON.parse(asks) as { undo: { agreed: string[] } };
    row.undo.agreed.push(other.me.person);
    await db
      .updateTable('tables')
      .set({ asks: JSON.stringify(row) })
      .execute();
    await db.destroy();
    release();
    for (let n = 0; n < 2; n++) {
      const last = await testServer({ data });
      other.address = last.address;
      const socket = await other.watch(two.id);
      await socket.version(4);
      await socket.close();
      expect(socket.events.filter(({ event }) => event.kind === '@undone').length).toBe(1);
      expect(socket.update?.version).toBe(4);
      await last.close();
    }
  });

  it.runIf(realPostgres)('is asked on one process and agreed to on another', async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const [one, two] = [await testServer({ databaseUrl }), await testServer({ databaseUrl })];
    const both = await twoAtTable(one.address, {}, two.address);
    const { asker, other, winner, loser } = await afterKeep(both);
    await asker.post(`${both.path}/undo`, { version: 3 });
    const ask = await asked(loser, 'undo');
    await other.post(`${both.path}/asks/${ask.id}`, { agree: true });
    await Promise.all([winner.version(4), loser.version(4)]);
    for (const socket of [winner, loser]) {
      expect(socket.events.filter(({ event }) => event.kind === '@undone').length).toBe(1);
      expect(socket.view<State>().swapping).toBe(winner.seat);
    }
    await Promise.all([one.close(), two.close()]);
    await drop();
  });
});

describe('a friendly table', () => {
  it('lets the host go back without asking, even over another’s decision, and nobody else', async () => {
    const { address } = await testServer();
    const two = await twoAtTable(address, { terms: { friendly: true } });
    expect((await info(two.bruno, two.id)).terms.friendly).toBe(true);
    await play(two.first, place(two.first));
    await two.second.version(1);
    await play(two.second, place(two.second));
    await two.first.version(2);
    expect(two.first.update?.undo).toBe('host');
    expect(two.second.update).toMatchObject({ mayAsk: true });
    two.second.say({ t: 'undo', id: 'not-mine', version: 2 });
    await two.second.message('refused', ({ id }) => id === 'not-mine');
    two.first.say({ t: 'undo', id: 'mine', version: 2 });
    await two.first.taken('mine');
    await two.second.version(3);
    expect(two.second.update?.events[0].event).toEqual({ kind: '@undone', seat: 0, moves: 2, from: 1, by: 'host' });
    expect(two.first.view<State>().placed).toEqual([false, false]);
    expect(two.first.table?.training).toBeUndefined();
    // Bruno decides again before the host's wish for the position before that arrives: it is not carried out.
    await play(two.second, place(two.second));
    await two.first.version(4);
    two.first.say({ t: 'undo', id: 'late', version: 3 });
    expect(await two.first.message('behind', ({ id }) => id === 'late')).toBeDefined();
  });
});

describe('taking over a seat', () => {
  it('somebody asks for the seat of a person who left, and the table accepts or declines', async () => {
    const clock = fakeClock();
    const { address } = await testServer({ now: clock.now, botPauseMs: 10 * MINUTE }); // so long its bot lets the seat be
    const terms = { time: { kind: 'live', bank: 600, increment: 0, cap: 600 }, standIn: 'random' } as const;
    const { ada, bruno, id, path, first } = await twoAtTable(address, { terms, options: { cards: 8 } });
    const carla = await Player.join(address, 'Carla');
    const watching = await carla.watch(id);
    await watching.message('welcome');
    const wish = `${path}/seats/1/ask`;
    expect(await error(carla, wish)).toBe('SEAT_TAKEN');
    await bruno.post(`${path}/leave`);
    await first.until('a bot', () => first.table?.seats[1].kind === 'bot');
    expect(first.table?.seats[1]).toMatchObject({ level: 'random' });
    expect(await error(ada, wish)).toBe('ALREADY_SEATED');
    expect(await error(carla, `${path}/seats/6/ask`)).toBe('BAD_REQUEST');

    await carla.post(wish);
    const ask = await asked(first, 'seat');
    expect(ask).toMatchObject({ seat: 1, name: 'Carla', person: carla.me.person, waiting: [0] });
    await ada.post(`${path}/asks/${ask.id}`, { agree: false });
    await nothingAsked(watching);
    expect(await error(carla, wish)).toBe('ASK_LATER');
    clock.pass(3 * MINUTE);

    await bruno.post(wish);
    await carla.post(wish);
    await carla.post(wish); // twice is once
    const both = await first.until('both to ask', () => first.table?.asks?.length === 2 && first.table.asks);
    const hers = both.find((each) => each.kind === 'seat' && each.name === 'Carla');
    await ada.post(`${path}/asks/${hers?.id}`, { agree: true });
    await watching.until('my seat', () => watching.seat === 1);
    expect(watching.table?.seats[1]).toMatchObject({ kind: 'person', name: 'Carla' });
    await nothingAsked(first); // Bruno's is settled by this too
    const welcome = watching.received.findLast((message) => message.t === 'welcome');
    expect(welcome).toMatchObject({ seat: 1 });
    await watching.until('my turn', () => watching.update?.toAct.includes(1));
    expect(watching.table?.clocks?.seats[1]).toEqual({ deadline: clock.now() + 10 * MINUTE });
    await Promise.all([playOn(first), playOn(watching)]);
  });

  it('needs nobody’s leave where nobody is left, and makes the newcomer host', async () => {
    const { address } = await testServer({ botPauseMs: 500 });
    const { ada, bruno, path } = await twoAtTable(address, { options: { cards: 8 } });
    await ada.post(`${path}/leave`);
    await bruno.post(`${path}/leave`);
    const carla = await Player.join(address, 'Carla');
    const table = (await carla.post(`${path}/seats/0/ask`)) as TableInfo;
    expect(table.seats[0]).toMatchObject({ kind: 'person', name: 'Carla' });
    expect(table.host).toBe(carla.me.person);
  });
});
