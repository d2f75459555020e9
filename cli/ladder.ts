/** `cantiere ladder`: every level of every game against every other, with ratings, written to bench/ladder.md. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ladderMatches, ladderOf, searchingLevels, type ArenaReport, type Ladder, type LadderSettings } from '@cantiere/bots';
import { runMatch } from '@cantiere/bots/parallel';
import { printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { gameNames, loadGame } from './games.ts';
import { progressBar } from './progress.ts';

const REPORT = fileURLToPath(new URL('../bench/ladder.md', import.meta.url));

export const ladder: Command = {
  name: 'ladder',
  needsSources: true,
  summary: 'rate the levels of the bots by a round robin in every game',
  help: `cantiere ladder [<game> ...] [--games G] [--iterations I] [--seed S] [--threads T] [--json]

Every level plays every other heads-up, without a clock, so the same seed gives the same ladder. Writes bench/ladder.md.

  --games G       of each pair, default 40
  --iterations I  levels that would think longer are held to this, default 600
  --seed S        default "ladder"
  --threads T     default: one for every core`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      json: { type: 'boolean' },
    });
    const settings: LadderSettings = {
      games: wholeNumber('games', values.games, 40, 2, 100_000),
      seed: values.seed ?? 'ladder',
      mostIterations: wholeNumber('iterations', values.iterations, 600, 1, 1_000_000),
    };
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 1024);
    const ladders: Ladder[] = [];
    for (const name of positionals.length > 0 ? positionals : gameNames()) {
      ladders.push(await climb(name, settings, threads));
      writeFileSync(REPORT, report(ladders, settings)); // a ladder takes long: what is known is kept
    }
    if (values.json) printJson(ladders);
    else console.log(ladders.map(ratingTable).join('\n'));
    return 0;
  },
};

async function climb(name: string, settings: LadderSettings, threads: number): Promise<Ladder> {
  const { game } = await loadGame(name);
  const matches = ladderMatches(settings);
  const progress = progressBar(game.meta.title.en, matches.length * settings.games);
  const results: ArenaReport[] = [];
  for (const match of matches) {
    const before = results.length * settings.games;
    results.push(await runMatch(game.meta.id, match, (done) => progress.show(before + done), threads));
  }
  progress.end();
  return ladderOf(game.meta.id, results);
}

function report(ladders: readonly Ladder[], { games, seed, mostIterations }: LadderSettings): string {
  const budgets = Object.entries(searchingLevels).map(
    ([level, { iterations }]) => `${level} ${Math.min(iterations, mostIterations)}`,
  );
  return `# How strong the levels are

Written by \`cantiere ladder\`. Heads-up, ${games} games of each pair, every deal played from both seats, seed \`${seed}\`, commit
${commit()}. Iterations a move, no clock: ${budgets.join(', ')}. Elo by Bradley and Terry, \`greedy\` = 0, 95% intervals.

${ladders.map((one) => `## ${one.game}\n\n${ratingTable(one)}\n${pairTable(one)}`).join('\n')}`;
}

function ratingTable({ game, ratings }: Ladder): string {
  const rows = ratings.map(({ level, elo, plusMinus }) => `| ${level} | ${elo} | ${plusMinus === 0 ? '' : `± ${plusMinus}`} |`);
  return `| ${game} | Elo | 95% |\n|---|---:|---:|\n${rows.join('\n')}\n`;
}

function pairTable({ results }: Ladder): string {
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;
  const rows = results.map(
    ({ a, b, winRateA, wilson95: [low, high], msPerMoveA }) =>
      `| ${a} against ${b} | ${percent(winRateA)} | ${percent(low)} to ${percent(high)} | ${msPerMoveA.toFixed(1)} |`,
  );
  return `| match | wins | 95% | ms a move |\n|---|---:|---:|---:|\n${rows.join('\n')}\n`;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: fileURLToPath(new URL('..', import.meta.url)) })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
