/** Every bid that can be made with a hand (CAP-6.2): any selection of its cards, those with the same face counted once. */
import type { Move } from './moves.ts';
import { CARD_IDS, FACE_OF, VALUE_OF } from './cards.ts';

export type Bid = Extract<Move, { type: 'BID' }>;

export const NO_BID: Bid = Object.freeze({ type: 'BID', cards: Object.freeze([]) });

/**
 * A hand of more different cards than this has tens of thousands of bids or more. Then one bid is listed for each amount
 * and highest card that can be reached, which is all that decides an auction; the rules still accept every selection.
 */
export const ALL_BIDS_UP_TO = 13;

/**
 * Hands stay the same from one auction to the next unless something was won, and a search sees the same hand again and
 * again: the last lists are remembered by the set of cards (two words of 31 cards each).
 */
const REMEMBERED = 1024;
const LONGEST_REMEMBERED = 1024;
const lists: (Bid[] | undefined)[] = Array.from({ length: REMEMBERED }, () => undefined);
const lowCards = new Int32Array(REMEMBERED);
const highCards = new Int32Array(REMEMBERED);

/** Highest card first, the order in which a bid is paid (CAP-6.9). The array is the caller's. */
export function allBids(hand: readonly number[]): Bid[] {
  let low = 0;
  let high = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card < 31) low |= 1 << card;
    else high |= 1 << (card - 31);
  }
  const at = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 22;
  const remembered = lists[at];
  if (remembered !== undefined && lowCards[at] === low && highCards[at] === high) return remembered.slice();
  const bids = listBids(hand);
  if (bids.length > LONGEST_REMEMBERED) return bids;
  lists[at] = bids;
  lowCards[at] = low;
  highCards[at] = high;
  return bids.slice();
}

/** Cards in the order in which they are paid: highest value first, equal values by id. */
export function inPayingOrder(cards: readonly number[]): number[] {
  const ordered: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    let at = i;
    while (at > 0 && paidBefore(cards[i], ordered[at - 1])) {
      ordered[at] = ordered[at - 1];
      at--;
    }
    ordered[at] = cards[i];
  }
  return ordered;
}

function paidBefore(card: number, other: number): boolean {
  const byValue = VALUE_OF[card] - VALUE_OF[other];
  return byValue === 0 ? ID_ORDER[card] < ID_ORDER[other] : byValue > 0;
}
const ID_ORDER = CARD_IDS.map((id) => CARD_IDS.filter((other) => other < id).length);

function listBids(hand: readonly number[]): Bid[] {
  const cards = inPayingOrder(hand);
  let faces = 0;
  for (let i = 0; i < cards.length; i++) if (i === 0 || FACE_OF[cards[i]] !== FACE_OF[cards[i - 1]]) faces++;
  return faces > ALL_BIDS_UP_TO ? oneForEachAmount(cards) : everySelection(cards);
}

/** Face by face: every bid so far, followed by one, two or three cards of this face. */
function everySelection(cards: readonly number[]): Bid[] {
  const bids: Bid[] = [NO_BID];
  for (let i = 0; i < cards.length;) {
    let next = i + 1;
    while (next < cards.length && FACE_OF[cards[next]] === FACE_OF[cards[i]]) next++;
    const before = bids.length;
    for (let b = 0; b < before; b++) {
      let bid = bids[b];
      for (let k = i; k < next; k++) {
        bid = followedBy(bid, CARD_IDS[cards[k]]);
        bids.push(bid);
      }
    }
    i = next;
  }
  return bids;
}

function followedBy(bid: Bid, card: string): Bid {
  const { cards } = bid;
  switch (cards.length) {
    case 0:
      return { type: 'BID', cards: [card] };
    case 1:
      return { type: 'BID', cards: [cards[0], card] };
    case 2:
      return { type: 'BID', cards: [cards[0], cards[1], card] };
    case 3:
      return { type: 'BID', cards: [cards[0], cards[1], cards[2], card] };
    default:
      return { type: 'BID', cards: [...cards, card] };
  }
}

/** For each highest card (one of each value) and each amount below it, the first selection found. */
function oneForEachAmount(cards: readonly number[]): Bid[] {
  const bids: Bid[] = [NO_BID];
  for (let top = 0; top < cards.length; top++) {
    if (top > 0 && VALUE_OF[cards[top]] === VALUE_OF[cards[top - 1]]) continue;
    const reached: (Bid | undefined)[] = [];
    reached[VALUE_OF[cards[top]]] = followedBy(NO_BID, CARD_IDS[cards[top]]);
    for (let i = top + 1; i < cards.length; i++) {
      const value = VALUE_OF[cards[i]];
      for (let amount = reached.length - 1; amount > 0; amount--) {
        const bid = reached[amount];
        if (bid !== undefined) reached[amount + value] ??= followedBy(bid, CARD_IDS[cards[i]]);
      }
    }
    for (const bid of reached) if (bid !== undefined) bids.push(bid);
  }
  return bids;
}
