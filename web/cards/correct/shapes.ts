/** Which control a value of the data is corrected with, as its schema says, and which of the faults are its own. Pure. */
import type { DataFault, Shape } from '@cantiere/games/checkData';
import type { DataPath } from '@cantiere/games/board-kit';
import { valueAt } from '@cantiere/games/corrections';

export type Control =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  /** One of these; null is nothing. */
  | { readonly kind: 'choice'; readonly values: readonly (string | number | null)[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly most: number }
  /** So many letters, each one of these: the squares of a card. */
  | { readonly kind: 'letters'; readonly letters: readonly string[]; readonly count: number }
  | { readonly kind: 'parts'; readonly parts: readonly { readonly step: string; readonly shape: Shape }[] }
  | { readonly kind: 'list'; readonly item: Shape; readonly least: number; readonly most: number }
  /** In a language of the game's own: its numbers and words are corrected, its sentences stay. */
  | { readonly kind: 'free' };

/** The shape of what stands at a path. */
export function shapeAt(schema: Shape, data: unknown, path: DataPath): Shape {
  let shape = branch(schema, data);
  path.forEach((step, at) => {
    const value = valueAt(data, path.slice(0, at + 1));
    const next = shape.type === 'array' ? shape.items : shape.properties?.[step];
    shape = branch(next ?? {}, value);
  });
  return shape;
}

/** Of several shapes of an object the one that its marks mean. */
export function branch(shape: Shape, value: unknown): Shape {
  const objects = shape.anyOf?.filter(({ type }) => type === 'object') ?? [];
  if (objects.length === 0 || typeof value !== 'object' || value === null) return shape;
  const fits = ({ properties = {} }: Shape): boolean =>
    Object.entries(properties).every(([name, of]) => !('const' in of) || (value as Record<string, unknown>)[name] === of.const);
  return objects.find(fits) ?? shape;
}

const LETTERS = /^\^\[([^\]]+)\]\{(\d+)\}\$$/u;
/** Up to so many numbers are chosen from a list where there may also be none. */
const FEW = 20;

export function controlOf(shape: Shape): Control {
  if (shape.anyOf) {
    const consts = shape.anyOf.flatMap((one) =>
      'const' in one ? [one.const as string | number] : one.type === 'null' ? [null] : one.anyOf ? constsOf(one) : [],
    );
    const number = shape.anyOf.find(({ type }) => type === 'integer');
    const { minimum = 0, maximum = 0 } = number ?? {};
    const numbers =
      number && maximum - minimum < FEW ? Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at) : [];
    return { kind: 'choice', values: [...consts, ...numbers] };
  }
  switch (shape.type) {
    case 'integer':
      return { kind: 'number', least: shape.minimum ?? 0, most: shape.maximum ?? 999 };
    case 'boolean':
      return { kind: 'flag' };
    case 'string': {
      const [, letters, count] = LETTERS.exec(shape.pattern ?? '') ?? [];
      return letters === undefined
        ? { kind: 'text', most: shape.maxLength ?? 600 }
        : { kind: 'letters', letters: letters.split(''), count: Number(count) };
    }
    case 'object': {
      const parts = Object.entries(shape.properties ?? {}).map(([step, of]) => ({ step, shape: of }));
      return { kind: 'parts', parts: parts.filter(({ step, shape: of }) => step !== 'id' && !('const' in of)) };
    }
    case 'array':
      return isKnown(shape.items)
        ? { kind: 'list', item: shape.items, least: shape.minItems ?? 0, most: shape.maxItems ?? FEW }
        : { kind: 'free' };
    default:
      return { kind: 'free' };
  }
}

const constsOf = ({ anyOf = [] }: Shape): string[] => anyOf.flatMap((one) => ('const' in one ? [String(one.const)] : []));

const isKnown = (shape: Shape | undefined): shape is Shape => shape?.type !== undefined || shape?.anyOf !== undefined;

/** The parts that a value has; none where it is of another kind, as a file may bring it. */
export const partsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};

/** What a new item of a list begins with. */
export function freshOf(shape: Shape): unknown {
  const control = controlOf(shape);
  switch (control.kind) {
    case 'number':
      return control.least;
    case 'choice':
      return control.values[0];
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'letters':
      return control.letters[0].repeat(control.count);
    case 'parts':
      return Object.fromEntries(control.parts.map(({ step, shape: of }) => [step, freshOf(of)]));
    case 'list':
    case 'free':
      return [];
  }
}

/** A leaf of what is written in a game's own language. */
export interface Leaf {
  readonly path: DataPath;
  readonly value: string | number | boolean;
}

export function leavesOf(value: unknown, path: DataPath = []): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** The words that stand under this name anywhere in the data: those it can be corrected to. */
export function wordsUnder(data: unknown, name: string | number | undefined): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown, under: string | number | undefined): void => {
    if (typeof value === 'string') {
      if (under === name) found.add(value);
    } else if (Array.isArray(value)) for (const item of value) look(item, under);
    else if (typeof value === 'object' && value !== null) for (const [inner, item] of Object.entries(value)) look(item, inner);
  };
  look(data, undefined);
  return [...found].toSorted();
}

/** How a fault names a place (games/checkData.ts): from the component on, or from the part of the data. */
function saidOf(data: unknown, path: DataPath): { readonly component: string; readonly field: string } {
  const inside = path.findIndex((step, at) => typeof step === 'string' && Array.isArray(valueAt(data, path.slice(0, at))));
  const [component, ...rest] = inside >= 0 ? path.slice(inside) : path;
  const field = rest.reduce<string>(
    (said, step) => (typeof step === 'number' ? `${said}[${step}]` : said === '' ? step : `${said}.${step}`),
    '',
  );
  return { component: String(component), field };
}

/** The faults of what stands at this path, or inside it. */
export function faultsAt(faults: readonly DataFault[], data: unknown, path: DataPath): readonly DataFault[] {
  const { component, field } = saidOf(data, path);
  return faults.filter(
    (fault) =>
      fault.component === component &&
      (fault.field === field || fault.field.startsWith(`${field}.`) || fault.field.startsWith(`${field}[`)),
  );
}
