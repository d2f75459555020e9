/** The choice list as numbered lines: what can be done, and what cannot with a cross before it. */
import {
  plain,
  type Choice,
  type GameMove,
  type GameState,
  type Language,
  type Refusal,
  type Seat,
  type View,
} from '@cantiere/engine';
import type { LoadedGame } from './games.ts';

export interface MenuEntry {
  readonly move: GameMove;
  readonly refusal?: Refusal;
  readonly pick?: Extract<Choice, { kind: 'pick' }>;
}

export interface Menu {
  readonly entries: readonly MenuEntry[];
  readonly text: string;
}

export function choiceMenu(
  { game, texts }: LoadedGame,
  view: View<GameState>,
  seat: Seat,
  language: Language,
  nameOf: (seat: Seat) => string,
): Menu {
  const entries: MenuEntry[] = [];
  const lines: string[] = [];
  let heading = '';
  for (const choice of game.choices(view, seat)) {
    const under = choice.under.map((key) => texts[language].heading(key, view)).join(' / ');
    if (under !== heading) lines.push(` ${under}`);
    heading = under;
    entries.push({
      move: choice.move,
      ...(choice.refusal && { refusal: choice.refusal }),
      ...(choice.kind === 'pick' && { pick: choice }),
    });
    const label = plain(texts[language].move(choice.move, view), nameOf);
    const detail = choice.refusal
      ? texts[language].refusal(choice.refusal)
      : plain(texts[language].moveDetail(choice.move, view) ?? '', nameOf);
    lines.push(`  ${choice.refusal ? 'x' : ' '}${String(entries.length).padStart(3)}) ${label}${detail ? `  (${detail})` : ''}`);
  }
  return { entries, text: lines.join('\n') };
}
