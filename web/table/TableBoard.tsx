/** The board in its frame: as it stands or as it stood, what is announced over it, and what the others do, staged. */
import type { ReactNode } from 'react';
import { PeopleContext, SinceContext, SoughtContext, type BoardProps, type GameBoard, type Pointing } from '../kit/boardKit.ts';
import { PastBoard } from '../telling/PastBoard.tsx';
import { Staging } from '../telling/Staging.tsx';
import type { ToldHeadline } from '../telling/useHeadline.ts';
import type { Looking } from '../telling/useLookBack.ts';
import { useTexts } from '../text/index.ts';
import { BoardArea } from './BoardArea.tsx';
import { BoardGuard } from './BoardGuard.tsx';
import { LastRound } from './LastRound.tsx';

interface Props {
  readonly board: GameBoard;
  readonly props: BoardProps;
  readonly version: number;
  readonly pointing: Pointing;
  /** What happened while I was away, marked on the board. */
  readonly since: BoardProps['news'];
  /** What a lesson speaks of. */
  readonly sought: readonly string[] | undefined;
  readonly looking: Looking | undefined;
  readonly told: ToldHeadline | undefined;
  /** A show keeps the outcome back. */
  readonly waits: boolean;
  readonly nameOf: (seat: number) => string;
  /** Over the edge of the board, where there is no rail. */
  readonly children: ReactNode;
}

export function TableBoard({ board, props, version, pointing, since, sought, looking, told, waits, nameOf, children }: Props) {
  const t = useTexts();
  const { Board } = board;
  const { view, news, texts, seat, people } = props;
  return (
    <BoardArea label={t.table.board} pointing={pointing}>
      <BoardGuard version={version}>
        <PeopleContext value={people}>
          <div className="board-now" data-behind={looking !== undefined} inert={looking !== undefined}>
            <SinceContext value={since}>
              <SoughtContext value={sought}>
                <Board {...props} />
              </SoughtContext>
            </SinceContext>
          </div>
          {looking && <PastBoard board={board} now={props} looking={looking} />}
        </PeopleContext>
      </BoardGuard>
      <LastRound board={board} view={view} news={news} texts={texts} nameOf={nameOf} waits={waits} />
      <Staging
        told={looking ? undefined : told}
        me={seat === 'spectator' ? undefined : seat}
        nameOf={nameOf}
        shownByBoard={told !== undefined && board.showsCardOf?.includes(told.kind) === true}
      />
      {children}
    </BoardArea>
  );
}
