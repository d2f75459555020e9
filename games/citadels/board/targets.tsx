// The Warlord's targets in a city: every building with its price, lit or greyed as the offers say.
import type { ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { Coin, type BuildingPlace, type SkylineBuilding } from './art/index.ts';
import { destructionPrice } from '../rules/characters.ts';
import { districtOf } from '../rules/catalog.ts';
import { someAllowed, targetKey } from './offers.ts';
import type { Table } from './table.ts';

export interface Targets {
  mark(buildings: readonly SkylineBuilding[]): SkylineBuilding[];
  pick(building: SkylineBuilding): void;
  /** Price, in two words, for a card. */
  label(building: SkylineBuilding): string;
  /** The whole act, for a screen reader. */
  describe(building: SkylineBuilding): string;
  renderOver(building: SkylineBuilding, place: BuildingPlace): ReactNode;
}

/** `asked`: only when I said that I want to destroy (my own city). `always`: as soon as something can be destroyed. */
export function targetsIn(table: Table, seat: Seat, when: 'always' | 'asked'): Targets | undefined {
  const { offers, draft, words, mode } = table;
  if (offers.destroy.size === 0) return undefined;
  if (mode !== 'destroy' && (when === 'asked' || !someAllowed(offers.destroy))) return undefined;
  const offerOn = ({ id }: SkylineBuilding): ReturnType<typeof offers.destroy.get> => offers.destroy.get(targetKey(seat, id));
  const isChosen = ({ id }: SkylineBuilding): boolean => draft?.type === 'DESTROY' && draft.player === seat && draft.card === id;
  const priceOf = ({ id }: SkylineBuilding): number => destructionPrice(districtOf(id));
  return {
    mark: (buildings) =>
      buildings.map((building) => {
        const offer = offerOn(building);
        if (!offer || building.state === 'ruin') return building;
        return { ...building, state: isChosen(building) ? 'selected' : offer.refusal ? 'blocked' : 'lit' };
      }),
    pick: (building) => {
      const offer = offerOn(building);
      if (!offer) return;
      if (offer.refusal) table.explain(offer.refusal);
      else table.propose(isChosen(building) ? undefined : offer.move);
    },
    label: (building) => words.destroyAt(priceOf(building)),
    describe: (building) => {
      const name = building.name ?? building.id;
      return offerOn(building)?.refusal ? words.cannotDestroy(name) : words.destroyFor(name, priceOf(building));
    },
    renderOver: (building, { cx, ground, width }) => {
      if (building.state === 'normal' || building.state === 'ruin') return undefined;
      const size = Math.max(16, Math.min(26, width * 0.34));
      return (
        <g opacity={building.state === 'blocked' ? 0.55 : 1}>
          <Coin value={priceOf(building)} size={size} x={cx - size / 2} y={ground - size * 1.25} />
        </g>
      );
    },
  };
}
