/** One complete world that a seat cannot tell from the real one: the unseen cards of each deck, dealt again by what is known of the packets. */
import { below, shuffle, split, type Chance } from '@cantiere/engine';
import { CARDS, CARDS_OF_DECK, PIVOTAL, PLANNING_BOTTOM, TAMED } from './cards.ts';
import { clone } from './clone.ts';
import { readSprawlOptions } from './options.ts';
import { pivotalRange } from './setup.ts';
import { NONE, type Card, type Deck, type SprawlView, type State } from './state.ts';
import { PLANNING } from './words.ts';

export function imagine(seen: SprawlView, chance: Chance): State {
  const world = clone(seen);
  const unseen = unseenCards(seen);
  world.decks = seen.decks.map((deck, index) =>
    deck.includes(NONE)
      ? index === PLANNING
        ? imaginePlanning(seen, unseen[index], chance)
        : imagineContracts(seen, index, unseen[index], chance)
      : deck.slice(),
  );
  world.chance = split(chance, 'imagined');
  return world;
}

/** The cards that lie face down, by deck: all but those that can be seen. */ // SPR-17.1
export function unseenCards(seen: State): Card[][] {
  visible.fill(0);
  show(seen.tops);
  show(seen.planning);
  show(seen.planningDiscard);
  show(seen.contracts);
  show(seen.gone);
  if (seen.event !== NONE) visible[seen.event] = 1;
  for (const { cards, favors } of seen.players) {
    show(cards);
    show(favors);
  }
  if (readSprawlOptions(seen.options).tameMetropolis === 'remove') show(TAMED);
  return CARDS_OF_DECK.map(faceDown);
}

/** By card: 1 when it can be seen. */
const visible = new Uint8Array(CARDS.length);

function show(cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] !== NONE) visible[cards[i]] = 1;
}

function faceDown(cards: readonly Card[]): Card[] {
  const unseen: Card[] = [];
  for (let i = 0; i < cards.length; i++) if (visible[cards[i]] === 0) unseen.push(cards[i]);
  return unseen;
}

/** Above the last 28 cards there are only permits, until discards are shuffled in. */ // SPR-2.3
function imaginePlanning(seen: State, unseen: Card[], chance: Chance): Card[] {
  shuffle(chance, unseen);
  const above = seen.reshuffles > 0 ? 0 : Math.max(0, unseen.length - PLANNING_BOTTOM);
  const top: Card[] = [];
  for (let i = unseen.length - 1; i >= 0 && top.length < above; i--) {
    if (CARDS[unseen[i]].kind === 'permit') top.push(...unseen.splice(i, 1));
  }
  return [...unseen, ...top];
}

/** The pivotal event, while unseen, lies somewhere in the middle packet. */ // SPR-2.5 SPR-2.6
function imagineContracts(seen: State, deck: Deck, unseen: Card[], chance: Chance): Card[] {
  shuffle(chance, unseen);
  const at = unseen.indexOf(PIVOTAL[deck]);
  if (at < 0) return unseen;
  unseen.splice(at, 1);
  const [from, to] = pivotalRange(readSprawlOptions(seen.options), deck);
  const last = Math.min(to, unseen.length);
  unseen.splice(from + below(chance, last - from + 1), 0, PIVOTAL[deck]);
  return unseen;
}
