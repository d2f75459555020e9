// The table of The Hanging Gardens: my garden large in the middle, the others as maps, tiles to win, cards to take, my sets.
import { useMemo, useRef, useState, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useTold } from '../../board-kit/camera/useTold.ts';
import { Models } from '../../board-kit/Models.tsx';
import { skipMoments } from '../../board-kit/moments.ts';
import { useFlip } from '../../board-kit/motion.ts';
import { useSize } from '../../board-kit/size.ts';
import { TouchContext } from '../../board-kit/touch/useTouch.ts';
import { buildings } from '../text/words.ts';
import { CardRow } from './CardRow.tsx';
import { Forecast } from './Forecast.tsx';
import { pieceOf } from './flying.tsx';
import { foresee } from './foresee.ts';
import { GardenSheet } from './GardenSheet.tsx';
import { GardenWindow as Garden } from './garden/GardenWindow.tsx';
import { KindSheet } from './KindSheet.tsx';
import { shownCounts } from './knowledge.ts';
import { useLaying } from './laying.ts';
import { laidBy, useMoments, type Laid } from './moments.ts';
import { MySets } from './MySets.tsx';
import { Opponents } from './Opponents.tsx';
import type { GardensProps } from './props.ts';
import { measure, lengthsOf } from './measures.ts';
import { TableContext, type GardenWindow, type Table } from './table.ts';
import { useTempled } from './templed.ts';
import { boardWords } from './text.ts';
import { TileColumns } from './TileColumns.tsx';
import { Turns } from './Turns.tsx';

type Opened = { readonly garden: Seat } | { readonly kind: number } | undefined;

export function Board(props: GardensProps): ReactElement {
  const { view, seat: me, people, language, choices, draft, news, refuse } = props;
  const root = useRef<HTMLDivElement>(null);
  const window = useRef<GardenWindow>(null);
  const size = useSize(root);
  const [opened, setOpened] = useState<Opened>();
  useFlip(root, view);
  useMoments(root, news);

  const asked = choices.length > 0;
  const front = me === 'spectator' ? view.asked : me;
  const [laying, touching] = useLaying(props, front, window);
  const measures = measure(size ?? { width: 0, height: 0 });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `refuse` judges by the view
  const foresight = useMemo(() => foresee(view, front, asked, draft, refuse), [view, front, asked, draft]);

  const table: Table = {
    ...props,
    ...laying,
    me,
    front,
    asked,
    words: boardWords[language],
    foresight,
    templed: useTempled(news),
    told: useTold(news, (event) => notMine(laidBy(event), me), asked),
    measures,
    window,
    counts: useMemo(() => shownCounts(view, front), [view, front]),
    nameOf: (seat) => people[seat]?.name ?? `${seat + 1}`,
    buildings: (count, building) => buildings(count, building, language),
    openGarden: (seat) => setOpened({ garden: seat }),
    openKind: (kind) => setOpened({ kind }),
  };
  const close = (): void => setOpened(undefined);
  return (
    <div
      ref={root}
      className="gar-board"
      data-game="gardens"
      data-compact={measures.compact}
      data-mode={measures.mode}
      data-columned={measures.columned}
      data-phase={view.phase}
      style={lengthsOf(measures)}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      {size && (
        <TableContext value={table}>
          <TouchContext value={touching}>
            <Opponents />
            <Garden />
            {measures.compact ? (
              <TileColumns />
            ) : (
              <div className="gar-side">
                <TileColumns />
                {laying.held && <Turns held={laying.held} />}
                <Forecast />
              </div>
            )}
            <CardRow />
            <MySets />
            {opened && 'garden' in opened && <GardenSheet seat={opened.garden} onClose={close} />}
            {opened && 'kind' in opened && <KindSheet kind={opened.kind} onClose={close} />}
          </TouchContext>
        </TableContext>
      )}
      <Models pieces={Object.fromEntries(news.map(({ number, event }) => [number, pieceOf(event)]))} />
    </div>
  );
}

const notMine = (laid: Laid | undefined, me: Seat | 'spectator'): Laid | undefined => (laid?.seat === me ? undefined : laid);
