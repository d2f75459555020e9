/** The house as everybody may know it: told with who I am. Until it has said anything it is as a house usually is. */
import { shelf, type Shelved } from '@cantiere/games';
import type { HouseInfo } from '@cantiere/server/protocol';
import { makeStore, useStore } from '../kit/store.ts';

/** `undefined`: not heard of yet. */
const store = makeStore<HouseInfo | undefined>(undefined);

export const tellHouse = (house: HouseInfo): void => store.set(house);
export const houseNow = (): HouseInfo | undefined => store.get();
export const useHouse = (): HouseInfo | undefined => useStore(store);

/** What it is called where nobody gave it a name. */
const PRODUCT = 'Cantiere';
export const houseName = (house: HouseInfo | undefined): string => house?.name ?? PRODUCT;

/** The box, if it stands on this house's shelf; what is played already is found by `findGame`. */
export function useShelved(game: string): Shelved | undefined {
  return useShelf().find(({ meta }) => meta.id === game);
}

/** The boxes that stand on this house's shelf. */
export function useShelf(): readonly Shelved[] {
  const games = useHouse()?.games;
  return games === undefined ? shelf : shelf.filter(({ meta }) => games.includes(meta.id));
}
