/** `cantiere bench`: speed, always beside a peer in the same run. */
import { printJson, readArguments, oneOf, UsageError, type Command } from './command.ts';
import { benchEngine, printEngineBench } from './benchEngine.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'measure speed, beside boardgame.io in the same run',
  help: `cantiere bench engine [--seconds S] [--json]   random play of every game, moves() + play(), on one core
cantiere bench server [--json]                 durable moves over sockets at 1, 20 and 200 live tables
cantiere bench bots [--tables N] [--json]      how long bots' answers take while one guest has N (200) tables of experts

The peer (boardgame.io) is installed into bench/peer the first time; --no-peer leaves it out.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean' },
      seconds: { type: 'string' },
      'no-peer': { type: 'boolean' },
      tables: { type: 'string' },
    });
    if (positionals[0] === undefined) throw new UsageError('What should be measured? Expected engine, server or bots.');
    const what = oneOf('bench', positionals[0], ['engine', 'server', 'bots']);
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
    const seconds = Number(values.seconds ?? '1');
    if (!(seconds > 0 && seconds <= 60)) throw new UsageError(`--seconds expects a number up to 60, not "${values.seconds}".`);
    const report = await benchEngine(seconds, withPeer);
    if (values.json) printJson(report);
    else printEngineBench(report);
    return 0;
  },
};
