/** Two operators, and a file from a third: nobody's corrections take back another's. */
import { afterEach, expect, it, vi } from 'vitest';
import { correctionsBetween } from '@cantiere/games/corrections';
import { forgetDraft, keepDraft, keptDraft, merged, rebased } from './draft.ts';

const printed = {
  gold: 2,
  cards: [
    { id: 'mill', cost: 3 },
    { id: 'port', cost: 5 },
  ],
};
const withCosts = (mill: number, port: number) => ({
  gold: 2,
  cards: [
    { id: 'mill', cost: mill },
    { id: 'port', cost: port },
  ],
});
const costOf = (id: string, was: number, now: number) => ({ at: ['cards', id, 'cost'], was, now });

afterEach(() => void vi.unstubAllGlobals());

it('a draft is my changes: what another operator saved meanwhile stays', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  // In use when I began: the mill costs 4. I make the port cost 6.
  keepDraft('altezze', correctionsBetween(withCosts(4, 5), withCosts(4, 6)));
  // Meanwhile the mill was put back as printed, and the gold changed.
  const byNow = { ...printed, gold: 3 };
  expect(rebased(byNow, keptDraft('altezze'))).toEqual({ data: { ...withCosts(3, 6), gold: 3 }, aside: [] });
  expect(keptDraft('torre')).toEqual([]);
  forgetDraft('altezze');
  expect(rebased(byNow, keptDraft('altezze'))).toEqual({ data: byNow, aside: [] });
});

it('what both corrected is told, and the rest of my draft is laid over theirs', () => {
  const mine = correctionsBetween(printed, withCosts(4, 6));
  expect(rebased(withCosts(9, 5), mine)).toEqual({ data: withCosts(9, 6), aside: [costOf('mill', 3, 4)] });
  expect(rebased(withCosts(4, 5), mine)).toEqual({ data: withCosts(4, 6), aside: [] });
});

it('a file is laid over what is in use: the corrections of the house stay', () => {
  expect(merged(printed, withCosts(4, 5), [costOf('port', 5, 6)])).toEqual({ data: withCosts(4, 6), over: 0 });
  // The same value, corrected otherwise here: the file was opened to have its.
  expect(merged(printed, withCosts(4, 5), [costOf('mill', 3, 7)])).toEqual({ data: withCosts(7, 5), over: 1 });
  expect(merged(printed, withCosts(4, 5), [costOf('mill', 3, 4)])).toEqual({ data: withCosts(4, 5), over: 0 });
  // One that starts from other cards than these.
  expect(merged(printed, withCosts(4, 5), [costOf('mill', 8, 7)])).toEqual({ misfits: [costOf('mill', 8, 7)] });
});
