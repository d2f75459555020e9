/** Who writes next: moves before everything that waits, the rest along with them, transactions whole and in turn. */
import { expect, it } from 'vitest';
import type { DatabaseThread } from '../store/database-thread.ts';
import type { QueryOutcome, Query } from '../store/sqlite-thread.ts';
import { Writer } from '../store/sqlite-writer.ts';

/** A thread that notes what it is asked, and answers when told to. */
function slowThread() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const done = (queries: readonly Query[]) =>
    new Promise<readonly QueryOutcome[]>((resolve) => {
      asked.push(queries.map(({ sql }) => sql).join(' '));
      answers.push(() => resolve(queries.map(() => ({ rows: [] }))));
    });
  const thread = {
    runTogether: done,
    run: async (query: Query) => (await done([query]))[0],
  } as unknown as DatabaseThread;
  return { thread, asked, answerNext: () => answers.shift()?.() };
}

const query = (sql: string): Query => ({ sql, parameters: [] });
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('what waits goes together, moves first, and no more of the rest than do not hold them up', async () => {
  const { thread, asked, answerNext } = slowThread();
  const writer = new Writer(thread);
  const all = [writer.write(query('first'))];
  for (let n = 0; n < 40; n++) all.push(writer.write(query(`w${n}`)));
  all.push(writer.moves(query('moves')));
  expect(asked).toEqual(['first']);
  answerNext();
  await settle();
  expect(asked[1].split(' ').slice(0, 3)).toEqual(['moves', 'w0', 'w1']);
  expect(asked[1].split(' ').length).toBe(33);
  answerNext();
  await settle();
  expect(asked[2]).toBe('w32 w33 w34 w35 w36 w37 w38 w39');
  answerNext();
  await Promise.all(all);
});

it('a transaction has the writer to itself, and a move waits for one of them at most', async () => {
  const { thread, asked, answerNext } = slowThread();
  const writer = new Writer(thread);
  const one = writer.session();
  const two = writer.session();
  const session = await one;
  const move = writer.moves(query('move'));
  const inside = session.run(query('inside'));
  answerNext();
  await inside;
  expect(asked).toEqual(['inside']);
  session.release();
  expect(asked).toEqual(['inside', 'move']);
  const late = writer.moves(query('late'));
  answerNext();
  await move;
  (await two).release();
  await settle();
  expect(asked).toEqual(['inside', 'move', 'late']);
  answerNext();
  await late;
});

it('is idle when everything that was asked for is written', async () => {
  const { thread, answerNext } = slowThread();
  const writer = new Writer(thread);
  let written = 0;
  for (let n = 0; n < 3; n++) void writer.write(query(`w${n}`)).then(() => written++);
  const idle = writer.idle().then(() => written);
  answerNext();
  await settle();
  answerNext();
  expect(await idle).toBe(3);
});
