/**
 * An idea against what a game knows now, in equal time or with equal iterations, until the sequential test is sure (0 against +5
 * points in 100 of the wins, about +35 Elo heads-up; 5% error on both sides) or the time is up.
 *
 *   node bench/idea.ts <game> <idea> [--players 2] [--ms 5 | --iterations 200] [--level expert] [--most 400]
 *                                   [--minutes 8] [--seed dev-idea] [--reversed]
 *
 * <idea> is a file of bench/ideas/: it makes of a game's knowledge what it knows otherwise. Reversed, what the game knows now is held
 * against the idea: for what an idea takes away again.
 */
import { parseArgs } from 'node:util';
import { arenaGame, isLevel, sprt, wilson95, type Match } from '@cantiere/bots';
import type { BotKnowledge } from '@cantiere/engine';
import { findGame } from '@cantiere/games';

/** What an idea's file exports. */
interface Idea {
  readonly idea: (bot: BotKnowledge) => Partial<BotKnowledge>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    ms: { type: 'string', default: '5' },
    iterations: { type: 'string' },
    level: { type: 'string', default: 'expert' },
    most: { type: 'string', default: '400' },
    minutes: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'dev-idea' },
    reversed: { type: 'boolean', default: false },
  },
});
const [id = '', name = ''] = positionals;
const shelved = findGame(id);
const { level } = values;
if (!shelved || !isLevel(level) || !/^[\w-]+$/u.test(name))
  throw new Error('Usage: node bench/idea.ts <game> <idea> [--players 2] [--ms 5]');
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
const { idea } = (await import(`./ideas/${name}.ts`)) as Idea;

const players = Number(values.players);
/** Iterations in place of time: a crowded machine plays the same games, only slower; what an idea takes does not count then. */
const budget =
  values.iterations === undefined
    ? { iterations: 1_000_000, milliseconds: Number(values.ms) }
    : { iterations: Number(values.iterations), milliseconds: 0 };
const match: Match = {
  a: level,
  b: level,
  players,
  games: Number(values.most),
  seed: values.seed,
  budgets: { a: budget, b: budget },
};
const known = { game, bot };
const changed = { game, bot: { ...bot, ...idea(bot) } };
const [one, against] = values.reversed ? [known, changed] : [changed, known];
const until = performance.now() + 60_000 * Number(values.minutes);
let wins = 0;
let games = 0;
let verdict: ReturnType<typeof sprt> = { llr: 0, verdict: 'open' };
while (games < match.games && performance.now() < until && verdict.verdict === 'open') {
  // Whole blocks, so that both have had every seat.
  for (let seat = 0; seat < players; seat++) wins += arenaGame(one, match, games++, { against }).winA;
  verdict = sprt(wins, games, 1 / players);
}
const [low, high] = wilson95(wins, games);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
console.log(
  `${id} ${values.reversed ? 'against ' : ''}${name}, ${players} players, ${values.iterations === undefined ? `${values.ms} ms` : `${values.iterations} iterations`}, ${values.seed}: ${percent(wins / games)} of ${games}, ` +
    `${percent(low)} to ${percent(high)}, log-likelihood ratio ${verdict.llr.toFixed(2)}: ${verdict.verdict}`,
);
