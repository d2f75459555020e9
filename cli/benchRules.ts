/**
 * Speed of the rules beside another checkout's: both play the same seeded random games in turns, a tenth of a second each, and
 * what is compared is CPU time a move. Wall time says nothing on a machine that does other things too.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process is started with. */
export interface RulesTask {
  readonly folder: string;
  readonly game: string;
  readonly players: number;
}

/** What it is told to play, and what it answers. */
export interface RulesBatch {
  readonly from: number;
  readonly games: number;
}
export interface RulesRun {
  readonly moves: number;
  readonly seconds: number;
}

export interface RulesFigure {
  readonly game: string;
  readonly players: number;
  /** CPU time, in nanoseconds: of this checkout and of the other one. */
  readonly perMove: number;
  readonly otherPerMove: number;
  /** How many times as long a move takes here: median over the launches, and 95 % of where it may lie. */
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
  /** Whether both played games of the same lengths throughout. */
  readonly sameGames: boolean;
}

const here = fileURLToPath(new URL('..', import.meta.url));
const script = fileURLToPath(new URL('./benchRulesRun.ts', import.meta.url));

/** CPU time of a batch, roughly. */
const BATCH_SECONDS = 0.1;
/** Batches of each process that count, after those that warm its compiler up. */
const BATCHES = 12;
const WARMING = 6;

export async function benchRules({
  game,
  players,
  launches,
  against,
}: Omit<RulesTask, 'folder'> & { readonly launches: number; readonly against: string }): Promise<RulesFigure> {
  const ratios: number[] = [];
  const ours: number[] = [];
  const theirs: number[] = [];
  let sameGames = true;
  for (let launch = 0; launch < launches; launch++) {
    // Who begins changes, so that being first is nobody's advantage.
    const folders = launch % 2 === 0 ? [here, against] : [against, here];
    const pair = await Promise.all(folders.map((folder) => start({ folder, game, players })));
    const [mine, other] = launch % 2 === 0 ? pair : [pair[1], pair[0]];
    const runs: (readonly [RulesRun, RulesRun])[] = [];
    let games = 1;
    for (let batch = 0, from = 1; batch < WARMING + BATCHES; batch++, from += games) {
      const answers = new Map<ChildProcess, RulesRun>();
      for (const process of pair) answers.set(process, await play(process, { from, games }));
      const [a, b] = [answers.get(mine)!, answers.get(other)!];
      sameGames &&= a.moves === b.moves;
      if (batch >= WARMING) runs.push([a, b]);
      else games = Math.max(1, Math.round((games * BATCH_SECONDS) / Math.max(a.seconds, 1e-4)));
    }
    for (const process of pair) process.disconnect();
    ratios.push(median(runs.map(([a, b]) => a.seconds / a.moves / (b.seconds / b.moves))));
    ours.push(...runs.map(([a]) => (a.seconds / a.moves) * 1e9));
    theirs.push(...runs.map(([, b]) => (b.seconds / b.moves) * 1e9));
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  const outside = outsideOf(launches);
  return {
    game,
    players,
    perMove: Math.round(median(ours)),
    otherPerMove: Math.round(median(theirs)),
    ratio: rounded(median(ratios)),
    from: rounded(sorted[outside]),
    to: rounded(sorted[launches - 1 - outside]),
    sameGames,
  };
}

async function start(task: RulesTask): Promise<ChildProcess> {
  const child = fork(script, [JSON.stringify(task)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'message');
  return child;
}

async function play(child: ChildProcess, batch: RulesBatch): Promise<RulesRun> {
  child.send(batch);
  const [run] = (await once(child, 'message')) as [RulesRun];
  return run;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * How many of so many measurements may be left off at either end so that the true median lies between the rest in 95 of 100
 * cases, whatever their distribution (the sign test).
 */
export function outsideOf(count: number): number {
  let [outside, term, tail] = [0, 0.5 ** count, 0];
  while (outside < count / 2) {
    tail += term;
    if (2 * tail > 0.05) break;
    outside++;
    term = (term * (count - outside + 1)) / outside;
  }
  return Math.max(0, outside - 1);
}

const rounded = (ratio: number): number => Number(ratio.toFixed(3));

export const rulesHeading = (): string =>
  `Random play, moves() + play(), CPU time a move, Node ${process.version}\n\ngame        players      ns   the other   ratio    from      to   same games`;

export function rulesLine({ game, players, perMove, otherPerMove, ratio, from, to, sameGames }: RulesFigure): string {
  const times = `${String(perMove).padStart(8)}${String(otherPerMove).padStart(12)}`;
  const beside = [ratio, from, to].map((each) => each.toFixed(3).padStart(8)).join('');
  return `${game.padEnd(12)}${String(players).padStart(7)}${times}${beside}   ${sameGames ? 'yes' : 'NO'}`;
}
