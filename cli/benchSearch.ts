/** Speed of the bots' search: iterations a second over whole games, of this checkout and, taking turns with it, of another. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { shelf } from '@cantiere/games';

export interface SearchWishes {
  readonly games: readonly string[];
  readonly players: number;
  /** Of each search. */
  readonly iterations: number;
  /** Games in each run, after one to warm up. */
  readonly perRun: number;
  /** Runs of each checkout. */
  readonly rounds: number;
  /** The folder of another checkout. */
  readonly against?: string | undefined;
}

/** What a run is asked. */
export interface SearchTask {
  readonly folder: string;
  readonly game: string;
  readonly players: number;
  readonly iterations: number;
  readonly games: number;
}

/** What it answers: how much was thought, in how much CPU time, and a fingerprint of all that was thought. */
export interface SearchRun {
  readonly iterations: number;
  readonly seconds: number;
  readonly answers: string;
}

export interface SearchFigure {
  readonly game: string;
  readonly players: number;
  readonly iterationsPerSecond: number;
  readonly other?: {
    readonly iterationsPerSecond: number;
    /** How many times as fast this checkout is: over all rounds, and in the least and most favourable one. */
    readonly ratio: number;
    readonly from: number;
    readonly to: number;
    /** Whether both answered the same throughout, to the last bit. */
    readonly sameAnswers: boolean;
  };
}

const here = fileURLToPath(new URL('..', import.meta.url));

export function gamesFor(players: number): string[] {
  return shelf.filter(({ meta }) => meta.players.min <= players && players <= meta.players.max).map(({ meta }) => meta.id);
}

export async function benchSearch(wishes: SearchWishes, told: (figure: SearchFigure) => void): Promise<SearchFigure[]> {
  const figures: SearchFigure[] = [];
  for (const game of wishes.games) {
    const figure = await measure(game, wishes);
    told(figure);
    figures.push(figure);
  }
  return figures;
}

/** In turns and never at once: whatever else the machine does falls on both alike. */
async function measure(game: string, { players, iterations, perRun, rounds, against }: SearchWishes): Promise<SearchFigure> {
  const ours: SearchRun[] = [];
  const theirs: SearchRun[] = [];
  const task = { game, players, iterations, games: perRun };
  for (let round = 0; round < rounds; round++) {
    if (against !== undefined) theirs.push(await run({ folder: against, ...task }));
    ours.push(await run({ folder: here, ...task }));
  }
  const figure = { game, players, iterationsPerSecond: Math.round(speedOf(ours)) };
  if (theirs.length === 0) return figure;
  const ratios = ours.map((one, round) => speedOf([one]) / speedOf([theirs[round]]));
  return {
    ...figure,
    other: {
      iterationsPerSecond: Math.round(speedOf(theirs)),
      ratio: rounded(speedOf(ours) / speedOf(theirs)),
      from: rounded(Math.min(...ratios)),
      to: rounded(Math.max(...ratios)),
      sameAnswers: new Set([...ours, ...theirs].map(({ answers }) => answers)).size === 1,
    },
  };
}

async function run(task: SearchTask): Promise<SearchRun> {
  const script = fileURLToPath(new URL('./benchSearchRun.ts', import.meta.url));
  const args = ['--disable-warning=ExperimentalWarning', script, JSON.stringify(task)];
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as SearchRun;
}

function speedOf(runs: readonly SearchRun[]): number {
  const sum = (of: (run: SearchRun) => number): number => runs.reduce((total, one) => total + of(one), 0);
  return sum((one) => one.iterations) / sum((one) => one.seconds);
}

const rounded = (ratio: number): number => Number(ratio.toFixed(2));

export function searchHeading({ iterations, against }: SearchWishes): string {
  const columns = 'game        players   iterations/s';
  const beside = against === undefined ? '' : '   the other   ratio   from    to   same answers';
  return `Search, ${iterations} iterations a move, whole games, CPU time, Node ${process.version}\n\n${columns}${beside}`;
}

export function searchLine({ game, players, iterationsPerSecond, other }: SearchFigure): string {
  const own = `${game.padEnd(12)}${String(players).padStart(7)}${String(iterationsPerSecond).padStart(15)}`;
  if (!other) return own;
  const [ratio, from, to] = [other.ratio, other.from, other.to].map((each) => each.toFixed(2));
  const beside = `${String(other.iterationsPerSecond).padStart(12)}${ratio.padStart(8)}${from.padStart(7)}${to.padStart(6)}`;
  return `${own}${beside}   ${other.sameAnswers ? 'yes' : 'NO'}`;
}
