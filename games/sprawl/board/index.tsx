// Urban Sprawl's board as the table frame takes it.
import type { BoardProps, GameBoard, News, ResultProps } from '../../board-kit/contract.ts';
import type { GameState, Seat, View } from '@cantiere/engine';
import { Board } from './Board.tsx';
import { Emblem } from './Emblem.tsx';
import { chapter, headline, steps, tieBreaks } from './facts.ts';
import { FinalScene, ScoreStrip } from './FinalScene.tsx';
import { picture } from './picture.tsx';
import type { SprawlNews, SprawlProps, SprawlResultProps, SprawlView } from './props.ts';
import { isToldBy } from './show/story.ts';
import { boardWords } from './text.ts';
import './style/colours.css';
import './style/board.css';
import './style/city.css';
import './style/cards.css';
import './style/panels.css';
import './style/gazette.css';

// The frame opens this board only for tables of Urban Sprawl, so the general view it holds is one of ours.
const ours = (view: View<GameState>): SprawlView => view as SprawlView;
const ourProps = (props: BoardProps): SprawlProps => props as SprawlProps;
const ourNews = (news: readonly News[]): readonly SprawlNews[] => news as readonly SprawlNews[];
const ourResult = <P extends ResultProps>(props: P): P & SprawlResultProps => props as P & SprawlResultProps;

export const board: GameBoard = {
  Board: (props: BoardProps) => <Board {...ourProps(props)} />,
  FinalScene: (props: ResultProps) => <FinalScene {...ourResult(props)} />,
  ScoreStrip: (props: ResultProps & { readonly of: Seat }) => <ScoreStrip {...ourResult(props)} />,
  Emblem: ({ view }) => <Emblem view={ours(view)} />,
  headline: (view, language, nameOf) => headline(ours(view), language, nameOf),
  steps: (view, seat, language) => steps(ours(view), seat, language),
  tieBreaks: (view) => tieBreaks(ours(view)),
  show: (news, view, language) =>
    isToldBy(ourNews(news), ours(view).phase) ? { words: boardWords[language].telling } : undefined,
  chapter,
  picture,
};
