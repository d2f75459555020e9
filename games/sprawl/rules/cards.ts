/** The printed matter: all 165 cards and the tables of the board, read from the data file and checked once. */
import { data } from '../data/index.ts';
import type { Data } from '../data/schema.ts';
import { filled } from '../../filled.ts';
import { compileList, compileRestriction, type Library } from './effects/compile.ts';
import type { Effect, Restriction } from './effects/language.ts';
import { anyFields } from './effects/read.ts';
import type { SprawlOptions } from './options.ts';
import type { Card, Deck } from './state.ts';
import { CITY, DECKS, METROPOLIS, PLANNING, TOWN, VOCATIONS, ZONES, tileOf, TILES } from './words.ts';

export interface Bilingual {
  readonly en: string;
  readonly it: string;
}

export type CardKind = 'permit' | 'urbanRenewal' | 'event' | 'contract';

/** One card. All cards have all fields, so that reading them is fast; what a kind has not is 0, NONE or empty. */
export interface PrintedCard {
  readonly id: string;
  readonly kind: CardKind;
  readonly deck: Deck;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly restrictionText: Bilingual;
  /** Permits: the zones shown, as bits. */
  readonly zones: number;
  /** Permits: pages. */
  readonly pages: number;
  /** Permits: investment value and wealth row. */ // SPR-4.2
  readonly wealth: number;
  readonly ballot: boolean;
  /** Contracts: zone and size. */
  readonly zone: number;
  readonly lots: number;
  /** Contracts: prestige row paid when revealed, 0 for none. */
  readonly payout: number;
  readonly vocations: readonly { readonly vocation: number; readonly value: number }[];
  readonly restrictions: readonly Restriction[];
  readonly ignoresZoning: boolean;
  /** Number of the list of effects. */
  readonly effects: number;
  readonly pivotal: boolean;
}

const library: Library = { lists: [] };
/** Every list of effects by its number: the cards' own ones and those inside them. */
export const LISTS: readonly (readonly Effect[])[] = library.lists;

const NO_TEXT: Bilingual = { en: '', it: '' };

type RawCard =
  | Data['decks']['planning']['permits'][number]
  | Data['decks']['planning']['urbanRenewal'][number]
  | Data['decks']['town'][number];

/** What a card has not. */
const BLANK = {
  text: NO_TEXT,
  restrictionText: NO_TEXT,
  zones: 0,
  pages: 0,
  wealth: 0,
  ballot: false,
  zone: -1,
  lots: 0,
  payout: 0,
  vocations: [],
  restrictions: [],
  ignoresZoning: false,
  effects: -1,
  pivotal: false,
} satisfies Partial<PrintedCard>;

function readCard(card: RawCard, deck: Deck): PrintedCard {
  const { id, kind } = card;
  const plain = { ...BLANK, id, kind, deck };
  const listOf = (effects: readonly unknown[]): number => compileList(library, effects, id, kind === 'contract');
  switch (card.kind) {
    case 'permit':
      return {
        ...plain,
        name: permitName(card),
        zones: card.zones.reduce((bits, zone) => bits | (1 << ZONES.indexOf(zone)), 0),
        pages: card.permits,
        wealth: card.wealth,
        ballot: card.ballot,
      };
    case 'urbanRenewal':
      return { ...plain, name: card.name, text: card.text, ballot: card.ballot };
    case 'event':
      return {
        ...plain,
        name: card.name,
        text: filled(card.text, card),
        effects: listOf(card.effects),
        pivotal: card.pivotal === true,
      };
    case 'contract': {
      const restrictions = card.restrictions.map((item, i) => compileRestriction(item, `${id}.restrictions[${i}]`));
      return {
        ...plain,
        name: card.name,
        text: filled(card.text, card),
        restrictionText: filled(card.restrictionText, card),
        zone: ZONES.indexOf(card.zone),
        lots: card.lots,
        payout: card.payout ?? 0,
        vocations: card.vocations.map(({ name, value }) => ({ vocation: VOCATIONS.indexOf(name), value })),
        restrictions,
        ignoresZoning: restrictions.some(({ rule }) => rule === 'ignoreZoning'),
        effects: listOf(card.effects),
      };
    }
  }
}

/** A permit is called by what is on it. */
function permitName({ zones, permits }: Data['decks']['planning']['permits'][number]): Bilingual {
  const shown = `${zones.join('/')} x${permits}`;
  return { en: `Build Permit ${shown}`, it: `Permesso Edilizio ${shown}` };
}

const { planning, town, city, metropolis } = data.decks;
const rawCards: readonly (readonly [Deck, readonly RawCard[]])[] = [
  [PLANNING, [...planning.permits, ...planning.urbanRenewal, ...planning.events]],
  [TOWN, town],
  [CITY, city],
  [METROPOLIS, metropolis],
];

/** All cards, by their number. */
export const CARDS: readonly PrintedCard[] = rawCards.flatMap(([deck, cards]) => cards.map((raw) => readCard(raw, deck)));

const byId = new Map(CARDS.map(({ id }, card) => [id, card]));

/** The card with this id, -1 when there is none. */
export function cardNamed(id: string): Card {
  return byId.get(id) ?? -1;
}

/** The cards with these ids. Pushed one by one, as `seatAnswers` are and for the same reason. */
export function cardsNamed(ids: readonly string[]): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < ids.length; i++) cards.push(cardNamed(ids[i]));
  return cards;
}

/** What these cards are called. */
export function idsOf(cards: readonly Card[]): string[] {
  const ids: string[] = [];
  for (let i = 0; i < cards.length; i++) ids.push(CARD_IDS[cards[i]]);
  return ids;
}

export const CARD_IDS: readonly string[] = CARDS.map(({ id }) => id);
export const ALL_CARDS: readonly Card[] = CARDS.map((_, card) => card);
export const PERMITS: readonly Card[] = ALL_CARDS.filter((card) => CARDS[card].kind === 'permit');
export const URBAN_RENEWALS: readonly Card[] = ALL_CARDS.filter((card) => CARDS[card].kind === 'urbanRenewal');
export const PLANNING_EVENTS: readonly Card[] = ALL_CARDS.filter(
  (card) => CARDS[card].kind === 'event' && CARDS[card].deck === PLANNING,
);
/** All cards of each deck. */
export const CARDS_OF_DECK: readonly (readonly Card[])[] = DECKS.map((_, deck) =>
  ALL_CARDS.filter((card) => CARDS[card].deck === deck),
);
/** The pivotal event of each deck, -1 for planning. */
export const PIVOTAL: readonly Card[] = CARDS_OF_DECK.map((cards) => cards.find((card) => CARDS[card].pivotal) ?? -1);
/** The first Urban Renewal card: whatever stands before it is a permit. */
export const FIRST_RENEWAL: Card = URBAN_RENEWALS[0];
/** The first event of the planning deck: whatever stands before it can be kept. */
export const FIRST_EVENT: Card = PLANNING_EVENTS[0];

// What options change on the cards.

/** University, Temple, Marina, Port. */ // SPR-16.2
export const TAMED: readonly Card[] = data.tamed.map(cardNamed);

const rawById = new Map(rawCards.flatMap(([, cards]) => cards.map((raw) => [raw.id, raw] as const)));

function rawEffects(card: Card): readonly unknown[] {
  const raw = rawById.get(CARD_IDS[card]);
  return raw && 'effects' in raw ? raw.effects : [];
}

/** Half of what a tamed card moves, rounded down; 1 stays 1. The printed 4 becomes 2. */
export const half = (amount: number): number => Math.max(1, Math.floor(amount / 2));

/** The same effects with half of every amount. */
function halved(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(halved);
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key, key === 'n' && typeof value === 'number' ? half(value) : halved(value)]),
  );
}

const HALVED_EFFECTS = new Map(
  TAMED.map((card) => [card, compileList(library, halved(rawEffects(card)), `${CARD_IDS[card]} halved`, true)]),
);
const AIRPORT = PIVOTAL[TOWN];
const QUIET_AIRPORT = compileList(
  library,
  rawEffects(AIRPORT).filter((effect) => anyFields(effect, 'TE1').op !== 'elect'),
  'TE1 without elections',
  false,
);

/** The effects of a card under the options of a table. */
export function effectsOf(card: Card, options: SprawlOptions): number {
  if (options.tameMetropolis === 'halve') {
    const tamed = HALVED_EFFECTS.get(card);
    if (tamed !== undefined) return tamed;
  }
  if (card === AIRPORT && !options.airportElections) return QUIET_AIRPORT;
  return CARDS[card].effects;
}

// Tables of the board.

/** payoutTable[n][place], n from 1. */ // SPR-9.3
export const PAYOUTS: readonly (readonly number[])[] = [[0, 0, 0, 0], ...data.payoutTable.map(({ pay }) => pay)];

export interface StartingBuilding {
  readonly id: string;
  readonly zone: number;
  readonly lot: number;
}

export const STARTING: readonly StartingBuilding[] = data.startingBuildings.map(({ id, zone, lot: [row, column] }) => ({
  id,
  zone: ZONES.indexOf(zone),
  lot: 12 * row + column,
}));

/** Tiles in the box, by kind. */
export const TILE_COUNTS: readonly number[] = (() => {
  const counts = Array<number>(TILES).fill(0);
  for (const { zone, lots, count } of data.buildingTiles) counts[tileOf(ZONES.indexOf(zone), lots)] = count;
  return counts;
})();

export const VOCATION_COUNTS: readonly number[] = VOCATIONS.map(
  (id) => data.vocations.find((known) => known.id === id)?.count ?? 0,
);

export const PRINTED_ZONES = data.zones;
export const PRINTED_VOCATIONS = data.vocations;
export const PRINTED_OFFICES = data.politicians.map((office) => ({ ...office, ability: filled(office.ability, data) }));
export const PRINTED_CONTRACTOR = data.contractor;

export function startWealth(seats: number): number {
  return data.setup.startWealth[seats === 2 ? 2 : seats === 3 ? 3 : 4]; // SPR-2.9
}

export interface Packets {
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
}

export function packetsOf(length: SprawlOptions['length']): Packets {
  return data.setup.deckLayouts[length];
}

/** Of the 50 shuffled planning cards the last 28 hold all the events. */ // SPR-2.3
export const PLANNING_BOTTOM_PERMITS = 14;
export const PLANNING_BOTTOM = PLANNING_BOTTOM_PERMITS + PLANNING_EVENTS.length;
