/** The few words that stand at every table with a coach: its button and its key. The rest comes with the answer. */
import { usePreferences } from '../prefs/preferences.ts';

const labels = {
  it: {
    button: 'Allenatore',
    title: 'Allenatore: perché un bot ha fatto così, e un avviso prima di una mossa cara',
    key: 'allenatore: perché l’ha fatto?',
    why: 'Perché?',
    whyOf: (name: string) => `Perché ${name} ha fatto così?`,
    whyLong: 'Perché l’ha fatto?',
    looks: 'L’allenatore guarda la mossa…',
  },
  en: {
    button: 'Coach',
    title: 'Coach: why a bot did that, and a warning before a costly move',
    key: 'coach: why did it do that?',
    why: 'Why?',
    whyOf: (name: string) => `Why did ${name} do that?`,
    whyLong: 'Why did it do that?',
    looks: 'The coach looks at the move…',
  },
} as const;

export const COACH_KEY = 'W';
export const useCoachLabel = () => labels[usePreferences().language];
