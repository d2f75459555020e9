/** What a kind of tile is worth, in a sentence made of the numbers printed on it. */
import type { InEveryLanguage, Language } from '@cantiere/engine';
import { PERSONS, SERIES } from '../rules/data.ts';
import { tilesOf } from './words.ts';

type Series = (typeof SERIES)[number];
type Scoring = (typeof PERSONS)[number]['scoring'];

const SERIES_WORTH: InEveryLanguage<(series: Series) => string> = {
  en: ({ points, setSize }) =>
    `Points for 1-${setSize} tiles of this kind: ${points.slice(1).join(' / ')}. ${setSize} tiles make a complete set; further tiles start a new set.`,
  it: ({ points, setSize }) =>
    `Punti per 1-${setSize} tessere uguali: ${points.slice(1).join(' / ')}. ${setSize} tessere formano una serie completa; le tessere in più iniziano una nuova serie.`,
};

const PERSON_WORTH: InEveryLanguage<(scoring: Scoring, series: Series) => string> = {
  en: (scoring, { id, setSize }) =>
    scoring.kind === 'perTile'
      ? `Worth ${scoring.perTile} points for every ${tilesOf(1, id, 'en').slice(2)} you own, whether or not it is part of a complete set.`
      : `Worth ${scoring.incomplete} points, or ${scoring.complete} if you own at least one complete set of ${tilesOf(setSize, id, 'en')}.`,
  it: (scoring, { id, setSize }) =>
    scoring.kind === 'perTile'
      ? `Vale ${scoring.perTile} punti per ogni ${tilesOf(1, id, 'it').slice(2)} che possiedi, che faccia parte o meno di una serie completa.`
      : `Vale ${scoring.incomplete} punti, oppure ${scoring.complete} se possiedi almeno una serie completa di ${tilesOf(setSize, id, 'it')}.`,
};

/** Of a series or a profession, by its place among the kinds of tile. */
export function worthInWords(kind: number, language: Language): string {
  if (kind < SERIES.length) return SERIES_WORTH[language](SERIES[kind]);
  const { scoring, series } = PERSONS[kind - SERIES.length];
  return PERSON_WORTH[language](scoring, SERIES.find(({ id }) => id === series) ?? SERIES[0]);
}
