/** However many choices there are under whatever headings: opening what is folded leads to each of them, once. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Choice } from '@cantiere/engine';
import { levelAt, LONG, SMALL } from './choiceTree.ts';

const headings = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
const choices = fc.array(fc.record({ under: headings, refused: fc.boolean() }), { maxLength: 60 }).map((all) =>
  all.map(({ under, refused }, n): Choice => ({
    kind: 'move',
    under,
    at: [`${n}`],
    move: { type: `${n}` },
    ...(refused && { refusal: { code: 'NO', rule: 'X-1' } }),
  })),
);

function reached(all: readonly Choice[], path: readonly string[] = []): Choice[] {
  return levelAt(all, path).flatMap((group) => (group.folded ? reached(all, group.path) : group.choices));
}

it('shows every choice once', () => {
  fc.assert(
    fc.property(choices, (all) => {
      const types = (some: readonly Choice[]): string[] => some.map(({ move }) => move.type).sort();
      expect(types(reached(all))).toEqual(types(all));
    }),
  );
});

it('folds only what is large, in a list that is long, and counts what can be done in it', () => {
  fc.assert(
    fc.property(choices, (all) => {
      for (const group of levelAt(all, [])) {
        if (group.folded) expect(group.choices.length).toBeGreaterThan(SMALL);
        if (all.length <= LONG) expect(group.folded).toBe(false);
        expect(group.open).toBe(group.choices.filter(({ refusal }) => refusal === undefined).length);
      }
    }),
  );
});
