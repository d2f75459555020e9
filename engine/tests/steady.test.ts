/** The same bits everywhere: vectors of this arithmetic, and how near it is to the truth. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { steadyExp, steadyLog, steadyPower } from '../index.ts';

const bitsOf = (x: number): string => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
};

it('is within two units of the last place of e to the x', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
      expect(Math.abs(steadyExp(x) / Math.exp(x) - 1)).toBeLessThan(2 ** -51);
    }),
    { numRuns: 2_000 },
  );
});

it('is exact where e to the x is', () => {
  expect([steadyExp(0), steadyExp(-0), steadyExp(-Infinity), steadyExp(Infinity)]).toEqual([1, 1, 0, Infinity]);
  expect(steadyExp(-2_000)).toBe(0);
  expect(steadyExp(2_000)).toBe(Infinity);
  expect(steadyExp(NaN)).toBeNaN();
});

it('takes logarithms and powers as near', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }), (x, power) => {
      expect(Math.abs(steadyLog(x) - Math.log(x))).toBeLessThan(1e-15 * Math.max(1, Math.abs(Math.log(x))));
      expect(Math.abs(steadyPower(x, power) / x ** power - 1)).toBeLessThan(1e-13);
    }),
    { numRuns: 2_000 },
  );
  expect([steadyLog(1), steadyLog(0), steadyLog(Infinity)]).toEqual([0, -Infinity, Infinity]);
  expect(steadyLog(-1)).toBeNaN();
});

it('grows with x', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: 1e-9, max: 1, noNaN: true }), (x, more) => {
      expect(steadyExp(x + more)).toBeGreaterThanOrEqual(steadyExp(x));
    }),
  );
});

it('gives these very bits', () => {
  expect([-700, -20.5, -1, -1 / 3, 1e-9, 0.5, 1, Math.PI, 10, 700].map((x) => bitsOf(steadyExp(x)))).toMatchInlineSnapshot(`
    [
      "00d14f2b0fb9307f",
      "3e157a3afeed00ac",
      "3fd78b56362cef38",
      "3fe6edd3122f2ea5",
      "3ff000000044b830",
      "3ffa61298e1e069c",
      "4005bf0a8b14576a",
      "403724046eb09339",
      "40d5829dcf950560",
      "7f0d945df4f8ec8e",
    ]
  `);
  expect([1e-6, 0.3, 0.5, 2, 3, Math.PI, 1_000].map((x) => bitsOf(steadyLog(x)))).toMatchInlineSnapshot(`
    [
      "c02ba18a998fffa0",
      "bff34378fcbda721",
      "bfe62e42fefa39ef",
      "3fe62e42fefa39ef",
      "3ff193ea7aad030b",
      "3ff250d048e7a1bd",
      "401ba18a998fffa0",
    ]
  `);
});
