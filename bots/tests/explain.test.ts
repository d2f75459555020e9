import { describe, expect, it } from 'vitest';
import { plain } from '@cantiere/engine';
import { texts } from '../../games/torre/text/index.ts';
import { explain } from '../explain.ts';
import { explainInWords } from '../text.ts';
import { layTheTwoFirst, seen, thinker } from './torre.ts';

const budget = { iterations: 300, milliseconds: 0 };
const choices = explain(thinker, layTheTwoFirst, 0, 1, budget);

describe('explain', () => {
  it('names the best choices with what they lead to', () => {
    expect(choices.length).toBeLessThanOrEqual(3);
    expect(choices[0].move).toEqual({ type: 'LAY', stone: 2 });
    expect(choices[0].chance).toBeGreaterThan(choices[1].chance);
    expect(choices[0].lead).toBeGreaterThanOrEqual(choices[1].lead);
  });

  it('gives the main difference as a line of the score sheet', () => {
    expect(choices[0].reason).toMatchObject({ category: 'tallest' });
    expect(choices[0].reason?.points).toBeGreaterThan(0);
    expect(choices[1].reason?.points).toBeLessThan(0);
  });

  it('is the same for the same seed', () => {
    expect(explain(thinker, layTheTwoFirst, 0, 1, budget)).toEqual(choices);
  });

  it('has nothing to compare a single choice with', () => {
    const [only] = explain(thinker, seen({ heap: [], hands: [[], []], towers: [[1], [2]] }), 0, 1, budget);
    expect(only.reason).toBeUndefined();
  });

  it('is worded in both languages from the texts of the game', () => {
    const inWords = (language: 'it' | 'en') =>
      explainInWords(choices, texts, layTheTwoFirst, language).map((words) => plain(words, () => '?'));
    expect(inWords('en')[0]).toMatch(/^Lay stone 2: wins \d+ times in 100; .* points more in “Tallest tower” than “.+”\.$/);
    expect(inWords('it')[0]).toMatch(
      /^Posa la pietra 2: vince \d+ volte su 100; .* punti in più in «Torre più alta» rispetto a «.+»\.$/,
    );
  });
});
