/** Paying permits (SPR-6.2, SPR-6.3): which sets of own cards pay for a contract without a card too many. */
import { CARDS, FIRST_RENEWAL } from './cards.ts';
import type { Card } from './state.ts';

/** Pages of a zone that these cards show in all. */
export function pagesFor(cards: readonly Card[], zone: number): number {
  let pages = 0;
  for (const card of cards) if ((CARDS[card].zones >> zone) & 1) pages += CARDS[card].pages;
  return pages;
}

/** Every set of cards that pays `need` pages of a zone and of which no card could be left out; cards ascending in each. */
export function payments(cards: readonly Card[], zone: number, need: number): Card[][] {
  const fit: Card[] = [];
  for (const card of cards) if (card < FIRST_RENEWAL && (CARDS[card].zones >> zone) & 1) fit.push(card);
  const found: Card[][] = [];
  const chosen: Card[] = [];
  const add = (from: number, sum: number, least: number): void => {
    for (let i = from; i < fit.length; i++) {
      const pages = CARDS[fit[i]].pages;
      const smallest = Math.min(least, pages);
      const total = sum + pages;
      chosen.push(fit[i]);
      if (total < need) add(i + 1, total, smallest);
      else if (total - smallest < need) found.push([...chosen]); // SPR-6.3
      chosen.pop();
    }
  };
  add(0, 0, Infinity);
  return found;
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
