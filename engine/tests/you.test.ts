import { expect, it } from 'vitest';
import { asYou } from '../grammar/you.ts';
import { plain, say, type Language, type Words } from '../words.ts';

const ME = { seat: 1 };
const ADA = { seat: 0 };
const read = (language: Language, words: Words): string =>
  plain(asYou(words, 1, language), (seat) => ['Ada', 'Bruno', 'Elsa'][seat] ?? '');
const castle = { piece: 'castle', text: 'Castello' };

it.each<[Language, Words, string]>([
  ['it', say`${ME} costruisce ${castle}.`, 'Tu costruisci Castello.'],
  ['it', say`${ME} paga 2 monete e ne riceve 1.`, 'Tu paghi 2 monete e ne ricevi 1.'],
  ['it', say`${ME} non può pagare.`, 'Tu non puoi pagare.'],
  ['it', say`${ADA} ruba 3 monete a ${ME}.`, 'Ada ruba 3 monete a te.'],
  ['it', say`${ADA} distrugge il ${castle} di ${ME} per 2 monete.`, 'Ada distrugge il tuo Castello per 2 monete.'],
  ['it', say`Vince ${ME} con 12 punti.`, 'Vinci tu con 12 punti.'],
  ['it', say`Le offerte: ${ADA} niente e ${ME} niente.`, 'Le offerte: Ada niente e tu niente.'],
  ['it', say`Turno di ${ME}.`, 'Il tuo turno.'],
  ['en', say`${ME} passes and gets 2 cards.`, 'You pass and get 2 cards.'],
  ['en', say`${ME} has the crown.`, 'You have the crown.'],
  ['en', say`${ADA} destroys ${ME}’s Castle.`, 'Ada destroys your Castle.'],
  ['en', say`The game is over: ${ME} wins with 3 points.`, 'The game is over: you win with 3 points.'],
  ['en', say`${ADA} and ${ME} win.`, 'Ada and you win.'],
])('%s: speaks to whom it is about: %#', (language, words, expected) => expect(read(language, words)).toBe(expected));

it('leaves alone what is about others, and names whom it does not know how to speak to', () => {
  const others = say`${ADA} builds the Castle.`;
  expect(asYou(others, 1, 'en')).toBe(others);
  expect(asYou(others, undefined, 'en')).toBe(others);
  expect(read('it', say`${ME} zompetta.`)).toBe('Bruno zompetta.');
});
