/** `cantiere bench`: speed, always beside a peer in the same run. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printJson, readArguments, oneOf, UsageError, wholeNumber, type Command } from './command.ts';
import { benchEngine, printEngineBench } from './benchEngine.ts';
import { analysisHeading, analysisLines, benchAnalysis } from './benchAnalysis.ts';
import { benchRules, rulesHeading, rulesLine, type RulesFigure } from './benchRules.ts';
import { benchSearch, gamesFor, searchHeading, searchLine } from './benchSearch.ts';

export const bench: Command = {
  name: 'bench',
  needsSources: true,
  summary: 'measure speed, beside boardgame.io in the same run',
  help: `cantiere bench engine [--seconds S] [--json]   random play of every game, moves() + play(), on one core
cantiere bench engine [GAME...] --against FOLDER [--players N] [--rounds R] [--json]
                                               CPU time a move beside another checkout's, in turns with it; R (9) launches
cantiere bench search [GAME...] [--against FOLDER] [--players N] [--iterations I] [--games G] [--rounds R] [--json]
                                               iterations a second of the bots' search over whole games, by CPU time;
                                               beside another checkout's, in turns with it, in the same run
cantiere bench analysis [GAME...] [--players N] [--positions P] [--seed S] [--json]
                                               how quickly a decision is judged and how far that errs from a search of 20,000
                                               iterations, beside the plain way of searching
cantiere bench server [--json]                 durable moves over sockets at 1, 20 and 200 live tables
cantiere bench bots [--tables N] [--json]      how long bots' answers take while one guest has N (200) tables of experts
cantiere bench load [--tables 50,500,1000] [--seconds S] [--game G] [--json]
                                               two players and a spectator at each table, a move every 1.5 s; with
                                               TEST_DATABASE_URL (a throw-away PostgreSQL) also on it, by
                                               [--processes 1,2,4]: node scripts/postgres.mjs npx cantiere bench load

The peer (boardgame.io) is installed into bench/peer the first time; --no-peer leaves it out.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean' },
      seconds: { type: 'string' },
      tables: { type: 'string' },
      processes: { type: 'string' },
      game: { type: 'string' },
      against: { type: 'string' },
      players: { type: 'string' },
      iterations: { type: 'string' },
      games: { type: 'string' },
      rounds: { type: 'string' },
      positions: { type: 'string' },
      seed: { type: 'string' },
      'no-peer': { type: 'boolean' },
    });
    if (positionals[0] === undefined)
      throw new UsageError('What should be measured? Expected engine, search, analysis, server, bots or load.');
    const what = oneOf('bench', positionals[0], ['engine', 'search', 'analysis', 'server', 'bots', 'load']);
    if (what === 'search') {
      await runSearch(positionals.slice(1), values);
      return 0;
    }
    if (what === 'analysis') {
      await runAnalysis(positionals.slice(1), values);
      return 0;
    }
    if (what === 'bots') {
      const tables = Number(values.tables ?? '200');
      if (!(Number.isInteger(tables) && tables > 0 && tables <= 2_000))
        throw new UsageError(`--tables expects a number up to 2000, not "${values.tables}".`);
      const { benchBots, printBotsFigure, printBotsHead } = await import('@cantiere/server/bench/bots');
      if (values.json) printJson(await benchBots(tables));
      else {
        printBotsHead(tables);
        await benchBots(tables, printBotsFigure);
      }
      return 0;
    }
    const withPeer = values['no-peer'] !== true;
    if (what === 'server') {
      const { benchServer, printServerBench } = await import('@cantiere/server/bench');
      const report = await benchServer(withPeer);
      if (values.json) printJson(report);
      else printServerBench(report);
      return 0;
    }
    if (what === 'load') {
      await runLoad(values);
      return 0;
    }
    if (values.against !== undefined) {
      await runRules(positionals.slice(1), values.against, values);
      return 0;
    }
    const seconds = Number(values.seconds ?? '1');
    if (!(seconds > 0 && seconds <= 60)) throw new UsageError(`--seconds expects a number up to 60, not "${values.seconds}".`);
    const report = await benchEngine(seconds, withPeer);
    if (values.json) printJson(report);
    else printEngineBench(report);
    return 0;
  },
};

interface RulesValues {
  readonly players?: string | undefined;
  readonly rounds?: string | undefined;
  readonly json?: boolean | undefined;
}

async function runRules(
  named: readonly string[],
  against: string,
  { players: wanted, rounds, json = false }: RulesValues,
): Promise<void> {
  const folder = otherCheckout(against, 'games/registry.ts');
  const players = wholeNumber('players', wanted, 2, 2, 7);
  const games = gamesFor(players);
  const launches = wholeNumber('rounds', rounds, 9, 1, 100);
  const figures: RulesFigure[] = [];
  if (!json) console.log(rulesHeading());
  for (const game of named.length > 0 ? named.map((each) => oneOf('bench engine', each, games)) : games) {
    const figure = await benchRules({ game, players, launches, against: folder });
    figures.push(figure);
    if (!json) console.log(rulesLine(figure));
  }
  if (json) printJson({ node: process.version, figures });
}

function otherCheckout(folder: string, has: string): string {
  if (!existsSync(join(folder, has))) throw new UsageError(`--against expects the folder of another checkout, not "${folder}".`);
  return resolve(folder);
}

interface SearchValues {
  readonly against?: string | undefined;
  readonly players?: string | undefined;
  readonly iterations?: string | undefined;
  readonly games?: string | undefined;
  readonly rounds?: string | undefined;
  readonly json?: boolean | undefined;
}

async function runSearch(named: readonly string[], values: SearchValues): Promise<void> {
  const { against, json = false } = values;
  const players = wholeNumber('players', values.players, 2, 2, 7);
  const games = gamesFor(players);
  const wishes = {
    games: named.length > 0 ? named.map((game) => oneOf('bench search', game, games)) : games,
    players,
    iterations: wholeNumber('iterations', values.iterations, 200, 2, 100_000),
    perRun: wholeNumber('games', values.games, 2, 1, 1_000),
    rounds: wholeNumber('rounds', values.rounds, 3, 1, 100),
    against: against === undefined ? undefined : otherCheckout(against, 'bots/index.ts'),
  };
  if (!json) console.log(searchHeading(wishes));
  const figures = await benchSearch(wishes, (figure) => {
    if (!json) console.log(searchLine(figure));
  });
  if (json) printJson({ node: process.version, figures });
}

interface AnalysisValues {
  readonly players?: string | undefined;
  readonly positions?: string | undefined;
  readonly seed?: string | undefined;
  readonly json?: boolean | undefined;
}

async function runAnalysis(named: readonly string[], values: AnalysisValues): Promise<void> {
  const players = wholeNumber('players', values.players, 2, 2, 7);
  const games = gamesFor(players);
  const wishes = {
    games: named.length > 0 ? named.map((game) => oneOf('bench analysis', game, games)) : games,
    players,
    positions: wholeNumber('positions', values.positions, 60, 1, 10_000),
    seed: values.seed ?? 'dev-analysis',
  };
  if (!values.json) console.log(analysisHeading(wishes));
  const figures = await benchAnalysis(wishes, (figure) => {
    if (!values.json) console.log(analysisLines(figure));
  });
  if (values.json) printJson({ node: process.version, figures });
}

interface LoadValues {
  readonly tables?: string | undefined;
  readonly processes?: string | undefined;
  readonly seconds?: string | undefined;
  readonly game?: string | undefined;
  readonly json?: boolean | undefined;
}

async function runLoad({ tables, processes, seconds, game, json = false }: LoadValues): Promise<void> {
  const { benchLoad, loadHeading, loadLine } = await import('@cantiere/server/bench-load');
  const wish = {
    tables: list('tables', tables ?? '50,150,300,500,1000,2000', 10_000),
    processes: list('processes', processes ?? '1,2,4', 16),
    seconds: wholeNumber('seconds', seconds, 20, 1, 600),
    game,
    databaseUrl: process.env['TEST_DATABASE_URL'] || undefined,
  };
  if (!json) console.log(loadHeading());
  const report = await benchLoad(wish, (figure) => {
    if (!json) console.log(loadLine(figure));
  });
  if (json) printJson(report);
  else
    console.log(
      `\n${report.game}; servers and load share ${report.cores} cores; Node ${report.node}; ${report.seconds} s a row.`,
    );
}

function list(name: string, text: string, most: number): number[] {
  return text.split(',').map((part) => wholeNumber(name, part, 1, 1, most));
}
