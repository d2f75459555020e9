/** What other components of Urban Sprawl are held against: their shape, and what the box says beside it. */
import type { Wrong } from '../../checkData.ts';
import { compileList, compileRestriction } from '../rules/effects/compile.ts';
import { emptyPlaces } from '../../filled.ts';
import { BadData } from '../rules/effects/read.ts';
import type { Data } from './schema.ts';

export { dataSchema } from './schema.ts';

const BUILDING_TILES = 128;
const VOCATION_TILES = 24;
/** Cards of a contract deck beside its pivotal event. */
const DECK = 36;

export function sums(data: Data): readonly Wrong[] {
  const wrong: Wrong[] = [];
  const total = (component: string, found: number, wanted: number, en: string, it: string): void => {
    if (found !== wanted)
      wrong.push({
        component,
        field: 'count',
        found,
        expected: { en: `${wanted} ${en} in all`, it: `${wanted} ${it} in tutto` },
      });
  };
  const tiles = data.buildingTiles.reduce((sum, { count }) => sum + count, 0);
  total('buildingTiles', tiles, BUILDING_TILES, 'building tiles', 'tessere edificio');
  const vocations = data.vocations.reduce((sum, { count }) => sum + count, 0);
  total('vocations', vocations, VOCATION_TILES, 'vocation tiles', 'tessere professionista');
  for (const [length, { top, middle, bottom }] of Object.entries(data.setup.deckLayouts))
    total(`setup.deckLayouts.${length}`, top + middle + bottom, DECK, 'cards of a deck', 'carte di un mazzo');
  wrong.push(...startFaults(data));
  data.payoutTable.forEach(({ n }, at) => total(`payoutTable[${at}]`, n, at + 1, 'as its row', 'come la sua riga'));
  const { town, city, metropolis, planning } = data.decks;
  for (const [cards, built] of [
    [planning.events, false],
    [town, true],
    [city, true],
    [metropolis, true],
  ] as const)
    for (const card of cards) wrong.push(...inLanguage(card, built && card.kind === 'contract'));
  return wrong;
}

/** Nobody may come to a starting building that they cannot pay, and no two stand on one lot (SPR-2.8, SPR-2.10). */
function startFaults({ startingBuildings, board, setup }: Data): readonly Wrong[] {
  const wrong: Wrong[] = [];
  startingBuildings.forEach(({ id, lot }, at) => {
    if (startingBuildings.findIndex((other) => other.lot.join() === lot.join()) !== at)
      wrong.push({ component: id, field: 'lot', found: lot, expected: { en: 'a lot of its own', it: 'un lotto tutto suo' } });
  });
  // A band is two blocks high, a column one block wide, a block two lots by two.
  const prices = startingBuildings.map(
    ({ lot: [row, column] }) => board.prestigeBands[row >> 2] + board.wealthColumns[column >> 1],
  );
  prices.sort((a, b) => b - a);
  for (const [players, wealth] of Object.entries(setup.startWealth)) {
    const dearest = prices.slice(0, prices.length / Number(players));
    const least = dearest.reduce((sum, price) => sum + price, 0);
    if (wealth < least)
      wrong.push({
        component: 'setup',
        field: `startWealth.${players}`,
        found: wealth,
        expected: {
          en: `at least ${least}, the price of the ${dearest.length} dearest starting buildings`,
          it: `almeno ${least}, il prezzo dei ${dearest.length} edifici iniziali più cari`,
        },
      });
  }
  return wrong;
}

/** Whether effects and restrictions of a card can be read. */
function inLanguage(card: Data['decks']['town'][number], built: boolean): readonly Wrong[] {
  const sentences = card.kind === 'contract' ? [card.text, card.restrictionText] : [card.text];
  const [lost] = sentences.flatMap((sentence) => emptyPlaces(sentence, card));
  if (lost !== undefined)
    return [
      {
        component: card.id,
        field: 'text',
        found: `{${lost}}`,
        expected: { en: 'the place of a number', it: 'il posto di un numero' },
      },
    ];
  try {
    compileList({ lists: [] }, card.effects, 'effects', built);
    if (card.kind === 'contract') card.restrictions.forEach((item, i) => compileRestriction(item, `restrictions[${i}]`));
    return [];
  } catch (error) {
    if (!(error instanceof BadData)) throw error;
    return [{ component: card.id, field: error.path, found: error.found, expected: error.wanted }];
  }
}
