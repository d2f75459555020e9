/**
 * How much of a result the luck explains that bots/luck.ts finds: bots of one level play each other, and the points of the first seat
 * are compared with and without their luck. Prints for each game the spread of points, how much of the variance is left without the
 * luck, the factor that would leave least, and the mean of the luck with its standard error, which must be nothing.
 *
 *   node bench/luck.ts [games] [level] [players] [which,...]      (Node 22.18 or later, from the root)
 */
import { atRandom, chooseMove, isLevel, luckOf, steadyBudget, type BotLevel, type Thinker } from '@cantiere/bots';
import { deal, defaultOptions, seedFrom, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';

const [count = '100', level = 'easy', players = '2', which] = process.argv.slice(2);
if (!isLevel(level)) throw new Error(`No such level: ${level}`);

for (const shelved of shelf.filter(({ meta }) => which === undefined || which.split(',').includes(meta.id))) {
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const seats = Math.max(game.meta.players.min, Math.min(game.meta.players.max, Number(players)));
  const rows = Array.from({ length: Number(count) }, (_, n) => playOne({ game, bot }, level, seats, n));
  console.log(reportOf(game.meta.id, seats, rows));
}

interface Row {
  readonly points: number;
  /** What was dealt and drawn; and that with the dice of the others' bots. */
  readonly drawn: number;
  readonly all: number;
  readonly ms: number;
}

function playOne(thinker: Thinker, by: BotLevel, seats: number, n: number): Row {
  const { game } = thinker;
  const start = { seats, options: defaultOptions(game.options), seed: seedFrom(`luck bench ${game.meta.id} ${n}`) };
  const state = deal(game, start);
  const moves: PlayedMove[] = [];
  for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
    const seat = asked[0];
    const move = chooseMove(thinker, by, game.view(state, seat), seat, n * 100_003 + moves.length, {
      budget: steadyBudget(thinker.bot, by),
    });
    game.play(state, seat, move);
    moves.push({ seat, move });
  }
  const others = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : by));
  const since = performance.now();
  const drawn = luckOf(thinker, start, moves, atRandom(thinker, { start, seed: n + 1 })).luck[0];
  const ms = performance.now() - since;
  const all = luckOf(thinker, start, moves, atRandom(thinker, { start, seed: n + 1, bots: others })).luck[0];
  return { points: game.result(state)?.totals[0] ?? 0, drawn, all, ms };
}

function reportOf(id: string, seats: number, rows: readonly Row[]): string {
  const points = rows.map((row) => row.points);
  const kinds = (['drawn', 'all'] as const).map((kind) => {
    const luck = rows.map((row) => row[kind]);
    const worth = covariance(points, luck) / covariance(luck, luck);
    const left = rows.map((row, n) => row.points - luck[n]);
    const least = rows.map((row, n) => row.points - worth * luck[n]);
    const error = Math.sqrt(covariance(luck, luck) / rows.length);
    const share = (some: readonly number[]): string =>
      `${((100 * covariance(some, some)) / covariance(points, points)).toFixed(0)}%`;
    return `${kind}: ${share(left)} of the variance left (${share(least)} with ${worth.toFixed(2)} of the luck), mean luck ${mean(luck).toFixed(2)} ± ${error.toFixed(2)}`;
  });
  const spread = Math.sqrt(covariance(points, points)).toFixed(1);
  const ms = mean(rows.map((row) => row.ms)).toFixed(0);
  return `${id}, ${seats} players, ${rows.length} games: points ± ${spread}; ${kinds.join('; ')}; ${ms} ms a game`;
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0) / all.length;
}

function covariance(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  return one.reduce((sum, each, n) => sum + (each - a) * (other[n] - b), 0) / (one.length - 1);
}
