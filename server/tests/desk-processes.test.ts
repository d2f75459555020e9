/** The desk where several processes serve one house: what is done at one holds and is told at the others, and their counts add up. */
import { expect, it } from 'vitest';
import { makeOperator } from '../operator.ts';
import type { DeskHours, DeskLoad, DeskReports, Session } from '../protocol.ts';
import { startChild } from './child.ts';
import { place } from './place.ts';
import { Player } from './player.ts';
import { freshDatabase, realPostgres } from './postgres.ts';
import { twoAtTable } from './two.ts';

it.runIf(realPostgres)('a report is judged at one process and felt at the other', async () => {
  const { url: databaseUrl, drop } = await freshDatabase();
  const [one, two] = await Promise.all([startChild({ databaseUrl }), startChild({ databaseUrl })]);
  const olga = await Player.join(one.address, 'Olga');
  await olga.post('/api/account', { email: 'olga@example.org', password: 'torre pendente' });
  await makeOperator({ data: '', databaseUrl }, olga.me.person, true);
  const { ada, bruno, id, first, second } = await twoAtTable(one.address, {}, two.address);

  second.say({ t: 'chat', text: 'sei ridicola', id: 'r1' });
  const { line } = await first.message('chat');
  await ada.post('/api/reports', { person: bruno.me.person, reason: 'insult', table: id, line: line.number });
  const { reports } = (await olga.get('/api/operator/reports')) as DeskReports;
  await olga.post(`/api/operator/reports/${reports[0].id}`, { act: 'mute', hours: 1, hide: true });
  // Bruno's socket is at the other process.
  await second.message('told');
  await second.message('chat', (told) => told.line.number === line.number && told.line.text === '');
  second.say({ t: 'chat', text: 'ma io', id: 'r2' });
  expect(await second.message('error')).toMatchObject({ code: 'MUTED' });
  expect(((await bruno.get('/api/session')) as Session).told).toMatchObject([{ kind: 'muted', quote: 'sei ridicola' }]);

  await Promise.all([first.taken(first.move(place(first))), second.taken(second.move(place(second)))]);
  const atOther = new Player(two.address);
  atOther.cookie = olga.cookie;
  const lastHour = async (who: Player) => ((await who.get('/api/operator/hours?span=day')) as DeskHours).bars.at(-1);
  // Asking makes the asked process write its own counts down; together they are everybody's.
  await lastHour(olga);
  expect(await lastHour(atOther)).toMatchObject({ moves: { people: 2 } });
  expect(((await atOther.get('/api/operator/load')) as DeskLoad).processes).toHaveLength(2);
  await two.stop();
  await expect.poll(async () => ((await olga.get('/api/operator/load')) as DeskLoad).processes.length).toBe(1);

  await makeOperator({ data: '', databaseUrl }, olga.me.person, false);
  expect((await olga.request('GET', '/api/operator')).status).toBe(404);
  await one.stop();
  await drop();
});
