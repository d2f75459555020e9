/** How the tests play Citadels: quickly towards a complete city, or trying everything once. */
import type { Policy, ListRow } from './player.ts';

/** What to do first, when it can be done. Whatever is not named here is left alone. */
const QUICK = [
  'DRAFT_PICK',
  'draft',
  'KEEP_CARDS',
  'keep',
  'GRAVEYARD_DECLINE',
  'COLLECT_INCOME',
  'ARCHITECT_DRAW',
  'BUILD',
  'build',
  'TAKE_GOLD',
  'DRAW_CARDS',
  'END_TURN',
];

/** The group's own name stands first in its path. */
const placeIn = (order: readonly string[], { kind, name }: ListRow): number =>
  order.indexOf(kind === 'fold' ? (name.split('/')[0] ?? '') : name);

/** Gold while there is something to build, cards otherwise; builds whatever it can pay. */
export const quick: Policy = (rows) => {
  const nothingToBuild = !rows.some(({ name }) => name === 'BUILD' || name === 'build');
  const order = nothingToBuild ? ['DRAW_CARDS', ...QUICK] : QUICK;
  return rows
    .filter((row) => !row.blocked && placeIn(order, row) >= 0)
    .sort((a, b) => placeIn(order, a) - placeIn(order, b) || a.at - b.at)[0];
};

/** Tries each kind of move once before it plays on quickly: powers, swaps, picks of several cards. */
export function curious(): Policy {
  const tried = new Set(['END_TURN']);
  return (rows) => {
    const row = rows.find(({ kind, name, blocked }) => kind === 'move' && !blocked && !tried.has(name)) ?? quick(rows);
    if (row) tried.add(row.name);
    return row;
  };
}
