/** What is counted of a game of Citadels: districts built, characters taken, and whom the Assassin names. */
import type { GameNumbers } from '@cantiere/engine/numbers';
import { CHARACTERS, DISTRICTS } from './rules/catalog.ts';
import type { Event } from './rules/events.ts';

export const numbers: GameNumbers<Event> = {
  topics: [
    {
      id: 'built',
      kind: 'count',
      keys: DISTRICTS,
      order: 'often',
      words: {
        it: { title: 'Quartieri costruiti', about: 'Quante volte a partita ciascuno costruisce un quartiere.' },
        en: { title: 'Districts built', about: 'How often somebody builds a district in a game.' },
      },
    },
    {
      id: 'characters',
      kind: 'count',
      keys: CHARACTERS,
      order: 'often',
      words: {
        it: { title: 'Personaggi scelti', about: 'Quante volte a partita ciascuno tiene un personaggio.' },
        en: { title: 'Characters drafted', about: 'How often somebody keeps a character in a game.' },
      },
    },
    {
      id: 'victims',
      kind: 'count',
      keys: CHARACTERS,
      order: 'often',
      words: {
        it: { title: 'Vittime dell’Assassino', about: 'Chi nomina l’Assassino, quante volte a partita.' },
        en: { title: 'The Assassin’s victims', about: 'Whom somebody names as the Assassin, and how often in a game.' },
      },
    },
  ],
  first: (event) => (event.kind === 'roundStarted' ? event.crown : undefined),
  listen: (count) => ({
    hear(event) {
      if (event.kind === 'built') count('built', event.seat, event.card);
      else if (event.kind === 'picked') count('characters', event.seat, event.character ?? '');
      else if (event.kind === 'assassinated') count('victims', event.seat, event.character);
    },
  }),
};
