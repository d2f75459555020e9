/** The words of the cards' page in the person's language. */
import { usePreferences } from '../prefs/preferences.ts';
import { cardsWords, type CardsTexts } from './words.ts';

export type { CardsTexts };
export const useCardsTexts = (): CardsTexts => cardsWords[usePreferences().language];
