/** A table's options: declared by the game as data, checked here, fixed before setup. */
import type { InEveryLanguage } from './words.ts';
import type { Refusal } from './refusal.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export type OptionSpec = {
  readonly id: string;
  readonly label: InEveryLanguage;
  readonly help?: InEveryLanguage;
  /** Only asked where another option has this value; otherwise it has no effect. */
  readonly when?: { readonly id: string; readonly is: OptionValue };
} & (
  | {
      readonly type: 'enum';
      readonly values: readonly { readonly value: string | number; readonly label: InEveryLanguage }[];
      readonly default: string | number;
    }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: 'flag'; readonly default: boolean }
);

export function defaultOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));
}

/** Fills in defaults and checks every value; what is wrong comes back as a refusal, never as an exception. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): { options: Options } | { refusal: Refusal } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { refusal: badOption('') };
  for (const id of Object.keys(given)) if (!specs.some((spec) => spec.id === id)) return { refusal: badOption(id) };
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value: unknown = Object.hasOwn(given, spec.id) ? (given as Record<string, unknown>)[spec.id] : spec.default;
    if (!allowed(spec, value)) return { refusal: badOption(spec.id) };
    options[spec.id] = value;
  }
  return { options };
}

function allowed(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.type) {
    case 'enum':
      return spec.values.some((choice) => choice.value === value);
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
    case 'flag':
      return typeof value === 'boolean';
  }
}

function badOption(id: string): Refusal {
  return { code: BAD_OPTION, rule: 'options', about: id };
}

export const BAD_OPTION = 'BAD_OPTION';
export const BAD_TABLE = 'BAD_TABLE';
