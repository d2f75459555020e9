/**
 * What an owner of the box has set right, as one small list: where, what stood there, what is printed. It is made by comparing
 * components with those of the box and laid over them again; it can be read, reviewed and sent to somebody else.
 */
import { canonicalJson } from '@cantiere/engine';

export const CORRECTIONS = 'cantiere.corrections/1';

export interface Correction {
  /** The way to the value: parts of the data by name, components by their id. */
  readonly at: readonly string[];
  /** What the game had. Absent: nothing stood there. */
  readonly was?: unknown;
  /** What it should have. Absent: nothing should stand there. */
  readonly now?: unknown;
}

export interface CorrectionFile {
  readonly format: typeof CORRECTIONS;
  readonly game: string;
  readonly corrections: readonly Correction[];
}

export function isCorrectionFile(json: unknown): json is CorrectionFile {
  return (
    isObject(json) && json['format'] === CORRECTIONS && Array.isArray(json['corrections']) && json['corrections'].every(isOne)
  );
}

const isOne = (one: unknown): boolean =>
  isObject(one) && Array.isArray(one['at']) && one['at'].length > 0 && one['at'].every((step) => typeof step === 'string');

/** What has to be changed in one so that it is the other. A list whose items have no id of their own is one value. */
export function correctionsBetween(printed: unknown, data: unknown, at: readonly string[] = []): readonly Correction[] {
  if (canonicalJson(printed ?? null) === canonicalJson(data ?? null)) return [];
  const [before, after] = [partsOf(printed), partsOf(data)];
  const alike = before && after && before.list === after.list && (!before.list || sameKeys(before.parts, after.parts));
  if (!alike) return [{ at, ...(printed !== undefined && { was: printed }), ...(data !== undefined && { now: data }) }];
  const keys = [...new Set([...before.parts.keys(), ...after.parts.keys()])];
  return keys.flatMap((key) => correctionsBetween(before.parts.get(key), after.parts.get(key), [...at, key]));
}

/** What stands at a place: components of a list by their id, items of other lists by their number. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  let value = data;
  for (const step of path) {
    if (typeof step === 'number') value = Array.isArray(value) ? (value[step] as unknown) : undefined;
    else value = partsOf(value)?.parts.get(step);
  }
  return value;
}

/** The same data with another value there; what leads nowhere changes nothing. Nothing else is copied. */
export function withValue(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) {
    const list = data as readonly unknown[];
    const place = typeof step === 'number' ? step : list.findIndex((item) => isObject(item) && item['id'] === step);
    return list.map((item, at) => (at === place ? withValue(item, rest, value) : item));
  }
  return isObject(data) ? { ...data, [step]: withValue(data[step], rest, value) } : data;
}

/** Why a correction cannot be laid over these components. */
export interface Misfit {
  readonly correction: Correction;
  /** `nowhere`: there is no such place; `changed`: something else stands there than what was corrected. */
  readonly why: 'nowhere' | 'changed';
  readonly found?: unknown;
}

/** The components with all corrections in them, or those that do not fit. What is already as corrected is left as it is. */
export function corrected(
  printed: object,
  corrections: readonly Correction[],
): { readonly data: object } | { readonly misfits: readonly Misfit[] } {
  const data = structuredClone(printed);
  const misfits = corrections.flatMap((correction) => layOver(data, correction) ?? []);
  return misfits.length > 0 ? { misfits } : { data };
}

function layOver(data: object, correction: Correction): Misfit | undefined {
  let place: unknown = data;
  for (const step of correction.at.slice(0, -1)) place = partsOf(place)?.parts.get(step);
  const last = correction.at.at(-1) ?? '';
  // Components stand where they stand: only their fields can be set.
  if (!isObject(place) || ['__proto__', 'constructor', 'prototype'].includes(last)) return { correction, why: 'nowhere' };
  const found = Object.hasOwn(place, last) ? place[last] : undefined;
  if (same(found, correction.now)) return undefined;
  if (!same(found, correction.was)) return { correction, why: 'changed', found };
  if (correction.now === undefined) delete place[last];
  else place[last] = structuredClone(correction.now);
  return undefined;
}

const same = (a: unknown, b: unknown): boolean =>
  (a === undefined) === (b === undefined) && canonicalJson(a ?? null) === canonicalJson(b ?? null);

interface Parts {
  readonly list: boolean;
  readonly parts: ReadonlyMap<string, unknown>;
}

/** The fields of an object, or the components of a list by their ids; nothing for a plain value or another list. */
function partsOf(value: unknown): Parts | undefined {
  if (Array.isArray(value)) {
    const ids = value.map((item: unknown) => (isObject(item) && typeof item['id'] === 'string' ? item['id'] : undefined));
    const whole = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length && ids.length > 0;
    return whole ? { list: true, parts: new Map(ids.map((id, at) => [id ?? '', value[at] as unknown])) } : undefined;
  }
  return isObject(value) ? { list: false, parts: new Map(Object.entries(value)) } : undefined;
}

const sameKeys = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
  [...a.keys()].join('\n') === [...b.keys()].join('\n');

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
