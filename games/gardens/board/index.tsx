// The board of The Hanging Gardens as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { chapter, headline, isLastRound, steps } from './facts.ts';
import { FinalScene } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import { ScoreStrip } from './ScoreStrip.tsx';
import { sounds } from './sounds.ts';
import { boardWords } from './text.ts';
import './style/board.css';
import './style/garden.css';
import './style/tiles.css';
import './style/sets.css';
import './style/sheets.css';
import './style/low.css';
import './style/final.css';

export const board = defineBoard<State, Move, Event>({
  Board,
  FinalScene,
  ScoreStrip,
  Emblem,
  headline,
  steps,
  chapter,
  isLastRound,
  Notes,
  picture,
  sounds,
  keys: (language) => boardWords[language].keys,
});
