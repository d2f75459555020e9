// The Builders' table: the others and the race above, the market, then my own yard with the planning aid beside it.
import { useRef, useState, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { InWords } from '../../board-kit/InWords.tsx';
import { Models } from '../../board-kit/Models.tsx';
import { skipMoments } from '../../board-kit/moments.ts';
import { useFlip } from '../../board-kit/motion.ts';
import { useScene } from '../../board-kit/scene.ts';
import { useSize } from '../../board-kit/size.ts';
import { Coin, Shield } from './art/signs.tsx';
import { finishIn } from './finish.ts';
import { FinishScene } from './FinishScene.tsx';
import { yardsInWords } from './inWords.ts';
import { Layout } from './Layout.tsx';
import { useMoments } from './moments.ts';
import { TableContext, type Props } from './table.ts';
import { useWholeTable } from './useWholeTable.ts';
import { YardSheet } from './YardSheet.tsx';

const UNMEASURED = { width: 0, height: 0 };

export function Board(props: Props): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [yard, setYard] = useState<Seat>();
  useFlip(root, props.view);
  useMoments(root, props.news);
  const finish = useScene(props.news, props.revealing, finishIn);
  const table = useWholeTable(props, size ?? UNMEASURED, setYard);
  return (
    <div
      ref={root}
      className="bld-board"
      data-game="builders"
      data-compact={table.measures.compact}
      data-mode={table.measures.mode}
      data-columned={table.measures.columned}
      data-short={table.measures.short}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      {size && (
        <TableContext value={table}>
          <Layout />
          <InWords title={table.words.yards} lines={yardsInWords(table.view.players, table)} />
          {finish && <FinishScene key={finish.number} finish={finish} />}
          {yard !== undefined && <YardSheet seat={yard} onClose={() => setYard(undefined)} />}
        </TableContext>
      )}
      <Models pieces={{ coin: <Coin size={24} />, points: <Shield size={26} /> }} />
    </div>
  );
}
