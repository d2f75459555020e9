/** Every decision about a rule can be found from a paragraph that tells it, in both languages. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { decidedIn, readingAnchor } from './readings.ts';

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (_, shelved) => {
  it('links a decision by its rules, whatever comes before it, and no two alike', async () => {
    const { decisions = [] } = await shelved.rulesPages();
    const anchors = decisions.map(readingAnchor);
    expect(new Set(anchors).size).toBe(decisions.length);
    expect(decisions.slice(1).map(readingAnchor)).toEqual(anchors.slice(1));
  });

  it('says of each decision where it was made, once or twice, and never in an example', async () => {
    const { rulesPages, decisions = [] } = await shelved.rulesPages();
    for (const language of LANGUAGES) {
      const found = decidedIn(rulesPages[language], decisions);
      expect([...found.keys()].some(({ example }) => example)).toBe(false);
      for (const decision of decisions) {
        const { rules } = decision;
        const telling = [...found].filter(([, decided]) => decided.includes(decision));
        expect(telling.length, `${rules.join(' ')} in ${language}`).toBeGreaterThan(0);
        expect(telling.length, `${rules.join(' ')} in ${language}`).toBeLessThanOrEqual(rules.length);
      }
    }
  });
});

it('what is told in short at the beginning is decided where it is told in full', async () => {
  const citadels = shelf.find(({ meta }) => meta.id === 'citadels')!;
  const { rulesPages, decisions = [] } = await citadels.rulesPages();
  const [inShort] = rulesPages.en[0].paragraphs;
  expect(inShort.rules).toContain('CIT-8.7');
  expect(decidedIn(rulesPages.en, decisions).has(inShort)).toBe(false);
});
