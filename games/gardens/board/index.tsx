// The board of The Hanging Gardens as the table frame takes it.
import type { GameEvent, GameState, Seat, View } from '@cantiere/engine';
import type { BoardProps, GameBoard, ResultProps } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { chapter, headline, steps } from './facts.ts';
import { FinalScene } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import type { GardensProps, GardensResultProps, GardensView } from './props.ts';
import { ScoreStrip } from './ScoreStrip.tsx';
import './css/board.css';
import './css/garden.css';
import './css/tiles.css';
import './css/sheets.css';
import './css/final.css';

// The frame opens this board only for tables of this game, so the general view it holds is one of ours.
const ours = (view: View<GameState>): GardensView => view as GardensView;
const ourProps = (props: BoardProps): GardensProps => props as GardensProps;
const ourResult = <P extends ResultProps>(props: P): P & GardensResultProps => props as P & GardensResultProps;

export const board: GameBoard = {
  Board: (props: BoardProps) => <Board {...ourProps(props)} />,
  FinalScene: (props: ResultProps) => <FinalScene {...ourResult(props)} />,
  ScoreStrip: (props: ResultProps & { readonly of: Seat }) => <ScoreStrip {...ourResult(props)} />,
  Emblem: ({ view }) => <Emblem view={ours(view)} />,
  headline: (view, language, nameOf) => headline(ours(view), language, nameOf),
  steps: (view, seat, language) => steps(ours(view), seat, language),
  chapter: (event: GameEvent, language) => chapter(event as Event, language),
  Notes: (props: BoardProps) => <Notes {...ourProps(props)} />,
  picture,
};
