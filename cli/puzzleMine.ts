/** `cantiere puzzles mine` and `write`: finds puzzles in games of the bots, for hours if need be, and gathers what was found into the file that is shipped. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  AnswerCounts,
  EFFORT,
  gathered,
  headOf,
  lineOf,
  mineGame,
  readJournal,
  readPuzzles,
  setUp,
  writtenFile,
  type Journal,
  type Puzzle,
  type PuzzleFile,
} from '@cantiere/bots/puzzles';
import type { GameMove } from '@cantiere/engine';
import { UsageError } from './command.ts';
import { loadGame } from './games.ts';
import { progressBar } from './progress.ts';

/** Almost the lowest there is: it goes on where there is nothing else to do. */
const LOW = 15;

export interface MiningWish {
  readonly count: number;
  readonly seed: string;
  readonly deep: number;
  readonly out: string | undefined;
}

export async function mine(name: string | undefined, { count, seed, deep, out }: MiningWish): Promise<number> {
  const loaded = await loadGame(name);
  const { game, bot, edition } = loaded;
  const { id, title } = game.meta;
  const path = out ?? `puzzles-${id}-${seed}.jsonl`;
  const journal = opened(path, id, edition, seed);
  yieldToOthers();
  const done = new Set(journal.games.map(({ number }) => number));
  let found = journal.games.reduce((sum, each) => sum + each.puzzles.length, 0);
  const answers = new AnswerCounts(count);
  const note = (each: Puzzle): void => answers.add(setUp(game, each).best);
  for (const { puzzles: known } of journal.games) known.forEach(note);
  const wanted = (best: GameMove): boolean => answers.mayBe(best);
  const progress = progressBar(`${title.en}: puzzles`, count);
  const effort = { ...EFFORT, deep, beside: Math.ceil(deep / 2) };
  for (let number = 0; found < count; number++) {
    if (done.has(number)) continue;
    const mined = mineGame({ game, bot }, { edition, seed, effort, wanted }, number);
    appendFileSync(path, lineOf(mined));
    found += mined.puzzles.length;
    mined.puzzles.forEach(note);
    progress.show(Math.min(found, count));
    if (!process.stderr.isTTY && mined.puzzles.length > 0)
      console.error(
        `${title.en}: ${found} of ${count} puzzles, ${number + 1} games, ${Math.round(process.cpuUsage().user / 1e6)} s`,
      );
  }
  progress.end();
  console.log(`${title.en}: ${found} puzzles in ${path}. Ship them with: cantiere puzzles write ${id} ${path}`);
  return 0;
}

/** The journal as far as it is whole; begun where there is none. */
function opened(path: string, game: string, edition: string, seed: string): Journal {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, lineOf(headOf(game, edition, seed)));
  }
  const journal = journalIn(path);
  const { head } = journal;
  if (head.game !== game || head.edition !== edition || head.seed !== seed)
    throw new UsageError(`${path} is of ${head.game} ${head.edition}, seed "${head.seed}": name another file with --out.`);
  truncateSync(path, journal.whole);
  return journal;
}

function journalIn(path: string): Journal {
  const journal = existsSync(path) ? readJournal(readFileSync(path, 'utf8')) : undefined;
  if (!journal) throw new UsageError(`${path} is no journal of "cantiere puzzles mine".`);
  // Bytes, not letters: what is cut off is cut off in the file.
  return { ...journal, whole: Buffer.byteLength(readFileSync(path, 'utf8').slice(0, journal.whole)) };
}

interface Given {
  readonly head: { readonly game: string; readonly edition: string };
  readonly journal?: Journal;
  readonly shipped?: PuzzleFile;
}

/** What was shipped before is added to; everything else is a journal. */
function shippedOrJournal(path: string): Given {
  const shipped = existsSync(path) ? shippedIn(readFileSync(path, 'utf8')) : undefined;
  if (shipped) return { head: shipped, shipped };
  const journal = journalIn(path);
  return { head: journal.head, journal };
}

function shippedIn(text: string): PuzzleFile | undefined {
  try {
    return readPuzzles(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export async function write(
  name: string | undefined,
  paths: readonly string[],
  count: number,
  out: string | undefined,
): Promise<number> {
  const { game } = await loadGame(name);
  const { id, title } = game.meta;
  if (paths.length === 0) throw new UsageError('Which journals?');
  const given = paths.map((path) => ({ path, ...shippedOrJournal(path) }));
  const [first] = given;
  for (const { path, head } of given) {
    if (head.game !== id) throw new UsageError(`${path} is of ${head.game}.`);
    if (head.edition !== first?.head.edition)
      throw new UsageError(`${path} is of edition ${head.edition}, ${first?.path} of ${first?.head.edition}.`);
  }
  const inEdition = await loadGame(id, first?.head.edition);
  const journals = given.flatMap(({ journal }) => journal ?? []);
  const shipped = given.flatMap((each) => each.shipped ?? []);
  const file = gathered(inEdition.game, journals, count, shipped);
  const path = out ?? fileURLToPath(new URL(`../games/${id}/puzzles.json`, import.meta.url));
  writeFileSync(path, writtenFile(file));
  console.log(`${title.en}: ${file.puzzles.length} puzzles of edition ${file.edition} in ${path}.`);
  return 0;
}

/** Whoever else works on this machine goes first. */
function yieldToOthers(): void {
  try {
    setPriority(LOW);
  } catch {
    // Not every system lets one step back.
  }
}
