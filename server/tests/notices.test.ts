/** Being told that it is my turn: once, at the right time, and only if I want it. */
import { expect, it } from 'vitest';
import type { Muting, NoticeOffer, TableInfo } from '../protocol.ts';
import { NoticesServer, drop, HOUR, MINUTE, round, SECOND, SITE } from './notices-server.ts';
import { temporaryFolder } from './serving.ts';

it('the next turn is another notice; a turn that is over by then is none', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno] = [await club.chatting('Ada'), await club.chatting('Bruno')];
  const { id } = await club.game(ada, bruno);
  await club.later(21 * SECOND);
  expect([club.said('Ada').length, club.said('Bruno').length]).toEqual([1, 1]);
  await round([ada, bruno], id);
  await drop(ada, id);
  await club.later(21 * SECOND);
  expect([club.said('Ada').length, club.said('Bruno').length]).toEqual([1, 2]);
});

it('whoever is at the table is not told; whoever only seemed to be is told when the line is found dead', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno, carla] = [await club.person('Ada'), await club.chatting('Bruno'), await club.chatting('Carla')];
  const seen = await club.game(ada, bruno);
  const here = await bruno.watch(seen.id);
  await here.message('welcome');
  const asleep = await club.game(ada, carla);
  const closedLid = await carla.watch(asleep.id);
  await closedLid.message('welcome');
  await club.later(30 * SECOND);
  expect(club.room.received).toEqual([]);
  await closedLid.close();
  await club.later(30 * SECOND);
  expect([club.said('Bruno').length, club.said('Carla').length]).toEqual([0, 1]);
  await club.later(2 * MINUTE);
  // Bruno saw that it is his turn: leaving does not bring it up again.
  await here.close();
  await club.later(HOUR);
  expect(club.said('Bruno')).toEqual([]);
});

it('a muted table is silent, and speaks again', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno')];
  const { id } = await club.game(ada, bruno);
  const other = await club.game(ada, bruno);
  expect(await bruno.get(`/api/tables/${id}/mute`)).toEqual({ muted: false, on: true } satisfies Muting);
  expect(await bruno.post(`/api/tables/${id}/mute`, { muted: true })).toEqual({ muted: true, on: true });
  await club.later(21 * SECOND);
  expect(club.said('Bruno')).toEqual([expect.stringContaining(other.id)]);
  await bruno.post(`/api/tables/${id}/mute`, { muted: false });
  await round([bruno, ada], id);
  await drop(ada, id);
  await club.later(21 * SECOND);
  expect(club.said('Bruno').filter((line) => line.includes(id))).toHaveLength(1);
  const stranger = await club.person('Carla');
  expect((await stranger.request('POST', `/api/tables/${id}/mute`, { muted: true })).body).toEqual({ error: 'NOT_SEATED' });
  expect(await ada.get(`/api/tables/${id}/mute`)).toEqual({ muted: false, on: false });
});

it('quiet hours keep everything until they are over, then tell it together', async () => {
  const club = await NoticesServer.open({ startsAt: '2027-01-10T21:30:00Z' });
  const quiet = { from: 22 * 60, to: 7 * 60 };
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno', { quiet, zone: 'Europe/Rome' })];
  await club.game(ada, bruno, { name: 'Uno' });
  const done = await club.game(ada, bruno, { name: 'Due' });
  await club.game(ada, bruno, { name: 'Tre' });
  await club.later(21 * SECOND);
  await club.later(8 * HOUR); // 6:30 in Rome
  expect(club.room.received).toEqual([]);
  await drop(bruno, done.id); // got up early
  await club.later(30 * MINUTE);
  expect(club.said('Bruno')).toHaveLength(1);
  expect(club.said('Bruno')[0]).toMatch(/^Cantiere: 2 tables are waiting for you\nHeights, (Uno|Tre).*\nHeights, (Uno|Tre)/);
});

it('the end of a game and a rematch are told to whoever was not there, unless they do not care', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno] = [await club.chatting('Ada'), await club.chatting('Bruno')];
  const carla = await club.chatting('Carla', { also: false });
  const { id } = await ada.table({ seats: 3, options: { cards: 1 } });
  for (const player of [bruno, carla]) await player.post(`/api/tables/${id}/sit`);
  await ada.post(`/api/tables/${id}/start`);
  await round([carla, bruno, ada], id);
  const { phase } = (await ada.get(`/api/tables/${id}`)) as TableInfo;
  expect(phase).toBe('over');
  await club.later(SECOND);
  const over = [...club.said('Ada'), ...club.said('Bruno')];
  // Whoever made the last move knows.
  expect(over.length).toBeGreaterThan(0);
  expect(over.length).toBeLessThan(3);
  for (const line of over) expect(line).toContain('Game over');
  const before = club.room.received.length;
  const again = (await ada.post(`/api/tables/${id}/rematch`)) as TableInfo;
  await expect
    .poll(() => club.server.services.store.db.selectFrom('notices').where('kind', '=', 'rematch').selectAll().execute())
    .toHaveLength(1);
  await club.later(21 * SECOND);
  expect(club.said('Bruno').at(-1)).toBe(`Cantiere: Rematch?\nHeights, ${calledBy(again)}: ${SITE}/t/${again.id}`);
  expect(club.room.received).toHaveLength(before + 1);
  expect(club.said('Carla')).toEqual([]);
});

it('a seat that is kept, and a change that waits for a yes, are told once to whoever is away', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno, carla] = [await club.person('Ada'), await club.chatting('Bruno'), await club.chatting('Carla')];
  for (const player of [bruno, carla]) await player.post(`/api/circle/${ada.me.person}`, { bond: 'friend' });
  const { id } = await ada.table({ seats: 3, name: 'Giovedì' });
  const path = `/api/tables/${id}`;
  const queued = async (kind: string, rows: number): Promise<void> =>
    expect
      .poll(() => club.server.services.store.db.selectFrom('notices').where('kind', '=', kind).selectAll().execute())
      .toHaveLength(rows);
  await ada.post(`${path}/seats/1/keep`, { person: bruno.me.person });
  await ada.post(`${path}/seats/2/keep`, { person: carla.me.person });
  await queued('seat', 2);
  await carla.post(`${path}/decline`);
  await club.later(21 * SECOND);
  expect(club.said('Bruno')).toEqual([`Cantiere: Your seat waits\nHeights, Giovedì: ${SITE}/t/${id}`]);
  expect(club.said('Carla')).toEqual([]);
  await ada.post(`${path}/seats/1`, { kind: 'open' });
  await ada.post(`${path}/seats/1/keep`, { person: bruno.me.person });
  await bruno.post(`${path}/sit`);
  await ada.post(`${path}/settings`, { options: { cards: 2 } });
  await queued('changed', 1);
  await club.later(21 * SECOND);
  await ada.post(`${path}/settings`, { options: { cards: 3 } });
  await club.later(HOUR);
  expect(club.said('Bruno').slice(1)).toEqual([`Cantiere: The table was changed\nHeights, Giovedì: ${SITE}/t/${id}`]);
});

const calledBy = ({ id }: TableInfo): string =>
  id
    .split('-')
    .slice(0, -1)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

it('a notice that was being sent when its process died is sent once more, and no oftener', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno] = [await club.person('Ada'), await club.chatting('Bruno')];
  const { id } = await club.game(ada, bruno);
  await club.later(21 * SECOND);
  const { db } = club.server.services.store;
  const dies = (): Promise<unknown> => db.updateTable('notices').set({ state: 'sending', due_at: 0 }).execute();
  await dies();
  await club.later(SECOND);
  expect(club.room.received).toHaveLength(2);
  await dies();
  await club.later(SECOND);
  expect(club.room.received).toHaveLength(2);
  const rows = await db.selectFrom('notices').selectAll().where('table_id', '=', id).execute();
  expect(rows.map(({ state }) => state)).toEqual(['failed']);
});

it('after a restart a turn is told once, by the same keys', async () => {
  const data = await temporaryFolder();
  const first = await NoticesServer.open({ data });
  const [ada, bruno] = [await first.person('Ada'), await first.chatting('Bruno')];
  const { pushKey } = (await ada.get('/api/notices')) as NoticeOffer;
  await first.game(ada, bruno);
  const waiting = await first.game(ada, bruno);
  await first.later(5 * SECOND);
  const told = await first.game(ada, bruno);
  await first.server.close();
  const second = await NoticesServer.open({ data });
  await second.later(40 * SECOND);
  expect(first.said('Bruno')).toHaveLength(1);
  for (const { id } of [waiting, told]) expect(first.said('Bruno')[0]).toContain(id);
  await second.server.close();
  const third = await NoticesServer.open({ data });
  await third.later(HOUR);
  expect(first.said('Bruno')).toHaveLength(1);
  ada.address = third.server.address;
  expect(((await ada.get('/api/notices')) as NoticeOffer).pushKey).toBe(pushKey);
});

it('the tables that wait for me are told, longest first', async () => {
  const club = await NoticesServer.open();
  const [ada, bruno] = [await club.person('Ada'), await club.person('Bruno')];
  const first = await club.game(ada, bruno);
  const second = await club.game(ada, bruno);
  await club.server.services.hall.saveSummaries();
  const waiting = async (): Promise<string[]> =>
    ((await bruno.get('/api/waiting')) as { tables: { id: string }[] }).tables.map(({ id }) => id);
  expect(await waiting()).toEqual([first.id, second.id]);
  await drop(bruno, first.id);
  await club.server.services.hall.saveSummaries();
  expect(await waiting()).toEqual([second.id]);
});
