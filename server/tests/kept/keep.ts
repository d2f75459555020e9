/**
 * Keeps a database as this version makes it, for every later version to upgrade: `node server/tests/kept/keep.ts` plays a little
 * of everything on a server and writes `kept/<last step>.sql`. Run it once for each release, and never change what it wrote.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../../app.ts';
import { NO_LIMITS } from '../../limits.ts';
import { STEPS } from '../../store/migrations.ts';
import { SQLITE_FILE } from '../../store/data-folder.ts';
import type { Store } from '../../store/store.ts';
import { playOn } from '../play-on.ts';
import { Player } from '../player.ts';
import { firstRound, play, twoAtTable } from '../two.ts';
import { place } from '../place.ts';
import { dump } from './dump.ts';
import { PASSWORD } from './kept.ts';

const LONG_AFTER = Date.UTC(2100, 0);

const data = await mkdtemp(join(tmpdir(), 'cantiere-keep-'));
const shelf = new URL('../game/shelf.ts', import.meta.url).href;
const server = await openServer({ data, shelf, botPauseMs: 0, limits: NO_LIMITS });
await live(await server.listen(0, '127.0.0.1'), server.services.store);
await server.close();
const step = STEPS[STEPS.length - 1];
await writeFile(new URL(`./${step}.sql`, import.meta.url), dump(join(data, SQLITE_FILE), step));
await rm(data, { recursive: true });

async function live(address: string, store: Store): Promise<void> {
  // A running game with a move taken back, words in both rooms, notes, a plan, and somebody who watches.
  const seated = await twoAtTable(address, { options: { cards: 8 }, name: "L'arco di Ada", listed: true, delay: 1 });
  const { ada, bruno, id } = seated;
  await ada.post(`/api/tables/${id}/return`);
  for (const player of [ada, bruno]) {
    const email = `${player.me.name.toLowerCase()}@example.org`;
    await player.post('/api/account', { email, password: PASSWORD });
  }
  const [first, second] = [await ada.watch(id), await bruno.watch(id)]; // an account is a new session
  await Promise.all([first.version(0), second.version(0)]);
  const running = { ...seated, first, second };
  const carla = await Player.join(address, 'Carla');
  const watching = await carla.watch(id);
  await watching.message('welcome');
  watching.say({ t: 'chat', text: 'Che mossa! «àèìòù» 🏗️' });
  await watching.message('chat');
  const { winner } = await firstRound(running);
  await play(winner, { type: 'weigh' });
  winner.say({ t: 'undo', id: 'back', version: winner.update?.version ?? 0 });
  await winner.taken('back');
  await play(winner, { type: 'keep' });
  first.say({ t: 'chat', text: "It's my turn; isn't it? -- 'quoted'" });
  await first.message('chat');
  await ada.post(`/api/tables/${id}/notes`, { text: 'Bruno has a seven, I think.', edition: 0 });
  const [planner, theirs] = winner === first ? [ada, first] : [bruno, second];
  await planner.request('PUT', `/api/tables/${id}/plans/lowest`);
  await theirs.message('plans', ({ news }) => news?.what === 'acted');
  for (const socket of [first, second, watching]) await socket.close();

  // A game played to its end and settled; put away by one of them.
  const over = await twoAtTable(address, { options: { cards: 1 }, listed: true });
  await Promise.all([playOn(over.first), playOn(over.second)]);
  await settled(over.ada);
  await over.ada.post(`/api/tables/${over.id}/archive`, { archived: true });

  // A game of the two accounts, so that both have a rating; one against a bot, with a clock; one that waits in the lobby.
  const { id: rated } = await ada.table({ options: { cards: 1 } });
  await bruno.post(`/api/tables/${rated}/sit`);
  await ada.post(`/api/tables/${rated}/start`);
  const [one, two] = [await ada.watch(rated), await bruno.watch(rated)];
  await Promise.all([one.version(0), two.version(0)]);
  await Promise.all([playOn(one), playOn(two)]);
  await settled(ada);
  const { id: timed } = await ada.table({
    bots: [{ seat: 1, level: 'greedy' }],
    terms: { time: { kind: 'live', bank: 600, increment: 5, cap: 900 }, whenOut: 'standIn' },
    start: true,
  });
  const clock = await ada.watch(timed);
  await clock.version(0);
  await play(clock, place(clock));
  const { id: waiting } = await carla.table({ seats: 3, bots: [{ seat: 2, level: 'easy' }] });
  await carla.post(`/api/tables/${waiting}/seats/1/keep`, { person: ada.me.person });

  await ada.post(`/api/circle/${bruno.me.person}`, { bond: 'friend' });
  await bruno.post(`/api/circle/${carla.me.person}`, { bond: 'blocked' });
  await bruno.post('/api/reports', { person: ada.me.person, reason: 'other', words: 'Is it?', table: id, line: 2 });
  await away(store, ada.me.person, bruno.me.person, id);
}

/** Ways of being told need the world outside; so what is kept of them is written as it would be. */
async function away({ db }: Store, ada: string, bruno: string, table: string): Promise<void> {
  const mine = { language: 'it', mail: 'daily', also: 1, zone: 'Europe/Rome', origin: 'https://play.example.org' };
  await db
    .insertInto('notice_settings')
    .values({
      person: ada,
      ...mine,
      confirmed: 'ada@example.org',
      webhook: 'https://hooks.example.org/x?y=1',
      webhook_on: 0,
      quiet_from: 1320,
      quiet_to: 420,
    })
    .execute();
  const push = { endpoint: 'https://push.example.org/abc', p256dh: 'BPublicKeyOfNobody', auth: 'authOfNobody1234' };
  await db
    .insertInto('push_subscriptions')
    .values({ person: ada, ...push, created_at: 1_700_000_000_000 })
    .execute();
  await db.insertInto('muted').values({ table_id: table, person: bruno }).execute();
  const told = { table_id: table, person: ada, kind: 'turn', way: 'mail', tries: 1, made_at: 1_700_000_000_000 };
  await db
    .insertInto('notices')
    .values([
      { ...told, turn: 1, state: 'sent', due_at: 1_700_000_000_000 },
      { ...told, turn: 3, state: 'waiting', due_at: LONG_AFTER },
    ])
    .execute();
  await db
    .insertInto('password_resets')
    .values({ token_hash: 'ab'.repeat(32), person: ada, expires_at: LONG_AFTER })
    .execute();
}

async function settled(player: Player): Promise<void> {
  for (;;) {
    const { total } = (await player.get(`/api/people/${player.me.person}/games`)) as { total: number };
    if (total > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
