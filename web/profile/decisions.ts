/** My decisions over time: lines that hold only what can be compared, oldest first. */
import type { MyScore } from '@cantiere/server/protocol';

/** `deal`: measured by the master on a common deal. `judged`: what the judged decisions cost. The two are not the same number. */
export type DecisionsMeasure = 'deal' | 'judged';

export interface DecisionsLine {
  readonly key: string;
  readonly game: string;
  readonly measure: DecisionsMeasure;
  /** Oldest first. */
  readonly scores: readonly MyScore[];
  /** At each game the mean of it and of those before it, five at most: one game says little. */
  readonly means: readonly number[];
}

export const OF_SO_MANY = 5;

/** The longest first. */
export function decisionsLines(scores: readonly MyScore[]): readonly DecisionsLine[] {
  const groups = new Map<string, MyScore[]>();
  for (const score of scores.toSorted((a, b) => a.endedAt - b.endedAt)) {
    const key = `${score.deal === undefined ? 'judged' : 'deal'} ${score.game}`;
    groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  return [...groups]
    .map(([key, each]): DecisionsLine => {
      const means = each.map((_, n) => {
        const last = each.slice(Math.max(0, n + 1 - OF_SO_MANY), n + 1);
        return last.reduce((sum, { decisions }) => sum + decisions, 0) / last.length;
      });
      return { key, game: each[0]?.game ?? '', measure: each[0]?.deal === undefined ? 'judged' : 'deal', scores: each, means };
    })
    .toSorted((a, b) => b.scores.length - a.scores.length || (a.key < b.key ? -1 : 1));
}
