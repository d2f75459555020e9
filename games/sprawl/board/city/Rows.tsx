// The rows around the city: a plate on the border and a pill with kind, number and who leads; grey spaces without a marker are quays.
import type { KeyboardEvent, ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { usePiece } from '../../../board-kit/touch/useTouch.ts';
import { grey as touchedAs } from '../../rules/touch.ts';
import { GREY_SPACES } from '../../rules/words.ts';
import type { RowForecast } from '../../rules/index.ts';
import { rowOn } from '../../text/facts.ts';
import { Coin, Laurel } from '../art/signs.tsx';
import { SPAN, edgeOf, level, point, polygon } from '../art/iso.ts';
import type { SprawlView } from '../props.ts';
import { rowKey, useTable } from '../table.ts';

interface Plate {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** The pill is pushed off the streets by so much of a lot. */
  readonly push: readonly [number, number];
}

export function plateOf(row: RowForecast | undefined, space: string): Plate {
  const grey = GREY_SPACES.findIndex((known) => known === space);
  if (grey >= 0 && grey < 3) {
    const x = edgeOf(grey * 4);
    return { x0: x + 0.7, x1: x + 3.66, y0: -1.18, y1: -0.44, push: [0, 0] };
  }
  if (grey >= 3) {
    const y = edgeOf((grey - 3) * 2);
    return { x0: SPAN + 0.44, x1: SPAN + 1.18, y0: y + 0.14, y1: y + 1.86, push: [0, 0] };
  }
  const block = row?.blocks[0] ?? 0;
  if (row?.res === 'prestige') {
    const y = edgeOf(Math.floor(block / 6) * 2);
    return { x0: -1.22, x1: -0.48, y0: y + 0.5, y1: y + 3.86, push: [-0.62, 0] };
  }
  const x = edgeOf((block % 6) * 2);
  return { x0: x + 0.12, x1: x + 1.88, y0: SPAN + 0.48, y1: SPAN + 1.22, push: [0, 0.05] };
}

/** Seats with buildings in a row, first the first; equal ones stand in one group. */
export function ranking(counts: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  counts.forEach((count, seat) => {
    if (count > 0) groups.set(count, [...(groups.get(count) ?? []), seat]);
  });
  return [...groups].sort(([a], [b]) => b - a).map(([, seats]) => seats);
}

interface Mark {
  readonly seat: number;
  readonly tied: boolean;
  readonly at: number;
}

/** The marks of a pill side by side, with room for an equals sign between tied ones. */
function spread(groups: readonly (readonly number[])[], from: number): Mark[] {
  const marks: Mark[] = [];
  let at = from;
  for (const seats of groups)
    seats.forEach((seat, place) => {
      if (place > 0) at += 7;
      marks.push({ seat, tied: place > 0, at });
      at += 12;
    });
  return marks;
}

const THICK = 4;
/** Half of a pill that leaves the letters beside it free. */
const SHORT = 26;
/** Larger words than this, in a small city, would cover the quay. */
const MOST_LETTERS = 20;

interface Props {
  /** How large pills are drawn. */
  readonly scale: number;
  /** The smallest letters, and what a finger or pointer needs, in units of the drawing. */
  readonly letters: number;
  readonly finger: number;
  /** The row that pays just now. */
  readonly hot: string;
}

export function Rows({ scale, letters, finger, hot }: Props): ReactElement {
  const { rows, view } = useTable();
  const empty = GREY_SPACES.filter((_, space) => view.grey[space] < 0);
  return (
    <g>
      {empty.map((space) => (
        <Quay key={space} space={space} letters={letters} finger={finger} scale={scale} />
      ))}
      {rows.map((row) => (
        <Row key={rowKey(row.res, row.row)} row={row} scale={scale} finger={finger} hot={hot === rowKey(row.res, row.row)} />
      ))}
    </g>
  );
}

/** The marker that the question is about: any of those that can be moved makes the same row. */
const markerAsked = ({ question, grey }: SprawlView): number =>
  question?.kind === 'markerPlace' ? question.marker : (grey.find((marker) => marker >= 0) ?? -1);

/** Who would have how many buildings in the row that a marker makes here. */
function Standing({ row, x, y, scale }: StandingProps): ReactElement | null {
  if (row.length === 0) return null;
  const width = 12 + row.length * 25;
  return (
    <g className="spr-promise" transform={`translate(${x} ${y}) scale(${scale})`} pointerEvents="none">
      <rect x={-width / 2} y="-11.5" width={width} height="23" rx="11.5" />
      {row.map(({ seat, count }, at) => (
        <g key={seat} transform={`translate(${7 + at * 25 - width / 2} 0)`}>
          <PlayerMark seat={seat} size={12.5} x={0} y={-6.2} />
          <text x="19" y="4.6" fontSize="13">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

interface StandingProps {
  readonly row: ReturnType<typeof rowOn>;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface QuayProps {
  readonly space: string;
  readonly scale: number;
  readonly letters: number;
  readonly finger: number;
}

function Quay({ space, letters, finger, scale }: QuayProps): ReactElement {
  const { words, view } = useTable();
  const { x0, y0, x1, y1 } = plateOf(undefined, space);
  const [x, y] = point((x0 + x1) / 2, (y0 + y1) / 2, THICK);
  const piece = usePiece(touchedAs(space));
  const asked = piece['data-look'] !== 'plain';
  return (
    <g className="spr-quay" {...piece} {...(asked ? { 'aria-label': words.greySpace(space) } : { 'aria-hidden': true })}>
      <path d={level(x0, y0, x1, y1, THICK)} className="spr-quay-top" />
      {asked && <circle className="spr-finger" cx={x} cy={y} r={finger / 2} />}
      {!asked && letters < MOST_LETTERS && (
        <text x={x} y={y + letters / 3} fontSize={letters}>
          {words.free}
        </text>
      )}
      {asked && <Standing row={rowOn(view, markerAsked(view), space)} x={x} y={y} scale={scale} />}
    </g>
  );
}

function Row({
  row,
  scale,
  finger,
  hot,
}: {
  readonly row: RowForecast;
  readonly scale: number;
  readonly finger: number;
  readonly hot: boolean;
}): ReactElement {
  const { lookAt, words, nameOf, look } = useTable();
  const piece = usePiece(touchedAs(row.space));
  const asked = row.space !== '' && piece['data-look'] !== 'plain';
  const { x0, y0, x1, y1, push } = plateOf(row, row.space);
  const wealth = row.res === 'wealth';
  const edge = wealth ? '#a97c17' : '#5e2344';
  const [middle, y] = point((x0 + x1) / 2 + push[0], (y0 + y1) / 2 + push[1], THICK);
  const groups = ranking(row.counts);
  const number = row.row > 9 ? 21 : 11;
  const marks = spread(groups, 33 + number);
  const width = 38 + number + marks.length * 12 + marks.filter(({ tied }) => tied).length * 7;
  // Printed rows end at the left of the town: a long pill grows away from the letters along the streets.
  const x = middle - (row.space === '' ? Math.max(0, width / 2 - SHORT) * scale : 0);
  const key = rowKey(row.res, row.row);
  const looked = look !== undefined && 'row' in look && look.row === key;
  const see = (): void => lookAt({ row: key });
  return (
    <g
      className="spr-row"
      data-res={row.res}
      data-hot={hot || looked}
      data-row={key}
      data-region={`row:${key}`}
      role="button"
      tabIndex={0}
      aria-label={words.rowSays(row, nameOf)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && see()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt(undefined)}
      onFocus={see}
      onClick={see}
      onKeyDown={(event) => pressed(event, see)}
      {...(row.space !== '' && piece)}
    >
      {(hot || asked) && (
        <path
          d={level(x0 - 0.14, y0 - 0.14, x1 + 0.14, y1 + 0.14, THICK)}
          fill="#ffd34d"
          stroke="#fff6cf"
          strokeWidth="3"
          opacity=".9"
        />
      )}
      <path d={polygon([point(x0, y1), point(x1, y1), point(x1, y1, THICK), point(x0, y1, THICK)])} fill={edge} />
      <path d={polygon([point(x1, y0), point(x1, y1), point(x1, y1, THICK), point(x1, y0, THICK)])} fill={edge} />
      <path d={level(x0, y0, x1, y1, THICK)} fill={wealth ? '#f0c34f' : '#8a3b66'} stroke={edge} />
      <rect className="spr-finger" x={x - (width / 2) * scale} y={y - finger / 2} width={width * scale} height={finger} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <rect
          className="spr-pill"
          x={-width / 2}
          y="-12.5"
          width={width}
          height="25"
          rx="12.5"
          fill={wealth ? '#f7d069' : '#8a3b66'}
          stroke={wealth ? '#8a6208' : '#f3dbe7'}
          strokeWidth="1.5"
        />
        {wealth ? <Coin x={-width / 2 + 6} y={-9} size={18} /> : <Laurel x={-width / 2 + 6.5} y={-8} size={16} color="#ffe9f3" />}
        <text className="spr-row-number" x={-width / 2 + 26} y="6.4" fontSize="18" fill={wealth ? '#3d2a00' : '#fff'}>
          {row.row}
        </text>
        {marks.map(({ seat, tied, at }) => {
          const place = at - width / 2;
          return (
            <g key={seat}>
              {tied && (
                <text x={place - 6.5} y="4" fontSize="11" fontWeight="700" textAnchor="middle" fill={wealth ? '#3d2a00' : '#fff'}>
                  =
                </text>
              )}
              <PlayerMark seat={seat} size={12.5} x={place - 3} y={-6.2} />
            </g>
          );
        })}
      </g>
    </g>
  );
}

export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}
