/** The fork before another move is chosen: the real board with what may be played lit, and the list of it beside. */
import { useState, type ReactNode } from 'react';
import { canonicalJson, plain, type Game, type GameMove, type GameTexts, type Seat } from '@cantiere/engine';
import { PeopleContext, PointingContext, type GameBoard, type Sitter } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import type { PositionSeen } from '../replay/replay.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { ConfirmBits } from '../table/ConfirmBits.tsx';
import { ExplainBubble } from '../table/ExplainBubble.tsx';
import { PhoneBar } from '../table/PhoneBar.tsx';
import { TurnChoices } from '../table/TurnChoices.tsx';
import { confirmingOf } from '../table/useConfirming.ts';
import { useDraftKeys } from '../table/useDraftKeys.ts';
import { useTexts } from '../text/index.ts';
import { RoadPane } from './RoadPane.tsx';
import { useRoadTexts } from './text.ts';
import { useChoosing } from './useChoosing.ts';

interface Props {
  readonly game: Game;
  readonly id: string;
  readonly board: GameBoard;
  readonly texts: GameTexts;
  readonly position: PositionSeen;
  readonly seat: Seat;
  readonly at: number;
  readonly played: GameMove;
  readonly people: readonly Sitter[];
  readonly nameOf: (seat: Seat) => string;
  readonly narrow: boolean;
  readonly hidden: boolean;
  /** Under the list: the master, playing oneself. */
  readonly acts: ReactNode;
  choose(own: readonly GameMove[]): void;
}

export function ChoosingPane(props: Props) {
  const { game, id, board, texts, position, seat, at, played, people, nameOf, narrow, hidden, acts, choose } = props;
  const t = useTexts();
  const road = useRoadTexts();
  const [same, setSame] = useState(false);
  const [sheet, setSheet] = useState(false);
  const { view } = position;
  const choosing = useChoosing({
    game,
    view,
    seat,
    at,
    people,
    texts,
    chosen(move, then) {
      const asPlayed = canonicalJson(move) === canonicalJson(played);
      setSame(asPlayed);
      if (!asPlayed) choose([move, ...then]);
    },
  });
  const { hand, choices, boardProps, pointing, explained } = choosing;
  const { draft } = hand;
  const confirming = confirmingOf({ game: id, choices, hand, texts, view, nameOf, asked: true });
  useDraftKeys({ confirm: hand.confirm, clear: draft && confirming.clear });
  const list = (
    <PointingContext value={pointing}>
      <TurnChoices
        {...{ game, board, hand, nameOf }}
        turn={{ choices, refuse: choosing.refuse, position: at }}
        asked={boardProps}
        mine={seat}
        hint={undefined}
        hinted={undefined}
        keys={!narrow || sheet}
      />
    </PointingContext>
  );
  return (
    <>
      <RoadPane
        kind="other"
        sign={<Glyph name="fork" size={22} />}
        title={road.choosing}
        under={same ? road.samePlayed : plain(texts.prompt(view, seat), nameOf)}
        score=""
        hidden={hidden}
        foot={null}
      >
        <BoardArea label={t.table.board} pointing={pointing}>
          <BoardGuard version={at}>
            <PeopleContext value={people}>
              <board.Board {...boardProps} />
            </PeopleContext>
          </BoardGuard>
        </BoardArea>
      </RoadPane>
      {narrow ? (
        !hidden && (
          <PhoneBar
            asked
            count={choices.filter((choice) => !choice.refusal).length}
            sheet={sheet}
            setSheet={setSheet}
            notes={acts}
            list={list}
            plans={null}
          >
            <ConfirmBits {...confirming} bar />
          </PhoneBar>
        )
      ) : (
        <aside className="road-side">
          <h2>{road.choosing}</h2>
          <p className="hint" role="status">
            {same ? road.samePlayed : road.choosingHint}
          </p>
          <div className="road-confirm">
            <ConfirmBits {...confirming} />
          </div>
          <section className="road-list" id="choices" aria-label={t.table.choices} tabIndex={-1}>
            {list}
          </section>
          {acts}
        </aside>
      )}
      {explained.explained && (
        <ExplainBubble
          explained={explained.explained}
          game={id}
          words={texts.refusal(explained.explained.refusal)}
          close={explained.close}
        />
      )}
    </>
  );
}
