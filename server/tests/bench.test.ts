/** The benchmarks run: whoever changes what they rely on sees it here and not at the next release. They measure nothing here. */
import { expect, it } from 'vitest';
import { benchLoad } from '../benchLoad.ts';

it('the load benchmark opens tables, plays, and fills its line', async () => {
  const lines: unknown[] = [];
  const wish = { tables: [3], seconds: 2, warmUpMs: 0, processes: [] };
  const { figures } = await benchLoad(wish, (figure) => lines.push(figure));
  expect(lines).toEqual(figures);
  expect(figures).toMatchObject([{ store: 'SQLite', tables: 3, sockets: 9 }]);
  expect(figures[0].movesPerSecond).toBeGreaterThan(0);
}, 60_000);
