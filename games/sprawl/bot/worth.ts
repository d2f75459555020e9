/** What a position is worth to each seat, in prestige at the end of the game, as a fair-minded onlooker would guess. */
import type { Seat } from '@cantiere/engine';
import { CARDS } from '../rules/cards.ts';
import { officeInPlay } from '../rules/elections.ts';
import { readSprawlOptions } from '../rules/options.ts';
import { pivotalRange } from '../rules/setup.ts';
import { NONE, type Card, type State } from '../rules/state.ts';
import { BOSS, CHIEF, DA, MAYOR, METROPOLIS, OFFICES, TOWN, TREASURER } from '../rules/words.ts';
import { bonusOf, sharesNow, survey, wouldWin } from './survey.ts';

/** Cards in each contract deck when it is new (the Town deck after six were laid out). */
const FULL_DECK = [0, 31, 37, 37];
/** Payouts that a whole game sees of one wealth row and of one prestige row. */
const WEALTH_PAYOUTS = 3.2;
const PRESTIGE_PAYOUTS = 5;

/** How much of the game is still to come, from 1 to 0: each contract deck is about a third of it. */
export function timeLeft(state: State): number {
  if (state.phase === 'over') return 0;
  const options = readSprawlOptions(state.options);
  const earlier = state.activeDecks - 1;
  const deck = TOWN + earlier;
  const [from, to] = pivotalRange(options, deck);
  const full = deck === METROPOLIS && options.tameMetropolis === 'remove' ? FULL_DECK[deck] - 4 : FULL_DECK[deck];
  const toCome = full - (from + to) / 2;
  const done = earlier + Math.min(0.97, (full - state.decks[deck].length) / toCome);
  return Math.max(0.02, 1 - done / 3);
}

/** What money is worth: the first coins pay for the next building, those beyond hardly count. */
export function worthOfWealth(wealth: number, left: number): number {
  const first = Math.min(wealth, 12);
  const second = Math.min(Math.max(0, wealth - 12), 18);
  const rest = Math.max(0, wealth - 30);
  const need = Math.min(1, 0.25 + left * 2.2);
  return first * (0.1 + 0.45 * need) + second * (0.1 + 0.2 * need) + rest * 0.1;
}

/** What a hand is worth: pages that can still build something, or what they bring as investments. */
export function worthOfCards(cards: readonly Card[], left: number): number {
  let pages = 0;
  let worth = 0;
  const use = Math.min(1, left * 4);
  for (const card of cards) {
    const { kind, pages: own, zones, wealth } = CARDS[card];
    if (kind !== 'permit') {
      worth += 1.2 * use;
      continue;
    }
    let kinds = 0;
    for (let zone = 0; zone < 4; zone++) kinds += (zones >> zone) & 1;
    const fresh = Math.max(0, Math.min(own, 9 - pages));
    pages += own;
    worth += Math.max(fresh * (0.75 + 0.15 * kinds), wealth * 0.22) * use;
  }
  return worth;
}

/** Shares of every row, by how often it may still pay. */
function addRows(state: State, left: number, out: Float64Array | number[]): void {
  for (let row = 1; row <= 6; row++) {
    const shares = sharesNow(state, 'prestige', row);
    if (!shares) continue;
    for (let seat = 0; seat < state.seats; seat++) out[seat] += shares[seat] * (1 + PRESTIGE_PAYOUTS * left);
  }
  for (let row = 1; row <= 12; row++) {
    const shares = sharesNow(state, 'wealth', row);
    if (!shares) continue;
    for (let seat = 0; seat < state.seats; seat++) out[seat] += shares[seat] * WEALTH_PAYOUTS * left * 0.3;
  }
}

/** What holding an office brings over the rest of the game, its final bonus aside. */
function abilityOf(state: State, office: number, left: number): number {
  switch (office) {
    case MAYOR:
      return 4 * left;
    case DA:
      return 8 * left;
    case TREASURER:
      return (state.seats - 1) * 6 * left;
    case CHIEF:
      return 10 * left;
    case BOSS:
      return 16 * left;
    default:
      return 0;
  }
}

function addOffices(state: State, left: number, out: Float64Array | number[]): void {
  for (let office = 0; office < OFFICES.length; office++) {
    if (!officeInPlay(state, office)) continue;
    const holder = state.offices[office];
    const leaders = wouldWin(state, office);
    const worthTo = (seat: Seat): number => bonusOf(office, seat) * 0.8 + abilityOf(state, office, left) * 0.6;
    // An office in hand may be lost to whoever leads; the more time is left, the more likely.
    const lost = Math.min(0.85, left * 2);
    if (holder !== NONE) out[holder] += worthTo(holder) * (1 - lost);
    for (const seat of leaders) out[seat] += (worthTo(seat) * lost) / leaders.length;
  }
}

/** The guess for every seat. */
export function worth(state: State, out: Float64Array | number[]): void {
  const left = timeLeft(state);
  for (let seat = 0; seat < state.seats; seat++) {
    const { prestige, wealth, cards, favors, vocations } = state.players[seat];
    let tiles = 0;
    for (const count of vocations) tiles += count;
    out[seat] =
      prestige +
      worthOfWealth(wealth, left) +
      worthOfCards(cards, left) +
      favors.length * Math.min(1, left * 4) * 1.5 +
      tiles * 7 * left +
      (vocations[0] > 0 ? 4 * left : 0);
  }
  if (state.phase === 'over') return;
  survey(state);
  addRows(state, left, out);
  addOffices(state, left, out);
}

/** How far a seat is ahead: its own guess against the best and the average of the others. */
export function lead(state: State, seat: Seat): number {
  const guesses: number[] = [];
  worth(state, guesses);
  let best = -Infinity;
  let sum = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, guesses[other]);
    sum += guesses[other];
  }
  return guesses[seat] - 0.25 * best - (0.25 * sum) / (state.seats - 1);
}
