/** Reading data that may be wrong: every reader answers with a value of the right kind or says where it found something else. */
import type { InEveryLanguage } from '@cantiere/engine';

export class BadData extends Error {
  readonly path: string;
  readonly wanted: InEveryLanguage;
  readonly found: unknown;
  constructor(path: string, en: string, it: string, found: unknown) {
    super(`${path}: expected ${en}, found ${JSON.stringify(found) ?? String(found)}`);
    this.name = 'BadData';
    this.path = path;
    this.wanted = { en, it };
    this.found = found;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** An object with these fields and no others; a name that ends in ? may be missing. */
export function fields(raw: unknown, path: string, names: readonly string[]): Fields {
  const object = anyFields(raw, path);
  for (const name of names)
    if (!name.endsWith('?') && !(name in object)) throw new BadData(path, `a field ${name}`, `un campo ${name}`, raw);
  for (const key of Object.keys(object)) {
    if (!names.includes(key) && !names.includes(`${key}?`))
      throw new BadData(`${path}.${key}`, 'no such field', 'nessun campo con questo nome', object[key]);
  }
  return object;
}

export function anyFields(raw: unknown, path: string): Fields {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadData(path, 'an object', 'un oggetto', raw);
  return Object.fromEntries(Object.entries(raw));
}

export function list(raw: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new BadData(path, 'a list', 'una lista', raw);
  return raw.map((item: unknown) => item);
}

export function text(raw: unknown, path: string): string {
  if (typeof raw !== 'string') throw new BadData(path, 'a text', 'un testo', raw);
  return raw;
}

export function whole(raw: unknown, path: string, min: number, max: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max)
    throw new BadData(path, `a whole number from ${min} to ${max}`, `un numero intero da ${min} a ${max}`, raw);
  return raw;
}

/** A number, or `otherwise` when the field is missing. */
export function wholeOr(raw: unknown, path: string, min: number, max: number, otherwise: number): number {
  return raw === undefined || raw === null ? otherwise : whole(raw, path, min, max);
}

export function flag(raw: unknown, path: string): boolean {
  if (typeof raw !== 'boolean') throw new BadData(path, 'true or false', 'true o false', raw);
  return raw;
}

export function flagOr(raw: unknown, path: string, otherwise: boolean): boolean {
  return raw === undefined ? otherwise : flag(raw, path);
}

/** One of these words. */
export function word<W extends string>(raw: unknown, path: string, words: readonly W[]): W {
  const found = words.find((known) => known === raw);
  if (found === undefined) throw new BadData(path, words.join(' | '), words.join(' | '), raw);
  return found;
}
