/**
 * Arithmetic that gives the same bits on every machine. The four operations and the square root are exact by IEEE 754
 * wherever JavaScript runs; `Math.exp` and its kin are left to the engine and may differ in the last bit, which is enough
 * for two machines to choose two different moves. Whatever decides a move uses these instead.
 */
const LOG2_E = 1.4426950408889634;
/** ln 2 in two parts: the first has so few digits that a whole number times it is exact. */
const LN2_HIGH = 0.693147180369123816;
const LN2_LOW = 1.90821492927058770002e-10;

const LEAST_POWER = -1074;
const GREATEST_POWER = 1023;
const POWERS_OF_TWO = powersOfTwo();

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(GREATEST_POWER - LEAST_POWER + 1);
  let power = 1;
  for (let n = 0; n <= GREATEST_POWER; n++, power *= 2) powers[n - LEAST_POWER] = power;
  power = 1;
  for (let n = 0; n >= LEAST_POWER; n--, power /= 2) powers[n - LEAST_POWER] = power;
  return powers;
}

/** e to the power of x: 2 to a whole power, times a series for the small rest. */
export function steadyExp(x: number): number {
  if (x !== x) return x;
  const n = Math.floor(x * LOG2_E + 0.5);
  if (n < LEAST_POWER) return 0;
  if (n > GREATEST_POWER) return Infinity;
  const r = x - n * LN2_HIGH - n * LN2_LOW;
  let sum = 1 + r / 13;
  for (let k = 12; k > 0; k--) sum = 1 + (r * sum) / k;
  return sum * POWERS_OF_TWO[n - LEAST_POWER];
}

/** The natural logarithm: how often x can be halved, and a series for the rest, which lies around 1. */
export function steadyLog(x: number): number {
  if (!(x > 0) || x === Infinity) return x === 0 ? -Infinity : x === Infinity ? x : NaN;
  let rest = x;
  let n = 0;
  for (; rest > Math.SQRT2; rest /= 2) n++;
  for (; rest < Math.SQRT1_2; rest *= 2) n--;
  const z = (rest - 1) / (rest + 1); // at most 0.172
  const square = z * z;
  let sum = 0;
  for (let k = 23; k > 0; k -= 2) sum = sum * square + 1 / k;
  return n * LN2_HIGH + (2 * z * sum + n * LN2_LOW);
}

/** `base` to any power; the base is positive. */
export function steadyPower(base: number, power: number): number {
  return steadyExp(power * steadyLog(base));
}
