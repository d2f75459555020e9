// Capitol's board as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { show } from './auction/reveal.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { chapter, headline, isLastRound, steps } from './facts.ts';
import { FinalScene, ScoreDetail, ScoreStrip } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import { revealScoring } from './scoring.ts';
import { sounds } from './sounds.ts';
import './style/colours.css';
import './style/board.css';
import './style/map.css';
import './style/plaques.css';
import './style/map.phone.css';
import './style/seats.css';
import './style/seats.phone.css';
import './style/dock.css';
import './style/decks.css';
import './style/dock.phone.css';
import './style/auction.css';
import './style/lanes.css';
import './style/auction.phone.css';
import './style/sheets.css';
import './style/low.css';
import './style/tall.css';

export const board = defineBoard<State, Move, Event>({
  Board,
  freely: true,
  FinalScene,
  ScoreDetail,
  ScoreStrip,
  Emblem,
  headline,
  steps: (view, _seat, language) => steps(view, language),
  chapter,
  isLastRound,
  reveal: (news, _view, language) => show(news, language) ?? revealScoring(news, language),
  showsCardOf: ['cardPlayed'],
  Notes,
  picture,
  sounds,
});
