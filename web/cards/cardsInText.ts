/** The cards that somebody names in what they write: whole words, written as on the card, the longest name first. */
import { LANGUAGES } from '@cantiere/engine';
import type { Gallery } from '@cantiere/games/board-kit';
import type { NamedPiece } from '../kit/pieces.ts';

/** Shorter ones are words of every sentence ("Re"). */
const SHORTEST = 3;

export type InText = (text: string) => readonly (string | NamedPiece)[];

export function cardsInText({ cards }: Pick<Gallery, 'cards'>): InText {
  const byName = new Map<string, string>();
  for (const { id, name } of cards)
    for (const language of LANGUAGES)
      if (name[language].length >= SHORTEST && /\p{L}/u.test(name[language]) && !byName.has(name[language]))
        byName.set(name[language], id);
  if (byName.size === 0) return (text) => [text];
  const names = [...byName.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    const parts: (string | NamedPiece)[] = [];
    let from = 0;
    for (const match of text.matchAll(found)) {
      if (match.index > from) parts.push(text.slice(from, match.index));
      parts.push({ piece: byName.get(match[0]) ?? '', text: match[0] });
      from = match.index + match[0].length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  };
}
