// Somebody's garden in full, with what is known of his tiles.
import { useMemo, useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useCamera } from '../../board-kit/camera/useCamera.ts';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { InWords } from '../../board-kit/InWords.tsx';
import { useSize, type Size } from '../../board-kit/size.ts';
import { groupsOf } from '../rules/groups.ts';
import { shownScore } from '../rules/scoring.ts';
import { Temple } from './art/Temple.tsx';
import { TileBack } from './art/tiles.tsx';
import { BrickPattern } from './art/TableCloth.tsx';
import { Axes } from './garden/Axes.tsx';
import { CLOSEST, gardenAt } from './garden/frame.ts';
import { GardenCards, Temples } from './garden/GardenCards.tsx';
import { GroupLines, GroupSizes } from './garden/GroupLines.tsx';
import { boundsOf, grownBy, layersOf } from './garden/layers.ts';
import { gardenInWords } from './inWords.ts';
import { shownCounts } from './knowledge.ts';
import { TileList } from './MySets.tsx';
import { Sheet } from './Sheet.tsx';
import { useTable } from './table.ts';

export function GardenSheet({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactElement {
  const { view, words, nameOf, texts, buildings } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const player = view.players[seat];
  const counts = shownCounts(view, seat);
  const score = shownScore(view, seat);
  return (
    <Sheet
      label={words.gardenOf(nameOf(seat))}
      title={
        <>
          <PlayerMark seat={seat} size={20} />
          {words.gardenOf(nameOf(seat))}
        </>
      }
      className="gar-garden-sheet"
      onClose={onClose}
    >
      <InWords
        title={words.gardenOf(nameOf(seat))}
        lines={gardenInWords(player.garden, { words, piece: texts.piece, buildings })}
      />
      <div ref={box} className="gar-sheet-garden">
        {size && size.width > 0 && <StillGarden seat={seat} size={size} />}
      </div>
      <p className="gar-sheet-facts">
        <span>
          <Temple seat={seat} size={20} /> {words.templesLeft(player.temples)}
        </span>
        <span>
          <TileBack size={18} /> {words.tiles(player.taken.length + player.blind.length)}
          {player.blind.length > 0 && `, ${words.blindTiles(player.blind.length)}`}
        </span>
        {player.bonus > 0 && <span>{words.consolation(player.bonus)}</span>}
        {score !== undefined && <b>{words.points(score)}</b>}
      </p>
      {counts ? <TileList counts={counts} /> : player.taken.length > 0 && <p className="gar-sheet-secret">{words.secretTiles}</p>}
    </Sheet>
  );
}

function StillGarden({ seat, size }: { readonly seat: Seat; readonly size: Size }): ReactElement {
  const { view } = useTable();
  const svg = useRef<SVGSVGElement>(null);
  const player = view.players[seat];
  const { garden } = player;
  const layers = useMemo(() => layersOf(player), [player]);
  const groups = useMemo(() => groupsOf(garden, []), [garden]);
  const bounds = boundsOf(garden);
  const { camera, handlers } = useCamera(svg, {
    ...CLOSEST,
    subject: `${seat}`,
    focus: grownBy(bounds, 0.4),
    size,
    insets: { top: 24, left: 28, right: 8, bottom: 8 },
  });
  const { scale: cell } = camera;
  return (
    <svg ref={svg} className="gar-table" width={size.width} height={size.height} {...handlers}>
      <defs>
        <BrickPattern id="gar-sheet-brick" transform={gardenAt(camera, 1 / 74)} />
      </defs>
      <rect width={size.width} height={size.height} fill="url(#gar-sheet-brick)" />
      <g transform={gardenAt(camera)}>
        <GardenCards layers={layers} drawing="full" latest />
        <GroupLines groups={groups} cell={cell} />
        <Temples garden={garden} seat={seat} />
        <GroupSizes groups={groups} seat={seat} cell={cell} />
      </g>
      <Axes camera={camera} bounds={bounds} size={size} top={11} left={14} />
    </svg>
  );
}
