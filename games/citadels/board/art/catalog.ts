// Which districts and characters have a drawing, and the colour each district is painted in.
import type { DistrictColour } from './palette.ts';

export const DISTRICT_COLOUR = {
  manor: 'yellow',
  castle: 'yellow',
  palace: 'yellow',
  temple: 'blue',
  church: 'blue',
  monastery: 'blue',
  cathedral: 'blue',
  tavern: 'green',
  market: 'green',
  trading_post: 'green',
  docks: 'green',
  harbor: 'green',
  town_hall: 'green',
  watchtower: 'red',
  prison: 'red',
  barracks: 'red',
  fortress: 'red',
  haunted_city: 'purple',
  keep: 'purple',
  laboratory: 'purple',
  smithy: 'purple',
  observatory: 'purple',
  graveyard: 'purple',
  library: 'purple',
  school_of_magic: 'purple',
  university: 'purple',
  dragon_gate: 'purple',
} as const satisfies Record<string, DistrictColour>;

export type DistrictId = keyof typeof DISTRICT_COLOUR;

export const CHARACTERS = ['assassin', 'thief', 'magician', 'king', 'bishop', 'merchant', 'architect', 'warlord'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
