/**
 * Every field of a game's components that a number can be made of, with other values that its schema allows, one at a time:
 * numbers, the squares of a card, plain lists that may be longer or shorter, and words that are chosen from a few (a colour, a
 * type), which are counted; of a long list of components these are changed at its ends alone. Names and sentences are no fields
 * here: they are what tells, not what is told.
 */
import { Compile } from 'typebox/compile';
import type { TSchema } from 'typebox';

export interface FieldChange {
  /** The way to the field; names of fields and places in lists. */
  readonly path: readonly string[];
  /** Components with another value there, in the order in which they are worth trying. */
  readonly others: readonly object[];
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const isObject = (value: unknown): value is Readonly<Record<string, Json>> => typeof value === 'object' && value !== null;
const isSentence = (value: Json): boolean => isObject(value) && typeof value['en'] === 'string';

/** `schema` is what a change must pass; the game's sums are not asked, since most of them tie two fields together. */
export function changesOf(printed: object, schema: TSchema): readonly FieldChange[] {
  const door = Compile(schema);
  const words = wordsByField(printed as Json);
  return fieldsOf(printed as Json, [], words).map(({ path, values }) => ({
    path,
    others: values.map((value) => withValue(printed as Json, path, value) as object).filter((data) => door.Check(data)),
  }));
}

/** Fields in the language of cards (`sprawl/rules/effects/compile.ts`): of these only the numbers are told. */
const CARD_LANGUAGE: readonly string[] = ['effects', 'restrictions'];

interface Field {
  readonly path: readonly string[];
  readonly values: readonly Json[];
}

function fieldsOf(value: Json, path: readonly string[], words: Words, isInside = false): readonly Field[] {
  const name = path.findLast((step) => !/^\d+$/u.test(step)) ?? '';
  if (typeof value === 'number') return [{ path, values: [1, -1, 2, -2, 3].map((by) => value + by) }];
  if (typeof value === 'boolean' || value === null) return [];
  if (typeof value === 'string') {
    // What a card does is told by its sentence, a field of its own beside it: other words there ask for another sentence.
    if (name === 'id' || path.some((step) => CARD_LANGUAGE.includes(step))) return [];
    if (/^[.A-Z]{6}$/u.test(value) && value.includes('.')) return squaresOf(value, path);
    return isInside ? [] : [{ path, values: (words.get(name) ?? []).filter((word) => word !== value) }];
  }
  if (isSentence(value)) return [];
  const entries = Object.entries(value);
  const isWithin = (at: number): boolean => isInside || (Array.isArray(value) && at > 0 && at < entries.length - 1);
  const inner = entries.flatMap(([step, part], at) => fieldsOf(part, [...path, step], words, isWithin(at)));
  if (!Array.isArray(value) || path.some((step) => CARD_LANGUAGE.includes(step))) return inner;
  const list = value as readonly Json[];
  return list.every((item) => !isObject(item)) ? [...inner, { path, values: [[...list, list[0] ?? 1], list.slice(1)] }] : inner;
}

/** Each square of a card built over, or cleared. */
const squaresOf = (card: string, path: readonly string[]): readonly Field[] =>
  Array.from(card, (square, at) => ({
    path,
    values: (square === '.' ? ['T', 'P', 'A', 'F'] : ['.']).map((other) => card.slice(0, at) + other + card.slice(at + 1)),
  }));

type Words = ReadonlyMap<string, readonly string[]>;

/** The words that stand in fields of the same name. */
function wordsByField(value: Json, name = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string') found.set(name, [...new Set([...(found.get(name) ?? []), value])]);
  if (isObject(value) && !isSentence(value))
    for (const [step, part] of Object.entries(value)) wordsByField(part, Array.isArray(value) ? name : step, found);
  return found;
}

/** The same components with another value there; nothing else is copied. */
function withValue(data: Json, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return (data as readonly Json[]).map((item, at) => (at === Number(step) ? withValue(item, rest, value) : item));
  return isObject(data) ? { ...data, [step]: withValue(data[step], rest, value) } : data;
}
