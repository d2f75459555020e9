// The whole city on a stamp, with a frame around what is seen; a tap goes there.
import { memo, type MouseEvent, type ReactElement } from 'react';
import { LOTS_OF } from '../../rules/geometry.ts';
import type { SprawlView } from '../props.ts';
import { BORDER, FRAME, SPAN, level, lotArea, point, polygon, type Point } from '../art/iso.ts';
import { zoneColour } from '../art/signs.tsx';

interface Props {
  readonly view: SprawlView;
  readonly seen: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  onTap(place: Point): void;
}

export function Minimap({ view, seen, onTap }: Props): ReactElement {
  const tap = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onTap([
      FRAME.x + ((event.clientX - box.left) / box.width) * FRAME.width,
      FRAME.y + ((event.clientY - box.top) / box.height) * FRAME.height,
    ]);
  };
  return (
    // A shortcut for fingers; the keyboard moves by focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <svg className="spr-mini" viewBox={`${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`} aria-hidden onClick={tap}>
      <Land buildings={view.buildings} />
      <rect className="spr-mini-frame" x={seen.x} y={seen.y} width={seen.width} height={seen.height} rx="12" />
    </svg>
  );
}

const Land = memo(function Land({ buildings }: { readonly buildings: SprawlView['buildings'] }): ReactElement {
  const low = -BORDER;
  const high = SPAN + BORDER;
  return (
    <g>
      <path d={level(low, low, high, high)} fill="#a9bf85" />
      <path
        d={polygon([point(low, low), point(high, low), point(high, high), point(SPAN, SPAN), point(SPAN, 0), point(0, 0)])}
        fill="#7fb8cf"
      />
      <path d={level(0, 0, SPAN, SPAN)} fill="#efe9dc" />
      {buildings.map(({ id, zone, placement }) => (
        <path key={id} d={LOTS_OF[placement].map((lot) => lotArea(lot)).join('')} fill={zoneColour(zone)} />
      ))}
    </g>
  );
});
