// The rings and the arrow over the board: around the pieces of the choice at hand, and at the piece that a hint or a lesson means.
import { useContext, useEffect, useRef, useState, type ReactElement } from 'react';
import { placeOn } from '../grown.ts';
import { sideFor, type Side } from './boxes.ts';
import { PointingContext, useAnyRing } from './lights.ts';
import { inSight, seenIn, type SeenBox } from './marks.ts';
import './pointer.css';

interface Mark extends SeenBox {
  readonly kind: 'pointed' | 'ringed';
  /** Where the arrow stands; a piece outside what can be seen has only that. */
  readonly side: Side;
}

const NONE: readonly Mark[] = [];

/** Stands beside the board inside a positioned box of the same size. Draws nothing where no piece has a name. */
export function Pointer(): ReactElement {
  const here = useRef<HTMLDivElement>(null);
  const pointing = useContext(PointingContext);
  const towards = pointing?.spotlit ? undefined : pointing?.towards;
  const leading = towards !== undefined;
  const ringing = useAnyRing();
  const [marks, setMarks] = useState(NONE);
  const watching = leading || ringing;
  useEffect(() => {
    if (!watching) return;
    let last = '';
    // Pieces glide, boards are panned and rows scrolled: where they are is looked up as long as anything is pointed at.
    let frame = requestAnimationFrame(function look() {
      const area = here.current?.parentElement;
      const found = area ? marksIn(area, leading) : NONE;
      const text = JSON.stringify(found);
      if (text !== last) setMarks(found);
      last = text;
      frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      setMarks(NONE);
    };
  }, [watching, leading]);
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

function marksIn(area: Element, leading: boolean): readonly Mark[] {
  const room = placeOn(area);
  // One of several alike pieces is enough to point at.
  const [pointed] = leading ? [...area.querySelectorAll('[data-pointed]')].filter(inSight) : [];
  const ringed = [...area.querySelectorAll('[data-ringed]:not([data-pointed])')].filter(inSight);
  return [
    ...(pointed ? [markOf(pointed, 'pointed', room)] : []),
    ...ringed.map((element) => markOf(element, 'ringed', room)).filter(({ outside }) => !outside),
  ];
}

function markOf(element: Element, kind: Mark['kind'], room: DOMRect): Mark {
  const seen = seenIn(element, room);
  return { kind, ...seen, side: sideFor(seen, room) };
}
