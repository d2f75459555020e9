/** The few words that stand at every table: the button, its key and what "?" says of it. The rest comes with the answer. */
import { usePreferences } from '../prefs/preferences.ts';

const labels = {
  it: {
    button: 'Posso …?',
    title: 'Posso …? Tocca un pezzo qualsiasi: ti dice se si può, e perché',
    key: 'Posso …? Tocca un pezzo e chiedi, senza giocare',
  },
  en: {
    button: 'Can I …?',
    title: 'Can I …? Touch any piece: it says whether you can, and why',
    key: 'Can I …? Touch a piece and ask, without playing',
  },
} as const;

export const ASK_KEY = 'Q';
export const useAskLabel = () => labels[usePreferences().language];
