/** A text drawing of any game: the players with their points, and what lies on the table. */
import type { Game } from '@cantiere/engine';
import type { TerminalPart } from '../onShelf.ts';
import { plainFacts, plainWords } from './facts.ts';

const COLUMNS = 100;

export const plainDrawing =
  (game: Game): TerminalPart['drawInText'] =>
  (view, _viewer, language, names) => {
    const { round, points } = plainWords[language];
    const asked = game.toAct(view);
    const players = game
      .scores(view)
      .map((score, seat) => `${asked.includes(seat) ? '>' : ' '} ${names[seat] ?? seat + 1}: ${score} ${points}`);
    const lines = [`${game.meta.title[language]}  ${round} ${game.round(view)}`, '', ...players, ''];
    for (const { name, text } of plainFacts(view)) lines.push(`${name}: ${text}`);
    return lines.map((line) => (line.length > COLUMNS ? `${line.slice(0, COLUMNS - 1)}…` : line)).join('\n');
  };
