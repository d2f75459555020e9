/** When moves go to the disk, and when their players are answered. */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openAppender, type InsertMoves } from '../store/appender.ts';

const TICKS = 20;
const move = (number: number) => ({ table_id: 'arco', number, seat: 0, move: '{}', move_id: `m${number}`, at: 0 });

it('what comes during a commit goes into the next, which is on its way before the last is answered', async () => {
  const order: string[] = [];
  const insert: InsertMoves = async (rows) => {
    // Between the call and the disk a database waits for its connection, a few promises long.
    for (let tick = 0; tick < TICKS; tick++) await Promise.resolve();
    order.push(`commit ${rows.map(({ number }) => number).join(' ')}`);
    await pause(5);
    return rows.map(() => true);
  };
  const append = openAppender(insert);
  const answered = async (number: number): Promise<void> => {
    expect(await append(move(number))).toBe(true);
    order.push(`answer ${number}`);
  };
  const first = [answered(1), answered(2)];
  await nextTurn();
  const second = [answered(3), answered(4)];
  await Promise.all([...first, ...second]);
  expect(order).toEqual(['commit 1 2', 'commit 3 4', 'answer 1', 'answer 2', 'answer 3', 'answer 4']);
});
