/**
 * Capitol's auctions: how many tiles stay unsold among bots of a level, and whether a stronger search would have bid.
 *
 *     node bench/auctions.ts play  [--by normal] [--players 2] [--games 20] [--iterations I] [--seed dev-auctions]
 *     node bench/auctions.ts judge [--by normal] [--players 2] [--games 10] [--iterations 3000] [--seed dev-auctions]
 *
 * `play` counts, by round: tiles sold and what was paid, tiles that left the game while somebody held cards, and while nobody
 * did. `judge` asks the master, with so many iterations, at each auction of such games: how often and how much it bids, and
 * what it costs, in points of the win share in 100, to bid nothing there, or what the level and `greedy` bid.
 */
import { parseArgs } from 'node:util';
import { chooseMove, isLevel, masterly, think, type BotLevel, type Thinker } from '@cantiere/bots';
import { deal, defaultOptions, quickChance, seedFrom, type GameMove, type GameState } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { VALUE_OF, cardOf } from '../games/capitol/rules/cards.ts';
import type { Event as CapitolEvent } from '../games/capitol/rules/events.ts';
import type { State } from '../games/capitol/rules/state.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string', default: 'normal' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '10' },
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'dev-auctions' },
  },
});
const by = values.by;
if (!isLevel(by)) throw new RangeError(`No such level: ${by}.`);
const level: BotLevel = by;
const players = Number(values.players);
const own =
  positionals[0] === 'play' && values.iterations
    ? { iterations: Number(values.iterations), milliseconds: 0 }
    : { milliseconds: 0 };
const deep = { iterations: Number(values.iterations ?? 3000), milliseconds: 0 };
const shelved = findGame('capitol')!;
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
const thinker: Thinker = { game, bot };

const ROUNDS = [1, 2, 3, 4];
const amountIn = (move: GameMove): number =>
  (move as unknown as { cards: readonly string[] }).cards.reduce((sum, card) => sum + VALUE_OF[cardOf(card)], 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
const show = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(9)).join('');

interface Auction {
  readonly round: number;
  /** Seats without a card. */
  empty: number;
  /** What the winner paid; undefined: the tile left the game. */
  price?: number;
}

/** Plays the games, shows each decision before it is taken, and says how every auction ended. */
function playAll(decision: (state: GameState, seat: number, step: number) => void): Auction[] {
  const auctions: Auction[] = [];
  for (let n = 0; n < Number(values.games); n++) {
    const state = deal(game, { seats: players, options: defaultOptions(game.options), seed: seedFrom(`${values.seed}/${n}`) });
    for (let step = n * 8192, toAct = game.toAct(state); toAct.length > 0; step++, toAct = game.toAct(state)) {
      const [seat] = toAct;
      decision(state, seat, step);
      const told: { readonly event: unknown }[] = [];
      game.play(state, seat, chooseMove(thinker, level, game.view(state, seat), seat, step, { budget: own }), told as never);
      for (const { event } of told) hear(event as CapitolEvent, auctions);
    }
  }
  return auctions;
}

function hear(event: CapitolEvent, auctions: Auction[]): void {
  const last = auctions.at(-1)!;
  if (event.kind === 'auctionOpened') auctions.push({ round: event.round, empty: 0 });
  else if (event.kind === 'hasBid' && event.automatic) last.empty++;
  else if (event.kind === 'auctionWon') last.price = event.amount;
}

if (positionals[0] === 'judge') judgeBids();
else countTiles();

function countTiles(): void {
  const auctions = playAll(() => undefined);
  console.log(`${by}, ${players} players, ${values.games} games, seed ${values.seed}: tiles a game`);
  console.log(show(['round', 'sold', 'price', 'refused', 'no cards']));
  for (const round of [...ROUNDS, 0]) {
    const all = auctions.filter((each) => round === 0 || each.round === round);
    const sold = all.flatMap(({ price }) => price ?? []);
    const empty = all.filter((each) => each.price === undefined && each.empty === players).length;
    const games = Number(values.games);
    console.log(
      show([
        round === 0 ? 'all' : `${round}`,
        sold.length / games,
        mean(sold),
        (all.length - sold.length - empty) / games,
        empty / games,
      ]),
    );
  }
}

interface Opinion {
  readonly round: number;
  readonly bids: boolean;
  readonly price: number;
  /** What bidding nothing, the level's own bid and greedy's cost. */
  readonly nothing: number;
  readonly own: number | undefined;
  readonly ownBids: boolean;
  readonly greedy: number | undefined;
  readonly greedyBids: boolean;
}

function judgeBids(): void {
  const opinions: Opinion[] = [];
  playAll((state, seat, step) => {
    const { phase, round } = state as unknown as State;
    if (phase !== 'auction') return;
    const view = game.view(state, seat);
    const judged = think(masterly(thinker), view, seat, quickChance(step), deep);
    const [best] = judged;
    const cost = (amount: number): number | undefined => {
      const found = judged.find(({ move, visits }) => amountIn(move) === amount && visits >= 20);
      return found && 100 * Math.max(0, best.value - found.value);
    };
    const own1 = amountIn(chooseMove(thinker, level, view, seat, step, { budget: own }));
    const greedy = amountIn(chooseMove(thinker, 'greedy', view, seat, step));
    const price = amountIn(best.move);
    opinions.push({
      round,
      bids: price > 0,
      price,
      nothing: cost(0) ?? 0,
      own: cost(own1),
      ownBids: own1 > 0,
      greedy: cost(greedy),
      greedyBids: greedy > 0,
    });
  });
  console.log(
    `master with ${deep.iterations} iterations on auctions of ${by}, ${players} players, ${values.games} games, seed ${values.seed}`,
  );
  console.log(
    show(['round', 'asked', 'master %', `${by} %`, 'greedy %', 'only m %', 'only b %', 'price', 'nothing', by, 'greedy']),
  );
  for (const round of [...ROUNDS, 0]) {
    const all = opinions.filter((each) => round === 0 || each.round === round);
    const share = (of: (each: Opinion) => boolean): number => (100 * all.filter(of).length) / Math.max(1, all.length);
    const some = (of: (each: Opinion) => number | undefined): number => mean(all.flatMap((each) => of(each) ?? []));
    console.log(
      show([
        round === 0 ? 'all' : `${round}`,
        `${all.length}`,
        share(({ bids }) => bids),
        share(({ ownBids }) => ownBids),
        share(({ greedyBids }) => greedyBids),
        share(({ bids, ownBids }) => bids && !ownBids),
        share(({ bids, ownBids }) => !bids && ownBids),
        mean(all.filter(({ bids }) => bids).map(({ price }) => price)),
        some(({ nothing }) => nothing),
        some((each) => each.own),
        some((each) => each.greedy),
      ]),
    );
  }
}
