/**
 * The present board at a table of other rules. What it cannot draw of them is drawn plainly, from the edition's own rules, and said
 * in words: the game goes on, and the list of choices knows everything.
 */
import { Component, type ComponentType, type ReactNode } from 'react';
import type { Game } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';
import { plainBoard } from '@cantiere/games/plain-board';
import type { BoardProps, GameBoard } from '../kit/boardKit.ts';
import { textsNow } from '../text/index.ts';

export async function pastBoard(shelved: Shelved, game: Game): Promise<{ readonly board: GameBoard }> {
  const plain = plainBoard(game);
  const present = await shelved.board().catch((error: unknown) => {
    console.warn(error); // its modules stumble over the components of before
    return undefined;
  });
  return { board: present ? careful(present.board, plain) : { ...plain, Board: said(plain.Board) } };
}

/** The board, and whatever of it fails the plain one's. */
export function careful(board: GameBoard, plain: GameBoard): GameBoard {
  const orElse =
    <In extends readonly unknown[], Out>(draw: (...about: In) => Out, instead: (...about: In) => Out) =>
    (...about: In): Out => {
      try {
        return draw(...about);
      } catch {
        return instead(...about);
      }
    };
  const { reveal, chapter, tieBreaks, Notes, ScoreDetail, ScoreStrip } = board;
  return {
    ...board,
    Board: guarded(board.Board, said(plain.Board)),
    FinalScene: guarded(board.FinalScene, plain.FinalScene),
    Emblem: guarded(board.Emblem, plain.Emblem),
    headline: orElse(board.headline, plain.headline),
    steps: orElse(board.steps, () => []),
    picture: orElse(board.picture, () => undefined),
    ...(reveal && { reveal: orElse(reveal, () => undefined) }),
    ...(chapter && { chapter: orElse(chapter, () => undefined) }),
    ...(tieBreaks && { tieBreaks: orElse(tieBreaks, () => []) }),
    ...(Notes && { Notes: guarded(Notes, Nothing) }),
    ...(ScoreDetail && { ScoreDetail: guarded(ScoreDetail, Nothing) }),
    ...(ScoreStrip && { ScoreStrip: guarded(ScoreStrip, Nothing) }),
  };
}

const Nothing = (): undefined => undefined;

/** The plain board, and why it is there. */
function said(Plain: GameBoard['Board']): GameBoard['Board'] {
  return function PlainAndSaid(props: BoardProps) {
    return (
      <>
        <p className="board-plain-why" role="note">
          {textsNow().editions.plain}
        </p>
        <Plain {...props} />
      </>
    );
  };
}

/** The first that can be drawn; what failed at one position may do at the next. */
function guarded<P extends { readonly view: unknown }>(Draw: ComponentType<P>, Instead: ComponentType<P>): ComponentType<P> {
  return function Guarded(props: P) {
    return (
      <Guard view={props.view} instead={<Instead {...props} />}>
        <Draw {...props} />
      </Guard>
    );
  };
}

interface GuardProps {
  readonly view: unknown;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface GuardState {
  readonly view: unknown;
  readonly failed: boolean;
}

class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { view: this.props.view, failed: false };

  static getDerivedStateFromError(): Partial<GuardState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ view }: GuardProps, state: GuardState): GuardState | null {
    return view === state.view ? null : { view, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
