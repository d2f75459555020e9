/** A table's options: declared by the game as data, checked here, fixed before setup. */
import type { InEveryLanguage, Language } from './words.ts';
import type { Refusal } from './refusal.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export type OptionSpec = {
  readonly id: string;
  readonly label: InEveryLanguage;
  readonly help?: InEveryLanguage;
  /** Only asked where another option has this value; otherwise it has no effect. */
  readonly when?: { readonly id: string; readonly is: OptionValue };
  /**
   * Tables were played before this option was there: their options lack it, and they play by this value. Its absence stays as
   * it is, so that such a game is replayed exactly as it was played. Left out: every table ever made has the option.
   */
  readonly before?: OptionValue;
} & (
  | {
      readonly type: 'enum';
      readonly values: readonly {
        readonly value: string | number;
        readonly label: InEveryLanguage;
        /** Where the choice decides how long a game takes: with the fewest players, and with the most. */
        readonly minutes?: { readonly min: number; readonly max: number };
      }[];
      readonly default: string | number;
    }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly type: 'flag'; readonly default: boolean }
);

export function defaultOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));
}

/** What people call an option; one that the game does not have is called as whoever asked for it did. */
export function optionName(specs: readonly OptionSpec[], id: string, language: Language): string {
  return specs.find((spec) => spec.id === id)?.label[language] ?? id;
}

/** A table to be made: fills in defaults and checks every value; what is wrong comes back as a refusal, never as an exception. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): { options: Options } | { refusal: Refusal } {
  return read(specs, given, (spec) => spec.default);
}

/** A table that was made, perhaps before some of these options were there: those stay absent. */
export function readOptionsOfOld(specs: readonly OptionSpec[], given: unknown): { options: Options } | { refusal: Refusal } {
  return read(specs, given, (spec) => (spec.before === undefined ? spec.default : undefined));
}

/** What a table plays by, whether or not its options have the key. */
export function optionOf(spec: OptionSpec, options: Options): OptionValue {
  return options[spec.id] ?? spec.before ?? spec.default;
}

function read(
  specs: readonly OptionSpec[],
  given: unknown,
  otherwise: (spec: OptionSpec) => OptionValue | undefined,
): { options: Options } | { refusal: Refusal } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { refusal: badOption('') };
  for (const id of Object.keys(given)) if (!specs.some((spec) => spec.id === id)) return { refusal: badOption(id) };
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value: unknown = Object.hasOwn(given, spec.id) ? (given as Record<string, unknown>)[spec.id] : otherwise(spec);
    if (value === undefined && spec.before !== undefined) continue;
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
