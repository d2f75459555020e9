/** What other components of Capitol are held against: their shape, and what the box says beside it. */
import type { Wrong } from '../../checkData.ts';
import type { Data } from './schema.ts';

export { dataSchema } from './schema.ts';

/** Cards of each type, and fountains printed on the board (CAP-1.1, CAP-1.13). */
const CARDS = { roof: 14, floor: 24, permit: 24 };
const FOUNTAINS = 4;

export function sums({ cards, areas, rounds }: Data): readonly Wrong[] {
  const wrong: Wrong[] = [];
  for (const { id, type, colour } of cards)
    if ((type === 'permit') !== (colour !== null))
      wrong.push({
        component: id,
        field: 'colour',
        found: colour,
        expected: { en: 'a colour on permits, and on no other card', it: 'un colore sui permessi, e su nessun’altra carta' },
      });
  for (const [type, count] of Object.entries(CARDS)) {
    const found = cards.filter((card) => card.type === type).length;
    if (found !== count)
      wrong.push({
        component: 'cards',
        field: 'type',
        found,
        expected: { en: `${count} ${type} cards`, it: `${count} carte ${type}` },
      });
  }
  for (const { id, squares, printedFountains } of areas)
    if (new Set(printedFountains).size !== printedFountains.length || printedFountains.some((square) => square > squares))
      wrong.push({
        component: id,
        field: 'printedFountains',
        found: printedFountains,
        expected: { en: `different squares from 1 to ${squares}`, it: `quadratini diversi da 1 a ${squares}` },
      });
  const fountains = areas.reduce((sum, { printedFountains }) => sum + printedFountains.length, 0);
  if (fountains !== FOUNTAINS)
    wrong.push({
      component: 'areas',
      field: 'printedFountains',
      found: fountains,
      expected: { en: `${FOUNTAINS} printed fountains in all`, it: `${FOUNTAINS} fontane stampate in tutto` },
    });
  rounds.forEach((auctions, round) => {
    if (auctions.at(-1) === 'fountain' || auctions.slice(0, -1).some((tile) => tile !== 'fountain'))
      wrong.push({
        component: 'rounds',
        field: `[${round}]`,
        found: auctions,
        expected: {
          en: 'fountains first, then an amphitheatre or a temple',
          it: 'prima le fontane, poi un anfiteatro o un tempio',
        },
      });
  });
  return wrong;
}
