/** Seeded chance: published test vectors, evenness, independence of split streams. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  below,
  cloneChance,
  fillBlock,
  fraction,
  fractions,
  nextWord,
  quickChance,
  secureChance,
  seedFrom,
  shuffle,
  split,
  streamFor,
  type Chance,
} from '../index.ts';

const hexOfBlock = (key: Int32Array, counter: number): string => {
  const out = new Int32Array(16);
  fillBlock(out, key, counter);
  return Buffer.from(out.buffer).toString('hex');
};

describe('ChaCha8', () => {
  // draft-strombergson-chacha-test-vectors-01, TC1 (all-zero key and IV, 256 bits, 8 rounds), blocks 0 and 1.
  it('matches the published key stream', () => {
    expect(hexOfBlock(new Int32Array(8), 0)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
    expect(hexOfBlock(new Int32Array(8), 1)).toBe(
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    );
  });

  it('refuses a seed that is not 256 bits of hexadecimal', () => {
    expect(() => secureChance('1')).toThrow(RangeError);
    expect(seedFrom('1')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedFrom('1')).not.toBe(seedFrom('2'));
  });
});

const generators: [string, () => Chance][] = [
  ['secure', () => secureChance(seedFrom('even'))],
  ['quick', () => quickChance(12345)],
];

describe.each(generators)('%s chance', (_name, make) => {
  it('is plain data that goes on where it was saved', () => {
    const chance = make();
    for (let i = 0; i < 21; i++) nextWord(chance);
    const saved: Chance = JSON.parse(JSON.stringify(chance));
    expect([nextWord(saved), nextWord(saved)]).toEqual([nextWord(chance), nextWord(chance)]);
  });

  it('gives every number below a bound equally often', () => {
    const chance = make();
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[below(chance, 7)]++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(22.5); // 6 degrees of freedom, one in a thousand
  });

  it('shuffles every permutation of four equally often', () => {
    const chance = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(chance, [0, 1, 2, 3]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });

  it('splits into unrelated streams by label', () => {
    const [a, b] = [split(cloneChance(make()), 'a'), split(make(), 'b')];
    const same = Array.from({ length: 100 }, () => nextWord(a) === nextWord(b)).filter(Boolean);
    expect('quick' in a ? 0 : same.length).toBe(0);
    expect(fraction(a)).toBeLessThan(1);
  });

  it('keeps all items when it shuffles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        expect(shuffle(make(), [...items]).toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});

describe('a stream for a purpose', () => {
  const words = (chance: Chance): number[] => Array.from({ length: 8 }, () => nextWord(chance));

  it('follows from seed and purpose alone, whatever was drawn before', () => {
    const early = secureChance(seedFrom('purpose'));
    const late = secureChance(seedFrom('purpose'));
    words(late);
    const first = words(streamFor(early, 'draft/5'));
    expect(words(streamFor(late, 'draft/5'))).toEqual(first);
    expect(words(streamFor(late, 'draft/6'))).not.toEqual(first);
    expect(words(streamFor(secureChance(seedFrom('other')), 'draft/5'))).not.toEqual(first);
    expect(early.at).toBe(0);
    expect(words(early)).not.toEqual(first);
  });

  it('of a quick generator is the generator itself', () => {
    const chance = quickChance(7);
    expect(streamFor(chance, 'draft/5')).toBe(chance);
  });
});

describe('many fractions', () => {
  it.each([
    ['quick', quickChance(7)],
    ['secure', secureChance(seedFrom('many'))],
  ])('of a %s generator are those that it draws one by one, and it goes on from there', (_kind, chance) => {
    const single = cloneChance(chance);
    const many = new Float64Array(40);
    fractions(chance, many, 33);
    expect([...many]).toEqual(Array.from({ length: 40 }, (_, i) => (i < 33 ? fraction(single) : 0)));
    expect(chance).toEqual(single);
  });
});
