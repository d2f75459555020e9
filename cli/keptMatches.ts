/** The matches of a ladder that have ended, in a file where one is named: whoever is interrupted goes on there. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ArenaReport, LadderSettings, Match } from '@cantiere/bots';
import { UsageError } from './command.ts';

type Terms = Pick<LadderSettings, 'seed' | 'mostIterations'>;

/** A match that has ended, and the commit of the bots that played it: a ladder may be climbed over many of them. */
export type KeptMatch = ArenaReport & { readonly commit: string };

export class KeptMatches {
  readonly #file: string | undefined;
  readonly #terms: Terms;
  readonly #ended: KeptMatch[] = [];

  constructor(file: string | undefined, { seed, mostIterations }: Terms) {
    this.#file = file;
    this.#terms = { seed, mostIterations };
    if (file === undefined || !existsSync(file)) return;
    const known = JSON.parse(readFileSync(file, 'utf8')) as Terms & { readonly ended: readonly KeptMatch[] };
    if (known.seed !== seed || known.mostIterations !== mostIterations)
      throw new UsageError(`${file} is of seed ${known.seed} and ${known.mostIterations} iterations: a ladder has one of each.`);
    this.#ended.push(...known.ended);
  }

  of(game: string): KeptMatch[] {
    return this.#ended.filter((one) => one.game === game);
  }

  /** Whether it was played, with no fewer games. */
  has(game: string, { a, b, games }: Pick<Match, 'a' | 'b' | 'games'>): boolean {
    return this.#ended.some((one) => one.game === game && one.a === a && one.b === b && one.games >= games);
  }

  /** In place of an earlier one of the same two, which had fewer games. */
  add(one: KeptMatch): void {
    const before = this.#ended.findIndex(({ game, a, b }) => game === one.game && a === one.a && b === one.b);
    this.#ended.splice(before < 0 ? this.#ended.length : before, 1, one);
    if (this.#file !== undefined)
      writeFileSync(this.#file, `${JSON.stringify({ ...this.#terms, ended: this.#ended }, null, 2)}\n`);
  }
}
