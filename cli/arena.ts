/** `cantiere arena`: one bot against another, seat-rotated on the same deals, with the interval that the number of games allows. */
import { availableParallelism } from 'node:os';
import { RUNGS, type Budget, type Match } from '@cantiere/bots';
import { TEMPERAMENTS, type Temperament } from '@cantiere/engine';
import { runMatch } from '@cantiere/bots/parallel';
import { oneOf, printJson, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { EDITION_FLAGS, EDITION_HELP } from './editions/open.ts';
import { loadGame } from './games.ts';
import { progressBar } from './progress.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'measure how strong one bot is against another',
  help: `cantiere arena <game> --a NAME --b NAME [--players N] [--games G] [--ms M | --iterations I] [--seed S] [--threads T] [--json]
              [--temperament-a T] [--temperament-b T] [--edition E] [--cards FILE]

  --a, --b        bots: ${RUNGS.join(', ')}
  --players N     2 (default): heads-up; more: A alone against N-1 B's. A sits in every seat equally often
  --games G       default 400
  --ms M          thinking time per move of bots that search (default: their level's own)
  --iterations I  the same in iterations: then the result is reproducible by seed
  --seed S        default 1
  --threads T     default: one for every core
  --temperament-a, --temperament-b   ${TEMPERAMENTS.join(', ')}; default none
${EDITION_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      a: { type: 'string' },
      b: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string' },
      ms: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      'temperament-a': { type: 'string' },
      'temperament-b': { type: 'string' },
      json: { type: 'boolean' },
      ...EDITION_FLAGS,
    });
    const { game, source } = await loadGame(positionals[0], values.edition, values.cards);
    if (values.a === undefined || values.b === undefined)
      throw new UsageError(`Which bots? --a and --b each expect one of ${RUNGS.join(', ')}.`);
    if (values.ms !== undefined && values.iterations !== undefined)
      throw new UsageError('Give either --ms or --iterations, not both.');
    const { min, max } = game.meta.players;
    const a = readTemperament('--temperament-a', values['temperament-a']);
    const b = readTemperament('--temperament-b', values['temperament-b']);
    const budget = readBudget(values.ms, values.iterations);
    const match: Match = {
      a: oneOf('--a', values.a, RUNGS),
      b: oneOf('--b', values.b, RUNGS),
      players: wholeNumber('players', values.players, Math.max(2, min), min, max),
      games: wholeNumber('games', values.games, 400, 1, 1_000_000),
      seed: values.seed ?? '1',
      ...(budget && { budgets: { a: budget, b: budget } }),
      ...(a !== undefined || b !== undefined ? { temperaments: { ...(a && { a }), ...(b && { b }) } } : {}),
    };
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 1024);
    const progress = progressBar(`${game.meta.title.en}, ${match.a} against ${match.b}`, match.games);
    const report = await runMatch(source, match, (done) => progress.show(done), threads);
    progress.end();
    if (values.json) printJson(report);
    else {
      const [low, high] = report.wilson95;
      const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;
      console.log(
        `${report.game}, ${report.players} players: ${called(report.a, a)} wins ${percent(report.winRateA)} [${percent(low)}, ${percent(high)}] of ${report.games} games against ${called(report.b, b)}`,
      );
      console.log(
        `  average score ${report.averageScoreA} against ${report.averageScoreB}; ${report.msPerMoveA} and ${report.msPerMoveB} ms a move; ${report.seconds} s`,
      );
    }
    return 0;
  },
};

const called = (rung: string, temperament: Temperament | undefined): string => (temperament ? `${rung} (${temperament})` : rung);

const readTemperament = (flag: string, wish: string | undefined): Temperament | undefined =>
  wish === undefined ? undefined : oneOf(flag, wish, TEMPERAMENTS);

function readBudget(ms: string | undefined, iterations: string | undefined): Budget | undefined {
  if (ms !== undefined) return { iterations: 1_000_000, milliseconds: wholeNumber('ms', ms, 0, 1, 60_000) };
  if (iterations !== undefined) return { iterations: wholeNumber('iterations', iterations, 0, 1, 1_000_000), milliseconds: 0 };
  return undefined;
}
