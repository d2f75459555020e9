/**
 * What one process plays, another follows: from the notice alone when it is the very next step, from the store whenever
 * anything is missing. Two halls on one database, and a bus on which the test loses, doubles and re-orders what it likes.
 */
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Seat } from '@cantiere/engine';
import type { Bus, Notice } from '../bus/bus.ts';
import { openMetrics } from '../metrics.ts';
import type { ServerMessage } from '../protocol.ts';
import { loadShelf } from '../shelf.ts';
import { addChat } from '../store/chat.ts';
import { migrate } from '../store/migrations.ts';
import { postgresMoves } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { storeOver } from '../store/store.ts';
import { addTable, changeTable, readTable } from '../store/tables.ts';
import { Hall } from '../tables/hall.ts';
import type { LiveTable, Watcher } from '../tables/live.ts';
import type { State } from './game/altezze.ts';
import { keptLog } from './kept-log.ts';
import { someTable } from './stores.ts';

/** One process: its hall, what it has said, what it asked the database. */
interface Process {
  readonly hall: Hall;
  readonly said: Notice[];
  readonly asked: string[];
  hear(notice: Notice): void;
  gap(): void;
}

const { log, errors } = keptLog();
const SEED = '5eed'.repeat(16);
let pglite: PGlite;
let db: Kysely<Schema>;
let here: Process;
let there: Process;
let id: string;

async function openProcess(name: string, most = 100): Promise<Process> {
  const asked: string[] = [];
  const counted = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite }),
    log: ({ query }) => void asked.push(query.sql),
  });
  const said: Notice[] = [];
  const listeners: ((notice: Notice, from: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const bus: Bus = {
    me: name,
    publish: (notice) => void said.push(JSON.parse(JSON.stringify(notice)) as Notice),
    subscribe: (listener) => void listeners.push(listener),
    onGap: (listener) => void gaps.push(listener),
    close: () => Promise.resolve(),
  };
  const shelf = await loadShelf(new URL('./game/shelf.ts', import.meta.url).href);
  const hall = new Hall(storeOver(counted, postgresMoves(counted), true, bus), shelf, log, openMetrics(), Date.now, most);
  return {
    hall,
    said,
    asked,
    hear: (notice) => listeners.forEach((listener) => listener(notice, 'another')),
    gap: () => gaps.forEach((listener) => listener()),
  };
}

beforeAll(async () => {
  pglite = new PGlite();
  db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
});

afterAll(() => pglite.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }); // nothing is looked at or written by the clock
  [here, there] = [await openProcess('here'), await openProcess('there')];
  const table = someTable({
    phase: 'playing',
    seed: SEED,
    startedAt: 1,
    delay: 0,
    spectators: true,
    options: { cards: 8, bots: 'well' },
    terms: { time: { kind: 'none' }, whenOut: 'standIn', standIn: 'easy', friendly: false, help: false, rated: false },
    seats: ['ada', 'bruno'].map((person) => ({ kind: 'person', person, name: person, since: 0 })),
  });
  id = table.id;
  await addTable(db, table);
  for (const { hall } of [here, there]) await at(hall).then((open) => open.quiet());
});

afterEach(async () => {
  for (const { hall } of [here, there]) await hall.close();
  vi.useRealTimers();
  expect(errors).toEqual([]);
});

const at = (hall: Hall): Promise<LiveTable> => hall.open(id);

/** Somebody moves at this process; gives the notices of it. */
async function move({ hall, said }: Process, times = 1): Promise<Notice[]> {
  const table = await at(hall);
  const from = said.length;
  for (let n = 0; n < times; n++) {
    const play = table.play!;
    const seat: Seat = play.toAct[0];
    const state = play.viewOf(seat) as unknown as State;
    const wish = state.swapping >= 0 ? { type: 'keep' } : { type: 'place', card: state.hands[seat][0] };
    const { version } = play;
    const answer = await hall.decide(table, { seat, version, move: wish, moveId: `${seat}:${version}`, by: 'person' });
    expect(answer).toEqual({ kind: 'accepted', version: version + 1 });
  }
  return said.slice(from).filter(({ kind }) => kind === 'moves');
}

/** When everything that was begun at this process is done. */
async function settled({ hall }: Process): Promise<LiveTable> {
  const table = await at(hall);
  await table.quiet();
  return table;
}

/** Somebody watches at this process; gives what they are told. */
async function watch({ hall }: Process, table?: LiveTable): Promise<ServerMessage[]> {
  const told: ServerMessage[] = [];
  const watcher: Watcher = {
    person: undefined,
    name: undefined,
    seat: 'spectator',
    idle: false,
    archived: false,
    payer: 'x',
    send: (text) => void told.push(JSON.parse(text) as ServerMessage),
    end: (code) => void told.push({ t: 'error', code }),
  };
  await hall.welcome(table ?? (await at(hall)), watcher, undefined);
  return told;
}

const versions = (told: readonly ServerMessage[]): number[] =>
  told.flatMap((message) => (message.t === 'update' ? message.update.version : []));

async function expectTheSame(): Promise<void> {
  const [one, two] = [await settled(here), await settled(there)];
  expect(two.play!.version).toBe(one.play!.version);
  for (const viewer of [0, 1, 'spectator'] as const) expect(two.play!.viewOf(viewer)).toEqual(one.play!.viewOf(viewer));
  expect(two.play!.log(0)).toEqual(one.play!.log(0));
  expect(two.play!.numberOf('0:0')).toBe(one.play!.numberOf('0:0'));
}

it('the next step is followed from the notice alone: nothing is read, nothing is written', async () => {
  const told = await watch(there);
  told.length = there.asked.length = 0;
  const notices = await move(here, 6);
  expect(notices.length).toBe(6);
  for (const notice of notices) there.hear(notice);
  await settled(there);
  await there.hall.saveSummaries();
  expect(there.asked).toEqual([]);
  expect(versions(told)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(told.filter(({ t }) => t === 'table')).toEqual([]);
  await expectTheSame();
});

it('a notice that comes twice, or late, changes nothing', async () => {
  const told = await watch(there);
  const notices = await move(here, 3);
  for (const notice of [...notices, ...notices, notices[0]]) there.hear(notice);
  await settled(there);
  there.asked.length = 0;
  for (const notice of notices) there.hear(notice);
  await settled(there);
  expect(there.asked).toEqual([]);
  expect(versions(told)).toEqual([1, 2, 3]);
  await expectTheSame();
});

it('a gap is read from the store, in order and once', async () => {
  const told = await watch(there);
  const notices = await move(here, 4);
  there.hear(notices[0]);
  there.hear(notices[3]);
  await expectTheSame();
  expect(versions(told)).toEqual([1, 2, 3, 4]);
});

it('notices in the wrong order lead to the same game', async () => {
  const told = await watch(there);
  const notices = await move(here, 4);
  for (const notice of [notices[1], notices[0], notices[3], notices[2]]) there.hear(notice);
  await expectTheSame();
  expect(versions(told)).toEqual([1, 2, 3, 4]);
});

it('a burst with a gap is read once, not for every notice', async () => {
  const notices = await move(here, 5);
  there.asked.length = 0;
  for (const notice of notices.slice(1)) there.hear(notice);
  await expectTheSame();
  expect(there.asked.filter((sql) => sql.includes('from "moves"')).length).toBe(1);
});

it('notices that never came are found by looking', async () => {
  const told = await watch(there);
  await move(here, 3);
  await there.hall.lookForMissed();
  await expectTheSame();
  expect(versions(told)).toEqual([1, 2, 3]);
});

it('words whose notice never came are told after a look, once', async () => {
  const told = await watch(there);
  const words = (): string[] => told.flatMap((message) => (message.t === 'chat' ? message.line.text : []));
  const say = (text: string) => addChat(db, id, { from: 'ada', name: 'ada', room: 'spectators', text, at: 1 });
  await Promise.all([say('una'), say('due')]);
  there.hear({ kind: 'chat', table: id });
  await say('tre'); // nobody says so
  await settled(there);
  for (let look = 0; look < 2; look++) {
    await there.hall.lookForMissed();
    await settled(there);
  }
  expect(words().sort()).toEqual(['due', 'tre', 'una']);
});

it('whoever comes to a table that went meanwhile to make room is sent back to the door, not left with one that hears nothing', async () => {
  const small = await openProcess('small', 1);
  const table = await at(small.hall);
  await table.quiet();
  await small.hall.saveSummaries();
  const other = someTable({ id: 'another', phase: 'lobby' });
  await addTable(db, other);
  await small.hall.open('another'); // there is room for one, and nobody is at the first yet
  await expect(watch(small, table)).rejects.toMatchObject({ code: 'HOUSE_FULL' });
  await small.hall.close();
});

it('a step too large for a notice is read from the store', async () => {
  const [{ step: _tooLarge, ...notice }] = (await move(here)) as Extract<Notice, { kind: 'moves' }>[];
  there.hear(notice);
  await expectTheSame();
});

it('both play: each follows the other and loses no race for long', async () => {
  for (let n = 0; n < 5; n++) {
    const mine = await move(here);
    mine.forEach((notice) => there.hear(notice));
    await settled(there);
    const theirs = await move(there);
    theirs.forEach((notice) => here.hear(notice));
    await settled(here);
  }
  await expectTheSame();
  expect((await at(here.hall)).play!.version).toBe(10);
});

it('a row that changed without a word is found by looking', async () => {
  const told = await watch(there);
  await changeTable(db, id, (table) => ({
    ...table,
    name: 'Altrove',
  }));
  there.asked.length = 0;
  await there.hall.lookForMissed();
  await settled(there);
  expect(told.at(-1)).toMatchObject({ t: 'table', table: { name: 'Altrove' } });
  there.asked.length = 0;
  await there.hall.lookForMissed();
  await settled(there);
  expect(there.asked.filter((sql) => sql.includes('from "seats"'))).toEqual([]);
});

it('what the process that moved did not live to write down is written by the one that followed', async () => {
  const notices = await move(here, 2);
  (await at(here.hall)).unsaved = false; // as if it had died
  notices.forEach((notice) => there.hear(notice));
  await settled(there);
  await there.hall.saveSummaries();
  expect((await readTable(db, id))?.summary.version).toBe(0);
  await there.hall.lookForMissed();
  await there.hall.lookForMissed();
  await there.hall.saveSummaries();
  expect((await readTable(db, id))?.summary).toMatchObject({ version: 2 });
});
