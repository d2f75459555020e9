/** The last table that was planned for each game, kept in this browser alone. */
import type { GameMeta } from '@cantiere/engine';
import { planFor, readPlan, type TablePlan } from './plan.ts';

const key = (game: string): string => `cantiere.newTable.${game}`;

export function lastPlan(meta: GameMeta): TablePlan {
  try {
    return readPlan(JSON.parse(localStorage.getItem(key(meta.id)) ?? 'null'), meta) ?? planFor('evening', meta);
  } catch {
    return planFor('evening', meta);
  }
}

export function rememberPlan(game: string, plan: TablePlan): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(plan));
  } catch {
    // Storage is closed: the next table starts from the preset.
  }
}
