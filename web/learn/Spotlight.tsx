/** The lesson's light: the rest of the table is dimmed, what is spoken of is ringed, and an arrow leads from the teacher to what to touch. */
import { useEffect, useId, useRef, useState } from 'react';
import { placeOn } from '../kit/boardKit.ts';
import { useTexts } from '../text/index.ts';
import { arrowTo, showLit, spotsOn, type Looked, type Spot } from './spots.ts';
import './spotlight.css';

/** What is lit, and the screen it lies on. */
interface Lit {
  readonly spots: readonly Spot[];
  readonly room: { readonly width: number; readonly height: number };
}

const NONE: Lit = { spots: [], room: { width: 0, height: 0 } };
/** Air around what is lit. */
const AIR = 5;

interface Props extends Looked {
  /** Which step: what it speaks of is scrolled to once. */
  readonly step: number;
}

/** Stands last in the table's screen. Touches go through it: whatever is dimmed can still be used. */
export function Spotlight({ step, looks, tried, ready }: Props) {
  const t = useTexts();
  const here = useRef<HTMLDivElement>(null);
  const veil = useId();
  const [{ spots, room }, setLit] = useState(NONE);
  const [lifted, setLifted] = useState<number>();
  useEffect(() => {
    let last = '';
    let brought = '';
    // Boards are panned, rows scrolled, pieces glide: where they are is looked up as long as the light is on.
    let frame = requestAnimationFrame(function look() {
      const screen = here.current?.parentElement;
      if (screen) {
        const found = spotsOn(screen, { looks, tried, ready });
        const { width, height } = placeOn(screen);
        const text = JSON.stringify([found, width, height]);
        const lit = found.map(({ kind }) => kind).join();
        // A part that has just come up (a tab that was opened) is scrolled to as well; after that the pupil scrolls.
        if (lit !== brought) showLit(screen, { looks, tried, ready });
        if (text !== last) setLit({ spots: found, room: { width, height } });
        [last, brought] = [text, lit];
      }
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [step, looks, tried, ready]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setLifted(step);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [step]);
  const on = spots.length > 0 && lifted !== step;
  const arrow = on ? arrowTo(spots, room) : undefined;
  return (
    <div ref={here} className="spotlight" aria-hidden="true" data-on={on}>
      {on && (
        <>
          <svg width={room.width} height={room.height}>
            <mask id={veil} maskUnits="userSpaceOnUse" x="0" y="0" width={room.width} height={room.height}>
              <rect width="100%" height="100%" fill="white" />
              {spots.map(({ kind, left, top, width, height }, n) => (
                <rect
                  // oxlint-disable-next-line react/no-array-index-key -- holes have no names of their own
                  key={n}
                  x={left - air(kind)}
                  y={top - air(kind)}
                  width={width + 2 * air(kind)}
                  height={height + 2 * air(kind)}
                  rx={kind === 'coach' ? 14 : 10}
                  fill={kind === 'tried' ? 'rgb(95 95 95)' : 'black'}
                />
              ))}
            </mask>
            <rect className="spotlight-veil" width="100%" height="100%" mask={`url(#${veil})`} />
            {arrow && (
              <g className="spotlight-arrow">
                <path d={arrow.path} />
                <path d={arrow.head} />
              </g>
            )}
          </svg>
          {spots.map(({ kind, left, top, width, height, radius, outside }, n) =>
            kind === 'coach' ? null : (
              <i
                // oxlint-disable-next-line react/no-array-index-key -- a ring stays the same ring while its piece glides
                key={`${kind} ${n}`}
                className={kind === 'target' ? 'spotlight-target pointer-pointed' : `spotlight-${kind}`}
                data-outside={outside}
                style={{
                  left,
                  top,
                  width,
                  height,
                  borderRadius: kind === 'named' ? `max(8px, ${radius})` : radius,
                  animationDelay: kind === 'named' ? `${n * 160}ms` : undefined,
                }}
              />
            ),
          )}
          {arrow?.words && (
            <b className="spotlight-words" style={{ left: arrow.words.x, top: arrow.words.y }}>
              {t.learn.touchHere}
            </b>
          )}
          {spots
            .filter(({ kind }) => kind === 'tried')
            .slice(0, 1)
            .map(({ left, top, width, height }) => (
              <b key="tried" className="spotlight-tag" style={{ left: left + width / 2, top: top + height }}>
                {t.learn.triedHere}
              </b>
            ))}
        </>
      )}
    </div>
  );
}

const air = (kind: Spot['kind']): number => (kind === 'coach' ? 0 : AIR);
