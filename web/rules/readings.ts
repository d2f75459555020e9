/** Where the decisions about a game's rules stand among its pages. Pure. */
import type { Decision, RuleParagraph, RulesPage } from '@cantiere/engine';
import { nearest } from './paragraphs.ts';

/** Of the whole list, and of one decision. */
export const READINGS = 'read';
export const readingAnchor = (n: number): string => `${READINGS}-${n + 1}`;

/**
 * Which paragraphs were decided upon: of each rule the one that tells it last, for pages begin with what is told in short. Numbers
 * are places in the list of decisions.
 */
export function decidedIn(
  pages: readonly RulesPage[],
  decisions: readonly Decision[],
): ReadonlyMap<RuleParagraph, readonly number[]> {
  const paragraphs = pages.flatMap((page) => page.paragraphs.filter(({ example }) => !example));
  const found = new Map<RuleParagraph, number[]>();
  for (const [n, { rules }] of decisions.entries()) {
    const telling = rules.flatMap((rule) => paragraphs.findLast((each) => each.rules.includes(nearest(pages, rule) ?? '')) ?? []);
    for (const paragraph of new Set(telling)) found.set(paragraph, [...(found.get(paragraph) ?? []), n]);
  }
  return found;
}
