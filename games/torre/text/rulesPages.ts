/** The rules to read, each paragraph with the ids that it tells. */
import type { InEveryLanguage, RulesPage } from '@cantiere/engine';

export const rulesPages: InEveryLanguage<readonly RulesPage[]> = {
  it: [
    {
      title: 'Torre',
      paragraphs: [
        { rules: ['TOR-1'], text: 'Venti pietre, da 1 a 5, quattro per grandezza. Ognuno comincia con due, che vede solo lui.' },
        {
          rules: ['TOR-2', 'TOR-3', 'TOR-4'],
          text: 'Al tuo turno peschi una pietra dal mucchio o ne posi una sulla tua torre, mai più piccola di quella sotto.',
        },
        {
          rules: ['TOR-5'],
          text: 'A mucchio vuoto si può passare. Quando hanno passato tutti di fila si contano le pietre: la torre più alta, se è una sola, vale 5 punti in più.',
        },
      ],
    },
  ],
  en: [
    {
      title: 'Torre',
      paragraphs: [
        {
          rules: ['TOR-1'],
          text: 'Twenty stones, from 1 to 5, four of each size. Everybody begins with two that nobody else sees.',
        },
        {
          rules: ['TOR-2', 'TOR-3', 'TOR-4'],
          text: 'On your turn draw a stone from the heap or lay one on your tower, never a smaller one on a larger.',
        },
        {
          rules: ['TOR-5'],
          text: 'With the heap empty you may pass. When all have passed in a row the stones are counted: the tallest tower, if it is alone, gets 5 more.',
        },
      ],
    },
  ],
};
