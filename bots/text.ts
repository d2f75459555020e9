/** An explanation in words, from the game's own labels. */
import {
  say,
  type GameState,
  type GameTexts,
  type InEveryLanguage,
  type Language,
  type View,
  type Words,
} from '@cantiere/engine';
import type { ExplainedChoice } from './explain.ts';

interface Wording {
  readonly result: (percent: string, points: string, lead: string) => string;
  readonly gains: (points: string, category: string, over: Words) => Words;
  readonly loses: (points: string, category: string, against: Words) => Words;
  readonly decimals: string;
}

const wordings: InEveryLanguage<Wording> = {
  it: {
    result: (percent, points, lead) => `vince ${percent} volte su 100; in media ${points} punti, ${lead} sul rivale migliore`,
    gains: (points, category, over) => say`Rende ${points} punti in più in «${category}» rispetto a «${over}».`,
    loses: (points, category, against) => say`Rende ${points} punti in meno in «${category}» rispetto a «${against}».`,
    decimals: ',',
  },
  en: {
    result: (percent, points, lead) =>
      `wins ${percent} times in 100; ${points} points on average, ${lead} against the best rival`,
    gains: (points, category, over) => say`It brings ${points} points more in “${category}” than “${over}”.`,
    loses: (points, category, against) => say`It brings ${points} points less in “${category}” than “${against}”.`,
    decimals: '.',
  },
};

/** One sentence or two for each choice: what it is, what it leads to, and the main reason. */
export function explainInWords(
  choices: readonly ExplainedChoice[],
  texts: InEveryLanguage<GameTexts>,
  view: View<GameState>,
  language: Language,
): Words[] {
  const { move: label, category } = texts[language];
  const { result, gains, loses, decimals } = wordings[language];
  const figure = (value: number): string => value.toFixed(1).replace('.', decimals);
  return choices.map(({ move, chance, points, lead, reason }, i) => {
    const outcome = result((100 * chance).toFixed(0), figure(points), (lead < 0 ? '' : '+') + figure(lead));
    const fact = say`${label(move, view)}: ${outcome}.`;
    const rival = choices[i === 0 ? 1 : 0];
    if (!reason || !rival) return fact;
    const compare = i === 0 ? gains : loses;
    return say`${fact} ${compare(figure(Math.abs(reason.points)), category(reason.category), label(rival.move, view))}`;
  });
}
