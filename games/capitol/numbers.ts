/** What is counted of a game of Capitol: bids and what they bought, roofs, and how high and where buildings stand. */
import type { GameNumbers } from '@cantiere/engine/numbers';
import { AREA_IDS, ROOF_NAMES, ROUNDS, TILE_KINDS, kindOfTile } from './rules/board.ts';
import type { Event } from './rules/events.ts';

/** Higher ones are rare enough to be left out. */
const HIGHEST = 12;
const upTo = (most: number): readonly string[] => Array.from({ length: most }, (_, n) => `${n + 1}`);

export const numbers: GameNumbers<Event> = {
  topics: [
    {
      id: 'tiles',
      kind: 'count',
      keys: TILE_KINDS,
      order: 'often',
      words: {
        it: { title: 'Tessere vinte all’asta', about: 'Quante tessere di ogni tipo ciascuno vince in una partita.' },
        en: { title: 'Tiles won at auction', about: 'How many tiles of a kind somebody wins in a game.' },
      },
    },
    {
      id: 'bids',
      kind: 'mean',
      keys: upTo(ROUNDS),
      order: 'given',
      words: {
        it: {
          title: 'Offerte, turno per turno',
          about: 'Quanto si offre in media a ogni asta; chi non offre conta zero.',
          key: (round) => `Turno ${round}`,
        },
        en: {
          title: 'Bids, round by round',
          about: 'What is bid in an auction on average; no bid counts as nothing.',
          key: (round) => `Round ${round}`,
        },
      },
    },
    {
      id: 'prices',
      kind: 'mean',
      keys: TILE_KINDS,
      order: 'given',
      words: {
        it: { title: 'Prezzi pagati', about: 'Quanto si paga in media per una tessera vinta.' },
        en: { title: 'Prices paid', about: 'What a tile that was won costs on average.' },
      },
    },
    {
      id: 'heights',
      kind: 'count',
      keys: upTo(HIGHEST),
      order: 'given',
      words: {
        it: {
          title: 'Altezza degli edifici in città',
          about: 'Quanti edifici di ogni altezza ciascuno porta in città in una partita.',
          key: (floors) => (floors === '1' ? '1 piano' : `${floors} piani`),
        },
        en: {
          title: 'Height of buildings in the city',
          about: 'How many buildings of a height somebody moves to the city in a game.',
          key: (floors) => (floors === '1' ? '1 floor' : `${floors} floors`),
        },
      },
    },
    {
      id: 'roofs',
      kind: 'count',
      keys: ROOF_NAMES,
      order: 'often',
      words: {
        it: { title: 'Tetti posati', about: 'Quanti tetti di ogni forma ciascuno posa in una partita.' },
        en: { title: 'Roofs set', about: 'How many roofs of a shape somebody sets in a game.' },
      },
    },
    {
      id: 'areas',
      kind: 'count',
      keys: AREA_IDS,
      order: 'often',
      words: {
        it: { title: 'Dove si costruisce', about: 'Quanti edifici ciascuno porta in ogni zona in una partita.' },
        en: { title: 'Where it is built', about: 'How many buildings somebody moves to an area in a game.' },
      },
    },
  ],
  first: (event) => (event.kind === 'gameStarted' ? event.start : undefined),
  listen(count) {
    let round = 0;
    return {
      hear(event) {
        if (event.kind === 'auctionOpened') round = event.round;
        else if (event.kind === 'bidsRevealed') event.amounts.forEach((amount, seat) => count('bids', seat, `${round}`, amount));
        else if (event.kind === 'auctionWon') {
          count('tiles', event.seat, kindOfTile(event.tile));
          count('prices', event.seat, kindOfTile(event.tile), event.amount);
        } else if (event.kind === 'roofPlaced') count('roofs', event.seat, event.roof);
        else if (event.kind === 'buildingPlaced') {
          count('heights', event.seat, `${event.floors}`);
          count('areas', event.seat, event.area);
        }
      },
    };
  },
};
