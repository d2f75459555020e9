/** What lies face down: the two decks. */
import type { InEveryLanguage, Language, Pile } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS } from '../rules/cards.ts';
import type { BuildersView } from '../rules/state.ts';

const NAMES: InEveryLanguage<{ readonly buildings: string; readonly workers: string }> = {
  it: { buildings: 'Mazzo degli edifici', workers: 'Mazzo dei lavoratori' },
  en: { buildings: 'Building deck', workers: 'Worker deck' },
};

export const faceDown =
  (language: Language) =>
  ({ buildingDeck, workerDeck }: BuildersView): readonly Pile[] => [
    { name: NAMES[language].buildings, pieces: buildingDeck.toReversed().map((card) => BUILDING_IDS[card]) },
    { name: NAMES[language].workers, pieces: workerDeck.toReversed().map((card) => CREW_IDS[card]) },
  ];
