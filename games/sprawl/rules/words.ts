/** The short lists of names that everything else counts through: zones, vocations, offices, decks, spaces, markers, tiles. */
import { data } from '../data/index.ts';

export const ZONES = ['CIV', 'COM', 'IND', 'RES', 'PARK'] as const;
export const CIV = 0;
export const COM = 1;
export const IND = 2;
export const RES = 3;
export const PARK = 4;
/** The four zones, without parks, as bits. */ // SPR-1.9
export const ZONED_BITS = 0b01111;
export const ALL_BITS = 0b11111;

export const VOCATIONS = [
  'MEDIA',
  'FINANCE',
  'TRANSPORTATION',
  'EDUCATION',
  'ENERGY',
  'TOURISM',
  'FACTORY',
  'PUBLIC_SERVICE',
] as const;
export const MEDIA = 0;

/** In the order of the election track. */ // SPR-10.1
export const OFFICES = ['mayor', 'da', 'treasurer', 'chief', 'boss'] as const;
export const MAYOR = 0;
export const DA = 1;
export const TREASURER = 2;
export const CHIEF = 3;
export const BOSS = 4;
/** The zone that decides each office; the Mayor's has none. */ // SPR-10.4
export const OFFICE_ZONE: readonly number[] = [-1, CIV, COM, RES, IND];

export const DECKS = ['planning', 'town', 'city', 'metropolis'] as const;
export const PLANNING = 0;
export const TOWN = 1;
export const CITY = 2;
export const METROPOLIS = 3;

// SPR-1.15
export const PLANNING_SPACES = ['planning1', 'planning2', 'planning3', 'planning4', 'planningDeck'] as const;
export const PLANNING_AP: readonly number[] = data.board.planningAp;
export const PLANNING_BOXES = 4;
export const CONTRACT_SPACES = [
  'contract1',
  'contract2',
  'contract3',
  'contract4',
  'contract5',
  'townDeck',
  'cityDeck',
  'metropolisDeck',
] as const;
export const CONTRACT_AP: readonly number[] = data.board.contractAp;
export const CONTRACT_BOXES = 5;
/** The "space" of a contract held as a Favor. */
export const FAVOR = 8;

export const GREY_SPACES = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'] as const;

/** Markers by name: W for wealth, P for prestige. */
export const MARKERS = ['W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'P4', 'P5', 'P6'] as const;
export const MARKER_NUMBER = [7, 8, 9, 10, 11, 12, 4, 5, 6] as const;
export const FIRST_PRESTIGE_MARKER = 6;

/** Kinds of building tile: zone and size; parks come in one size. */
export const TILES = 17;
export function tileOf(zone: number, lots: number): number {
  return zone === PARK ? 16 : zone * 4 + lots - 1;
}
export function tileName(tile: number): string {
  return tile === 16 ? 'PARK 1' : `${ZONES[tile >> 2]} ${(tile & 3) + 1}`;
}

export const TURN_AP = data.constants.turnAp;
export const BOSS_AP = data.constants.bossAp;
export const TREASURER_INCOME = data.constants.treasurerIncome;
