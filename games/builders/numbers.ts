/** What is counted of a game of The Builders: buildings finished, who was hired, and what was invested in. */
import type { GameNumbers } from '@cantiere/engine/numbers';
import { BUILDING_IDS, CREW_IDS, LOAN_IDS, OTHER_TWIN, TOOL_IDS, TWIN, UNIVERSITY_IDS, isMachine } from './rules/cards.ts';
import type { Event } from './rules/events.ts';

/** Two companions print the same, and all loans: each of them is counted as one. */
const [twin, otherTwin] = [CREW_IDS[TWIN], CREW_IDS[OTHER_TWIN]];
const loan = LOAN_IDS[0];
const hired = CREW_IDS.filter((id, card) => !isMachine(card) && id !== otherTwin);

export const numbers: GameNumbers<Event> = {
  topics: [
    {
      id: 'finished',
      kind: 'count',
      keys: BUILDING_IDS,
      order: 'often',
      words: {
        it: { title: 'Edifici e macchine finiti', about: 'Quante volte a partita ciascuno finisce un edificio o una macchina.' },
        en: { title: 'Buildings and machines finished', about: 'How often somebody finishes a building or machine in a game.' },
      },
    },
    {
      id: 'crew',
      kind: 'count',
      keys: hired,
      order: 'often',
      words: {
        it: { title: 'La squadra', about: 'Quante volte a partita ciascuno ingaggia o compra un lavoratore.' },
        en: { title: 'The crew', about: 'How often somebody hires or buys a worker in a game.' },
      },
    },
    {
      id: 'investments',
      kind: 'count',
      keys: [...TOOL_IDS, ...UNIVERSITY_IDS, loan],
      order: 'often',
      words: {
        it: {
          title: 'Investimenti',
          about: 'Quante volte a partita ciascuno compra un attrezzo, manda all’università o prende un prestito.',
        },
        en: { title: 'Investments', about: 'How often somebody buys a tool, teaches a worker or takes a loan in a game.' },
      },
    },
  ],
  first: (event) => (event.kind === 'dealt' ? event.first : undefined),
  listen: (count) => ({
    hear(event) {
      if (event.kind === 'finished') count('finished', event.seat, event.card);
      else if (event.kind === 'recruited') count('crew', event.seat, event.card === otherTwin ? twin : event.card);
      else if (event.kind === 'slaveBought') count('crew', event.seat, event.card);
      else if (event.kind === 'toolBought') count('investments', event.seat, event.card);
      else if (event.kind === 'educated') count('investments', event.seat, event.university);
      else if (event.kind === 'loanTaken') count('investments', event.seat, loan);
    },
  }),
};
