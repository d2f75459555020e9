/** Articles, prepositions and numbers: what the texts of all games lean on. */
import { describe, expect, it } from 'vitest';
import * as en from '../grammar/en.ts';
import * as italian from '../grammar/it.ts';
import { plain, say } from '../words.ts';

describe('Italian', () => {
  it.each([
    ['Prigioniero', 'm', 'il ', 'del ', 'al ', 'sul ', 'un '],
    ['Schiavo', 'm', 'lo ', 'dello ', 'allo ', 'sullo ', 'uno '],
    ['Zoo', 'm', 'lo ', 'dello ', 'allo ', 'sullo ', 'uno '],
    ['Sacerdote', 'm', 'il ', 'del ', 'al ', 'sul ', 'un '],
    ['Attico', 'm', 'l’', 'dell’', 'all’', 'sull’', 'un '],
    ['Armeria', 'f', 'l’', 'dell’', 'all’', 'sull’', 'un’'],
    ['Sfinge', 'f', 'la ', 'della ', 'alla ', 'sulla ', 'una '],
    ['Giardini pensili', 'mp', 'i ', 'dei ', 'ai ', 'sui ', 'dei '],
    ['Studi Legali', 'mp', 'gli ', 'degli ', 'agli ', 'sugli ', 'degli '],
    ['Ville', 'fp', 'le ', 'delle ', 'alle ', 'sulle ', 'delle '],
  ] as const)('%s (%s)', (name, form, the, of, to, on, a) => {
    expect(italian.the(name, form)).toBe(the);
    expect(italian.ofThe(name, form)).toBe(of);
    expect(italian.toThe(name, form)).toBe(to);
    expect(italian.onThe(name, form)).toBe(on);
    expect(italian.a(name, form)).toBe(a);
  });

  it('joins a title that brings its own article to the preposition before it', () => {
    const titles = [
      "I Costruttori dell'Antichità",
      'I giardini pensili',
      'Il ponte',
      "L'isola",
      'Gli scavi',
      'Capitol',
      'Illusioni',
      'Assisi',
    ];
    expect(titles.map(italian.ofTitle)).toEqual([
      "dei Costruttori dell'Antichità",
      'dei giardini pensili',
      'del ponte',
      'dell’isola',
      'degli scavi',
      'di Capitol',
      'di Illusioni',
      'di Assisi',
    ]);
    expect(titles.map(italian.toTitle)).toEqual([
      "ai Costruttori dell'Antichità",
      'ai giardini pensili',
      'al ponte',
      'all’isola',
      'agli scavi',
      'a Capitol',
      'a Illusioni',
      'ad Assisi',
    ]);
  });

  it('agrees with the number', () => {
    expect([0, 1, 2].map((n) => italian.count(n, 'moneta', 'monete'))).toEqual(['0 monete', '1 moneta', '2 monete']);
    expect([0, 1, 2].map((n) => italian.agree(n, 'serve', 'servono'))).toEqual(['servono', 'serve', 'servono']);
  });

  it('adds a d before a name that begins alike, and only there', () => {
    const nameOf = (seat: number): string => ['Ada', 'Elsa', 'Bruno'][seat];
    expect(plain(say`Tocca a ${{ seat: 0 }}`, nameOf)).toBe('Tocca ad Ada');
    expect(plain(say`Tocca a ${{ seat: 1 }}`, nameOf)).toBe('Tocca a Elsa');
    expect(plain(say`${{ seat: 2 }} e ${{ seat: 1 }}`, nameOf)).toBe('Bruno ed Elsa');
    expect(plain(say`La ruba ${{ seat: 0 }}`, nameOf)).toBe('La ruba Ada');
  });
});

describe('English', () => {
  it('says an before what sounds like a vowel', () => {
    expect(['Industrial building', 'University', 'hour', 'park', '8', '1'].map(en.a)).toEqual([
      'an ',
      'a ',
      'an ',
      'a ',
      'an ',
      'a ',
    ]);
  });

  it('agrees with the number', () => {
    expect([0, 1, 2].map((n) => en.count(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
    expect(en.count(1, 'sestertius', 'sesterces')).toBe('1 sestertius');
  });
});
