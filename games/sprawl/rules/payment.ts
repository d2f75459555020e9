/** Paying permits (SPR-6.2, SPR-6.3): which sets of own cards pay for a contract without a card too many. */
import { CARDS } from './cards.ts';
import type { Card } from './state.ts';
import { ZONES } from './words.ts';

/** Pages of a zone that these cards show in all. */
export function pagesFor(cards: readonly Card[], zone: number): number {
  const pagesOf = PAGES[zone];
  let pages = 0;
  for (let i = 0; i < cards.length; i++) pages += pagesOf[cards[i]];
  return pages;
}

/** The same by zone, for whoever asks about several contracts of one hand. */
export function pagesByZone(cards: readonly Card[]): readonly number[] {
  const pages = [0, 0, 0, 0, 0];
  for (let zone = 0; zone < pages.length; zone++) pages[zone] = pagesFor(cards, zone);
  return pages;
}

/** By zone, then by card: its pages of that zone. */
const PAGES: readonly Uint8Array[] = ZONES.map((_, zone) =>
  Uint8Array.from(CARDS, ({ zones, pages }) => ((zones >> zone) & 1 ? pages : 0)),
);

/** Every set of cards that pays `need` pages of a zone and of which no card could be left out; cards ascending in each. */
export function payments(cards: readonly Card[], zone: number, need: number): Card[][] {
  const found: Card[][] = [];
  pay(found, cards, PAGES[zone], need, 0, 0, MORE_PAGES, 0);
  return found;
}

/** More than any card has. */
const MORE_PAGES = 255;
/** The cards chosen so far: one list for all payments, of which each that pays gets a copy. */
const chosen: Card[] = [];

/** Goes on with the cards from `from` on, so many chosen that show `sum` pages, none of them fewer than `least`. */
function pay(
  found: Card[][],
  cards: readonly Card[],
  pagesOf: Uint8Array,
  need: number,
  from: number,
  sum: number,
  least: number,
  count: number,
): void {
  for (let i = from; i < cards.length; i++) {
    const pages = pagesOf[cards[i]];
    if (pages === 0) continue;
    const smallest = Math.min(least, pages);
    const total = sum + pages;
    chosen[count] = cards[i];
    if (total < need) pay(found, cards, pagesOf, need, i + 1, total, smallest, count + 1);
    else if (total - smallest < need) found.push(chosen.slice(0, count + 1)); // SPR-6.3
  }
}

/** How dear a permit is to give away: what it would bring as an investment and what else it could still build. */
function worth(card: Card): number {
  const { zones, pages, wealth } = CARDS[card];
  let kinds = 0;
  for (let zone = 0; zone < 4; zone++) kinds += (zones >> zone) & 1;
  return wealth * 0.4 + pages * (1 + 0.35 * kinds);
}

/** The payment that gives away least; undefined when none pays. */
export function cheapestPayment(cards: readonly Card[], zone: number, need: number): Card[] | undefined {
  return cheapestOf(payments(cards, zone, need));
}

export function cheapestOf(ways: readonly Card[][]): Card[] | undefined {
  let best: Card[] | undefined;
  let least = Infinity;
  for (const payment of ways) {
    let sum = 0;
    for (const card of payment) sum += worth(card);
    if (sum < least) {
      least = sum;
      best = payment;
    }
  }
  return best;
}
