/** Passwords, kept as scrypt hashes with the parameters beside them, so that they can be raised later. */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

// OWASP's recommendation for 32 MiB of memory.
const N = 2 ** 15;
const R = 8;
const P = 3;
const BYTES = 32;
const SHORTEST = 10;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r: R, p: P });
  return ['scrypt', N, R, P, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function checkPassword(password: string, kept: string): Promise<boolean> {
  const [kind, n, r, p, salt, key] = kept.split('$');
  if (kind !== 'scrypt' || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Length is what counts; the address itself or one character over and over is none. */
export function isWeak(password: string, email: string): boolean {
  return password.length < SHORTEST || new Set(password).size < 4 || password.toLowerCase() === email;
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, { ...options, maxmem: 128 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
