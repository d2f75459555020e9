/** What other components of Citadels are held against: their shape, and what the box says beside it. */
import type { Wrong } from '../../checkData.ts';
import { emptyPlaces } from '../../filled.ts';
import type { Data } from './schema.ts';

export { dataSchema } from './schema.ts';

const NO_WORDS = { en: '', it: '' };
/** Building cards of each colour (CIT-1.1). */
const CARDS = { green: 20, yellow: 12, red: 11, blue: 11, purple: 11 };

export function sums({ districts, characters, setupByPlayers, constants }: Data): readonly Wrong[] {
  const wrong: Wrong[] = [];
  for (const [colour, count] of Object.entries(CARDS)) {
    const found = districts.filter((card) => card.colour === colour).reduce((sum, card) => sum + card.count, 0);
    if (found !== count)
      wrong.push({
        component: 'districts',
        field: 'count',
        found,
        expected: { en: `${count} ${colour} cards in all`, it: `${count} carte ${colour} in tutto` },
      });
  }
  for (const { id, effect, power, ...own } of [
    ...districts.map((card) => ({ power: undefined, ...card })),
    ...characters.map((card) => ({ effect: undefined, ...card })),
  ])
    for (const place of emptyPlaces(effect ?? power ?? NO_WORDS, { constants, ...own }))
      wrong.push({
        component: id,
        field: 'text',
        found: `{${place}}`,
        expected: { en: 'the place of a number', it: 'il posto di un numero' },
      });
  setupByPlayers.forEach(({ players, draft }, at) => {
    if (players !== at + 2 || draft.some(({ by }) => by >= players))
      wrong.push({
        component: `setupByPlayers[${at}]`,
        field: 'players',
        found: players,
        expected: { en: `a draft of ${at + 2} players`, it: `una scelta di ${at + 2} giocatori` },
      });
  });
  if (constants.keepCards > constants.drawCards)
    wrong.push({
      component: 'constants',
      field: 'keepCards',
      found: constants.keepCards,
      expected: { en: `at most the ${constants.drawCards} drawn`, it: `al massimo le ${constants.drawCards} pescate` },
    });
  return wrong;
}
