/** A lobby that its host can change until the start: settings and yeses, kept seats, the host's part, organisers. */
import { expect, it } from 'vitest';
import { LIMITS, NO_LIMITS } from '../limits.ts';
import type { SeatInfo, TableInfo, TableList } from '../protocol.ts';
import { startChild } from './child.ts';
import { DAY, fakeClock, HOUR, MINUTE } from './clock.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { temporaryFolder, testServer } from './serving.ts';

const people = (address: string, ...names: string[]): Promise<Player[]> =>
  Promise.all(names.map((name) => Player.join(address, name)));

const whoSits = (table: TableInfo): string[] =>
  table.seats.map((seat) =>
    seat.kind === 'open' ? (seat.kept ? `(${seat.kept.name})` : '-') : seat.kind === 'bot' ? 'bot' : seat.name,
  );

const sitting = (table: TableInfo, name: string): Extract<SeatInfo, { kind: 'person' }> => {
  const seat = table.seats.find((each) => each.kind === 'person' && each.name === name);
  if (seat?.kind !== 'person') throw new Error(`${name} does not sit there`);
  return seat;
};

async function refused(player: Player, path: string, body: unknown = {}): Promise<unknown> {
  return ((await player.request('POST', path, body)).body as { error?: string }).error;
}

it('whoever sat down sees what was changed and by whom, and the start waits for their yes', async () => {
  const clock = fakeClock();
  const { address } = await testServer({ now: clock.now });
  const [ada, bea, carla] = await people(address, 'Ada', 'Bea', 'Carla');
  const { id, terms } = await ada.table({ seats: 4 });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`);
  const seen = await bea.watch(id);
  await seen.message('welcome');

  const live = { ...terms, time: { kind: 'live', bank: 900, increment: 30, cap: 1800 } } as const;
  const changed = (await ada.post(`${path}/settings`, { seats: 3, options: { cards: 2 }, terms: live })) as TableInfo;
  expect(changed).toMatchObject({ lobby: { edition: 1, changed: { by: 'Ada', at: clock.now() } }, terms: live });
  expect(changed.options.cards).toBe(2);
  await seen.until('the change', () => seen.table?.lobby?.edition === 1);
  expect(sitting(seen.table!, 'Bea').agreedTo).toMatchObject({
    seats: 4,
    options: { cards: 4 },
    terms: { time: { kind: 'none' } },
  });
  expect(sitting(seen.table!, 'Ada').agreedTo).toBeUndefined();

  // Whoever comes later agrees to what they see; whoever moves over has agreed to nothing by it.
  const joined = (await carla.post(`${path}/sit`, { edition: 1 })) as TableInfo;
  expect(sitting(joined, 'Carla').agreedTo).toBeUndefined();
  await ada.post(`${path}/seats/0`, { kind: 'open', person: ada.me.person });
  const moved = (await bea.post(`${path}/sit`, { seat: 0 })) as TableInfo;
  expect(sitting(moved, 'Bea').agreedTo).toBeDefined();
  await ada.post(`${path}/sit`);
  expect(await refused(ada, `${path}/start`)).toBe('NOT_AGREED');

  expect(await refused(bea, `${path}/agree`, { edition: 0 })).toBe('TABLE_CHANGED');
  const agreed = (await bea.post(`${path}/agree`, { edition: 1 })) as TableInfo;
  expect(sitting(agreed, 'Bea').agreedTo).toBeUndefined();
  await bea.post(`${path}/agree`, { edition: 1 }); // twice is once
  expect(((await ada.post(`${path}/start`)) as TableInfo).phase).toBe('playing');
  expect(await refused(ada, `${path}/settings`, { seats: 2 })).toBe('TABLE_STARTED');
  expect(await refused(bea, `${path}/agree`, { edition: 1 })).toBe('TABLE_STARTED');
});

it('what is changed and changed back needs no yes, nor does a new name', async () => {
  const { address } = await testServer();
  const [ada, bea] = await people(address, 'Ada', 'Bea');
  const { id } = await ada.table({ seats: 2 });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`);
  const named = (await ada.post(`${path}/settings`, { name: 'Il giovedì' })) as TableInfo;
  expect(named).toMatchObject({ name: 'Il giovedì', lobby: { edition: 1 } });
  expect(sitting(named, 'Bea').agreedTo).toBeUndefined();
  await ada.post(`${path}/settings`, { options: { cards: 2 } });
  const twice = (await ada.post(`${path}/settings`, { options: { cards: 3 } })) as TableInfo;
  expect(sitting(twice, 'Bea').agreedTo?.options).toMatchObject({ cards: 4 });
  const back = (await ada.post(`${path}/settings`, { options: { cards: 4 } })) as TableInfo;
  expect(sitting(back, 'Bea').agreedTo).toBeUndefined();
  const same = (await ada.post(`${path}/settings`, { spectators: true })) as TableInfo;
  expect(same.lobby?.edition).toBe(back.lobby?.edition);
  await ada.post(`${path}/start`);
});

it('seats come and go; nobody who sits or is expected loses theirs', async () => {
  const { address } = await testServer();
  const [ada, bea, carla] = await people(address, 'Ada', 'Bea', 'Carla');
  const { id } = await ada.table({ seats: 4, bots: [{ seat: 2, level: 'greedy' }] });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`, { seat: 3 });
  const change = async (wish: object): Promise<string[]> => whoSits((await ada.post(`${path}/settings`, wish)) as TableInfo);
  expect(await change({ seats: 6 })).toEqual(['Ada', '-', 'bot', 'Bea', '-', '-']);
  expect(await change({ seats: 5, drop: 1 })).toEqual(['Ada', 'bot', 'Bea', '-', '-']);
  expect(await change({ seats: 2 })).toEqual(['Ada', 'Bea']);
  expect(await refused(ada, `${path}/settings`, { seats: 1 })).toBe('BAD_OPTIONS');
  expect(await change({ seats: 3 })).toEqual(['Ada', 'Bea', '-']);
  await carla.watch(id).then((socket) => socket.message('welcome'));
  await ada.post(`${path}/seats/2/keep`, { person: carla.me.person });
  expect(await refused(ada, `${path}/settings`, { seats: 2 })).toBe('SEATS_NEEDED');
  expect(await refused(ada, `${path}/settings`, { seats: 2, drop: 2 })).toBe('BAD_REQUEST');
  const shuffled = (await ada.post(`${path}/shuffle`)) as TableInfo;
  expect(whoSits(shuffled).sort()).toEqual(['(Carla)', 'Ada', 'Bea']);
});

it('only the host changes anything, and only to what the game can be', async () => {
  const { address } = await testServer();
  const [ada, bea, eve] = await people(address, 'Ada', 'Bea', 'Eve');
  const { id } = await ada.table({ seats: 2 });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`);
  const asks: [string, object][] = [
    ['settings', { seats: 3 }],
    ['seats/0', { kind: 'open', person: ada.me.person }],
    ['seats/1/keep', { person: eve.me.person }],
    ['shuffle', {}],
    ['host', { person: eve.me.person }],
    ['close', {}],
    ['start', {}],
    ['remove', { person: ada.me.person }],
  ];
  for (const who of [bea, eve])
    for (const [what, body] of asks) expect(await refused(who, `${path}/${what}`, body), what).toBe('NOT_HOST');
  expect(await refused(eve, `${path}/agree`, { edition: 0 })).toBe('NOT_SEATED');
  const wrong: [object, string][] = [
    [{ seats: 99 }, 'BAD_REQUEST'],
    [{ seats: 8 }, 'BAD_OPTIONS'],
    [{ options: { cards: 99 } }, 'BAD_OPTIONS'],
    [{ name: '\u202eevil' }, 'BAD_NAME'],
    [{ terms: { time: { kind: 'none' } } }, 'BAD_REQUEST'],
    [{ host: eve.me.person }, 'BAD_REQUEST'],
    [{ phase: 'over' }, 'BAD_REQUEST'],
  ];
  for (const [wish, code] of wrong) expect(await refused(ada, `${path}/settings`, wish), JSON.stringify(wish)).toBe(code);
  expect(((await ada.get(path)) as TableInfo).lobby).toEqual({ edition: 0 });
});

it('nobody who vanished holds up the start: the host frees their seat, and they may sit down again', async () => {
  const { address } = await testServer();
  const [ada, bea, carla] = await people(address, 'Ada', 'Bea', 'Carla');
  const { id } = await ada.table({ seats: 2 });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`);
  await ada.post(`${path}/settings`, { options: { cards: 2 } });
  expect(await refused(ada, `${path}/seats/1`, { kind: 'open' })).toBe('SEAT_TAKEN');
  expect(await refused(ada, `${path}/seats/1`, { kind: 'open', person: carla.me.person })).toBe('SEAT_TAKEN');
  expect(whoSits((await ada.post(`${path}/seats/1`, { kind: 'open', person: bea.me.person })) as TableInfo)).toEqual([
    'Ada',
    '-',
  ]);
  expect(sitting((await bea.post(`${path}/sit`)) as TableInfo, 'Bea').agreedTo).toBeUndefined();
  expect(((await ada.post(`${path}/start`)) as TableInfo).phase).toBe('playing');
});

it('somebody who sits down does not agree to what was changed while they were reading', async () => {
  const { address } = await testServer();
  const [ada, bea] = await people(address, 'Ada', 'Bea');
  const { id } = await ada.table({ seats: 2 });
  const path = `/api/tables/${id}`;
  await ada.post(`${path}/settings`, { options: { cards: 2 } });
  expect(await refused(bea, `${path}/sit`, { edition: 0 })).toBe('TABLE_CHANGED');
  await bea.post(`${path}/sit`, { edition: 1 });
});

it('an organiser opens a table without sitting at it, finds it again, and hands the part on', async () => {
  const { address } = await testServer();
  const [olga, ada, bea] = await people(address, 'Olga', 'Ada', 'Bea');
  const table = await olga.table({ seats: 2, sit: false, bots: [{ seat: 0, level: 'greedy' }] });
  const path = `/api/tables/${table.id}`;
  expect(table).toMatchObject({ host: olga.me.person, hostName: 'Olga' });
  expect(whoSits(table)).toEqual(['bot', '-']);
  expect(((await olga.get('/api/tables')) as TableList).mine.map(({ id }) => id)).toEqual([table.id]);
  expect(await refused(olga, `${path}/start`, { fill: 'greedy' })).toBe('NOBODY_SEATED');
  expect((await olga.request('POST', '/api/tables', { game: 'altezze', seats: 2, sit: false, start: true })).body).toEqual({
    error: 'NOBODY_SEATED',
  });
  await olga.post(`${path}/seats/0`, { kind: 'open' });
  await ada.post(`${path}/sit`);
  await bea.post(`${path}/sit`);
  expect(await refused(olga, `${path}/host`, { person: olga.me.person })).toBe('NO_SUCH_PERSON');
  expect(await olga.post(`${path}/host`, { person: bea.me.person })).toMatchObject({ host: bea.me.person, hostName: 'Bea' });
  expect(await refused(olga, `${path}/start`)).toBe('NOT_HOST');
  expect(((await olga.get('/api/tables')) as TableList).mine).toEqual([]);
  const socket = await olga.watch(table.id);
  await bea.post(`${path}/start`);
  expect((await socket.version(0)).view).toBeDefined();
  expect(socket.seat).toBe('spectator');
});

it('a host who vanished strands nobody: after a few minutes one of those who sit there goes on', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const [olga, ada, eve] = await people(address, 'Olga', 'Ada', 'Eve');
  const { id } = await olga.table({ seats: 2, sit: false });
  const path = `/api/tables/${id}`;
  await ada.post(`${path}/sit`);
  const socket = await olga.watch(id);
  await socket.message('welcome');
  await services.here.write();
  expect(await refused(ada, `${path}/take-hosting`)).toBe('HOST_NOT_GONE'); // is here
  await socket.close();
  await services.here.write();
  clock.pass(2 * MINUTE);
  expect(await refused(ada, `${path}/take-hosting`)).toBe('HOST_NOT_GONE'); // was, a moment ago
  clock.pass(2 * MINUTE);
  expect(await refused(eve, `${path}/take-hosting`)).toBe('NOT_SEATED');
  expect(await ada.post(`${path}/take-hosting`)).toMatchObject({ host: ada.me.person, hostName: 'Ada' });
  await ada.post(`${path}/start`, { fill: 'greedy' });
  expect(await refused(ada, `${path}/take-hosting`)).toBe('TABLE_STARTED');
});

it('nobody takes a table from a host who has just opened it and is not at its page yet', async () => {
  const clock = fakeClock();
  const { address } = await testServer({ now: clock.now });
  const [olga, eve] = await people(address, 'Olga', 'Eve');
  const { id } = await olga.table({ seats: 3 });
  const path = `/api/tables/${id}`;
  await eve.post(`${path}/sit`);
  expect(await refused(eve, `${path}/take-hosting`)).toBe('HOST_NOT_GONE');
  clock.pass(4 * MINUTE);
  expect(await eve.post(`${path}/take-hosting`)).toMatchObject({ host: eve.me.person });
});

it('those who sit there are told when they may go on without the host; whose table it was is not turned out, and has it back', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const [olga, ada, eve] = await people(address, 'Olga', 'Ada', 'Eve');
  const { id } = await olga.table({ seats: 3 });
  const path = `/api/tables/${id}`;
  for (const who of [ada, eve]) await who.post(`${path}/sit`);
  const host = await olga.watch(id);
  const socket = await eve.watch(id);
  await Promise.all([host.message('welcome'), socket.message('welcome')]);
  await services.here.write();
  await host.close();
  await socket.until('the host gone', () => !sitting(socket.table!, 'Olga').present);
  expect(socket.table?.hostGone).toBeUndefined();
  clock.pass(4 * MINUTE);
  await socket.until('the word', () => socket.table?.hostGone === true);
  await eve.post(`${path}/take-hosting`);
  await socket.until('no word any more', () => socket.table?.host === eve.me.person && socket.table.hostGone === undefined);

  const back = await olga.watch(id);
  await back.message('welcome');
  const turnOut = { person: olga.me.person };
  expect(await refused(eve, `${path}/remove`, turnOut)).toBe('NOT_ALLOWED');
  expect(await refused(eve, `${path}/seats/0`, { kind: 'open', ...turnOut })).toBe('NOT_ALLOWED');
  expect(await refused(eve, `${path}/close`)).toBe('NOT_ALLOWED');
  await eve.post(`${path}/remove`, { person: ada.me.person }); // anybody else, as any host may
  const again = (await olga.post(`${path}/take-hosting`)) as TableInfo;
  expect(again).toMatchObject({ host: olga.me.person, lobby: { edition: 0 } });
  expect(again.lobby).not.toHaveProperty('takenFrom');
  expect(await refused(eve, `${path}/remove`, turnOut)).toBe('NOT_HOST');
  await olga.post(`${path}/close`);
});

it('a seat kept for somebody who does not come is free again after a day, after a week where moves have days', async () => {
  const clock = fakeClock();
  const { address } = await testServer({ now: clock.now });
  const [ada, bea, carla] = await people(address, 'Ada', 'Bea', 'Carla');
  await bea.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const invited = async (): Promise<number> => ((await bea.get('/api/tables')) as TableList).invited.length;
  const times = [{ kind: 'none' }, { kind: 'turns', days: 3, zone: 'UTC' }] as const;
  for (const [n, time] of times.entries()) {
    const { id } = await ada.table({ seats: 2, terms: { time } });
    const path = `/api/tables/${id}`;
    await ada.post(`${path}/seats/1/keep`, { person: bea.me.person });
    const long = n === 0 ? DAY : 7 * DAY;
    clock.pass(long - 1);
    expect([whoSits((await ada.get(path)) as TableInfo), await invited()]).toEqual([['Ada', '(Bea)'], 1]);
    expect(await refused(ada, `${path}/start`, { fill: 'greedy' })).toBe('SEAT_KEPT');
    clock.pass(1);
    expect([whoSits((await ada.get(path)) as TableInfo), await invited()]).toEqual([['Ada', '-'], 0]);
    expect(whoSits((await carla.post(`${path}/sit`)) as TableInfo)).toEqual(['Ada', 'Carla']);
  }
});

it('where each move has days nobody takes the table from a host who went to bed', async () => {
  const clock = fakeClock();
  const { address, services } = await testServer({ now: clock.now });
  const [olga, eve] = await people(address, 'Olga', 'Eve');
  const { id } = await olga.table({ seats: 3, listed: true, terms: { time: { kind: 'turns', days: 3, zone: 'UTC' } } });
  const path = `/api/tables/${id}`;
  await eve.post(`${path}/sit`);
  await services.here.write();
  clock.pass(9 * HOUR);
  expect(await refused(eve, `${path}/take-hosting`)).toBe('HOST_NOT_GONE');
  clock.pass(16 * HOUR);
  expect(await eve.post(`${path}/take-hosting`)).toMatchObject({ host: eve.me.person });
});

it('a seat kept for somebody is theirs alone until the host frees it or they decline', async () => {
  const clock = fakeClock();
  const { address } = await testServer({ now: clock.now });
  const [ada, bea, carla] = await people(address, 'Ada', 'Bea', 'Carla');
  await bea.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const { id } = await ada.table({ seats: 3, listed: true });
  const path = `/api/tables/${id}`;
  const keep = (seat: number, who: Player): Promise<unknown> => ada.post(`${path}/seats/${seat}/keep`, { person: who.me.person });
  expect(((await keep(1, bea)) as TableInfo).seats[1]).toEqual({
    kind: 'open',
    kept: { person: bea.me.person, name: 'Bea', at: clock.now(), until: clock.now() + DAY },
  });
  const list = async (who: Player): Promise<string[]> =>
    ((await who.get('/api/tables')) as TableList).invited.map((table) => table.id);
  expect(await list(bea)).toEqual([id]);
  expect(await list(carla)).toEqual([]);
  expect(await refused(carla, `${path}/sit`, { seat: 1 })).toBe('SEAT_TAKEN');
  expect(await refused(ada, `${path}/seats/0/keep`, { person: bea.me.person })).toBe('SEAT_TAKEN');
  expect(whoSits((await carla.post(`${path}/sit`)) as TableInfo)).toEqual(['Ada', '(Bea)', 'Carla']);
  expect(await refused(ada, `${path}/start`, { fill: 'greedy' })).toBe('SEAT_KEPT');
  expect(await refused(ada, `${path}/seats/1/keep`, { person: carla.me.person })).toBe('ALREADY_SEATED');
  expect(await refused(ada, `${path}/seats/1/keep`, { person: ada.me.person })).toBe('ALREADY_SEATED');

  await bea.post(`${path}/decline`);
  await bea.post(`${path}/decline`); // twice is once
  expect(whoSits((await ada.get(path)) as TableInfo)).toEqual(['Ada', '-', 'Carla']);
  await keep(1, bea);
  await ada.post(`${path}/seats/1`, { kind: 'open' });
  expect(await list(bea)).toEqual([]);
  await keep(1, bea);
  expect(whoSits((await bea.post(`${path}/sit`)) as TableInfo)).toEqual(['Ada', 'Bea', 'Carla']);
  expect(((await ada.post(`${path}/start`)) as TableInfo).phase).toBe('playing');
  expect(await list(bea)).toEqual([]);
});

it('strangers are not invited against their will: not those who cannot be found, nor across a block, nor over and over', async () => {
  const { address } = await testServer({
    limits: { ...NO_LIMITS, invitationsPerPerson: LIMITS.invitationsPerPerson, invitationsPerHour: 4 },
  });
  const [ada, bea, eve] = await people(address, 'Ada', 'Bea', 'Eve');
  const { id } = await ada.table({ seats: 3 });
  const path = `/api/tables/${id}`;
  expect(await refused(ada, `${path}/seats/1/keep`, { person: bea.me.person })).toBe('NO_SUCH_PERSON'); // a guest
  expect(await refused(ada, `${path}/seats/1/keep`, { person: 'nobody' })).toBe('NO_SUCH_PERSON');
  await bea.post('/api/account', { email: 'bea@example.org', password: 'un castello di carte' });
  await eve.post(`${path}/sit`);
  await bea.post(`/api/circle/${eve.me.person}`, { bond: 'blocked' });
  expect(await refused(ada, `${path}/seats/2/keep`, { person: bea.me.person })).toBe('NOT_ALLOWED'); // somebody who sits there
  await eve.post(`${path}/leave`);
  await ada.post(`${path}/seats/2/keep`, { person: bea.me.person });
  await bea.post(`/api/circle/${ada.me.person}`, { bond: 'blocked' });
  expect(((await bea.get('/api/tables')) as TableList).invited).toEqual([]);
  await bea.request('DELETE', `/api/circle/${ada.me.person}`);
  for (let more = 1; more < LIMITS.invitationsPerPerson; more++)
    await ada.post(`/api/tables/${(await ada.table()).id}/seats/1/keep`, { person: bea.me.person });
  expect(await refused(ada, `/api/tables/${(await ada.table()).id}/seats/1/keep`, { person: bea.me.person })).toBe(
    'INVITED_ENOUGH',
  );
  const third = await Player.join(address, 'Carla');
  await third.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  await ada.post(`${path}/seats/1/keep`, { person: third.me.person });
  await ada.post(`${path}/seats/1`, { kind: 'open' });
  expect(await refused(ada, `${path}/seats/1/keep`, { person: third.me.person })).toBe('ENOUGH_SENT'); // within the hour
});

it('a guest who signs in finds the seat that was kept for them', async () => {
  const { address } = await testServer();
  const [ada, bea, guest] = await people(address, 'Ada', 'Bea', 'Ospite');
  await bea.post('/api/account', { email: 'bea@example.org', password: 'un castello di carte' });
  await guest.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const { id } = await ada.table();
  await ada.post(`/api/tables/${id}/seats/1/keep`, { person: guest.me.person });
  await guest.post('/api/account/session', { email: 'bea@example.org', password: 'un castello di carte' });
  expect(whoSits((await ada.get(`/api/tables/${id}`)) as TableInfo)).toEqual(['Ada', '(Bea)']);
});

it('changes, yeses and kept seats outlive a restart', async () => {
  const data = await temporaryFolder();
  const first = await testServer({ data });
  const [ada, bea, carla] = await people(first.address, 'Ada', 'Bea', 'Carla');
  await carla.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const { id } = await ada.table({ seats: 4 });
  const path = `/api/tables/${id}`;
  await bea.post(`${path}/sit`);
  await ada.post(`${path}/settings`, { seats: 3, name: 'Giovedì' });
  await ada.post(`${path}/seats/2/keep`, { person: carla.me.person });
  const before = await ada.get(path);
  await first.close();
  const { address } = await testServer({ data });
  for (const player of [ada, bea, carla]) player.address = address;
  expect(await ada.get(path)).toEqual(before);
  expect(await refused(ada, `${path}/start`)).toBe('NOT_AGREED');
  await bea.post(`${path}/agree`, { edition: 1 });
  await carla.post(`${path}/sit`);
  expect(((await ada.post(`${path}/start`)) as TableInfo).phase).toBe('playing');
});

it.runIf(realPostgres)(
  'host and guests on two processes: each change is told, and of a change and a yes at once one comes first',
  async () => {
    const { url: databaseUrl, drop } = await freshDatabase();
    const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
    const ada = await Player.join(one.address, 'Ada');
    const bea = await Player.join(two.address, 'Bea');
    const { id } = await ada.table({ seats: 2 });
    const path = `/api/tables/${id}`;
    await bea.post(`${path}/sit`);
    const far = await bea.watch(id);
    await far.message('welcome');
    for (let round = 0; round < 10; round++) {
      const edition = round * 2 + 1;
      await ada.post(`${path}/settings`, { options: { cards: 1 + (round % 2) } });
      await far.until('the change', () => far.table?.lobby?.edition === edition);
      const [, yes] = await Promise.all([
        ada.post(`${path}/settings`, { options: { cards: 5 + (round % 4) } }),
        bea.request('POST', `${path}/agree`, { edition }),
      ]);
      const now = (await ada.get(path)) as TableInfo;
      // If the yes came first it was to the settings before; either way nobody has agreed to what they have not seen.
      expect([200, 409]).toContain(yes.status);
      expect(sitting(now, 'Bea').agreedTo).toBeDefined();
      expect(await refused(ada, `${path}/start`)).toBe('NOT_AGREED');
    }
    await far.until('the last change', () => far.table?.lobby?.edition === 20);
    await bea.post(`${path}/agree`, { edition: 20 });
    await ada.post(`${path}/start`);
    await far.version(0);
    await Promise.all([one.stop(), two.stop()]);
    await drop();
  },
);
