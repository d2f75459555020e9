// The Urban Sprawl table: the city with its four corners, the market below; on a phone one part at a time under the city.
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTold } from '../../board-kit/camera/useTold.ts';
import { skipMoments, useMoments } from '../../board-kit/moments.ts';
import { useFlip } from '../../board-kit/motion.ts';
import { styled, useSize } from '../../board-kit/size.ts';
import { TouchContext, useTouching } from '../../board-kit/touch/useTouch.ts';
import { rowsNow } from '../rules/index.ts';
import { usePlan } from './flow/plan.ts';
import { useSettling } from './flow/settling.ts';
import { Layout } from './Layout.tsx';
import { happen, lotsOf } from './moments.ts';
import type { SprawlProps } from './props.ts';
import { measure } from './measures.ts';
import { PlayerSheet } from './seats/PlayerSheet.tsx';
import { useHeldPaper } from './show/useHeldPaper.ts';
import { useShow } from './show/useShow.ts';
import { plainly, TableContext, type LookedAt, type Table } from './table.ts';
import { boardWords } from './text.ts';

export function Board(props: SprawlProps): ReactElement {
  const { view, seat: me, people, language, texts, choices, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [look, setLook] = useState<LookedAt>();
  const [player, setPlayer] = useState<number>();
  const plan = usePlan(props, useTouching().touched);
  const touching = useSettling(choices, plan);
  const show = useShow(news, props.revealing);
  useHeldPaper(show);
  // Whoever is asked something, or begins to act, has read enough: the paper lies where questions are answered.
  const acting = touching.touched.length > 0 || plan.mode === 'answer';
  useEffect(() => {
    if (acting) show.skip();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it begins: it may be read again meanwhile
  }, [acting, view]);
  const rows = useMemo(() => rowsNow(view), [view]);
  const measures = measure(size?.width ?? 0, size?.height ?? 0);
  useFlip(root, view);
  useMoments(root, news, happen);
  const told = useTold(news, (event) => lotsOf(event, me), choices.length > 0 || show.scene !== undefined);
  const nameOf = (seat: number): string => people[seat]?.name ?? `${seat + 1}`;
  const table: Table = {
    view,
    me,
    language,
    words: boardWords[language],
    texts,
    measures,
    draft,
    choices,
    plan,
    rows,
    show,
    told,
    look,
    lookAt: setLook,
    nameOf,
    say: (words) => plainly(words, nameOf),
    tell: (event) => plainly(texts.event(event), nameOf),
    openPlayer: setPlayer,
  };
  return (
    <div
      ref={root}
      className="spr-board"
      data-game="sprawl"
      data-compact={measures.compact}
      data-room={measures.mode}
      data-beside={measures.beside}
      data-low={measures.low}
      data-mode={plan.mode}
      data-on-map={plan.source !== '' || choices.some(({ move, at }) => move.type === 'DECIDE' && at.some(onMap))}
      onPointerDownCapture={() => skipMoments(root.current)}
      style={styled({ '--spr-dock': `${measures.dock}px`, '--spr-side': `${measures.side}px` })}
    >
      {size && (
        <TouchContext value={touching}>
          <TableContext value={table}>
            <Layout />
            {player !== undefined && <PlayerSheet seat={player} onClose={() => setPlayer(undefined)} />}
          </TableContext>
        </TouchContext>
      )}
    </div>
  );
}

/** What lies on the map must lie open while it is to be chosen. */
const onMap = (place: string): boolean => /^(lot|building|grey):/.test(place);
