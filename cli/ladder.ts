/** `cantiere ladder`: every level of every game against every other, with ratings, written to bench/ladder.md. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  LEVELS,
  RUNGS,
  ladderMatches,
  ladderOf,
  searchingAt,
  type Ladder,
  type LadderSettings,
  type Match,
} from '@cantiere/bots';
import type { BotKnowledge } from '@cantiere/engine';
import { runMatch } from '@cantiere/bots/parallel';
import { UsageError, oneOf, printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { gameNames, loadGame } from './games.ts';
import { KeptMatches, type KeptMatch } from './keptMatches.ts';
import { progressBar } from './progress.ts';

const REPORT = fileURLToPath(new URL('../bench/ladder.md', import.meta.url));

export const ladder: Command = {
  name: 'ladder',
  needsSources: true,
  summary: 'rate the levels of the bots by a round robin in every game',
  help: `cantiere ladder [<game> ...] [--games G] [--iterations I] [--seed S] [--threads T]
                [--levels A,B,...] [--neighbours] [--keep FILE] [--report-only] [--json]

Every level plays every other heads-up, without a clock, so the same seed gives the same ladder. Writes bench/ladder.md.

  --games G       of each pair, default 40
  --iterations I  levels that would think longer are held to this, default 600
  --seed S        default "ladder"
  --threads T     default: one for every core
  --levels A,B    only these of ${RUNGS.join(', ')}; default: the levels
  --neighbours    only each level against the next one: how large the steps are
  --keep FILE     write every match there when it has ended, and play none that it has already: a ladder takes hours
  --report-only   play nothing more: write the report of what was kept`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      games: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      levels: { type: 'string' },
      neighbours: { type: 'boolean' },
      keep: { type: 'string' },
      'report-only': { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const rungs = values.levels?.split(',').map((rung) => oneOf('--levels', rung, RUNGS)) ?? LEVELS;
    const settings: LadderSettings = {
      games: wholeNumber('games', values.games, 40, 2, 100_000),
      seed: values.seed ?? 'ladder',
      mostIterations: wholeNumber('iterations', values.iterations, 600, 1, 1_000_000),
      neighbours: values.neighbours === true,
      rungs,
    };
    if (values['report-only'] && values.keep === undefined) throw new UsageError('--report-only needs --keep.');
    const kept = new KeptMatches(values.keep, settings);
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 1024);
    const ladders: Rated[] = [];
    for (const name of positionals.length > 0 ? positionals : gameNames()) {
      const { game, shelved } = await loadGame(name);
      const { bot } = await shelved.bot();
      if (!values['report-only']) await climb(game.meta.id, game.meta.title.en, ladderMatches(bot, settings), kept, threads);
      const results = kept.of(game.meta.id);
      if (results.length === 0) continue;
      ladders.push({ ...ladderOf(game.meta.id, results), bot });
      writeFileSync(REPORT, report(ladders, settings)); // a ladder takes long: what is known is kept
    }
    if (values.json) printJson(ladders);
    else console.log(ladders.map(ratingTable).join('\n'));
    return 0;
  },
};

type Rated = Ladder<KeptMatch> & { readonly bot: Pick<BotKnowledge, 'levels'> };

async function climb(game: string, title: string, matches: readonly Match[], kept: KeptMatches, threads: number): Promise<void> {
  const left = matches.filter((match) => !kept.has(game, match));
  const progress = progressBar(
    title,
    left.reduce((sum, { games }) => sum + games, 0),
  );
  let before = 0;
  const at = commit();
  for (const match of left) {
    kept.add({ ...(await runMatch(game, match, (done) => progress.show(before + done), threads)), commit: at });
    before += match.games;
  }
  progress.end();
}

function report(ladders: readonly Rated[], { seed, mostIterations }: LadderSettings): string {
  const played = ladders.flatMap(({ results }) => results.flatMap(({ a, b }) => [a, b]));
  const searching = RUNGS.filter((rung) => rung !== 'random' && rung !== 'greedy').filter((rung) => played.includes(rung));
  const pairs = ladders.every(({ results, ratings }) => results.length === ratings.length - 1)
    ? 'each level against the next one'
    : 'the pairs below';
  const rows = ladders.map(({ game, bot }) => {
    const cells = searching.map((level) => Math.min(searchingAt(level, bot).iterations, mostIterations));
    return `| ${game} | ${cells.join(' | ')} |`;
  });
  return `# How strong the levels are

Written by \`cantiere ladder\`. Heads-up, ${pairs}, every deal played from both seats, seed \`${seed}\`. Elo by Bradley and Terry,
\`greedy\` = 0, 95% intervals. No clock; iterations a move, whoever would think longer held to ${mostIterations}:

| game | ${searching.join(' | ')} |
|---|${searching.map(() => '---:|').join('')}
${rows.join('\n')}

${ladders.map((one) => `## ${one.game}\n\n${ratingTable(one)}\n${pairTable(one)}`).join('\n')}`;
}

function ratingTable({ game, ratings }: Pick<Ladder, 'game' | 'ratings'>): string {
  const rows = ratings.map(({ level, elo, plusMinus }) => `| ${level} | ${elo} | ${plusMinus === 0 ? '' : `± ${plusMinus}`} |`);
  return `| ${game} | Elo | 95% |\n|---|---:|---:|\n${rows.join('\n')}\n`;
}

function pairTable({ results }: Rated): string {
  const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;
  const rows = results.map(
    ({ a, b, games, winRateA, wilson95: [low, high], msPerMoveA, commit: at }) =>
      `| ${a} against ${b} | ${games} | ${percent(winRateA)} | ${percent(low)} to ${percent(high)} | ${msPerMoveA.toFixed(1)} | ${at} |`,
  );
  return `| match | games | wins | 95% | ms a move | commit |\n|---|---:|---:|---:|---:|---|\n${rows.join('\n')}\n`;
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
