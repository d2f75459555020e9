/**
 * Settings of a game's master tried against a fixed rung in equal time, all of them in turns on all cores until the games are played
 * or the time is up: how the numbers of `BotKnowledge.master` were found, on development seeds.
 *
 *     node bench/trials.ts trials.json --minutes 5 [--games 400] [--threads 2] [--seed dev-trials]
 *
 * The file is a list of trials: {"game":"builders","players":4,"against":"expert-1","ms":20,"hints":{"exploration":0.4},"weights":"file.json"};
 * hints stand in place of the master's own, weights (as `cantiere learn --out` writes them) of what it has learned.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { arenaGame, wilson95, type Rung, type Thinker } from '@cantiere/bots';
import { learnedEvaluation, type LearnedWeights, type SearchHints } from '@cantiere/engine';
import { findGame } from '@cantiere/games';

interface Trial {
  readonly game: string;
  readonly players: number;
  readonly against?: Rung;
  readonly ms?: number;
  /** In place of the time: then a busy machine plays the same games, only slower. */
  readonly iterations?: number;
  readonly hints?: SearchHints;
  readonly weights?: string;
}
interface Task {
  readonly trials: readonly Trial[];
  readonly seed: string;
  /** The first of this thread's games, how far it is to the next, and where they end. */
  readonly first: number;
  readonly stride: number;
  readonly games: number;
  readonly until: number;
}
interface Played {
  readonly trial: number;
  readonly win: number;
  /** Points ahead of the mean of the others: says sooner than wins which of two settings is the better. */
  readonly lead: number;
}

if (isMainThread) await main();
else await work(workerData as Task);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '5' },
      games: { type: 'string', default: 'Infinity' },
      threads: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 'dev-trials' },
    },
  });
  const trials = JSON.parse(readFileSync(positionals[0], 'utf8')) as Trial[];
  const tally = trials.map(() => ({ wins: 0, games: 0, lead: 0, squares: 0 }));
  const until = Date.now() + 60_000 * Number(values.minutes);
  const stride = Number(values.threads);
  const thread = (first: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const task: Task = { trials, seed: values.seed, first, stride, games: Number(values.games), until };
      const worker = new Worker(new URL(import.meta.url), { workerData: task });
      worker.on('message', ({ trial, win, lead }: Played) => {
        const one = tally[trial];
        one.wins += win;
        one.games++;
        one.lead += lead;
        one.squares += lead * lead;
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: stride }, (_, first) => thread(first)));
  for (const [n, { wins, games, lead, squares }] of tally.entries()) {
    const mean = lead / games;
    const error = 1.96 * Math.sqrt((squares / games - mean * mean) / games);
    const [low, high] = wilson95(wins, games).map((share) => (100 * share).toFixed(1));
    console.log(
      `${((100 * wins) / games).toFixed(1)}% of ${games}, ${low} to ${high}, lead ${mean.toFixed(2)} ± ${error.toFixed(2)}: ${JSON.stringify(trials[n])}`,
    );
  }
}

/** Round by round every trial's next deals, from every seat; what is not over in time does not count. */
async function work({ trials, seed, first, stride, games, until }: Task): Promise<void> {
  const minds = await Promise.all(trials.map(thinkerOf));
  for (let round = first; round < games; round += stride)
    for (const [n, { game, players, against = 'expert-1', ms = 20, iterations }] of trials.entries()) {
      const budget = { iterations: iterations ?? 1_000_000, milliseconds: iterations === undefined ? ms : 0 };
      const match = {
        a: 'master',
        b: against,
        players,
        games: 0,
        seed: `${seed}/${game}`,
        budgets: { a: budget, b: budget },
      } as const;
      const { mind, plain } = minds[n];
      const { winA, scoreA, scoreB } = arenaGame(mind, match, round, { against: plain });
      if (Date.now() > until) return;
      parentPort!.postMessage({ trial: n, win: winA, lead: scoreA - scoreB } satisfies Played);
    }
}

async function thinkerOf({
  game: id,
  players,
  hints,
  weights,
}: Trial): Promise<{ readonly mind: Thinker; readonly plain: Thinker }> {
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No game is called ${id}.`);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const search = bot.master?.search ?? bot.search;
  const master = {
    ...bot.master,
    search: { ...(typeof search === 'function' ? search(players) : search), ...hints },
    ...(weights &&
      bot.learning && { evaluate: learnedEvaluation(bot.learning, JSON.parse(readFileSync(weights, 'utf8')) as LearnedWeights) }),
  };
  return { mind: { game, bot: { ...bot, master } }, plain: { game, bot } };
}
