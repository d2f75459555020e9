import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { KeptMatches, type KeptMatch } from '../keptMatches.ts';

const folder = mkdtempSync(join(tmpdir(), 'cantiere-ladder-'));
const file = join(folder, 'ladder.json');
const terms = { seed: 'x', mostIterations: 600 };
const ended = { game: 'torre', a: 'easy', b: 'greedy', games: 4, winRateA: 0.75, commit: 'abc' } as KeptMatch;

afterEach(() => rmSync(file, { force: true }));

it('goes on where it was interrupted', () => {
  new KeptMatches(file, terms).add(ended);
  const again = new KeptMatches(file, terms);
  expect(again.has('torre', { a: 'easy', b: 'greedy', games: 4 })).toBe(true);
  expect(again.has('torre', { a: 'normal', b: 'easy', games: 4 })).toBe(false);
  expect(again.has('citadels', { a: 'easy', b: 'greedy', games: 4 })).toBe(false);
  expect(again.of('torre')).toEqual([ended]);
});

it('plays again what had fewer games, and keeps one match of two', () => {
  const kept = new KeptMatches(file, terms);
  kept.add(ended);
  expect(kept.has('torre', { a: 'easy', b: 'greedy', games: 5 })).toBe(false);
  const longer = { ...ended, games: 100 };
  kept.add(longer);
  expect(new KeptMatches(file, terms).of('torre')).toEqual([longer]);
});

it('does not mix ladders of other seeds or other budgets', () => {
  new KeptMatches(file, terms).add(ended);
  expect(() => new KeptMatches(file, { ...terms, seed: 'y' })).toThrow('seed x');
  expect(() => new KeptMatches(file, { ...terms, mostIterations: 1000 })).toThrow('600 iterations');
});

it('keeps nothing where no file is named', () => {
  const kept = new KeptMatches(undefined, terms);
  kept.add(ended);
  expect(kept.of('torre')).toEqual([ended]);
  expect(new KeptMatches(undefined, terms).of('torre')).toEqual([]);
});
