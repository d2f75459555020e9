/** The file that `cantiere learn` writes: looked at before the first game is played, and whole whenever it is killed. */
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** By number of players. */
type Weights = Record<string, unknown>;

export class LearnedFile {
  readonly #file: string;
  readonly #part: string;
  readonly #weights: Weights;

  /** Complains of a place where nothing can be written, and of a file that holds anything but weights `isOurs` knows. */
  constructor(file: string, isOurs: (weights: unknown) => boolean) {
    this.#file = file;
    this.#part = `${file}.part`;
    this.#weights = existsSync(file) ? read(file, isOurs) : {};
    try {
      closeSync(openSync(this.#part, 'w'));
      rmSync(this.#part);
    } catch {
      throw new UsageError(`${file} cannot be written. Does its folder exist, and is it yours?`);
    }
  }

  /** Beside what is there for other numbers of players. */
  put(players: number, weights: unknown): void {
    this.#weights[players] = weights;
    writeFileSync(this.#part, `${JSON.stringify(this.#weights)}\n`);
    renameSync(this.#part, this.#file);
  }
}

function read(file: string, isOurs: (weights: unknown) => boolean): Weights {
  const known = parsed(readFileSync(file, 'utf8'));
  const entries = typeof known === 'object' && known !== null ? Object.entries(known) : [];
  if (entries.length === 0 || !entries.every(([players, weights]) => /^\d$/u.test(players) && isOurs(weights)))
    throw new UsageError(`${file} holds something else than weights of this kind. Name another file.`);
  return Object.fromEntries(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
