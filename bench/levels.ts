/**
 * Tries settings of a level against another, heads-up on development seeds: how the numbers of `BotKnowledge.levels` were found.
 *
 *     node bench/levels.ts <game> '<a>' '<b>' [--games 60] [--seed dev-levels] [--threads 2]
 *
 * <a> and <b> are levels, with settings in place of their own where JSON follows: `normal`, `easy{"iterations":20,"sees":4}`.
 * Says A's wins, their 95% interval, and the Elo that they stand for.
 */
import { parseArgs } from 'node:util';
import { oneOf } from '../cli/command.ts';
import { RUNGS, type Rung, type Searching } from '@cantiere/bots';
import { runMatch } from '@cantiere/bots/parallel';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'dev-levels' },
    threads: { type: 'string', default: '2' },
  },
});
const [game, first, second] = positionals;
const a = read(first);
const b = read(second);
const match = { a: a.level, b: b.level, players: 2, games: Number(values.games), seed: values.seed };
const report = await runMatch(game, { ...match, budgets: { a: a.settings, b: b.settings } }, undefined, Number(values.threads));
const elo = (rate: number): string => (400 * Math.log10(rate / (1 - rate))).toFixed(0);
const [low, high] = report.wilson95;
console.log(
  `${game} ${first} against ${second}: ${(100 * report.winRateA).toFixed(1)}% of ${report.games}, ` +
    `Elo ${elo(report.winRateA)} (${elo(low)} to ${elo(high)}), ${report.msPerMoveA.toFixed(1)} and ${report.msPerMoveB.toFixed(1)} ms, ${report.seconds.toFixed(0)} s`,
);

function read(text: string): { readonly level: Rung; readonly settings: Partial<Searching> } {
  const brace = text.includes('{') ? text.indexOf('{') : text.length;
  const settings = brace < text.length ? (JSON.parse(text.slice(brace)) as Partial<Searching>) : {};
  return { level: oneOf('<level>', text.slice(0, brace), RUNGS), settings: { milliseconds: 0, ...settings } };
}
