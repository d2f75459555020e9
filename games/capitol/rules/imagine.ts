/** One complete world that a seat cannot tell from the real one: the cards it has not seen are dealt anew, and sealed bids are made up. */
import { shuffle, split, below, type Chance, type Seat, type View } from '@cantiere/engine';
import { CARDS, CARDS_OF_TYPE, DECKS, TYPE_OF, UNKNOWN } from './cards.ts';
import { clone } from './clone.ts';
import { sortIn } from './decks.ts';
import { remembers, type State } from './state.ts';

export function imagine(view: View<State>, seat: Seat, chance: Chance): State {
  const world = clone(view);
  if (world.phase !== 'over') {
    const unseen = unseenCards(world, seat, chance);
    fillDecks(world, unseen);
    if (remembers(world.options)) dealByType(world, seat, unseen);
    else dealByCount(world, seat, unseen, chance);
    for (let other = 0; other < world.seats; other++) if (other !== seat) makeUpBid(world, other, chance);
  }
  world.chance = split(chance, 'imagined');
  return world;
}

/** The cards of each type that the view shows nowhere, shuffled. */
function unseenCards(world: State, seat: Seat, chance: Chance): number[][] {
  seen.fill(0);
  for (let type = 0; type < DECKS; type++) {
    mark(world.decks[type]);
    mark(world.piles[type]);
  }
  mark(world.players[seat].hand);
  for (let other = 0; other < world.seats; other++) mark(world.players[other].known);
  const unseen: number[][] = [];
  for (let type = 0; type < DECKS; type++) {
    const cards: number[] = [];
    for (const card of CARDS_OF_TYPE[type]) if (seen[card] === 0) cards.push(card);
    unseen.push(shuffle(chance, cards));
  }
  return unseen;
}
const seen = new Uint8Array(CARDS);

function mark(cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] !== UNKNOWN) seen[cards[i]] = 1;
}

function fillDecks(world: State, unseen: number[][]): void {
  for (let type = 0; type < DECKS; type++) {
    fillIn(world.decks[type], unseen[type]);
    fillIn(world.piles[type], unseen[type]);
  }
}

function fillIn(cards: number[], unseen: number[]): void {
  for (let at = 0; at < cards.length; at++) if (cards[at] === UNKNOWN) cards[at] = unseen.pop() ?? UNKNOWN;
}

/** With memory everybody can tell how many unseen cards of each type a hand holds. */
function dealByType(world: State, seat: Seat, unseen: number[][]): void {
  world.players.forEach((player, other) => {
    if (other === seat) return;
    player.hand = [...player.known];
    for (let type = 0; type < DECKS; type++) {
      for (let i = 0; i < player.unseen[type]; i++) sortIn(player.hand, unseen[type].pop() ?? UNKNOWN);
    }
  });
}

/** Without it only the size of each hand counts (CAP-11.3). */
function dealByCount(world: State, seat: Seat, unseen: number[][], chance: Chance): void {
  const cards = shuffle(chance, unseen.flat());
  world.players.forEach((player, other) => {
    if (other !== seat) {
      const count = player.hand.length;
      player.hand = [];
      for (let i = 0; i < count; i++) sortIn(player.hand, cards.pop() ?? UNKNOWN);
    }
    player.unseen.fill(0);
    for (const card of player.hand) player.unseen[TYPE_OF[card]]++;
  });
}

/** A sealed bid may be any selection of the hand, in any order. */
function makeUpBid(world: State, seat: Seat, chance: Chance): void {
  const player = world.players[seat];
  if (!player.hasBid || world.phase !== 'auction') return;
  player.bid = shuffle(
    chance,
    player.hand.filter(() => below(chance, 2) === 1),
  );
}
