/** The file that `cantiere learn` writes: looked at before the first game is played, and whole whenever it is killed. */
import { closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** By number of players. */
type Weights = Record<string, unknown>;

export class LearnedFile {
  readonly #file: string;
  /** Of this process alone: two may learn into one file, for other numbers of players each. */
  readonly #part: string;
  readonly #isOurs: (weights: unknown) => boolean;

  /** Complains of a place where nothing can be written, and of a file that holds anything but weights `isOurs` knows. */
  constructor(file: string, isOurs: (weights: unknown) => boolean) {
    this.#file = existsSync(file) ? realpathSync(file) : file;
    this.#part = `${this.#file}.${process.pid}.part`;
    this.#isOurs = isOurs;
    this.#read();
    try {
      closeSync(openSync(this.#part, 'wx'));
      rmSync(this.#part);
    } catch {
      throw new UsageError(`${file} cannot be written. Does its folder exist, and is it yours?`);
    }
  }

  /** Beside what is there by now for other numbers of players. What took hours to learn is kept whatever has become of the file. */
  put(players: number, weights: unknown): void {
    let known: Weights;
    try {
      known = this.#read();
    } catch (why) {
      const aside = `${this.#file}.${players}-${process.pid}.json`;
      writeFileSync(aside, lineOf({ [players]: weights }));
      throw why instanceof UsageError ? new UsageError(`${why.message} What was learned is in ${aside}.`) : why;
    }
    writeFileSync(this.#part, lineOf({ ...known, [players]: weights }));
    renameSync(this.#part, this.#file);
  }

  #read(): Weights {
    if (!existsSync(this.#file)) return {};
    const text = textOf(this.#file);
    const known = text.trim() === '' ? {} : parsed(text);
    const isOurs = ([players, weights]: [string, unknown]): boolean => /^\d$/u.test(players) && this.#isOurs(weights);
    if (typeof known !== 'object' || known === null || Array.isArray(known) || !Object.entries(known).every(isOurs))
      throw new UsageError(`${this.#file} holds something else than weights of this kind. Name another file.`);
    return { ...known };
  }
}

const lineOf = (weights: Weights): string => `${JSON.stringify(weights)}\n`;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read. Is it a file, and yours?`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
