// The map of Rome: ground, nine areas, their plaques. On a phone it looks at what the chosen card concerns; fingers move it.
import { useRef, type CSSProperties, type ReactElement, type RefObject } from 'react';
import { fit, transformOf, type Camera } from '../../../board-kit/camera/camera.ts';
import { useCamera } from '../../../board-kit/camera/useCamera.ts';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { InWords } from '../../../board-kit/InWords.tsx';
import { styled, useSize, type Size } from '../../../board-kit/size.ts';
import { usePiece } from '../../../board-kit/touch/useTouch.ts';
import { tileOnOffer } from '../../rules/auctions.ts';
import { AREA_IDS, FOUNTAIN } from '../../rules/board.ts';
import { area as touchedAs } from '../../rules/touch.ts';
import type { Point } from '../art/iso.ts';
import { areasFor } from '../inHand.ts';
import { useTable } from '../table.ts';
import { AreaSlab, ghostIn } from './AreaSlab.tsx';
import { Ground } from './Ground.tsx';
import { mapInWords } from './inWords.ts';
import { ALL_AREAS, around, boxOf, CLOSEST, MAP_HEIGHT, MAP_WIDTH, originOf, plaqueFoot } from './places.ts';
import { Code, lookInto, Plaque } from './Plaque.tsx';

export function CityMap(): ReactElement {
  const box = useRef<HTMLElement>(null);
  const size = useSize(box);
  const { words, view, piece, nameOf } = useTable();
  return (
    <section ref={box} className="cap-map" data-region="map" aria-label={words.map}>
      <InWords title={words.map} lines={mapInWords(view, { words, piece, nameOf })} />
      {size && size.width > 0 && size.height > 0 && <Seen root={box} size={size} />}
    </section>
  );
}

const TALLEST = 1000;

/** A map narrower than this has no room for plaques with everything on them. */
const SMALL = 860;

/** A map lower than this has no room for plaques at all: they are there for keys and ears. */
const TINY = 230;

/** No nearer than this, in pixels of a map unit. */
const NEAREST = 1.5;

function Seen({ root, size }: { root: RefObject<HTMLElement | null>; size: Size }): ReactElement {
  const { words, measures, inHand, scored, told } = useTable();
  const height = Math.max(MAP_HEIGHT, Math.min(TALLEST, (MAP_WIDTH * size.height) / size.width));
  const whole = { x: 0, y: 0, width: MAP_WIDTH, height };
  const small = measures.compact || size.width < SMALL;
  const colour = measures.compact ? areasFor(inHand) : [];
  const focus = colour.length === 0 ? whole : around(colour.map((area) => boxOf(area, height)));
  const pane = { size, whole, most: NEAREST };
  const control = useCamera(root, {
    ...pane,
    focus,
    subject: colour.join(),
    told: told === undefined ? undefined : boxOf(told, height),
  });
  const { camera } = control;
  // Three areas in a row are hardly closer than the whole: plaques stay as narrow as there.
  const zoomed = !control.telling && camera.scale > fit(whole, pane).scale * 1.12;
  const order = ALL_AREAS.toSorted((a, b) => originOf(a, height)[1] - originOf(b, height)[1]);
  return (
    <div
      className="cap-map-view"
      data-small={small}
      data-tiny={size.height < TINY}
      data-moving={control.moving}
      data-telling={control.telling}
      data-zoomed={zoomed}
      {...control.handlers}
    >
      <svg className="cap-map-art" width={size.width} height={size.height} aria-hidden>
        <g className="cap-camera" style={{ transform: transformOf(camera) }}>
          <Ground height={height} />
          {order.map((area) => (
            <MapArea key={area} area={area} at={originOf(area, height)} />
          ))}
        </g>
      </svg>
      <div className="cap-plaques">
        {ALL_AREAS.map((area) => (
          <Plaque
            key={area}
            area={area}
            style={placeOf(area, height, camera, size.width, small)}
            out={isOut(area, height, camera, size)}
          />
        ))}
        {small &&
          !zoomed &&
          ALL_AREAS.map((area) => (
            <span key={area} className="cap-code-at" style={cornerOf(area, height, camera)} aria-hidden>
              <Code area={area} />
            </span>
          ))}
        {[...scored.areas].map(([area, points]) => (
          <Scored key={area} points={points} now={area === scored.now} style={middleOf(area, height, camera)} />
        ))}
      </div>
      {(measures.compact || zoomed) && (
        <div className="cap-zoom">
          <button
            type="button"
            onClick={() => (zoomed ? control.showWhole() : control.zoom(1.7))}
            aria-label={zoomed ? words.wholeMap : words.zoomIn}
          >
            <svg
              viewBox="0 0 20 20"
              width={20}
              height={20}
              aria-hidden
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinecap="round"
            >
              <circle cx="8.5" cy="8.5" r="5.5" />
              <path d={zoomed ? 'M13 13l5 5M6 8.5h5' : 'M13 13l5 5M6 8.5h5M8.5 6v5'} />
            </svg>
          </button>
        </div>
      )}
    </div>
  );
}

/** An area as it is drawn. Its plaque is the button for keys and ears; the drawing is a short cut for pointers. */
function MapArea({ area, at: [x, y] }: { readonly area: number; readonly at: Point }): ReactElement {
  const table = useTable();
  const { view, areas, inHand, scored } = table;
  const piece = usePiece(touchedAs(AREA_IDS[area]), { button: true });
  const colour = areasFor(inHand);
  const monument = view.phase === 'tile' && tileOnOffer(view) !== FOUNTAIN;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g
      className="cap-area"
      data-area={AREA_IDS[area]}
      data-quiet={(colour.length > 0 && !colour.includes(area)) || (scored.now >= 0 && scored.now !== area)}
      data-counted={scored.now === area}
      transform={`translate(${x} ${y})`}
      onClick={() => lookInto(table, area)}
      {...piece}
    >
      <AreaSlab
        area={area}
        state={view.areas[area]}
        look={piece['data-look']}
        large={monument}
        ghost={ghostIn(view.areas[area], areas[area])}
      />
    </g>
  );
}

const px = (value: number, from: number, scale: number): number => Math.round((value - from) * scale);

/** The least that a plaque on a small map is made for: what stands on it goes into more lines, its name stays whole. */
const NARROWEST = 76;

/**
 * A plaque stands in front of its slab, where no tower can hide it; at the map's right edge it moves aside. On a small map it may be
 * as wide as the way to the next area or to the edge.
 */
function placeOf(area: number, height: number, { scale, x, y }: Camera, width: number, small: boolean): CSSProperties {
  const [left] = originOf(area, height);
  const start = px(left + (small ? 62 : 122), x, scale);
  const most = Math.max(NARROWEST, Math.min(CLOSEST * scale, width - 4 - start));
  return styled({
    '--cap-start': `${Math.max(0, start)}px`,
    '--cap-most': `${most}px`,
    width: Math.max(0, width - 4 - Math.min(0, start)),
    transform: `translate(${Math.min(0, start)}px, ${px(plaqueFoot(area, height), y, scale)}px) translateY(-100%)`,
  });
}

/** Whether an area is beyond the edges of what is seen. */
function isOut(area: number, height: number, { scale, x, y }: Camera, size: Size): boolean {
  const [left, top] = originOf(area, height);
  const middle = px(left + 118, x, scale);
  const line = px(top + 10, y, scale);
  return middle < 0 || middle > size.width || line < 0 || line > size.height;
}

/** On a small map the building code stands by itself at the back of the slab, to keep plaques narrow. */
function cornerOf(area: number, height: number, { scale, x, y }: Camera): CSSProperties {
  const [left, top] = originOf(area, height);
  return { transform: `translate(${px(left + 30, x, scale)}px, ${px(top - 24, y, scale)}px) translate(-50%, -100%)` };
}

function middleOf(area: number, height: number, { scale, x, y }: Camera): CSSProperties {
  const [left, top] = originOf(area, height);
  return { transform: `translate(${px(left + 116, x, scale)}px, ${px(top - 6, y, scale)}px) translate(-50%, -50%)` };
}

/** What an area has just paid. */
function Scored({ points, now, style }: { points: readonly number[]; now: boolean; style: CSSProperties }): ReactElement {
  const { words } = useTable();
  return (
    <div className="cap-scored-at" data-now={now} data-reveal style={style}>
      <div className="cap-scored">
        {points.map((each, seat) =>
          each > 0 ? (
            // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
            <span key={seat}>
              <PlayerMark seat={seat} size={18} />
              <b>{words.signed(each)}</b>
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
