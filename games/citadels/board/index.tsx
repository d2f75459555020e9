// Citadels' board as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { gives, headline, steps, tieBreaks } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { isLastRound } from './knowledge.ts';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import { reveal } from './scenes.ts';
import { sounds } from './sounds.ts';
import './art/art.css';
import './style/board.css';
import './style/calendar.css';
import './style/calendar.phone.css';
import './style/opponents.css';
import './style/opponents.phone.css';
import './style/city.css';
import './style/row.css';
import './style/preview.css';
import './style/trays.css';
import './style/draft.css';
import './style/scenes.css';
import './style/sheets.css';
import './style/notes.css';
import './style/low.css';

export const board = defineBoard<State, Move, Event>({
  Board,
  FinalScene,
  ScoreStrip,
  Emblem,
  headline,
  steps,
  tieBreaks,
  gives,
  isLastRound,
  reveal: (news, _view, language) => reveal(news, language),
  showsCardOf: ['revealed', 'destroyed'],
  Notes,
  picture,
  sounds,
});
