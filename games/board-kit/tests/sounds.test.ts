import { expect, it } from 'vitest';
import { soundsOf, type SoundBook } from '../sounds.ts';

interface Event {
  readonly kind: 'over' | 'dealt' | 'built' | 'paid' | 'fell' | 'sealed' | 'quiet';
  readonly last?: boolean;
}

const book: SoundBook<Event> = {
  pitch: 1,
  of: {
    over: 'win',
    dealt: 'card',
    built: ({ last }) => (last ? 'lastRound' : 'stone'),
    paid: 'coin',
    fell: 'fall',
    sealed: 'seal',
  },
};
const heard = (...kinds: (Event['kind'] | Event)[]): readonly string[] =>
  soundsOf(
    kinds.map((kind, number) => ({ number, event: typeof kind === 'string' ? { kind } : kind })),
    book as SoundBook,
  );

it('is heard in the order in which it happened, each sound once', () => {
  expect(heard('paid', 'dealt', 'dealt', 'built', 'paid')).toEqual(['coin', 'card', 'stone']);
});

it('a move without a sound of its own is a step; nothing is silence', () => {
  expect(heard('quiet')).toEqual(['step']);
  expect(heard('quiet', 'paid')).toEqual(['coin']);
  expect(heard()).toEqual([]);
});

it('where there is too much to hear, what weighs most is heard', () => {
  expect(heard('dealt', 'paid', 'fell', 'built', 'sealed')).toEqual(['fall', 'stone', 'seal']);
});

it('may depend on the event', () => {
  expect(heard({ kind: 'built', last: true })).toEqual(['lastRound']);
});

it('a victory is heard by those who did not lose', () => {
  const over = [{ number: 1, event: { kind: 'over' } }];
  expect(soundsOf(over, book as SoundBook)).toEqual(['win']);
  expect(soundsOf(over, book as SoundBook, true)).toEqual(['done']);
});
