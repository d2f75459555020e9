// Capitol's board as the table frame takes it.
import type { BoardProps, GameBoard, ResultProps } from '../../board-kit/contract.ts';
import type { GameState, Seat, View } from '@cantiere/engine';
import { show } from './auction/reveal.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { chapter, headline, steps } from './facts.ts';
import { FinalScene, ScoreDetail, ScoreStrip } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import type { CapitolProps, CapitolResultProps, CapitolView } from './props.ts';
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

// The frame opens this board only for tables of Capitol, so the general view it holds is one of ours.
const ours = (view: View<GameState>): CapitolView => view as CapitolView;
const ourProps = (props: BoardProps): CapitolProps => props as CapitolProps;
const ourResult = <P extends ResultProps>(props: P): P & CapitolResultProps => props as P & CapitolResultProps;

export const board: GameBoard = {
  Board: (props: BoardProps) => <Board {...ourProps(props)} />,
  FinalScene: (props: ResultProps) => <FinalScene {...ourResult(props)} />,
  ScoreDetail: (props: ResultProps) => <ScoreDetail {...ourResult(props)} />,
  ScoreStrip: (props: ResultProps & { readonly of: Seat }) => <ScoreStrip {...ourResult(props)} />,
  Emblem: ({ view }) => <Emblem view={ours(view)} />,
  headline: (view, language, nameOf) => headline(ours(view), language, nameOf),
  steps: (view, _seat, language) => steps(ours(view), language),
  chapter,
  show: (news, _view, language) => show(news, language),
  Notes: (props: BoardProps) => <Notes {...ourProps(props)} />,
  picture,
};
