/** Which paragraph of a game's rules pages tells a rule. */
import type { RuleParagraph, RulesPage } from '@cantiere/engine';

/** The rule itself, or the nearest told one before it in the same chapter: `CIT-5.9` may be told together with `CIT-5.8`. */
export function nearest(pages: readonly RulesPage[], target: string): string | undefined {
  if (!/^[A-Z]/.test(target)) return undefined; // page-1, par-1-2, read-CAP-6.15: an anchor
  const told = pages.flatMap((page) => page.paragraphs.flatMap((paragraph) => paragraph.rules));
  if (told.includes(target)) return target;
  const [chapter = '', number = '0'] = target.split('.');
  return told
    .filter((id) => id.startsWith(`${chapter}.`) && Number(id.split('.')[1]) <= Number(number))
    .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
    .at(-1);
}

/** The paragraph itself: what is told in general before an example of it. */
export function paragraphOf(pages: readonly RulesPage[], rule: string): RuleParagraph | undefined {
  const wanted = nearest(pages, rule);
  if (wanted === undefined) return undefined;
  const telling = pages.flatMap((page) => page.paragraphs.filter(({ rules }) => rules.includes(wanted)));
  return telling.find(({ example }) => !example) ?? telling[0];
}

/** The anchor of a paragraph by its place, for those whose rule is told in another one first. */
export const anchorOf = (page: number, at: number): string => `par-${page + 1}-${at + 1}`;
