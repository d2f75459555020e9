// The Builders' board as the table frame takes it.
import type { GameState, Seat, View } from '@cantiere/engine';
import type { BoardProps, GameBoard, ResultProps } from '../../board-kit/contract.ts';
import type { BuildersView } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { headline, steps } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { Notes } from './Notes.tsx';
import { picture } from './picture.tsx';
import type { BuildersProps, BuildersResultProps } from './props.ts';
import './art/art.css';
import './board.css';

// The frame opens this board only for tables of The Builders, so the general view it holds is one of ours.
const ours = (view: View<GameState>): BuildersView => view as BuildersView;
const ourProps = (props: BoardProps): BuildersProps => props as BuildersProps;
const ourResult = <P extends ResultProps>(props: P): P & BuildersResultProps => props as P & BuildersResultProps;

export const board: GameBoard = {
  Board: (props: BoardProps) => <Board {...ourProps(props)} />,
  FinalScene: (props: ResultProps) => <FinalScene {...ourResult(props)} />,
  ScoreStrip: (props: ResultProps & { readonly of: Seat }) => <ScoreStrip {...ourResult(props)} />,
  Emblem: ({ view }) => <Emblem view={ours(view)} />,
  headline: (view, language, nameOf) => headline(ours(view), language, nameOf),
  steps: (view, seat, language) => steps(ours(view), seat, language),
  Notes: (props: BoardProps) => <Notes {...ourProps(props)} />,
  picture,
};
