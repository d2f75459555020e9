/** What of the news becomes a headline, for whom. */
import { describe, expect, it } from 'vitest';
import { plain, type GameEvent, type GameTexts, type Words } from '@cantiere/engine';
import type { NumberedEvent } from '@cantiere/server/protocol';
import { headlineOf, withoutName } from './headline.ts';
import { recapOf } from './recap.ts';

/** Each event brings its own words. */
const texts = { event: (event: GameEvent) => (event as GameEvent & { words?: Words }).words } as GameTexts;
const nameOf = (seat: number): string => ['Ada', 'Bruno', 'Carla'][seat] ?? '?';
const tavern = { piece: 'tavern', text: 'the Tavern' };
const news = (...lines: readonly (Words | undefined)[]) =>
  lines.map((words, n) => ({ number: n + 1, event: { kind: `k${n + 1}`, ...(words && { words }) } }));
const read = (words: Words | undefined): string | undefined => words && plain(words, nameOf);

describe('a headline', () => {
  it('is the first thing that somebody else did, in the words of the log, with what came of it', () => {
    const told = headlineOf(
      news(
        ['Round 2.'],
        [{ seat: 1 }, ' builds ', tavern, '.'],
        undefined,
        [{ seat: 0 }, ' gets 1 gold.'],
        ['A new card.'],
        ['x'],
      ),
      texts,
      0,
    );
    expect(told).toMatchObject({ number: 2, kind: 'k2', seat: 1, pieces: ['tavern'] });
    expect(read(told?.words)).toBe('Bruno builds the Tavern.');
    expect(told?.more.map(read)).toEqual(['Ada gets 1 gold.', 'A new card.']);
  });

  it('is never what I did myself, nor what only followed from it', () => {
    expect(headlineOf(news([{ seat: 0 }, ' builds ', tavern, '.'], ['A new card.']), texts, 0)).toBeUndefined();
    expect(headlineOf(news([{ seat: 0 }, ' ends the turn.'], [{ seat: 2 }, ' is the King.']), texts, 0)?.seat).toBe(2);
    expect(headlineOf(news([{ seat: 0 }, ' builds ', tavern, '.']), texts, undefined)?.seat).toBe(0);
  });

  it('is a thing of the table where nobody did anything', () => {
    expect(read(headlineOf(news(undefined, ['Round 2.']), texts, 0)?.words)).toBe('Round 2.');
    expect(headlineOf(news(undefined), texts, 0)).toBeUndefined();
  });

  it('need not say the name beside the panel that has it', () => {
    expect(read(withoutName([{ seat: 1 }, ' builds ', tavern, '.']))).toBe('Builds the Tavern.');
    expect(read(withoutName([{ seat: 1 }, '’s turn.']))).toBe('Bruno’s turn.');
    expect(read(withoutName(['No card fits: ', { seat: 1 }, ' discards.']))).toBe('No card fits: Bruno discards.');
  });
});

describe('the recap of my turn', () => {
  const line = (number: number, version: number, ...words: Words): NumberedEvent => ({
    number,
    version,
    event: { kind: 'x', words } as GameEvent,
  });
  const told = (log: readonly NumberedEvent[], since: number) =>
    recapOf(log, since, texts, 0).map(({ seat, words, more }) => [nameOf(seat), read(words), more]);

  it('has a line for each who did something: the last that names a piece, else the last', () => {
    const log = [
      line(1, 3, { seat: 0 }, ' ends the turn.'),
      line(2, 4, { seat: 1 }, ' builds ', tavern, '.'),
      line(3, 5, { seat: 1 }, ' takes 2 gold.'),
      line(4, 6, 'Round 2.'),
      line(5, 6, { seat: 2 }, ' takes 1 gold.'),
      line(6, 6, { seat: 2 }, '’s turn is over.'),
      line(7, 6, { seat: 0 }, '’s turn.'),
    ];
    expect(told(log, 3)).toEqual([
      ['Bruno', 'Builds the Tavern.', 1],
      ['Carla', 'Takes 1 gold.', 0],
    ]);
    expect(told(log, 6)).toEqual([]);
  });
});
