// Citadels' board as the table frame takes it.
import type { BoardProps, GameBoard, ResultProps } from '../../board-kit/contract.ts';
import type { GameState, Seat, View } from '@cantiere/engine';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { headline, steps, tieBreaks } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import type { CitadelsProps, CitadelsResultProps, CitadelsView } from './props.ts';
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
import './style/sheets.css';
import './style/notes.css';

// The frame opens this board only for tables of Citadels, so the general view it holds is one of ours.
const ours = (view: View<GameState>): CitadelsView => view as CitadelsView;
const ourProps = (props: BoardProps): CitadelsProps => props as CitadelsProps;
const ourResult = <P extends ResultProps>(props: P): P & CitadelsResultProps => props as P & CitadelsResultProps;

export const board: GameBoard = {
  Board: (props: BoardProps) => <Board {...ourProps(props)} />,
  FinalScene: (props: ResultProps) => <FinalScene {...ourResult(props)} />,
  ScoreStrip: (props: ResultProps & { readonly of: Seat }) => <ScoreStrip {...ourResult(props)} />,
  Emblem: ({ view }) => <Emblem view={ours(view)} />,
  headline: (view, language, nameOf) => headline(ours(view), language, nameOf),
  steps: (view, seat, language) => steps(ours(view), seat, language),
  tieBreaks: (view) => tieBreaks(ours(view)),
  Notes: (props: BoardProps) => <Notes {...ourProps(props)} />,
  picture,
};
