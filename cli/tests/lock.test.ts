/** No game changes by accident: editions, golden games, random games and first moves are what games/editions.lock.json says. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadShelf, moduleFile, pastEditions, REAL_SHELF } from '@cantiere/server/editions';
import { MOST_BYTES } from '../editions/freeze.ts';
import { lockFault, lockFaults, mayRenew, releaseFault, type LockedGame } from '../editions/lock.ts';

it('every game is as it was written down, and a release keeps its editions', async () => {
  expect(await lockFaults()).toEqual([]);
});

it('what is kept of the past is light enough for a browser', async () => {
  const { places, ids } = await loadShelf(REAL_SHELF);
  const files = ids.flatMap((id) => pastEditions(places.past(id)).map(({ edition }) => moduleFile(places.past(id), edition)));
  expect(files.length).toBeGreaterThanOrEqual(6);
  for (const file of files) expect(gzipSync(readFileSync(file)).length, file).toBeLessThan(MOST_BYTES);
});

describe('what is told', () => {
  const before: LockedGame = {
    edition: '2-0123abcd',
    golden: { 'game.json': 'aa' },
    perft: { 2: 12 },
    random: 'bb',
    past: {},
  };
  const released: LockedGame = { ...before, past: { '2-0123abcd': 'cc' } };
  const fault = (locked: LockedGame | undefined, now: LockedGame): string => lockFault({ id: 'bridges', locked, now }) ?? '';

  it('nothing while nothing has changed', () => {
    expect(lockFault({ id: 'bridges', locked: before, now: before })).toBeUndefined();
    expect(lockFault({ id: 'bridges', locked: released, now: released })).toBeUndefined();
  });

  it.each([
    ['a golden game', { golden: { 'game.json': 'other' } }, 'the golden game game.json is played otherwise'],
    ['perft', { perft: { 2: 13 } }, 'the first moves of 2 players can be played in 13 ways, not 12'],
    ['a game at random', { random: 'other' }, 'games played at random end otherwise'],
  ])('%s, of a released edition: raise the version', (_what, change, words) => {
    expect(fault(released, { ...released, ...change })).toContain(words);
    expect(fault(released, { ...released, ...change })).toContain('raise rulesVersion in games/bridges/meta.ts');
  });

  it('an unreleased edition may be written down again', () => {
    expect(fault(before, { ...before, random: 'other' })).toContain('is not released yet');
    expect(fault(before, { ...before, random: 'other' })).toContain('npx cantiere editions --lock');
  });

  it('other components: whether the predecessor is kept', () => {
    expect(fault(before, { ...before, edition: '2-99999999' })).toContain('npx cantiere freeze bridges');
    expect(fault(released, { ...released, edition: '2-99999999' })).toContain('is frozen, so nothing that is played breaks');
  });

  it('a frozen module that was changed, or is gone', () => {
    expect(fault(released, { ...released, past: { '2-0123abcd': 'other' } })).toContain('was changed');
    expect(fault(released, before)).toContain('is gone');
  });

  it('what is kept is not written down anew when it was changed', () => {
    expect(mayRenew(released, released)).toBe(true);
    expect(mayRenew(released, { ...released, past: { '2-0123abcd': 'other' } })).toBe(false);
    expect(mayRenew(released, { ...released, random: 'other' })).toBe(false);
    expect(mayRenew(before, { ...before, random: 'other' })).toBe(true); // unreleased
    expect(mayRenew(released, before)).toBe(true); // gone, where nobody needs it any more
  });

  it('a new game; a new version of Cantiere with editions that are not kept', () => {
    expect(fault(undefined, before)).toContain('is not in games/editions.lock.json');
    expect(releaseFault('0.1.0', '0.2.0', { bridges: before })).toContain('npx cantiere freeze bridges');
    expect(releaseFault('0.1.0', '0.2.0', { bridges: released })).toContain('All are frozen');
  });
});
