/**
 * Seeded chance. A generator is plain data inside a game's state, so that a state can be saved, sent and replayed.
 *
 * Two published generators, one interface:
 * - ChaCha8 (Bernstein 2008) with a 256-bit secret seed, for real games: a 32-bit seed can be searched in minutes;
 * - sfc32 (Doty-Humphrey, PractRand), for playouts, where only speed and evenness matter.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface SecureChance {
  /** 64 hexadecimal digits; never leaves the server before the game is over. */
  readonly seed: string;
  /** How many 32-bit words of the stream have been used. */
  at: number;
}

export interface QuickChance {
  readonly quick: true;
  a: number;
  b: number;
  c: number;
  d: number;
}

export type Chance = SecureChance | QuickChance;

/** What a view shows in place of the generator: nothing, not even how often it was used. */
export const HIDDEN_CHANCE: SecureChance = Object.freeze({ seed: '', at: 0 });

/** Any text makes a seed; 64 hexadecimal digits are taken as they are. */
export function seedFrom(text: string): string {
  return /^[0-9a-f]{64}$/.test(text) ? text : digestOf(`cantiere seed ${text}`);
}

/** The SHA-256 of a text, 64 hexadecimal digits. */
function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function secureChance(seed: string): SecureChance {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('A seed is 64 hexadecimal digits.');
  return { seed, at: 0 };
}

export function quickChance(seed: number): QuickChance {
  const chance: QuickChance = { quick: true, a: seed | 0, b: (seed / 4294967296) | 0, c: 0x9e3779b9 | 0, d: 1 };
  for (let i = 0; i < 12; i++) nextWord(chance); // sfc32 asks for a dozen words to mix a short seed
  return chance;
}

/** A copy that goes on independently of the original. */
export function cloneChance(chance: Chance): Chance {
  return 'quick' in chance
    ? { quick: true, a: chance.a, b: chance.b, c: chance.c, d: chance.d }
    : { seed: chance.seed, at: chance.at };
}

/**
 * A new generator, unrelated to the rest of this one's stream and to every other label's. `chance` itself is not
 * advanced when it is secure (the label decides); a quick one gives up two words.
 */
export function split(chance: Chance, label: string): Chance {
  if ('quick' in chance) return quickChance((nextWord(chance) >>> 0) + (nextWord(chance) & 0xfffff) * 4294967296);
  return { seed: digestOf(`${chance.seed}/${chance.at}/${label}`), at: 0 };
}

/**
 * The generator of one purpose ("draft/5"). In a real game it follows from the seed and the name alone, however much was
 * drawn before: another decision in round 3 leaves the draft of round 5 as it was. No name may serve twice in a game. A
 * quick generator has no seed to go back to and serves every purpose itself.
 */
export function streamFor(chance: Chance, purpose: string): Chance {
  if ('quick' in chance) return chance;
  return { seed: digestOf(`${chance.seed}/for/${purpose}`), at: 0 };
}

/** The next 32 random bits, as a signed integer. */
export function nextWord(chance: Chance): number {
  if ('quick' in chance) {
    const t = (((chance.a + chance.b) | 0) + chance.d) | 0;
    chance.d = (chance.d + 1) | 0;
    chance.a = chance.b ^ (chance.b >>> 9);
    chance.b = (chance.c + (chance.c << 3)) | 0;
    chance.c = (((chance.c << 21) | (chance.c >>> 11)) + t) | 0;
    return t;
  }
  const word = chance.at++;
  return chachaBlock(chance.seed, Math.floor(word / 16))[word % 16];
}

/**
 * A whole number from 0 to bound-1, every one equally likely: the high half of word x bound, with the few words that
 * would favour some numbers thrown away (Lemire 2019). Bounds up to 2^21 keep the product exact.
 */
export function below(chance: Chance, bound: number): number {
  let product = (nextWord(chance) >>> 0) * bound;
  let low = product >>> 0;
  if (low < bound) {
    const unfair = (4294967296 - bound) % bound;
    while (low < unfair) {
      product = (nextWord(chance) >>> 0) * bound;
      low = product >>> 0;
    }
  }
  return Math.floor(product / 4294967296);
}

/** A fraction in [0, 1). */
export function fraction(chance: Chance): number {
  return (nextWord(chance) >>> 0) / 4294967296;
}

/** The next `count` fractions, as `fraction` would draw them one by one, written to `out`: for playouts, which draw by the dozen. */
export function fractions(chance: Chance, out: Float64Array, count: number): void {
  if (!('quick' in chance)) {
    for (let i = 0; i < count; i++) out[i] = fraction(chance);
    return;
  }
  let { a, b, c, d } = chance;
  for (let i = 0; i < count; i++) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    out[i] = (t >>> 0) / 4294967296;
  }
  chance.a = a;
  chance.b = b;
  chance.c = c;
  chance.d = d;
}

/** Shuffles in place (Fisher and Yates) and returns the same array. */
export function shuffle<T>(chance: Chance, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = below(chance, last + 1);
    const moved = items[last];
    items[last] = items[pick];
    items[pick] = moved;
  }
  return items;
}

export function pick<T>(chance: Chance, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('Nothing to pick from.');
  return items[below(chance, items.length)];
}

// ChaCha8. The last block is remembered: words are drawn one after the other.
const block = new Int32Array(16);
const key = new Int32Array(8);
let keySeed = '';
let blockSeed = '';
let blockNumber = -1;

function chachaBlock(seed: string, number: number): Int32Array {
  if (seed === blockSeed && number === blockNumber) return block;
  if (seed !== keySeed) {
    const bytes = new DataView(hexToBytes(seed).buffer);
    for (let i = 0; i < 8; i++) key[i] = bytes.getInt32(i * 4, true);
    keySeed = seed;
  }
  fillBlock(block, key, number);
  blockSeed = seed;
  blockNumber = number;
  return block;
}

/** What a block is made from: four words that never change, the key, the counter and the nonce. One for all blocks. */
const start = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

/** One block of the ChaCha8 key stream: 64-bit block counter, nonce 0. Exported for the published test vectors. */
export function fillBlock(out: Int32Array, key: Int32Array, counter: number): void {
  for (let i = 0; i < 8; i++) start[4 + i] = key[i];
  start[12] = counter | 0;
  start[13] = Math.floor(counter / 4294967296) | 0;
  for (let i = 0; i < 16; i++) out[i] = start[i];
  for (let round = 0; round < 8; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] + start[i]) | 0;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotate(x[d] ^ x[a], 16);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotate(x[b] ^ x[c], 12);
  x[a] = (x[a] + x[b]) | 0;
  x[d] = rotate(x[d] ^ x[a], 8);
  x[c] = (x[c] + x[d]) | 0;
  x[b] = rotate(x[b] ^ x[c], 7);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
