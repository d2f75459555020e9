/**
 * Whether temperaments are manners and not strength: each heads-up against the same level without one, and how much more it plays
 * what it likes. One thread, no clock, so that a seed gives the same figures.
 *
 *   node bench/temperaments.ts <game> [--games 200] [--level normal] [--iterations 40] [--seed dev-temperaments]
 *       [--only meddler] [--count TYPE.field]
 *
 * --count DRAFT_PICK.character says how often each character was taken, with the temperament and without.
 */
import { parseArgs } from 'node:util';
import { arenaGame, isLevel, wilson95, type Match } from '@cantiere/bots';
import { TEMPERAMENTS } from '@cantiere/engine';
import { findGame } from '@cantiere/games';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    level: { type: 'string', default: 'normal' },
    iterations: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'dev-temperaments' },
    only: { type: 'string', default: TEMPERAMENTS.join(',') },
    count: { type: 'string', default: '' },
  },
});
const shelved = findGame(positionals[0] ?? '');
const { level } = values;
if (!shelved || !isLevel(level)) throw new Error('Usage: node bench/temperaments.ts <game> [--level normal] [--games 200]');
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
const { temperaments } = bot;
if (!temperaments) throw new Error(`${game.meta.id} knows of no temperaments.`);

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const games = Number(values.games);
const budget = { iterations: Number(values.iterations), milliseconds: 0 };
for (const temperament of TEMPERAMENTS.filter((each) => values.only.split(',').includes(each))) {
  const match: Match = {
    a: level,
    b: level,
    players: 2,
    games,
    seed: values.seed,
    budgets: { a: budget, b: budget },
    temperaments: { a: temperament },
  };
  /** How the temperament likes what is played, by whoever has it and by whoever has not. */
  const liked = { a: [] as number[], b: [] as number[] };
  const [type, field = 'type'] = values.count.split('.');
  const counted = new Map<string, { a: number; b: number }>();
  let wins = 0;
  const started = performance.now();
  for (let index = 0; index < games; index++) {
    wins += arenaGame({ game, bot }, match, index, {
      looksOn(view, seat, move, who) {
        if (game.moves(view, seat).length > 1) liked[who].push(temperaments[temperament](view, seat, move));
        if (move.type !== type) return;
        const what = String((move as unknown as Record<string, unknown>)[field]);
        const so = counted.get(what) ?? { a: 0, b: 0 };
        so[who]++;
        counted.set(what, so);
      },
    }).winA;
  }
  const [low, high] = wilson95(wins, games);
  console.log(
    `| ${game.meta.id} | ${temperament} | ${games} | ${percent(wins / games)} | ${percent(low)} to ${percent(high)} | ` +
      `${mean(liked.a).toFixed(3)} | ${mean(liked.b).toFixed(3)} | ${Math.round((performance.now() - started) / 1000)} s`,
  );
  for (const [what, { a, b }] of [...counted].sort()) console.log(`    ${what}: ${a} with, ${b} without`);
}
