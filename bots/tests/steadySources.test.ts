/** What decides a move uses arithmetic that is the same on every machine (engine/steady.ts): no source of rules or bots uses other. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `**` is left to the engine too, except of two. */
const UNSTEADY =
  /Math\.(exp|expm1|log|log2|log10|log1p|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot)\b|(?<!\b2) \*\* -?(?!\d+\b)[\w(]/u;
/** Measuring bots decides no move. */
const MEASURING = ['bots/ratings.ts', 'bots/statistics.ts'];

it('nothing that decides a move leaves bits to the machine', () => {
  const root = new URL('../../', import.meta.url);
  const files = ['engine/*.ts', 'games/*/rules/**/*.ts', 'games/*/bot/**/*.ts', 'bots/*.ts', 'bots/search/*.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !MEASURING.includes(file));
  expect(files.length).toBeGreaterThan(150);
  const withoutComments = (file: string): string =>
    readFileSync(new URL(file, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/gu, '');
  expect(files.filter((file) => UNSTEADY.test(withoutComments(file)))).toEqual([]);
});
