/** What is counted of a game of Urban Sprawl: what was built and in which zone, vocations, favours and elections. */
import type { GameNumbers } from '@cantiere/engine/numbers';
import { CARDS } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import { OFFICES, VOCATIONS, ZONES } from './rules/words.ts';

const contracts = CARDS.filter(({ kind }) => kind === 'contract').map(({ id }) => id);

export const numbers: GameNumbers<Event> = {
  pointsStep: 10,
  topics: [
    {
      id: 'built',
      kind: 'count',
      keys: contracts,
      order: 'often',
      words: {
        it: { title: 'Edifici costruiti', about: 'Quante volte a partita ciascuno costruisce un contratto.' },
        en: { title: 'Buildings built', about: 'How often somebody builds a contract in a game.' },
      },
    },
    {
      id: 'zones',
      kind: 'count',
      keys: ZONES,
      order: 'often',
      words: {
        it: { title: 'Zone', about: 'Quanti edifici di ogni zona ciascuno costruisce in una partita.' },
        en: { title: 'Zones', about: 'How many buildings of a zone somebody builds in a game.' },
      },
    },
    {
      id: 'vocations',
      kind: 'count',
      keys: VOCATIONS,
      order: 'often',
      words: {
        it: { title: 'Vocazioni', about: 'Quante tessere di ogni vocazione ciascuno prende in una partita.' },
        en: { title: 'Vocations', about: 'How many tiles of a vocation somebody takes in a game.' },
      },
    },
    {
      id: 'favours',
      kind: 'count',
      keys: contracts,
      order: 'often',
      words: {
        it: { title: 'Favori', about: 'Quante volte a partita ciascuno prende un contratto come favore.' },
        en: { title: 'Favours', about: 'How often somebody takes a contract as a favour in a game.' },
      },
    },
    {
      id: 'elections',
      kind: 'count',
      keys: OFFICES,
      order: 'often',
      words: {
        it: { title: 'Elezioni vinte', about: 'Quante volte a partita ciascuno è eletto a una carica.' },
        en: { title: 'Elections won', about: 'How often somebody is elected to an office in a game.' },
      },
    },
  ],
  first: (event) => (event.kind === 'started' ? event.first : undefined),
  listen: (count) => ({
    hear(event) {
      if (event.kind === 'built') {
        count('built', event.seat, event.building);
        count('zones', event.seat, event.zone);
      } else if (event.kind === 'vocationTaken') count('vocations', event.seat, event.vocation);
      else if (event.kind === 'favorTaken') count('favours', event.seat, event.card);
      else if (event.kind === 'elected') count('elections', event.seat, event.office);
    },
  }),
};
