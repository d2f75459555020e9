/** What counts in each election: vocation tiles for the Mayor, the dearest building of the zone for the others. */
import { BLOCK_OF } from '../../rules/geometry.ts';
import { MAYOR, OFFICE_ZONE, ZONES } from '../../rules/words.ts';
import type { SprawlView } from '../props.ts';
import type { BoardWords } from '../text.ts';

export interface Strength {
  /** Tiles, or the value of the best building. */
  readonly value: number;
  /** Buildings of the zone, which break a tie. */
  readonly count: number;
  readonly building: string;
}

export function strengths(view: SprawlView, office: number): Strength[] {
  return view.players.map(({ vocations }, seat) => {
    if (office === MAYOR) return { value: vocations.reduce((sum, tiles) => sum + tiles, 0), count: 0, building: '' };
    let best = { value: 0, building: '' };
    let count = 0;
    for (const { id, zone, owner, placement } of view.buildings) {
      if (owner !== seat || zone !== OFFICE_ZONE[office]) continue;
      count++;
      const value = view.values[BLOCK_OF[placement]];
      if (value > best.value) best = { value, building: id };
    }
    return { ...best, count };
  });
}

export function strengthText(view: SprawlView, office: number, leaders: readonly number[], words: BoardWords): string {
  if (leaders.length === 0) return words.nobody;
  const { value } = strengths(view, office)[leaders[0]];
  return office === MAYOR ? words.tiles(value) : `${zoneNameOf(office)} ${value}`;
}

function zoneNameOf(office: number): string {
  const zone: number = OFFICE_ZONE[office];
  return zone < 0 ? '' : ZONES[zone];
}
