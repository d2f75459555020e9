import { describe, expect, it } from 'vitest';
import { plain, type GameEvent, type GameTexts, type Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { happenedSince } from './sinceLastTurn.ts';
import { isUndoKey } from './useUndo.ts';

/** Each event brings its own words. */
const texts = { event: (event: GameEvent) => (event as GameEvent & { words?: Words }).words } as GameTexts;
const line = (number: number, version: number, ...words: Words): NumberedEvent => {
  const event = { kind: 'x', ...(words.length > 0 && { words }) };
  return { number, version, event };
};
const nameOf = (seat: number): string => ['Ada', 'Bruno', 'Carla'][seat] ?? '?';
const told = (log: readonly NumberedEvent[], lastMove: number) =>
  happenedSince(log, lastMove, texts).map(({ seat, lines, more }) => [
    seat === undefined ? 'table' : nameOf(seat),
    lines.map(({ words }) => plain(words, nameOf)),
    more,
  ]);

describe('since my last turn', () => {
  it('tells what came after my last move, player by player, in the order of their first deed', () => {
    const log = [
      line(1, 1, { seat: 0 }, ' builds the Tavern.'),
      line(2, 2, { seat: 2 }, ' takes 2 gold.'),
      line(3, 2), // only for animation
      line(4, 3, { seat: 1 }, ' robs ', { seat: 0 }, '.'),
      line(5, 4, { seat: 2 }, ' builds ', { piece: 'inn', text: 'the Inn' }, '.'),
      line(6, 5, 'A new round begins.'),
    ];
    expect(told(log, 1)).toEqual([
      ['Carla', ['Takes 2 gold.', 'Builds the Inn.'], 0],
      ['Bruno', ['Robs Ada.'], 0],
      ['table', ['A new round begins.'], 0],
    ]);
    expect(told(log, 5)).toEqual([]);
  });

  it('keeps the name where the sentence needs it', () => {
    expect(told([line(1, 2, { seat: 1 }, ', the Thief, steals.')], 1)).toEqual([['Bruno', ['Bruno, the Thief, steals.'], 0]]);
  });

  it('is short: of many lines the newest, with how many are left out', () => {
    const many = Array.from({ length: 9 }, (_, n) => line(n + 1, 2, { seat: 1 }, ` does ${n}.`));
    expect(told(many, 1)).toEqual([['Bruno', [3, 4, 5, 6, 7, 8].map((n) => `Does ${n}.`), 3]]);
  });

  it('says nothing of goings back', () => {
    const notice: NumberedEvent = { number: 1, version: 2, event: { kind: '@undone' } };
    expect(told([notice], 1)).toEqual([]);
  });
});

it('the undo key is U, or Z with Control or Command', () => {
  const key = (key: string, held: Partial<KeyboardEvent> = {}): boolean =>
    isUndoKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held } as KeyboardEvent);
  expect([key('u'), key('U'), key('z', { ctrlKey: true }), key('z', { metaKey: true })]).toEqual([true, true, true, true]);
  expect([
    key('z'),
    key('u', { ctrlKey: true }),
    key('z', { ctrlKey: true, shiftKey: true }),
    key('u', { altKey: true }),
  ]).toEqual([false, false, false, false]);
});
