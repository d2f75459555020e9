// The rings and the arrow over the board: around the pieces of the choice at hand, and at the piece that a hint or a lesson means.
import { useContext, useEffect, useRef, useState, type ReactElement } from 'react';
import { placeOn } from '../grown.ts';
import { boxWithin, sideFor, type Box, type Side } from './boxes.ts';
import { PointingContext, useAnyRing } from './lights.ts';
import './pointer.css';

interface Mark extends Box {
  readonly kind: 'pointed' | 'ringed';
  /** Round like what it goes around. */
  readonly radius: string;
  /** Where the arrow stands; a piece outside what can be seen has only that. */
  readonly side: Side;
  readonly outside: boolean;
}

const NONE: readonly Mark[] = [];

/** Stands beside the board inside a positioned box of the same size. Draws nothing where no piece has a name. */
export function Pointer(): ReactElement {
  const here = useRef<HTMLDivElement>(null);
  const towards = useContext(PointingContext)?.towards;
  const ringing = useAnyRing();
  const [marks, setMarks] = useState(NONE);
  const watching = towards !== undefined || ringing;
  useEffect(() => {
    if (!watching) return;
    let last = '';
    // Pieces glide, boards are panned and rows scrolled: where they are is looked up as long as anything is pointed at.
    let frame = requestAnimationFrame(function look() {
      const area = here.current?.parentElement;
      const found = area ? marksIn(area) : NONE;
      const text = JSON.stringify(found);
      if (text !== last) setMarks(found);
      last = text;
      frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      setMarks(NONE);
    };
  }, [watching]);
  return (
    <div ref={here} className="pointer" aria-hidden="true">
      {marks.map(({ kind, left, top, width, height, radius, side, outside }, at) => (
        <div
          // A ring stays the same ring while its piece glides.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${kind} ${at}`}
          className={`pointer-${kind}`}
          data-side={side}
          data-outside={outside}
          style={{ left, top, width, height, borderRadius: radius }}
        >
          {kind === 'pointed' && (
            <svg viewBox="0 0 24 24" width="34" height="34">
              <path d="M12 22 3 11h5.4V2h7.2v9H21z" />
            </svg>
          )}
        </div>
      ))}
    </div>
  );
}

function marksIn(area: Element): readonly Mark[] {
  const room = placeOn(area);
  // One of several alike pieces is enough to point at. A sheet lies over the rings and marks its pieces itself.
  const [pointed] = [...area.querySelectorAll('[data-pointed]')].filter(inSight);
  const ringed = [...area.querySelectorAll('[data-ringed]:not([data-pointed])')].filter(inSight);
  return [
    ...(pointed ? [markOf(pointed, 'pointed', room)] : []),
    ...ringed.map((element) => markOf(element, 'ringed', room)).filter(({ outside }) => !outside),
  ];
}

const inSight = (element: Element): boolean => element.getClientRects().length > 0 && element.closest('dialog') === null;

function markOf(element: Element, kind: Mark['kind'], room: DOMRect): Mark {
  const own = placeOn(element);
  const { box, outside } = boxWithin(own, [room, ...windowsAround(element)]);
  const at = { left: box.left - room.left, top: box.top - room.top, width: box.width, height: box.height };
  const radius = element instanceof HTMLElement ? getComputedStyle(element).borderRadius : '6px';
  return { kind, ...at, radius, side: sideFor(at, room), outside };
}

/** What cuts off the piece where it does not fit: a row that scrolls, a window into a map. */
function windowsAround(element: Element): DOMRect[] {
  const found: DOMRect[] = [];
  for (let around = element.parentElement; around && !around.matches('[data-game]'); around = around.parentElement) {
    if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
    if (getComputedStyle(around).overflow !== 'visible') found.push(placeOn(around));
  }
  return found;
}
