/**
 * An edition: the rules of a game in one version, with the components in one wording. Its name is `<rulesVersion>-<digest>`, as in
 * `2-9f03ab1c`: the first eight hexadecimal digits of the fingerprint of all component data that the rules read. Whatever was
 * played under one edition is played on, replayed and checked under that edition, whatever came since.
 */
import { stableHash } from './hash.ts';

/**
 * The version of the engine's contract towards modules that were built earlier: what they export (games/edition.ts) and what
 * they are asked (contract.ts). Raised when a module of before could no longer be played; then it needs an adapter, or rests.
 */
export const CONTRACT = 1;

export interface EditionName {
  readonly rulesVersion: number;
  readonly digest: string;
}

const DIGITS = 8;
const NAME = /^([1-9]\d{0,5})-([0-9a-f]{8})$/;

/** Of the components alone. A game without any has the digest of null. */
export const digestOf = (data: unknown): string => stableHash(data ?? null).slice(0, DIGITS);

export const editionId = (rulesVersion: number, data: unknown): string => `${rulesVersion}-${digestOf(data)}`;

/** Undefined for what is no name of an edition; safe to make a file's name of otherwise. */
export function readEdition(id: string): EditionName | undefined {
  const [, version, digest] = NAME.exec(id) ?? [];
  return version === undefined ? undefined : { rulesVersion: Number(version), digest };
}
