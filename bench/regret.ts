/**
 * What the moves that a short search chooses cost by a long one: tells settings of the search apart that judge alike, long before
 * matches do. Every setting decides the same positions, several times each.
 *
 *     node bench/regret.ts <game> settings.json [--players 4] [--positions 60] [--times 6] [--ms 50] [--seed dev-regret]
 *
 * The file is a list of hints that stand in place of the master's own: [{}, {"exploration":0.4}]. The first of them is the judge.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { masterly, think, worthAlone, type Thinker } from '@cantiere/bots';
import {
  canonicalJson,
  deal,
  defaultOptions,
  quickChance,
  seedFrom,
  type GameMove,
  type GameState,
  type SearchHints,
  type Seat,
  type View,
} from '@cantiere/engine';
import { findGame } from '@cantiere/games';

/** To find the best move, and to say what one move is worth. */
const LONG = { iterations: 20_000, milliseconds: 0 };
const ALONE = { iterations: 4_000, milliseconds: 0 };
const GLANCE = { iterations: 60, milliseconds: 0 };
/** One decision in so many: neighbours are alike. */
const ONE_IN = 7;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '4' },
    positions: { type: 'string', default: '60' },
    times: { type: 'string', default: '6' },
    ms: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'dev-regret' },
  },
});
const [id = '', file = ''] = positionals;
const shelved = findGame(id);
if (!shelved) throw new Error(`No game is called ${id}.`);
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
const seats = Number(values.players);
const times = Number(values.times);
const budget = { iterations: 1_000_000, milliseconds: Number(values.ms) };
const { bot: master } = masterly({ game, bot });
const own = typeof master.search === 'function' ? master.search(seats) : master.search;
const settings = JSON.parse(readFileSync(file, 'utf8')) as SearchHints[];
const thinkers = settings.map((hints): Thinker => ({ game, bot: { ...master, search: { ...own, ...hints } } }));
const [judge] = thinkers;
/** Of each setting, its mean regret at every position, and how often it chose as the judge. */
const tallies = settings.map(() => ({ regrets: [] as number[], agreed: 0, iterations: 0 }));

let found = 0;
for (let table = 0; found < Number(values.positions); table++) compareIn(table);
for (const [n, hints] of settings.entries()) {
  const { regrets, agreed, iterations } = tallies[n];
  const asked = regrets.length * times;
  const beside = regrets.map((regret, position) => regret - tallies[0].regrets[position]);
  const gap = mean(beside);
  const error = 1.96 * Math.sqrt(mean(beside.map((one) => (one - gap) ** 2)) / beside.length);
  console.log(
    `${hundredths(mean(regrets))} in 100 a decision, ${hundredths(gap)} ± ${hundredths(error)} beside the first, ` +
      `agrees in ${((100 * agreed) / asked).toFixed(1)}%, ${(iterations / asked).toFixed(0)} iterations: ${JSON.stringify(hints)}`,
  );
}

/** Decisions of one game that the judge plays at a glance. */
function compareIn(table: number): void {
  const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom(`${values.seed}/${table}`) });
  for (let n = 0, toAct = game.toAct(state); toAct.length > 0; n++, toAct = game.toAct(state)) {
    const seat = toAct[0];
    const view = game.view(state, seat);
    const moves = game.moves(view, seat);
    const glance = moves.length > 1 ? think(judge, view, seat, quickChance(n), GLANCE) : [];
    if (glance.length > 1 && (5 * n + table) % ONE_IN === 0) {
      compare(view, seat, found++);
      if (found === Number(values.positions)) return;
    }
    game.play(state, seat, glance[0]?.move ?? moves[0]);
  }
}

function compare(view: View<GameState>, seat: Seat, number: number): void {
  const best = think(judge, view, seat, quickChance(100 + number), LONG)[0].move;
  const worths = new Map<string, number>();
  const worth = (move: GameMove): number => {
    const key = canonicalJson(move);
    const known = worths.get(key) ?? worthAlone(judge, view, seat, move, 78 + number, ALONE).value;
    worths.set(key, known);
    return known;
  };
  for (const [n, thinker] of thinkers.entries()) {
    const tally = tallies[n];
    let lost = 0;
    for (let time = 0; time < times; time++) {
      const judged = think(thinker, view, seat, quickChance(1000 * (number + 1) + time), budget);
      const [{ move }] = judged;
      tally.iterations += judged.reduce((sum, { visits }) => sum + visits, 0);
      if (canonicalJson(move) === canonicalJson(best)) tally.agreed++;
      lost += worth(best) - worth(move);
    }
    tally.regrets.push(lost / times);
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function hundredths(share: number): string {
  return (100 * share).toFixed(3);
}
