/** What a command of the `cantiere` program is, and how its arguments are read. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readableJson } from './terminal.ts';

export interface Command {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  /** Works on Cantiere's own sources, which a release does not have. */
  readonly needsSources?: true;
  /** Full help, printed by --help. */
  readonly help: string;
  run(args: readonly string[]): Promise<number>;
}

/** Wrong arguments: one line that says what was expected; the program ends with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type OptionConfig = NonNullable<ParseArgsConfig['options']>;

/** One of 64 ids of people and sessions begins with a dash, and must not be taken for flags. */
const DASHED_ID = /^-[\w-]{15}$/u;
const MARK = 'id:';

/** node:util's parseArgs with its complaints turned into UsageErrors; ids are never flags. */
export function readArguments<O extends OptionConfig>(args: readonly string[], options: O) {
  const isId = (word: string): boolean => DASHED_ID.test(word) && !Object.hasOwn(options, word.slice(2));
  try {
    const read = parseArgs({
      args: args.map((word) => (isId(word) ? `${MARK}${word}` : word)),
      options,
      allowPositionals: true,
      strict: true,
    });
    return {
      ...read,
      positionals: read.positionals.map((word) => (word.startsWith(`${MARK}-`) ? word.slice(MARK.length) : word)),
    };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

export function wholeNumber(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`--${name} expects a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

export function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${name} expects one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}

export function printJson(value: unknown): void {
  console.log(readableJson(JSON.stringify(value, null, 2)));
}
