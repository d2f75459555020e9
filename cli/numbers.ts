/** `cantiere numbers`: bots play games to be counted, and what they add up to is written into the file that is shipped. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEVELS, type BotLevel } from '@cantiere/bots';
import { findGame } from '@cantiere/games';
import {
  addSums,
  NUMBERS_FORMAT,
  NUMBERS_VERSION,
  PLAIN_NUMBERS,
  readNumbers,
  type GameNumbers,
  type NumbersFile,
} from '@cantiere/engine/numbers';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { loadGame, type LoadedGame } from './games.ts';
import { addTo, countedGame, sumsFor, type NumbersPlan } from './numbersPlay.ts';
import { progressBar } from './progress.ts';

const GAMES = 10_000;
/** So often what is done is written down. */
const KEEP_EVERY_MS = 10_000;
/** Almost the lowest there is: it goes on where there is nothing else to do. */
const LOW = 15;

export const numbers: Command = {
  name: 'numbers',
  needsSources: true,
  summary: 'count games of the bots, for the pages of statistics',
  help: `cantiere numbers make <game> [--games N] [--seed S] [--players N,N...] [--bots NAME,NAME...] [--part P/Q] [--out FILE]
cantiere numbers add <game> [--out FILE] PART PART...

make: bots play N games and games/<game>/numbers.json gets what they add up to (docs/numbers.md). The same arguments give the same
file. Stop it whenever you like: the same command goes on where it was. It runs at the lowest priority, in one thread.
add: makes one file of the parts that several threads or machines have made.

  --games N    how many in all (default ${GAMES}), each number of players in turn
  --seed S     any text (default "1")
  --players    for how many players (default: every number the game allows)
  --bots       who sits down, drawn by lot for each seat, from ${LEVELS.join(', ')} (default greedy)
  --part P/Q   only every Qth game, beginning with the Pth; needs --out
  --out FILE   where to write it (default: games/<game>/numbers.json)`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      seed: { type: 'string' },
      players: { type: 'string' },
      bots: { type: 'string' },
      part: { type: 'string' },
      out: { type: 'string' },
    });
    const [what = '', name, ...parts] = positionals;
    const kind = oneOf('cantiere numbers', what, ['make', 'add']);
    const loaded = await loadGame(name);
    const out = values.out ?? fileURLToPath(new URL(`../games/${loaded.game.meta.id}/numbers.json`, import.meta.url));
    if (kind === 'add') return add(loaded, parts, out);
    const plan = {
      seed: values.seed ?? '1',
      players: readPlayers(loaded, values.players),
      bots: (values.bots ?? 'greedy').split(',').map((bot): BotLevel => oneOf('--bots', bot, LEVELS)),
    };
    const part = readPart(values.part);
    if (part.of > 1 && values.out === undefined)
      throw new UsageError('A part of the games needs --out: it is not what is shipped.');
    return await make(loaded, plan, { games: wholeNumber('games', values.games, GAMES, 1, 10_000_000), ...part, out });
  },
};

interface Wish {
  readonly games: number;
  /** Every `of`th game from number `first` on. */
  readonly first: number;
  readonly of: number;
  readonly out: string;
}

/** What is done so far, beside the file to be. */
interface Kept extends NumbersFile {
  readonly next: number;
}

async function make(loaded: LoadedGame, plan: NumbersPlan, { games, first, of, out }: Wish): Promise<number> {
  const { id, title } = loaded.game.meta;
  const counted: GameNumbers = (await findGame(id)?.numbers?.())?.numbers ?? PLAIN_NUMBERS;
  const keptIn = `${out}.part`;
  const head = headOf(loaded, plan);
  const before = keptBefore(keptIn, head);
  const sums = before?.sums ?? sumsFor(plan.players, counted);
  yieldToOthers();
  const progress = progressBar(`${title.en}: games counted`, games);
  let keptAt = performance.now();
  let next = before?.next ?? first;
  for (; next < games; next += of) {
    addTo(sums, counted, countedGame(loaded, counted, plan, next));
    progress.show(next + 1);
    if (performance.now() - keptAt < KEEP_EVERY_MS) continue;
    keptAt = performance.now();
    write(keptIn, keptOf(head, sums, next + of));
  }
  progress.end();
  const file = fileOf(head, sums);
  write(out, file);
  rmSync(keptIn, { force: true });
  console.log(`${title.en}: ${file.games} games of edition ${file.edition} in ${out}.`);
  return 0;
}

/** One file of several parts: they must be of the same game, edition, seed and bots. */
function add({ game, edition }: LoadedGame, paths: readonly string[], out: string): number {
  const parts = paths.map((path) => {
    const file = existsSync(path) ? readNumbers(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
    if (!file) throw new UsageError(`${path} is no file of "cantiere numbers make".`);
    return file;
  });
  const [first, ...others] = parts;
  if (!first) throw new UsageError('Which parts?');
  const strange = parts.findIndex((part) => part.game !== game.meta.id || part.edition !== edition || !isSame(part, first));
  if (strange >= 0) throw new UsageError(`${paths[strange]} is of another game, edition, seed or bots.`);
  for (const { sums } of others)
    for (const more of sums) {
      const into = first.sums.find(({ seats }) => seats === more.seats);
      if (into) addSums(into, more);
    }
  const file = fileOf(first, first.sums);
  write(out, file);
  console.log(`${game.meta.title.en}: ${file.games} games of edition ${file.edition} in ${out}.`);
  return 0;
}

type Head = Omit<NumbersFile, 'sums' | 'games'>;

const headOf = ({ game, edition }: LoadedGame, { seed, bots }: NumbersPlan): Head => ({
  format: NUMBERS_FORMAT,
  version: NUMBERS_VERSION,
  game: game.meta.id,
  edition,
  seed,
  bots,
});

const fileOf = ({ format, version, game, edition, seed, bots }: Head, sums: NumbersFile['sums']): NumbersFile => ({
  format,
  version,
  game,
  edition,
  seed,
  bots,
  games: sums.reduce((all, { games }) => all + games, 0),
  sums,
});

const keptOf = (head: Head, sums: NumbersFile['sums'], next: number): Kept => ({ ...fileOf(head, sums), next });

const isSame = (a: Head, b: Head): boolean =>
  a.game === b.game && a.edition === b.edition && a.seed === b.seed && a.bots.join() === b.bots.join();

function keptBefore(path: string, head: Head): Kept | undefined {
  if (!existsSync(path)) return undefined;
  const kept = readNumbers(JSON.parse(readFileSync(path, 'utf8'))) as Kept | undefined;
  if (!kept || !isSame(kept, head))
    throw new UsageError(`${path} is of other games that were not finished: remove it, or name another file with --out.`);
  return kept;
}

/** Whole or not at all: whoever is stopped in the middle finds the one before. */
function write(path: string, file: NumbersFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(file)}\n`);
  renameSync(`${path}.new`, path);
}

function readPlayers({ game }: LoadedGame, text: string | undefined): number[] {
  const { min, max } = game.meta.players;
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return [...new Set(text.split(',').map((each) => wholeNumber('players', each, min, min, max)))];
}

function readPart(text: string | undefined): { readonly first: number; readonly of: number } {
  if (text === undefined) return { first: 0, of: 1 };
  const [, part = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const all = wholeNumber('part', of, 1, 1, 1000);
  return { first: wholeNumber('part', part, 1, 1, all) - 1, of: all };
}

/** Whoever else works on this machine goes first. */
function yieldToOthers(): void {
  try {
    setPriority(LOW);
  } catch {
    // Not every system lets one step back.
  }
}
