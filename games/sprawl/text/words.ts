/** Names and small pieces of sentences that both languages are built from. */
import type { Language, Part } from '@cantiere/engine';
import * as grammarEn from '@cantiere/engine/grammar/en';
import * as grammarIt from '@cantiere/engine/grammar/it';
import {
  CARDS,
  PRINTED_CONTRACTOR,
  PRINTED_OFFICES,
  PRINTED_VOCATIONS,
  PRINTED_ZONES,
  TAMED,
  cardNamed,
  half,
  STARTING,
  type Bilingual,
  type PrintedCard,
} from '../rules/cards.ts';
import { BLOCK_SIDE, LOTS_OF, SIDE, blockOfLot } from '../rules/geometry.ts';
import { NONE, type Marker, type State } from '../rules/state.ts';
import {
  CONTRACT_AP,
  CONTRACT_SPACES,
  DECKS,
  FIRST_PRESTIGE_MARKER,
  GREY_SPACES,
  MARKERS,
  MARKER_NUMBER,
  PLANNING_AP,
  PLANNING_SPACES,
  ZONES,
} from '../rules/words.ts';

type Names = Readonly<Record<string, Bilingual>>;

const DECK_NAMES: Readonly<Record<(typeof DECKS)[number], Bilingual>> = {
  planning: { en: 'planning deck', it: 'mazzo Progettazione' },
  town: { en: 'Town deck', it: 'mazzo Town' },
  city: { en: 'City deck', it: 'mazzo City' },
  metropolis: { en: 'Metropolis deck', it: 'mazzo Metropolis' },
};

const OTHER_NAMES: Names = {
  contractor: PRINTED_CONTRACTOR.name,
  extraFavor: { en: 'Extra Favor', it: 'Favore Extra' },
  discard: { en: 'planning discards', it: 'scarti Progettazione' },
  favor: { en: 'Favor', it: 'Favore' },
  pawn: { en: 'election pawn', it: 'pedina elettorale' },
  wealth: { en: 'wealth', it: 'rendita' },
  prestige: { en: 'prestige', it: 'prestigio' },
  townDeck: { en: 'top of the Town deck', it: 'cima del mazzo Town' },
  cityDeck: { en: 'top of the City deck', it: 'cima del mazzo City' },
  metropolisDeck: { en: 'top of the Metropolis deck', it: 'cima del mazzo Metropolis' },
  planningDeck: { en: 'top of the planning deck', it: 'cima del mazzo Progettazione' },
};

/** Lots are called like the squares of a chessboard: column A to L from the left, row 1 to 12 from the top. */
export function lotName(lot: number): string {
  return `${String.fromCharCode(65 + (lot % SIDE))}${Math.floor(lot / SIDE) + 1}`;
}

function lotNames(lots: readonly number[]): string {
  return lots.map(lotName).join('-');
}

/** Where a building stands: its lots, or the whole block. */
export function siteName(lots: readonly number[]): string {
  return lots.length === 4 ? blockName(blockOfLot(lots[0])) : lotNames(lots);
}

/** A block by its first and last lot: "C3-D4". */
export function blockName(block: number): string {
  const corner = Math.floor(block / BLOCK_SIDE) * 2 * SIDE + (block % BLOCK_SIDE) * 2;
  return `${lotName(corner)}-${lotName(corner + SIDE + 1)}`;
}

export function cardOf(id: string): PrintedCard | undefined {
  const card = cardNamed(id);
  return card < 0 ? undefined : CARDS[card];
}

/** The printed name of anything that stands in an event, a move or a piece. */
export function nameOf(id: string, language: Language): string {
  const card = cardOf(id);
  if (card) return card.name[language];
  const thing = [...PRINTED_ZONES, ...PRINTED_VOCATIONS, ...PRINTED_OFFICES].find((known) => known.id === id);
  if (thing) return thing.name[language];
  const start = STARTING.find((known) => known.id === id);
  if (start) return atPlace(ZONES[start.zone], start.lot, language);
  const deck = DECKS.find((known) => known === id);
  if (deck) return DECK_NAMES[deck][language];
  if (Object.hasOwn(OTHER_NAMES, id)) return OTHER_NAMES[id][language];
  const marker = MARKERS.findIndex((known) => known === id);
  if (marker >= 0) return markerName(marker, language);
  const ap = apOf(id);
  if (ap > 0) return language === 'it' ? `casella da ${ap} AP` : `${ap} AP box`;
  const grey = GREY_SPACES.findIndex((known) => known === id);
  if (grey >= 0) return greyName(grey, language);
  if (PLACED.test(id)) return language === 'it' ? 'edificio piazzato' : 'placed building';
  return id;
}

function markerName(marker: Marker, language: Language): string {
  const number = MARKER_NUMBER[marker];
  const wealth = marker < FIRST_PRESTIGE_MARKER;
  if (language === 'it') return `indicatore di ${wealth ? 'rendita' : 'prestigio'} ${number}`;
  return `${wealth ? 'wealth' : 'prestige'} marker ${number}`;
}

/** A permit without its first words: "CIV/RES x1". */
export function permitZones(id: string): string | undefined {
  const card = cardOf(id);
  if (card?.kind !== 'permit') return undefined;
  return `${ZONES.filter((_, zone) => card.zones & (1 << zone)).join('/')} x${card.pages}`;
}

export const partText = (part: Part): string => (typeof part === 'string' ? part : 'text' in part ? part.text : '');

/** A piece with its printed name, for a sentence. */
export function piece(id: string, language: Language): Part {
  return { piece: id, text: nameOf(id, language) };
}

/** Starting buildings and those that cards place have no name: they are called by what they are and where they stand. */
const PLACED = /^[SX]\d+$/;

/** What a building of a zone is called: "Civico in G7", "Park on C4". */
const BUILDING_OF: Readonly<Record<string, Bilingual>> = {
  CIV: { en: 'Civic building', it: 'Civico' },
  COM: { en: 'Commercial building', it: 'Commerciale' },
  IND: { en: 'Industrial building', it: 'Industriale' },
  RES: { en: 'Residential building', it: 'Residenziale' },
  PARK: { en: 'park', it: 'parco' },
};

/** "Civico", "Industrial building": what a building of that zone is called. */
export function buildingOf(zone: string, language: Language): string {
  return BUILDING_OF[zone]?.[language] ?? zone;
}

function atPlace(zone: string, lot: number, language: Language): string {
  return `${grammarIt.capital(buildingOf(zone, language))} ${language === 'it' ? 'in' : 'on'} ${lotName(lot)}`;
}

export function buildingName(id: string, zone: string, lot: number, language: Language): string {
  return PLACED.test(id) ? atPlace(zone, lot, language) : nameOf(id, language);
}

/** A building: contracts by their name, the others by their place. */
export function buildingPart(id: string, zone: string, lot: number, language: Language): Part {
  return { piece: id, text: buildingName(id, zone, lot, language) };
}

/** A building that stands in this view. */
export function standing(view: State, id: string, language: Language): Part {
  const building = view.buildings.find((known) => known.id === id);
  return building ? buildingPart(id, ZONES[building.zone], LOTS_OF[building.placement][0], language) : piece(id, language);
}

/** Three grey spaces above four columns of lots each, six beside two rows of lots each: "spazio grigio sopra A-D". */
function greyName(at: number, language: Language): string {
  const it = language === 'it';
  if (at < 3) {
    const from = String.fromCharCode(65 + at * 4);
    const to = String.fromCharCode(68 + at * 4);
    return it ? `spazio grigio sopra ${from}-${to}` : `grey space above ${from}-${to}`;
  }
  const rows = `${(at - 3) * 2 + 1}-${(at - 3) * 2 + 2}`;
  return it ? `spazio grigio accanto alle righe ${rows}` : `grey space beside rows ${rows}`;
}

/** Action points of a space, 0 for anything else. */
export function apOf(space: string): number {
  const planning = PLANNING_SPACES.findIndex((known) => known === space);
  if (planning >= 0) return PLANNING_AP[planning];
  const contract = CONTRACT_SPACES.findIndex((known) => known === space);
  return contract < 0 ? 0 : CONTRACT_AP[contract];
}

/** What a card does, in its own words, under the options of the table. */ // SPR-16.2
export function cardText(id: string, options: State['options'], language: Language): string {
  const at = cardNamed(id);
  if (at < 0) return '';
  const card = CARDS[at];
  const text = [card.restrictionText[language], card.text[language]].filter((part) => part !== '').join(' ');
  return options.tameMetropolis === 'halve' && TAMED.includes(at) ? halvedText(text) : text;
}

/** The words of a tamed card: half of every amount of wealth and prestige. */
export const halvedText = (text: string): string =>
  text.replaceAll(/\d+(?= (?:di )?(?:wealth|prestige|rendita|prestigio))/gu, (amount) => `${half(Number(amount))}`);

/** Vocations printed on a contract: "FINANCE-6". */
function vocationText(card: PrintedCard, language: Language): string {
  return card.vocations.map(({ vocation, value }) => `${PRINTED_VOCATIONS[vocation].name[language]}-${value}`).join(', ');
}

/** A contract in short: "CIV, 2 lots, Education-2". */
export function contractFacts(id: string, language: Language): string {
  const at = cardNamed(id);
  if (at < 0) return '';
  const card = CARDS[at];
  const lots = language === 'it' ? grammarIt.count(card.lots, 'lotto', 'lotti') : grammarEn.count(card.lots, 'lot');
  const vocations = vocationText(card, language);
  return [`${ZONES[card.zone]}`, lots, ...(vocations === '' ? [] : [vocations])].join(', ');
}

/** The card on a contract or planning space of this view; '' when there is none. */
export function cardOn(view: State, space: string): string {
  const contract = CONTRACT_SPACES.findIndex((known) => known === space);
  const planning = PLANNING_SPACES.findIndex((known) => known === space);
  const card =
    contract >= 0
      ? contract < 5
        ? view.contracts[contract]
        : view.tops[contract - 4]
      : planning >= 0
        ? planning < 4
          ? view.planning[planning]
          : view.tops[0]
        : NONE;
  return card === NONE ? '' : CARDS[card].id;
}
