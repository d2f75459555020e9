// The Builders' board as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { gives, headline, steps } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import { sounds } from './sounds.ts';
import './art/art.css';
import './style/board.css';

export const board = defineBoard({ Board, FinalScene, ScoreStrip, Emblem, headline, steps, gives, Notes, picture, sounds });
