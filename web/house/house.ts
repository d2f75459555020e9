/** The house as everybody may know it: told with who I am. Until it has said anything it is as a house usually is. */
import { findGame, shelf, type Shelved } from '@cantiere/games';
import type { HouseInfo } from '@cantiere/server/protocol';
import { makeStore, useStore } from '../kit/store.ts';
import { href } from '../route/base.ts';
import { wearColours } from './wearColours.ts';

/** `undefined`: not heard of yet. */
const store = makeStore<HouseInfo | undefined>(undefined);

export function tellHouse(house: HouseInfo): void {
  store.set(house);
  wearColours(house.colours);
}
export const houseNow = (): HouseInfo | undefined => store.get();
export const useHouse = (): HouseInfo | undefined => useStore(store);

/** Where the picture of a logo lies. */
export const logoAt = (mark: string): string => href(`/logo/${mark}.png`);

/** What it is called where nobody gave it a name. */
const PRODUCT = 'Cantiere';
export const houseName = (house: HouseInfo | undefined): string => house?.name ?? PRODUCT;

/**
 * The box, unless it was taken off this house's shelf; what is played already is found by `findGame`. Examples stand on no shelf,
 * and are found by their address.
 */
export function useShelved(game: string): Shelved | undefined {
  const standing = useShelf();
  const found = findGame(game);
  return found && (standing.includes(found) || !shelf.includes(found)) ? found : undefined;
}

/** The boxes that stand on this house's shelf. */
export function useShelf(): readonly Shelved[] {
  const games = useHouse()?.games;
  return games === undefined ? shelf : shelf.filter(({ meta }) => games.includes(meta.id));
}
