/** `cantiere simulate`: bots play many seeded games against each other; figures for people or as JSON. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, chooseMove, type BotLevel } from '@cantiere/bots';
import { deal, earlierOf, pick, quickChance, record, seedFrom, type PlayedMove, type Result } from '@cantiere/engine';
import { oneOf, printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { EDITION_FLAGS, EDITION_HELP } from './editions/open.ts';
import { loadGame, readOptionList, type LoadedGame } from './games.ts';
import { progressBar } from './progress.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many seeded games and count',
  help: `cantiere simulate <game> [--players N] [--games G] [--bot NAME[,NAME...]] [--seed S] [--options k=v,...] [--save DIR] [--json]
                 [--edition E] [--cards FILE]

  --players N   how many sit at the table (default: the fewest)
  --games G     how many games (default 100)
  --bot NAMES   one bot for all seats or one for each, from ${LEVELS.join(', ')} (default random)
  --seed S      any text; the same seed gives the same games (default 1)
  --options     the table's options, e.g. citySize=7,bank=thirty
  --save DIR    write every game as a record that "cantiere verify" accepts
  --json        print one JSON object
${EDITION_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      players: { type: 'string' },
      games: { type: 'string' },
      bot: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      save: { type: 'string' },
      json: { type: 'boolean' },
      ...EDITION_FLAGS,
    });
    const loaded = await loadGame(positionals[0], values.edition, values.cards);
    const { min, max } = loaded.game.meta.players;
    const seats = wholeNumber('players', values.players, min, min, max);
    const games = wholeNumber('games', values.games, 100, 1, 10_000_000);
    const table = readOptionList(loaded.game, seats, values.options);
    const named = (values.bot ?? 'random').split(',').map((name) => oneOf('--bot', name, LEVELS));
    const bots = Array.from({ length: seats }, (_, seat) => named[seat % named.length]);
    const report = simulateGames(loaded, {
      ...table,
      games,
      bots,
      seed: values.seed ?? '1',
      ...(values.save !== undefined && { save: values.save }),
    });
    if (values.json) printJson(report);
    else printReport(report, bots);
    return 0;
  },
};

interface Simulation {
  readonly seats: number;
  readonly options: Parameters<LoadedGame['game']['setup']>[1];
  readonly games: number;
  readonly bots: readonly BotLevel[];
  readonly seed: string;
  readonly save?: string;
}

export interface SimulationReport {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  /** By seat; a shared victory is split. */
  readonly wins: readonly number[];
  readonly averageScore: readonly number[];
  /** Over all seats of all games. */
  readonly medianScore: number;
  readonly medianWinner: number;
  readonly roundsMedian: number;
  readonly endReasons: Readonly<Record<string, number>>;
}

function simulateGames(loaded: LoadedGame, plan: Simulation): SimulationReport {
  const { game } = loaded;
  const { seats, games } = plan;
  const wins = Array<number>(seats).fill(0);
  const scores = Array<number>(seats).fill(0);
  const rounds: number[] = [];
  const totals: number[] = [];
  const best: number[] = [];
  const endReasons: Record<string, number> = {};
  let moves = 0;
  const progress = progressBar(game.meta.title.en, games);
  if (plan.save !== undefined) mkdirSync(plan.save, { recursive: true });
  const started = performance.now();
  for (let i = 0; i < games; i++) {
    const played = playOut(loaded, plan, i);
    moves += played.count;
    rounds.push(played.round);
    const winners = played.result.ranks.filter((rank) => rank === 1).length;
    played.result.ranks.forEach((rank, seat) => (wins[seat] += rank === 1 ? 1 / winners : 0));
    played.result.totals.forEach((total, seat) => (scores[seat] += total));
    totals.push(...played.result.totals);
    best.push(Math.max(...played.result.totals));
    endReasons[played.result.endReason] = (endReasons[played.result.endReason] ?? 0) + 1;
    if (plan.save !== undefined) save(loaded, plan, i, played.moves);
    progress.show(i + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  progress.end();
  return {
    game: game.meta.id,
    edition: loaded.edition,
    players: seats,
    games,
    moves,
    seconds: round(seconds, 3),
    movesPerSecond: Math.round(moves / seconds),
    gamesPerSecond: round(games / seconds, 1),
    wins: wins.map((count) => round(count, 3)),
    averageScore: scores.map((sum) => round(sum / games, 2)),
    medianScore: median(totals),
    medianWinner: median(best),
    roundsMedian: median(rounds),
    endReasons,
  };
}

const seedOf = (plan: Simulation, index: number): string => seedFrom(`${plan.seed}/${index}`);

function playOut(
  { game, bot }: LoadedGame,
  plan: Simulation,
  index: number,
): { count: number; moves: PlayedMove[]; result: Result; round: number } {
  const seed = seedOf(plan, index);
  const state = deal(game, { ...plan, seed });
  const chance = quickChance(Number.parseInt(seed.slice(0, 12), 16));
  // Only a record and whoever thinks want to know what was played.
  const wanted = plan.save !== undefined || plan.bots.some((level) => level !== 'random');
  const moves: PlayedMove[] = [];
  let count = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0];
    const level = plan.bots[seat];
    // Legal moves are the same on a seat's view (law 5 of the contract), so the random bot needs none.
    const move =
      level === 'random'
        ? pick(chance, game.moves(state, seat))
        : chooseMove({ game, bot }, level, game.view(state, seat), seat, index * 4096 + moves.length, {
            carryOn: true,
            earlier: earlierOf(moves, seat),
          });
    game.play(state, seat, move);
    count++;
    if (wanted) moves.push({ seat, move });
  }
  return { count, moves, result: game.result(state)!, round: game.round(state) };
}

function save({ game, edition }: LoadedGame, plan: Simulation, index: number, moves: readonly PlayedMove[]): void {
  const start = { seats: plan.seats, options: plan.options, seed: seedOf(plan, index) };
  const doc = record(game, start, moves, plan.bots, { edition });
  writeFileSync(join(plan.save!, `${game.meta.id}-${plan.seed}-${index + 1}.json`), `${JSON.stringify(doc, null, 1)}\n`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function printReport(report: SimulationReport, bots: readonly BotLevel[]): void {
  console.log(
    `${report.game}: ${report.games} games of ${report.players} players, ${report.moves} moves in ${report.seconds} s (${report.movesPerSecond} moves/s, ${report.gamesPerSecond} games/s)`,
  );
  report.wins.forEach((count, seat) =>
    console.log(`  seat ${seat} (${bots[seat]}): ${count} wins, ${report.averageScore[seat]} points on average`),
  );
  console.log(`  median score: ${report.medianScore}, of winners ${report.medianWinner}`);
  console.log(`  median length: ${report.roundsMedian} rounds`);
  for (const [reason, count] of Object.entries(report.endReasons)) console.log(`  ended by ${reason}: ${count}`);
}
