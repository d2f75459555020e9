/** The few words that stand at every table: the button, its key, what "?" says of it, and what is said where no answer can be drawn. The rest comes with the answer. */
import { usePreferences } from '../prefs/preferences.ts';

export const askLabels = {
  it: {
    button: 'Posso …?',
    title: 'Posso …? Tocca un pezzo qualsiasi: ti dice se si può, e perché',
    key: 'Posso …? Tocca un pezzo e chiedi, senza giocare',
    broken: 'A questa domanda qui non si riesce a rispondere. La partita è al sicuro.',
    close: 'Chiudi le domande',
  },
  en: {
    button: 'Can I …?',
    title: 'Can I …? Touch any piece: it says whether you can, and why',
    key: 'Can I …? Touch a piece and ask, without playing',
    broken: 'This question cannot be answered here. The game is safe.',
    close: 'Stop asking',
  },
} as const;

export const ASK_KEY = 'Q';
export const useAskLabel = () => askLabels[usePreferences().language];
