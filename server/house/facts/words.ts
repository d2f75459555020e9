/** What can be said of a table and a column: whose it is, how long it is kept, what it holds, in words. */
import type { InEveryLanguage } from '@cantiere/engine';
import type { Schema } from '../../store/schema.ts';
import { KEEP_LOBBIES_MS } from '../keeping.ts';

export type FactWords = InEveryLanguage<string>;

/** What a column holds, in words. */
export const COLUMN_WORDS = {
  number: { it: 'un numero interno', en: 'an internal number' },
  who: { it: 'di chi si tratta', en: 'whose it is' },
  others: { it: 'altre persone coinvolte', en: 'other people concerned' },
  name: { it: 'il nome', en: 'the name' },
  address: { it: 'l’indirizzo e-mail', en: 'the e-mail address' },
  secret: {
    it: 'un segreto, che nessuno può leggere o che resta nel server',
    en: 'a secret that nobody can read, or that stays on the server',
  },
  when: { it: 'quando', en: 'when' },
  where: { it: 'a quale tavolo o gioco', en: 'at which table or game' },
  device: { it: 'con che cosa, alla buona («Firefox, Linux»)', en: 'with what, roughly (“Firefox, Linux”)' },
  network: {
    it: 'un’impronta della rete da cui si gioca, finché dura la partita',
    en: 'a fingerprint of the network one plays from, while the game lasts',
  },
  choice: { it: 'che cosa si è scelto', en: 'what was chosen' },
  words: { it: 'che cosa si è scritto', en: 'what was written' },
  move: { it: 'che cosa si è giocato', en: 'what was played' },
  outcome: { it: 'com’è andata', en: 'how it went' },
  state: { it: 'a che punto è', en: 'how far it is' },
  count: { it: 'quante volte', en: 'how often' },
  role: {
    it: 'se tiene la casa, non può scrivere o non può più entrare',
    en: 'whether they run the house, may not write or may no longer come in',
  },
  target: { it: 'dove mandare gli avvisi', en: 'where notices go' },
  fingerprint: { it: 'un’impronta che non dice di chi è', en: 'a fingerprint that names nobody' },
} as const satisfies Readonly<Record<string, FactWords>>;

export type ColumnWord = keyof typeof COLUMN_WORDS;

export type KeptUntil =
  /** Until whoever it is about deletes themselves. */
  | 'leaving'
  /** With the game; whoever goes stays in it without a name. */
  | 'game'
  /** As long as the house lasts. */
  | 'house'
  /** Removed by itself after so long; counted from when it is good for nothing any more, or with what a ban says left out. */
  | { readonly ms: number; readonly but?: 'after its end' | 'bans' }
  /** Removed as soon as its own time is over. */
  | 'own time';

export interface TableFacts<T extends keyof Schema> {
  readonly about: 'person' | 'games' | 'nobody';
  readonly what: FactWords;
  readonly kept: KeptUntil;
  readonly columns: { readonly [Column in keyof Schema[T]]: ColumnWord };
  /** Of what is about people: the rows that are mine name me here. */
  readonly mine?: {
    readonly by: readonly (keyof Schema[T] & string)[];
    /** Secrets, and what is somebody else's, stay out of my archive. */
    readonly without?: readonly (keyof Schema[T] & string)[];
  };
}

const DAY = 24 * 3_600_000;

/** How long, in words that follow from what the house really does. */
export function keptInWords(kept: KeptUntil): FactWords {
  if (kept === 'leaving')
    return { it: 'finché non cancelli il tuo account o i tuoi dati', en: 'until you delete your account or your data' };
  if (kept === 'game')
    return {
      it: `con la partita; se cancelli i tuoi dati resta senza nome. Un tavolo mai cominciato si toglie dopo ${KEEP_LOBBIES_MS / DAY} giorni`,
      en: `with the game; if you delete your data it stays without a name. A table that never began goes after ${KEEP_LOBBIES_MS / DAY} days`,
    };
  if (kept === 'house') return { it: 'finché dura la casa', en: 'as long as the house lasts' };
  if (kept === 'own time')
    return { it: 'finché vale, poi si toglie da sé', en: 'as long as it is good for something, then it is removed by itself' };
  const days = Math.round(kept.ms / DAY);
  if (kept.but === 'after its end')
    return {
      it: `${days} giorni dopo che non vale più; se cancelli i tuoi dati resta senza il tuo nome e senza le tue parole`,
      en: `${days} days after it is good for nothing any more; if you delete your data it stays without your name and your words`,
    };
  const bans = kept.but === 'bans';
  return {
    it: `${days} giorni al più, o finché non cancelli i tuoi dati${bans ? '; il motivo per cui non puoi entrare, finché non puoi' : ''}`,
    en: `${days} days at most, or until you delete your data${bans ? '; why you may not come in, as long as you may not' : ''}`,
  };
}

/** Of every table; whoever adds one is told by the compiler. */
export type AllFacts = { readonly [T in keyof Schema]: TableFacts<T> };
