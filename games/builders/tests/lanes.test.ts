/** The bot's reckoning with all four resources at once says what the rules say one by one. */
import { expect, it } from 'vitest';
import { below, quickChance } from '@cantiere/engine';
import { lanesOf, together, unitsOf, without } from '../bot/lanes.ts';
import { lessened, sumOf, vector, type Vector } from '../rules/resources.ts';

const chance = quickChance(5);
const upTo = (most: number): Vector =>
  vector([below(chance, most + 1), below(chance, most + 1), below(chance, most + 1), below(chance, most + 1)]);

it('takes away and adds up as the rules do', () => {
  for (let n = 0; n < 2000; n++) {
    const [lack, supply] = [upTo(15), upTo(15)];
    expect(without(lanesOf(lack), lanesOf(supply))).toBe(lanesOf(lessened(lack, supply)));
    expect(unitsOf(lanesOf(lack))).toBe(sumOf(lack));
  }
});

it('a crew of any size does as much as its members one after the other, with and without one of them', () => {
  for (let n = 0; n < 500; n++) {
    const lack = upTo(15);
    const crew = Array.from({ length: below(chance, 28) + 1 }, () => upTo(10));
    const all = crew.map(lanesOf).reduce(together, 0);
    expect(without(lanesOf(lack), all)).toBe(lanesOf(crew.reduce(lessened, lack)));
    const butLast = all - lanesOf(crew[crew.length - 1]);
    expect(without(lanesOf(lack), butLast)).toBe(lanesOf(crew.slice(0, -1).reduce(lessened, lack)));
  }
});
