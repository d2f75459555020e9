/** What is said around the search. */
import { usePreferences } from '../prefs/preferences.ts';

const words = {
  it: {
    label: 'Cerca in regole, carte, opzioni e decisioni',
    loading: 'Un momento …',
    failed: 'Non si riesce a caricare i testi: riprova quando c’è rete.',
    count: (n: number, most: number): string =>
      n === 0
        ? 'Niente con queste parole.'
        : n === 1
          ? 'Un risultato.'
          : n > most
            ? `${n} risultati, ecco i primi ${most}: aggiungi una parola.`
            : `${n} risultati.`,
    kinds: { rule: 'Regola', example: 'Esempio', card: 'Carta', option: 'Opzione del tavolo', decision: 'Come lo leggiamo' },
  },
  en: {
    label: 'Search rules, cards, options and decisions',
    loading: 'One moment …',
    failed: 'The texts cannot be loaded: try again when there is a network.',
    count: (n: number, most: number): string =>
      n === 0
        ? 'Nothing with these words.'
        : n === 1
          ? 'One result.'
          : n > most
            ? `${n} results, here are the first ${most}: add a word.`
            : `${n} results.`,
    kinds: { rule: 'Rule', example: 'Example', card: 'Card', option: 'Table option', decision: 'How we read it' },
  },
} as const;

export const useSearchWords = () => words[usePreferences().language];
