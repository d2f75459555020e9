/** Where the decisions about a game's rules stand among its pages. Pure. */
import type { Decision, RuleParagraph, RulesPage } from '@cantiere/engine';
import { nearest } from './paragraphs.ts';

/** Of the whole list, and of one decision: by the rules it is about, so that a link that was shared still leads there when others come before it. */
export const READINGS = 'read';
export const readingAnchor = ({ rules }: Pick<Decision, 'rules'>): string => `${READINGS}-${rules.join('+')}`;

/**
 * Which paragraphs were decided upon: of each rule the one that tells it last, for pages begin with what is told in short.
 */
export function decidedIn(
  pages: readonly RulesPage[],
  decisions: readonly Decision[],
): ReadonlyMap<RuleParagraph, readonly Decision[]> {
  const paragraphs = pages.flatMap((page) => page.paragraphs.filter(({ example }) => !example));
  const found = new Map<RuleParagraph, Decision[]>();
  for (const decision of decisions) {
    const telling = decision.rules.flatMap(
      (rule) => paragraphs.findLast((each) => each.rules.includes(nearest(pages, rule) ?? '')) ?? [],
    );
    for (const paragraph of new Set(telling)) found.set(paragraph, [...(found.get(paragraph) ?? []), decision]);
  }
  return found;
}
