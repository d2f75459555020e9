/** Which buildings of the market are a good beginning: what my crew could finish at once, then with one purchase, then what lacks least. */
import type { Seat } from '@cantiere/engine';
import { ACTION_PRICE, NONE } from '../rules/cards.ts';
import { NOTHING, sumOf, type Vector } from '../rules/resources.ts';
import type { State } from '../rules/state.ts';
import { missingWithAll, waysToBuild, type Way } from './planning.ts';

export interface Beginning {
  readonly card: number;
  /** How it can be opened and finished in this very turn, if it can. */
  readonly way: Way | undefined;
  /** What would be missing with all my crew at work. */
  readonly lacks: Vector;
}

const MOST = 3;

export function beginnings(state: State, seat: Seat): readonly Beginning[] {
  return state.buildingRow
    .flatMap((card) => {
      if (card === NONE) return [];
      const done = waysToBuild(state, seat, card).filter(({ short, leaves }) => short === 0 && leaves === NOTHING);
      const way = done.find(({ help }) => !help) ?? done[0];
      return [{ card, way, lacks: missingWithAll(state, seat, card) }];
    })
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}

/** Finished at once before finished with help before whatever is left over; among equals the cheaper one. */
function distance({ way, lacks }: Beginning): number {
  if (way === undefined) return 2000 + sumOf(lacks);
  return (way.help ? 1000 : 0) + way.actions * ACTION_PRICE + way.coins;
}
