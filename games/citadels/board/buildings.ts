/** A city's buildings as they are drawn and touched: each is the piece that the Warlord destroys, with its price. */
import type { Seat } from '@cantiere/engine';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { districtOf } from '../rules/catalog.ts';
import { destructionPrice } from '../rules/characters.ts';
import { inCity } from '../rules/touch.ts';
import type { SkylineBuilding } from './art/index.ts';
import { buildingsOf } from './changes.ts';
import { useTable } from './table.ts';

export function useBuildings(seat: Seat): SkylineBuilding[] {
  const { view, changes, piece, words } = useTable();
  const { look } = useTouching();
  const seen = new Map<string, number>();
  return buildingsOf(view, seat, changes, piece).map((building) => {
    const { id, name = id, state } = building;
    if (state === 'ruin') return building;
    const copy = seen.get(id) ?? 0;
    seen.set(id, copy + 1);
    const at = inCity(seat, id);
    const price = destructionPrice(districtOf(id));
    const label = look(at, copy) === 'blocked' ? words.cannotDestroy(name) : words.destroyFor(name, price);
    return { ...building, piece: { at, copy, price, label } };
  });
}

/** What a screen reader says of the whole city. */
export function useCityLabel(seat: Seat, buildings: readonly SkylineBuilding[]): string {
  const { words, me, nameOf } = useTable();
  const title = seat === me ? words.myCity : words.cityNamed(nameOf(seat));
  return `${title}: ${buildings.length === 0 ? words.noBuildings : buildings.map(({ name = '' }) => name).join(', ')}`;
}
