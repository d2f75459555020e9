/** The printed matter: all 165 cards and the tables of the board, read from the data file and checked once. */
import former from '../data/former.json' with { type: 'json' };
import printed from '../data/sprawl.json' with { type: 'json' };
import { compileList, compileRestriction, type Library } from './effects/compile.ts';
import type { Effect, Restriction } from './effects/language.ts';
import { anyFields, flag, list, text, whole, wholeOr, word } from './effects/read.ts';
import type { SprawlOptions } from './options.ts';
import type { Card, Deck } from './state.ts';
import { CITY, DECKS, METROPOLIS, OFFICES, PLANNING, TOWN, VOCATIONS, ZONES, tileOf, TILES } from './words.ts';

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

/** Fields of cards as they were in 0.1, by card: our own values, set anew since (SPR-16.5). Tables of then still play by them. */
const formerly = new Map(Object.entries(anyFields(former, 'former')).map(([id, fields]) => [id, anyFields(fields, id)]));

const library: Library = { lists: [] };
/** Every list of effects by its number: the cards' own ones and those inside them. */
export const LISTS: readonly (readonly Effect[])[] = library.lists;

const NO_TEXT: Bilingual = { en: '', it: '' };
const data = anyFields(printed, 'data');

function bilingual(raw: unknown, path: string): Bilingual {
  const { en, it } = anyFields(raw, path);
  return { en: text(en, `${path}.en`), it: text(it, `${path}.it`) };
}

function readCard(raw: unknown, deck: Deck, path: string): PrintedCard {
  const card = anyFields(raw, path);
  const id = text(card.id, `${path}.id`);
  const kind = word(card.kind, `${id}.kind`, ['permit', 'urbanRenewal', 'event', 'contract'] as const);
  const contract = kind === 'contract';
  const restrictions = contract
    ? list(card.restrictions, `${id}.restrictions`).map((item, i) => compileRestriction(item, `${id}.restrictions[${i}]`))
    : [];
  return {
    id,
    kind,
    deck,
    name: bilingual(card.name, `${id}.name`),
    text: card.text === undefined ? NO_TEXT : bilingual(card.text, `${id}.text`),
    restrictionText: contract ? bilingual(card.restrictionText, `${id}.restrictionText`) : NO_TEXT,
    zones:
      kind === 'permit'
        ? list(card.zones, `${id}.zones`).reduce<number>(
            (bits, zone) => bits | (1 << ZONES.indexOf(word(zone, `${id}.zones`, ZONES))),
            0,
          )
        : 0,
    pages: kind === 'permit' ? whole(card.permits, `${id}.permits`, 1, 4) : 0,
    wealth: kind === 'permit' ? whole(card.wealth, `${id}.wealth`, 1, 12) : 0,
    ballot: kind === 'permit' || kind === 'urbanRenewal' ? flag(card.ballot, `${id}.ballot`) : false,
    zone: contract ? ZONES.indexOf(word(card.zone, `${id}.zone`, ZONES)) : -1,
    lots: contract ? whole(card.lots, `${id}.lots`, 1, 4) : 0,
    payout: contract ? wholeOr(card.payout, `${id}.payout`, 1, 6, 0) : 0,
    vocations: contract
      ? list(card.vocations, `${id}.vocations`).map((item, i) => readVocation(item, `${id}.vocations[${i}]`))
      : [],
    restrictions,
    ignoresZoning: restrictions.some(({ rule }) => rule === 'ignoreZoning'),
    // The number of a list stands in the state of a game that is going on: those of 0.1 keep theirs.
    effects: contract || kind === 'event' ? compileList(library, formerly.get(id)?.effects ?? card.effects, id, contract) : -1,
    pivotal: card.pivotal === true,
  };
}

function readVocation(raw: unknown, path: string): { vocation: number; value: number } {
  const { name, value } = anyFields(raw, path);
  return { vocation: VOCATIONS.indexOf(word(name, `${path}.name`, VOCATIONS)), value: whole(value, `${path}.value`, 1, 12) };
}

const decks = anyFields(data.decks, 'decks');
const planning = anyFields(decks.planning, 'decks.planning');

const rawCards: readonly (readonly [Deck, readonly unknown[]])[] = [
  [PLANNING, ['permits', 'urbanRenewal', 'events'].flatMap((part) => list(planning[part], `decks.planning.${part}`))],
  [TOWN, list(decks.town, 'decks.town')],
  [CITY, list(decks.city, 'decks.city')],
  [METROPOLIS, list(decks.metropolis, 'decks.metropolis')],
];

const readCards: readonly PrintedCard[] = rawCards.flatMap(([deck, cards]) =>
  cards.map((raw, i) => readCard(raw, deck, `${DECKS[deck]}[${i}]`)),
);

const byId = new Map(readCards.map(({ id }, card) => [id, card]));

/** The card with this id, -1 when there is none. */
export function cardNamed(id: string): Card {
  return byId.get(id) ?? -1;
}

export const CARD_IDS: readonly string[] = readCards.map(({ id }) => id);
const indexes = readCards.map((_, card) => card);
export const PERMITS: readonly Card[] = indexes.filter((card) => readCards[card].kind === 'permit');
export const URBAN_RENEWALS: readonly Card[] = indexes.filter((card) => readCards[card].kind === 'urbanRenewal');
export const PLANNING_EVENTS: readonly Card[] = indexes.filter(
  (card) => readCards[card].kind === 'event' && readCards[card].deck === PLANNING,
);
/** All cards of each deck. */
export const CARDS_OF_DECK: readonly (readonly Card[])[] = DECKS.map((_, deck) =>
  indexes.filter((card) => readCards[card].deck === deck),
);
/** The pivotal event of each deck, -1 for planning. */
export const PIVOTAL: readonly Card[] = CARDS_OF_DECK.map((cards) => cards.find((card) => readCards[card].pivotal) ?? -1);
/** The first Urban Renewal card: whatever stands before it is a permit. */
export const FIRST_RENEWAL: Card = URBAN_RENEWALS[0];

// What options change on the cards.

const options = list(data.options, 'options').map((raw, i) => anyFields(raw, `options[${i}]`));
const tame = options.find(({ id }) => id === 'tameMetropolis');
/** University, Temple, Marina, Port. */ // SPR-16.2
export const TAMED: readonly Card[] = list(tame?.cards, 'options.tameMetropolis.cards').map((id) => cardNamed(text(id, 'cards')));

const rawById = new Map(
  rawCards.flatMap(([, cards]) => cards.map((raw) => [text(anyFields(raw, 'card').id, 'id'), raw] as const)),
);

function rawEffects(card: Card): unknown {
  return anyFields(rawById.get(CARD_IDS[card]), CARD_IDS[card]).effects;
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
  list(rawEffects(AIRPORT), 'TE1').filter((effect) => anyFields(effect, 'TE1').op !== 'elect'),
  'TE1 without elections',
  false,
);

/** All cards, by their number, as a new table has them. */
export const CARDS: readonly PrintedCard[] = readCards.map((card, at) =>
  formerly.get(card.id)?.effects === undefined
    ? card
    : { ...card, effects: compileList(library, rawEffects(at), `${card.id} anew`, card.kind === 'contract') },
);

/** The same as they were in 0.1. */
const FORMER_CARDS: readonly PrintedCard[] = readCards.map((card) => {
  const { vocations, payout, text: words } = formerly.get(card.id) ?? {};
  return {
    ...card,
    ...(vocations !== undefined && {
      vocations: list(vocations, `former.${card.id}`).map((item) => readVocation(item, `former.${card.id}`)),
    }),
    ...(payout !== undefined && { payout: whole(payout, `former.${card.id}`, 1, 6) }),
    ...(words !== undefined && { text: bilingual(words, `former.${card.id}`) }),
  };
});

/** A card as this table has it. */ // SPR-16.5
export function printedFor(card: Card, { cardValues }: { readonly cardValues?: unknown }): PrintedCard {
  return (cardValues === 2 ? CARDS : FORMER_CARDS)[card];
}

/** The effects of a card under the options of a table. */
export function effectsOf(card: Card, options: SprawlOptions): number {
  if (options.tameMetropolis === 'halve') {
    const tamed = HALVED_EFFECTS.get(card);
    if (tamed !== undefined) return tamed;
  }
  if (card === AIRPORT && !options.airportElections) return QUIET_AIRPORT;
  return printedFor(card, options).effects;
}

// Tables of the board.

const board = anyFields(data.board, 'board');

/** payoutTable[n][place], n from 1. */ // SPR-9.3
export const PAYOUTS: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  ...list(anyFields(data.payoutTable, 'payoutTable').rows, 'payoutTable.rows').map((raw, i) => {
    const { n, pay } = anyFields(raw, `payoutTable[${i}]`);
    whole(n, 'payoutTable.n', i + 1, i + 1);
    return list(pay, 'pay').map((amount) => whole(amount, 'pay', 0, 12));
  }),
];

export interface StartingBuilding {
  readonly id: string;
  readonly zone: number;
  readonly lot: number;
}

export const STARTING: readonly StartingBuilding[] = list(board.startingBuildings, 'startingBuildings').map((raw, i) => {
  const { id, zone, lot } = anyFields(raw, `startingBuildings[${i}]`);
  const [r, c] = list(lot, 'lot').map((value) => whole(value, 'lot', 0, 11));
  return { id: text(id, 'id'), zone: ZONES.indexOf(word(zone, 'zone', ZONES)), lot: 12 * r + c };
});

/** Tiles in the box, by kind. */
export const TILE_COUNTS: readonly number[] = (() => {
  const counts = Array<number>(TILES).fill(0);
  for (const raw of list(anyFields(data.buildingTiles, 'buildingTiles').tiles, 'tiles')) {
    const { zone, lots, count } = anyFields(raw, 'tile');
    counts[tileOf(ZONES.indexOf(word(zone, 'zone', ZONES)), whole(lots, 'lots', 1, 4))] = whole(count, 'count', 1, 99);
  }
  return counts;
})();

export interface NamedThing {
  readonly id: string;
  readonly name: Bilingual;
}

function named(raw: unknown, path: string): NamedThing {
  const { id, name } = anyFields(raw, path);
  return { id: text(id, `${path}.id`), name: bilingual(name, `${path}.name`) };
}

export const VOCATION_COUNTS: readonly number[] = VOCATIONS.map((id) => {
  const found = list(data.vocations, 'vocations').find((raw) => anyFields(raw, 'vocation').id === id);
  return whole(anyFields(found, id).count, id, 1, 9);
});

export const PRINTED_ZONES = list(data.zones, 'zones').map((raw) => named(raw, 'zone'));
export const PRINTED_VOCATIONS = list(data.vocations, 'vocations').map((raw) => named(raw, 'vocation'));
export const PRINTED_OFFICES = list(data.politicians, 'politicians').map((raw) => {
  const { ability, bonus } = anyFields(raw, 'politician');
  return { ...named(raw, 'politician'), ability: bilingual(ability, 'ability'), bonus: bilingual(bonus, 'bonus') };
});
OFFICES.forEach((id, i) => word(PRINTED_OFFICES[i].id, 'politicians', [id]));
export const PRINTED_CONTRACTOR = (() => {
  const { name, ability } = anyFields(data.contractor, 'contractor');
  return { name: bilingual(name, 'contractor.name'), ability: bilingual(ability, 'contractor.ability') };
})();

const setup = anyFields(data.setup, 'setup');

export function startWealth(seats: number): number {
  return whole(anyFields(setup.startWealth, 'startWealth')[String(seats)], 'startWealth', 1, 99); // SPR-2.9
}

export interface Packets {
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
}

export function packetsOf(length: string): Packets {
  const { top, middle, bottom } = anyFields(anyFields(setup.deckLayouts, 'deckLayouts')[length], length);
  return { top: whole(top, 'top', 1, 36), middle: whole(middle, 'middle', 1, 36), bottom: whole(bottom, 'bottom', 1, 36) };
}

/** Of the 50 shuffled planning cards the last 28 hold all the events. */ // SPR-2.3
export const PLANNING_BOTTOM_PERMITS = 14;
export const PLANNING_BOTTOM = PLANNING_BOTTOM_PERMITS + PLANNING_EVENTS.length;
