import { expect, it, vi } from 'vitest';
import type { ServerMessage } from '@cantiere/server/protocol';
import { calmly } from './calmly.ts';
import type { Connect } from './channel.ts';

type Ears = Parameters<Connect>[0];

/** The other end of a channel, and the turns that are asked for. */
function dialled() {
  const tasks: (() => void)[] = [];
  const told: string[] = [];
  let ears: Ears | undefined;
  const dial: Connect = (given) => {
    ears = given;
    return { alive: true, send: () => undefined, close: () => undefined };
  };
  calmly(
    dial,
    (task) => void tasks.push(task),
  )({
    opened: () => told.push('opened'),
    heard: (message) => told.push('line' in message ? message.line.text : message.t),
    closed: () => told.push('closed'),
  });
  const says = (text: string): void => ears?.heard({ t: 'chat', line: { text } } as ServerMessage);
  return { tasks, told, says, ears: ears! };
}

it('a flood is one turn, in its order; what comes later has a turn of its own', () => {
  const { tasks, told, says, ears } = dialled();
  ears.opened();
  for (let n = 0; n < 100; n++) says(String(n));
  expect([told, tasks.length]).toEqual([['opened'], 1]);
  tasks[0]?.();
  expect(told.slice(1)).toEqual(Array.from({ length: 100 }, (_, n) => String(n)));
  says('later');
  expect([told.at(-1), tasks.length]).toEqual(['99', 2]);
  tasks[1]?.();
  expect(told.at(-1)).toBe('later');
});

it('what was said before the goodbye is heard before it, and once', () => {
  const { tasks, told, says, ears } = dialled();
  says('last words');
  ears.closed();
  for (const task of tasks) task();
  expect(told).toEqual(['last words', 'closed']);
});

it('comes to its turn by itself', async () => {
  const heard = vi.fn();
  let say: (message: ServerMessage) => void = () => undefined;
  calmly((ears) => {
    say = ears.heard;
    return { alive: true, send: () => undefined, close: () => undefined };
  })({ opened: () => undefined, heard, closed: () => undefined });
  say({ t: 'pong' });
  expect(heard).not.toHaveBeenCalled();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
});
