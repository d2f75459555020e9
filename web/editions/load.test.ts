/** A page has the modules of a game once: with the components that were asked for first. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deal, defaultOptions, digestOf, seedFrom } from '@cantiere/engine';
import printed from '../../games/builders/data/builders.json' with { type: 'json' };
import other from '../../games/capitol/data/capitol.json' with { type: 'json' };
import { isCorrected, nameOf } from './known.ts';
import { fitsHere, loadEdition, NoEdition, OtherComponents } from './load.ts';

const corrected = structuredClone(printed);
const PRINTED = `2-${digestOf(printed)}`;

function change(data: unknown): string | undefined {
  for (const [key, value] of Object.entries(data as Record<string, unknown>)) {
    if (typeof value === 'number') {
      (data as Record<string, unknown>)[key] = value + 1;
      return key;
    }
    const inside = typeof value === 'object' && value !== null ? change(value) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
change(corrected);
const CORRECTED = `2-${digestOf(corrected)}`;

const asked: string[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  vi.stubGlobal('__EDITIONS__', {
    builders: { printed: PRINTED, past: ['1-0000aaaa', '2-0000bbbb'] },
    capitol: { printed: `2-${digestOf(other)}`, past: [] },
  });
  answer = () => Promise.resolve(Response.json(corrected));
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe('an edition in a page', () => {
  it('that cannot be had leaves the page as it was', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(loadEdition('builders', CORRECTED)).rejects.toMatchObject({ name: 'NoEdition', why: 'unreachable' });
    answer = () => Promise.resolve(new Response('', { status: 404 }));
    await expect(loadEdition('builders', CORRECTED)).rejects.toMatchObject({ name: 'NoEdition', why: 'gone' });
    answer = () => Promise.resolve(Response.json(printed)); // not what was asked for
    await expect(loadEdition('builders', CORRECTED)).rejects.toThrow(NoEdition);
    expect(await fitsHere('builders', PRINTED)).toBe(true);
    await expect(loadEdition('bridges', CORRECTED)).rejects.toThrow(NoEdition);
    await expect(loadEdition('builders', '../../etc')).rejects.toThrow(NoEdition);
  });

  it('is played with its own components, fetched once, and another one needs another page', async () => {
    const [one, two] = await Promise.all([loadEdition('builders', CORRECTED), loadEdition('builders', CORRECTED)]);
    expect(asked).toEqual([`/api/editions/builders/${CORRECTED}.json`]);
    expect(two.playable).toBe(one.playable);
    expect((await one.playable.data?.())?.data).toEqual(corrected);
    const { game } = await one.playable.rules();
    deal(game, { seats: 2, options: defaultOptions(game.options), seed: seedFrom('corrected') });
    expect(await fitsHere('builders', CORRECTED)).toBe(true);
    expect(await fitsHere('builders', PRINTED)).toBe(false);
    await expect(loadEdition('builders', PRINTED)).rejects.toThrow(OtherComponents);
  });

  it('comes too late when the game is here as printed, whoever loaded it', async () => {
    const { findGame } = await import('@cantiere/games');
    await findGame('capitol')!.rules();
    await expect(loadEdition('capitol', '2-0badc0de')).rejects.toThrow(OtherComponents);
    expect(asked).toEqual([]);
    expect((await loadEdition('capitol', `2-${digestOf(other)}`)).playable).toBe(findGame('capitol'));
  });
});

it('what names no edition is of the first that was kept of its rules, or of what is printed', async () => {
  expect(await nameOf({ game: 'builders', rulesVersion: 1 })).toBe('1-0000aaaa');
  expect(await nameOf({ game: 'builders', rulesVersion: 2 })).toBe('2-0000bbbb');
  expect(await nameOf({ game: 'capitol', rulesVersion: 2 })).toBe(`2-${digestOf(other)}`);
  expect(await nameOf({ game: 'capitol', rulesVersion: 1 })).toBeUndefined();
  expect(await nameOf({ game: 'capitol', rulesVersion: 1, edition: '1-0badc0de' })).toBe('1-0badc0de');
});

it('components are corrected when they never came out of the box', () => {
  expect([PRINTED, '1-0000aaaa', CORRECTED].map((edition) => isCorrected('builders', edition))).toEqual([false, false, true]);
});
