// Urban Sprawl's board as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { chapter, gives, headline, steps, tieBreaks } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { picture } from './picture.tsx';
import { toldFor } from './show/story.ts';
import { boardWords } from './text.ts';
import { sounds } from './sounds.ts';
import './style/colours.css';
import './style/board.css';
import './style/city.css';
import './style/cards.css';
import './style/players.css';
import './style/panels.css';
import './style/panels.phone.css';
import './style/gazette.css';
import './style/beside.css';

export const board = defineBoard<State, Move, Event>({
  Board,
  FinalScene,
  ScoreStrip,
  Emblem,
  headline,
  steps,
  tieBreaks,
  gives,
  reveal(news, view, language) {
    const ms = toldFor(news, view.phase);
    return ms > 0 ? { words: boardWords[language].telling, ms } : undefined;
  },
  chapter,
  picture,
  sounds,
  keys: (language) => [['← ↑ → ↓', boardWords[language].lotKeys]],
});
