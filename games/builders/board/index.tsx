// The Builders' board as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { gives, headline, isLastRound, steps } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { reveal } from './finish.ts';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import { sounds } from './sounds.ts';
import './art/art.css';
import './style/board.css';
import './style/finish.css';

export const board = defineBoard<State, Move, Event>({
  reveal: (news, _view, language) => reveal(news, language),
  showsCardOf: ['finished'],
  Board,
  FinalScene,
  ScoreStrip,
  Emblem,
  headline,
  steps,
  gives,
  isLastRound,
  Notes,
  picture,
  sounds,
});
