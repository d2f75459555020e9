import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { say } from '@cantiere/engine';
import { asYou } from '@cantiere/engine/grammar/you';
import { WordsLine } from './WordsLine.tsx';

it('calls a player as the sentence does, and else by name', () => {
  const nameOf = (seat: number): string => ['Ada', 'Bruno'][seat] ?? '';
  const read = (me: number | undefined): string =>
    renderToStaticMarkup(
      <WordsLine words={asYou(say`${{ seat: 1 }} prende 2 monete.`, me, 'it')} nameOf={nameOf} plainNames />,
    ).replace(/<[^>]*>/g, '');
  expect(read(1)).toBe('Tu prendi 2 monete.');
  expect(read(0)).toBe('Bruno prende 2 monete.');
});
