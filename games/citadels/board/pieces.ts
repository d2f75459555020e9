/** From the small numbers of the state to the ids that the drawings and the texts go by. */
import { DISTRICT_COLOUR, type CharacterId, type DistrictColour, type DistrictId } from './art/index.ts';
import { CHARACTERS as PORTRAITS } from './art/index.ts';
import { CHARACTERS, COLOURS, DISTRICTS, type Character, type Colour, type District } from '../rules/catalog.ts';

export const isDistrictId = (id: string): id is DistrictId => id in DISTRICT_COLOUR;
export const isCharacterId = (id: string): id is CharacterId => PORTRAITS.some((known) => known === id);
export const isColour = (id: string): id is DistrictColour => FIVE_COLOURS.some((known) => known === id);

export const FIVE_COLOURS: readonly DistrictColour[] = ['yellow', 'blue', 'green', 'red', 'purple'];

function every<Id extends string>(ids: readonly string[], known: (id: string) => id is Id): readonly Id[] {
  return ids.map((id) => {
    if (!known(id)) throw new RangeError(`Nobody has drawn "${id}" yet.`);
    return id;
  });
}

const districtIds = every(DISTRICTS, isDistrictId);
const characterIds = every(CHARACTERS, isCharacterId);
const colourIds = every(COLOURS, isColour);

export const districtId = (district: District): DistrictId => districtIds[district];
export const characterId = (character: Character): CharacterId => characterIds[character];
export const colourId = (colour: Colour): DistrictColour => colourIds[colour];
export const ALL_CHARACTER_IDS: readonly CharacterId[] = characterIds;

/** Keys that stay with a card while equal ones come and go: its id and which of them it is, from 0. */
export function keyed(
  cards: readonly District[],
): { readonly key: string; readonly district: District; readonly id: DistrictId; readonly copy: number }[] {
  const seen = new Map<District, number>();
  return cards.map((district) => {
    const copy = seen.get(district) ?? 0;
    seen.set(district, copy + 1);
    const id = districtId(district);
    return { key: `${id}:${copy}`, district, id, copy };
  });
}
