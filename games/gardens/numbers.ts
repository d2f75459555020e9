/** What is counted of a game of The Hanging Gardens: tiles, temples and the groups they stand on, and complete sets. */
import type { GameNumbers } from '@cantiere/engine/numbers';
import { BUILDING_IDS, KIND_IDS, KIND_OF_TILE, SERIES_IDS, TILE_IDS } from './rules/data.ts';
import type { Event } from './rules/events.ts';

const kindOf = new Map(TILE_IDS.map((id, tile) => [id, KIND_IDS[KIND_OF_TILE[tile]]]));

export const numbers: GameNumbers<Event> = {
  topics: [
    {
      id: 'tiles',
      kind: 'count',
      keys: KIND_IDS,
      order: 'often',
      words: {
        it: { title: 'Tessere prese', about: 'Quante tessere di ogni tipo ciascuno prende in una partita, coperte comprese.' },
        en: { title: 'Tiles taken', about: 'How many tiles of a kind somebody takes in a game, blind ones included.' },
      },
    },
    {
      id: 'sets',
      kind: 'count',
      keys: SERIES_IDS,
      order: 'often',
      words: {
        it: { title: 'Serie complete', about: 'Quante serie complete di ogni tipo ciascuno ha alla fine.' },
        en: { title: 'Complete sets', about: 'How many complete sets of a kind somebody has at the end.' },
      },
    },
    {
      id: 'temples',
      kind: 'count',
      keys: BUILDING_IDS,
      order: 'often',
      words: {
        it: {
          title: 'Templi posati o spostati',
          about: 'Quante volte a partita ciascuno posa un tempio su un gruppo di questo tipo.',
        },
        en: { title: 'Temples set or moved', about: 'How often somebody sets a temple on a group of this kind in a game.' },
      },
    },
    {
      id: 'groups',
      kind: 'mean',
      keys: BUILDING_IDS,
      order: 'given',
      words: {
        it: { title: 'Grandezza dei gruppi', about: 'Quante caselle ha in media il gruppo quando riceve un tempio.' },
        en: { title: 'Size of groups', about: 'How many squares a group has on average when it gets a temple.' },
      },
    },
  ],
  first: (event) => (event.kind === 'started' ? event.first : undefined),
  listen: (count) => ({
    hear(event) {
      if (event.kind === 'took' || event.kind === 'blindDrawn') count('tiles', event.seat, kindOf.get(event.tile) ?? '');
      else if (event.kind === 'templePlaced') {
        count('temples', event.seat, event.building);
        count('groups', event.seat, event.building, event.size);
      } else if (event.kind === 'scored')
        for (const step of event.steps)
          if (step.kind === 'set' && step.sets > 0) count('sets', event.seat, step.series, step.sets);
    },
  }),
};
