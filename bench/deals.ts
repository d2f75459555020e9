/**
 * What a day of the daily costs: each game's deal of one day, dealt and played as the server does it, by every level in the
 * person's seat; and one person's game worked out again. Seconds of one core.
 *
 *     node bench/deals.ts [day]
 */
import { LEVELS, byLevel, playOut, type KnownAnswers, type Seating } from '@cantiere/bots';
import { seedFrom } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { sittingFor, tableOf } from '../server/deals/dealing.ts';

const [day = '2026-11-16'] = process.argv.slice(2);

console.log(`${'game'.padEnd(10)} ${LEVELS.map((level) => level.padStart(8)).join('')}    all  one try verified`);
for (const { meta } of shelf) {
  const game = findGame(meta.id);
  if (game === undefined) continue;
  const [{ game: rules }, { bot }] = await Promise.all([game.rules(), game.bot()]);
  const thinker = { game: rules, bot };
  const seed = seedFrom(`${day}/${meta.id}`);
  const table = tableOf(rules);
  const { sitting: bots } = sittingFor(table.seats, seed, ['normal', 'hard']);
  const sitting: Seating = bots.map((each) => each?.level ?? null);
  const shared = { ...table, seed, sitting };
  const seconds = LEVELS.map((level) => timed(() => playOut(thinker, shared, byLevel(thinker, shared, level))));
  const verified = verification(thinker, shared);
  const all = seconds.reduce((sum, each) => sum + each, 0);
  const cells = seconds.map((each) => each.toFixed(1).padStart(8)).join('');
  console.log(`${meta.id.padEnd(10)} ${cells} ${all.toFixed(0).padStart(6)} ${verified.toFixed(1).padStart(10)}`);
}

/** The bots' answers alone: a person's moves are only checked. */
function verification(thinker: Parameters<typeof playOut>[0], shared: Parameters<typeof playOut>[1]): number {
  const answers: KnownAnswers = new Map();
  return timed(() => playOut(thinker, shared, byLevel(thinker, shared, 'greedy'), answers));
}

function timed(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}
