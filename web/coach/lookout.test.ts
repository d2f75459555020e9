import { expect, it, vi } from 'vitest';
import type { GameMove } from '@cantiere/engine';
import { makeLookout } from './lookout.ts';

const move = (n: number): GameMove => ({ type: `X${n}` });

/** Answers when it is told to. */
function slow() {
  const asked: { readonly n: number; answer(found: string): void; fail(): void }[] = [];
  const lookout = makeLookout<string>(
    (each) =>
      new Promise((resolve, reject) => {
        asked.push({ n: Number(each.type.slice(1)), answer: resolve, fail: () => reject(new Error('no')) });
      }),
  );
  return { asked, lookout };
}

it('a move is looked at once, however often it is taken up', async () => {
  const { asked, lookout } = slow();
  const [one, other] = [lookout.look(move(1)), lookout.look(move(1))];
  asked[0]?.answer('dear');
  expect(await Promise.all([one, other, lookout.look(move(1))])).toEqual(['dear', 'dear', 'dear']);
  expect(asked).toHaveLength(1);
});

it('one at a time; of those that wait the last is looked at, the others are let be and may come again', async () => {
  const { asked, lookout } = slow();
  const [first, second, third] = [1, 2, 3].map((n) => lookout.look(move(n)));
  expect(asked.map(({ n }) => n)).toEqual([1]);
  expect(await second).toBeUndefined();
  asked[0]?.answer('fine');
  expect(await first).toBe('fine');
  expect(asked.map(({ n }) => n)).toEqual([1, 3]);
  asked[1]?.answer('dear');
  expect(await third).toBe('dear');
  const again = lookout.look(move(2));
  expect(asked.map(({ n }) => n)).toEqual([1, 3, 2]);
  asked[2]?.answer('fine');
  expect(await again).toBe('fine');
});

it('who cannot say keeps nobody waiting, and is asked again', async () => {
  const { asked, lookout } = slow();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [first, second] = [lookout.look(move(1)), lookout.look(move(2))];
  asked[0]?.fail();
  expect(await first).toBeUndefined();
  asked[1]?.answer('fine');
  expect(await second).toBe('fine');
  void lookout.look(move(1));
  expect(asked).toHaveLength(3);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
