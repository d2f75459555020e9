/** Numbers that rules pages tell of the components, worked out from the data. */
import type { Language } from '@cantiere/engine';
import { data } from '../data/index.ts';
import { TILE_COUNTS, TILE_KINDS } from '../rules/board.ts';

const { cards, cardTypes, areas, roofs, scoring, startingBuildings } = data;

/** "1–7": the least and the most of some numbers, or the one that they all are. */
function span(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
}

const byId = <T>(ids: readonly string[], value: (id: string, at: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(ids.map((id, at) => [id, value(id, at)]));

/** "Palatine 2, Esquiline 1": the areas with fountains on the board. */
const fountains = (language: Language): string =>
  areas
    .filter(({ printedFountains }) => printedFountains.length > 0)
    .map(({ name, printedFountains }) => `${name[language]} ${printedFountains.length}`)
    .join(', ');

const startingWith = (shape: 'round' | 'triangular'): readonly number[] =>
  startingBuildings.filter(({ roof }) => roof === shape).map(({ floors }) => floors);
const left = (shape: 'round' | 'triangular'): number => roofs[shape] - startingWith(shape).length;

/** Fountains of the examples. */
const [TWO, THREE] = [2, 3];

export const printed = {
  ...data,
  values: byId(
    cardTypes.map(({ id }) => id),
    (id) => span(cards.filter(({ type }) => type === id).map(({ value }) => value)),
  ),
  counts: byId(
    cardTypes.map(({ id }) => id),
    (id) => cards.filter(({ type }) => type === id).length,
  ),
  squares: span(areas.map(({ squares }) => squares)),
  fountains: { it: fountains('it'), en: fountains('en') },
  tileCounts: byId(TILE_KINDS, (_, kind) => TILE_COUNTS[kind]),
  dealt: Object.fromEntries(cardTypes.map(({ id, dealtPerPlayer }) => [id, dealtPerPlayer])),
  startingFloors: { round: startingWith('round').join(', '), triangular: startingWith('triangular').join(', ') },
  roofsLeft: { round: left('round'), triangular: left('triangular'), all: left('round') + left('triangular') },
  example: {
    first: scoring.firstBase + TWO,
    templeFirst: (scoring.firstBase + THREE) * scoring.templeMultiplier,
    templeSecond: THREE * scoring.templeMultiplier,
  },
};
