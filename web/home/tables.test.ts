import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '@cantiere/server/protocol';
import { botPlaysForMe, eachOnce, inOrder, waitsForMe } from './tables.ts';

const me = { person: 'ada', name: 'Ada' };
const seat = (person: string, more: Partial<Extract<SeatInfo, { kind: 'person' }>> = {}): SeatInfo => ({
  kind: 'person',
  person,
  name: person,
  present: true,
  ...more,
});
const table = (id: string, seats: readonly SeatInfo[], toAct: readonly number[]): TableInfo => ({
  id,
  game: 'citadels',
  name: id,
  phase: 'playing',
  seats,
  toAct,
  options: {},
  listed: false,
  spectators: true,
  openChat: true,
  friends: false,
  hostName: 'Ada',
  host: 'ada',
  terms: { time: { kind: 'none' }, whenOut: 'standIn', standIn: 'greedy', friendly: false, help: false, rated: true },
  help: false,
  createdAt: 0,
  updatedAt: 0,
  version: 7,
  archived: false,
});

const mine = table('mine', [seat('ada'), seat('bea')], [0]);
const theirs = table('theirs', [seat('ada'), seat('bea')], [1]);
const outOfTime = table('out', [seat('ada', { absence: 'standIn' }), seat('bea')], [0]);

it('a table waits for me when my seat is asked and nobody plays it for me', () => {
  expect([mine, theirs, outOfTime].map((each) => waitsForMe(each, me))).toEqual([true, false, false]);
  expect(waitsForMe(mine, null)).toBe(false);
});

it('a bot plays for me where my time ran out, and for nobody else', () => {
  expect([mine, theirs, outOfTime].map((each) => botPlaysForMe(each, me))).toEqual([false, false, true]);
  expect(botPlaysForMe(outOfTime, { person: 'bea', name: 'Bea' })).toBe(false);
});

it('those that wait for me come first', () => {
  expect(inOrder([outOfTime, theirs, mine], me).map(({ id }) => id)).toEqual(['mine', 'out', 'theirs']);
});

it('every table stands on the page once: where it matters most to me', () => {
  const lobby = { ...table('lobby', [seat('bea'), { kind: 'open' }], []), phase: 'lobby' } as const;
  const watched = table('watched', [seat('bea'), seat('carla')], [0]);
  const parts = eachOnce(
    { mine: [theirs, mine], invited: [lobby], friends: [lobby, watched, theirs], listed: [lobby], watch: [watched, mine] },
    me,
  );
  const ids = Object.fromEntries(
    Object.entries(parts).map(([part, all]: [string, readonly TableInfo[]]) => [part, all.map(({ id }) => id)]),
  );
  expect(ids).toEqual({
    invited: ['lobby'],
    waiting: ['mine'],
    running: ['theirs'],
    mine: [],
    friends: ['watched'],
    open: [],
    watch: [],
  });
  const stranger = eachOnce({ mine: [], invited: [], friends: [], listed: [lobby], watch: [watched] }, null);
  expect([stranger.open.length, stranger.watch.length, stranger.waiting.length]).toEqual([1, 1, 0]);
});

it('what is under way stands at the head of the page, as far as one row has room; what is over does not', () => {
  const going = Array.from({ length: 6 }, (_, n) => ({ ...table(`going ${n}`, [seat('ada'), seat('bea')], [1]), updatedAt: -n }));
  const over = { ...table('over', [seat('ada'), seat('bea')], []), phase: 'over' } as const;
  const page = eachOnce({ mine: [over, ...going, mine], invited: [], friends: [], listed: [], watch: [] }, me);
  expect(page.waiting.map(({ id }) => id)).toEqual(['mine']);
  expect(page.running.map(({ id }) => id)).toEqual(['going 0', 'going 1', 'going 2']);
  expect(page.mine.map(({ id }) => id)).toEqual(['going 3', 'going 4', 'going 5', 'over']);
});
