/** The rules to read, each paragraph with the ids of rules.md that it tells. */
import type { InSomeLanguage, RulesPage } from '@cantiere/engine';

export const rulesPages: InSomeLanguage<readonly RulesPage[]> = {
  en: [
    {
      title: 'New Game',
      paragraphs: [
        { rules: ['NEW-1', 'NEW-2'], text: 'A quarry lies before you. On your turn take one, two or three stones.' },
        {
          rules: ['NEW-3'],
          text: 'Each stone is a point, the last one 3 more. When the quarry is empty the highest score wins.',
        },
      ],
    },
  ],
};
