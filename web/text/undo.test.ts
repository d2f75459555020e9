import { expect, it } from 'vitest';
import { plain, type UndoBarrier } from '@cantiere/engine';
import { en } from './en.ts';
import { it as italian } from './it.ts';

const barriers: readonly UndoBarrier[] = ['start', 'other', 'reveal', 'turn'];

it.each([
  ['Italian', italian],
  ['English', en],
])('taking back is worded in %s: each refusal its own way, one move and several', (_language, { table }) => {
  expect(new Set(barriers.map((barrier) => table.cannotUndo(barrier))).size).toBe(barriers.length);
  const say = (moves: number): string => plain(table.undone({ seat: 0, moves }), () => 'Ada');
  expect(say(1)).toMatch(/^Ada /);
  expect(say(7)).toMatch(/^Ada .*7/);
  expect(table.since.more(1)).not.toBe(table.since.more(2));
});
