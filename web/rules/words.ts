/** What is said around the decisions about a game's rules. */
import { usePreferences } from '../prefs/preferences.ts';

const words = {
  it: {
    title: 'Come leggiamo le regole',
    lead: 'Dove il regolamento tace o si può leggere in due modi, abbiamo deciso così. Se si gioca in entrambi i modi sceglie il tavolo, e di norma valgono le parole del regolamento.',
    read: 'Come lo leggiamo',
    why: 'Perché',
    option: 'Opzione del tavolo',
  },
  en: {
    title: 'How we read the rules',
    lead: 'Where the rulebook is silent or can be read in two ways, this is what we decided. Where both are played the table chooses, and normally the book’s own wording holds.',
    read: 'How we read it',
    why: 'Why',
    option: 'Table option',
  },
} as const;

export const useReadingWords = () => words[usePreferences().language];
