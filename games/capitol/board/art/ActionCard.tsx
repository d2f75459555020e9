// An action card: its value in a gold ring (it is money), its sign on the edge that stays visible in a fan, and what it does.
import type { ReactElement } from 'react';
import { CARD_IDS, COLOUR_OF, FLOOR, ROOF, TYPE_OF, VALUE_OF } from '../../rules/cards.ts';
import { NO_ROOF } from '../../rules/state.ts';
import { ROUND, TRIANGULAR } from '../../rules/board.ts';
import { GHOST, roofTint, usePaint } from './paint.tsx';
import { STONES, StoneSign } from './signs.tsx';
import { Roof, Tower } from './Tower.tsx';
import type { Seat } from '@cantiere/engine';

export const CARD_SHAPE = 128 / 92;

/** Bands at the foot: roof, floor, then permits by colour. */
const BANDS = [
  { fill: '#6f8062', ink: '#ffffff' },
  { fill: '#c4a677', ink: '#33240f' },
] as const;
const PERMIT_BANDS = [
  { fill: '#b5533c', ink: '#ffffff' },
  { fill: '#ded2b6', ink: '#43361f' },
  { fill: '#4a4a55', ink: '#ffffff' },
] as const;

export interface ActionCardProps {
  readonly card: number;
  readonly width: number;
  /** What it does, in two words; left out where it would be too small to read. */
  readonly label?: string | undefined;
  /** Whose roofs a roof card shows. */
  readonly seat?: Seat | undefined;
}

const SMALLEST_LABEL = 66;

export function ActionCard({ card, width, label, seat = 1 }: ActionCardProps): ReactElement {
  const type = TYPE_OF[card];
  const band = type === ROOF || type === FLOOR ? BANDS[type] : PERMIT_BANDS[COLOUR_OF[card]];
  const worded = label !== undefined && width >= SMALLEST_LABEL;
  return (
    <svg
      className="cap-card-art"
      data-shows={CARD_IDS[card]}
      viewBox="0 0 92 128"
      width={width}
      height={width * CARD_SHAPE}
      aria-hidden
    >
      <rect
        x=".75"
        y=".75"
        width="90.5"
        height="126.5"
        rx="9"
        fill="var(--cap-card, #fffaf0)"
        stroke="var(--cap-card-edge, #bfae87)"
        strokeWidth="1.5"
      />
      <rect x="4" y="4" width="84" height="120" rx="6" fill="var(--cap-card-in, #f4ead3)" stroke="#ddceac" strokeOpacity=".7" />
      <path
        d={worded ? 'M4 100h84v18a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6z' : 'M4 112h84v6a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6z'}
        fill={band.fill}
      />
      <Picture card={card} seat={seat} />
      <circle cx="20" cy="20" r="14" fill="#fffaf0" stroke="#c99a2e" strokeWidth="2.4" />
      <text x="20" y="27.4" textAnchor="middle" className="cap-numeral" fontSize="21" fill="#43301b">
        {VALUE_OF[card]}
      </text>
      <CardSign card={card} x={10} y={38} size={20} />
      {worded && (
        <text className="cap-card-word" x="46" y="117" textAnchor="middle" fontSize="13.5" fontWeight="700" fill={band.ink}>
          {label}
        </text>
      )}
    </svg>
  );
}

/** The little sign of a card's use: two roofs, floors, or the stone of a permit. */
export function CardSign({ card, x, y, size }: { card: number; x?: number; y?: number; size: number }): ReactElement {
  const type = TYPE_OF[card];
  const place = { ...(x !== undefined && { x }), ...(y !== undefined && { y }) };
  if (type !== ROOF && type !== FLOOR) return <StoneSign colour={COLOUR_OF[card]} size={size} {...place} />;
  return (
    <svg className="cap-sign" {...place} width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      {type === ROOF ? (
        <path
          d="M1.2 11.2V10.4A3.4 4.6 0 0 1 8 10.4V11.2ZM7.2 11.2L11.2 4.4L15.2 11.2Z"
          fill="#5b6c4f"
          stroke="#3c4a33"
          strokeWidth=".7"
        />
      ) : (
        <path d="M2 3.4H14V7.4H2ZM2 8.8H14V12.8H2Z" fill="#e5d0a5" stroke="#7d6140" strokeWidth="1.1" />
      )}
    </svg>
  );
}

function Picture({ card, seat }: { card: number; seat: Seat }): ReactElement {
  const type = TYPE_OF[card];
  if (type === FLOOR)
    return (
      <g transform="translate(52 82)">
        <Tower floors={2} shape={NO_ROOF} seat={seat} edge={58} shadow={false} />
      </g>
    );
  if (type === ROOF)
    return (
      <>
        <g transform="translate(37 88)">
          <Roof shape={ROUND} seat={seat} foot={29} top={0} ghost={false} />
        </g>
        <g transform="translate(63 74)">
          <Roof shape={TRIANGULAR} seat={seat} foot={29} top={0} ghost={false} />
        </g>
      </>
    );
  return <Permit colour={COLOUR_OF[card]} />;
}

function Permit({ colour }: { colour: number }): ReactElement {
  const stone = STONES[colour];
  return (
    <g transform="translate(54 68)">
      <path d="M-22-26h38q8 0 8 7v32q0 7-6 7h-36q6 0 6-7v-32q0-7-10-7z" fill="#fdf4de" stroke="#a98d5c" strokeWidth="1.2" />
      <path d="M-22-26q-9 0-9 6.5t6 5.5h11" fill="#e8d7b0" stroke="#a98d5c" strokeWidth="1.2" />
      <path d="M-6-16h24M-6-9h24M-6-2h16" stroke="#a98d5c" strokeWidth="1.7" strokeLinecap="round" />
      <path d="M4 20l-5 12 6-2 3 5 5-13zM18 20l4 12-6-2-3 5-4-13z" fill={stone.edge} />
      <circle cx="11" cy="12" r="14.5" fill={stone.edge} />
      <circle cx="11" cy="12" r="12.5" fill={stone.face} />
      <StoneSign colour={colour} x={1} y={2} size={20} />
    </g>
  );
}

/** The senator closes a bid. Every player has one, in their own colour. */
export function SenatorCard({ seat, width, label }: { seat: Seat; width: number; label?: string }): ReactElement {
  const tint = roofTint(seat);
  return (
    <svg className="cap-card-art" viewBox="0 0 92 128" width={width} height={width * CARD_SHAPE} aria-hidden>
      <rect x=".75" y=".75" width="90.5" height="126.5" rx="9" fill="#2f3a46" stroke="#161c23" strokeWidth="1.5" />
      <rect x="5" y="5" width="82" height="118" rx="6" fill="none" stroke={tint.light} strokeWidth="1.8" />
      <path d="M46 13l27 13v6H19v-6z" fill="#ffffff14" />
      <Senator />
      <path d="M5 98h82v19a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z" fill={tint.dark} />
      <text x="46" y="116" textAnchor="middle" fontSize="15" fontWeight="800" letterSpacing="1.5" fill="#fff">
        {width >= SMALLEST_LABEL ? (label ?? 'STOP') : 'STOP'}
      </text>
    </svg>
  );
}

/** A man in a toga with a raised hand. */
function Senator(): ReactElement {
  return (
    <g transform="translate(46 60)">
      <path d="M15-8L23-26" stroke="#e8c9a4" strokeWidth="5.5" strokeLinecap="round" />
      <path d="M20.5-30.5l1.6-7M23.5-30l3.5-6.5M18-30l-1-6" stroke="#e8c9a4" strokeWidth="2.6" strokeLinecap="round" />
      <circle cy="-25" r="9.5" fill="#e8c9a4" />
      <path d="M-9.5-26a9.5 9.5 0 0 1 19 0q-3-4-9.5-4t-9.5 4z" fill="#a58a63" />
      <path d="M-11-27q3-6 11-6t11 6" fill="none" stroke="#d9a52c" strokeWidth="2.2" strokeDasharray="3 1.5" />
      <path d="M-13 36L-18 2Q-18-13 0-14.5Q16-13 18-2L13 36Z" fill="#f3ead8" />
      <path d="M-16-4Q2 2 13 36H4Q-4 10-17 8Z" fill="#b5533c" />
      <path d="M-10-11Q4 0 17-6M-6-13Q4-4 16-9" stroke="#c9bb9f" strokeWidth="1.6" fill="none" />
      <path d="M-9 12L-7 35M0 20L2 35" stroke="#c9bb9f" strokeWidth="1.6" />
    </g>
  );
}

/** A bid nobody may see yet: the whole hand in one stack, tied and sealed with the bidder's colour. */
export function SealedStack({ seat, width }: { readonly seat: Seat; readonly width: number }): ReactElement {
  const tint = roofTint(seat);
  return (
    <svg className="cap-card-art" viewBox="-4 -4 104 140" width={width} height={width * CARD_SHAPE} aria-hidden>
      {[8, 4, 0].map((shift) => (
        <rect key={shift} x={shift} y={shift} width="90" height="124" rx="9" fill="#8d3f2c" stroke="#5e2417" strokeWidth="1.6" />
      ))}
      <rect x="7" y="7" width="76" height="110" rx="5" fill="none" stroke="#e9c9a0" strokeWidth="2" strokeOpacity=".75" />
      <path d="M0 62H90M45 0V124" stroke="#e6d2a9" strokeWidth="5" />
      <path
        d="M45 39c8-3 10 3 15 5s10 4 9 11 4 8 0 14-4 10-11 11-8 6-14 2-12 0-15-6-8-7-6-14-2-10 5-14 9-7 17-9z"
        fill={tint.base}
        stroke={tint.edge}
        strokeWidth="1.6"
      />
      <circle cx="45" cy="62" r="14" fill="none" stroke={tint.light} strokeOpacity=".7" strokeWidth="1.6" />
      <SealGlyph seat={seat} />
    </svg>
  );
}

const SEAL_SHAPES = [
  'M45 54a8 8 0 1 0 0 16a8 8 0 1 0 0-16z',
  'M45 52l10 10-10 10-10-10z',
  'M45 53l10 16H35z',
  'M40 53h10l5 9-5 9H40l-5-9z',
];
function SealGlyph({ seat }: { seat: Seat }): ReactElement {
  return <path d={SEAL_SHAPES[seat % SEAL_SHAPES.length]} fill="#fff" fillOpacity=".92" />;
}

/** Where a card may still be put: an outline as the architect would draw it. */
export function CardSlot({ width }: { readonly width: number }): ReactElement {
  const paint = usePaint();
  return (
    <svg className="cap-card-art" viewBox="0 0 92 128" width={width} height={width * CARD_SHAPE} aria-hidden>
      <rect
        x="2"
        y="2"
        width="88"
        height="124"
        rx="9"
        fill={paint('halo')}
        fillOpacity="0"
        stroke={GHOST.edge}
        strokeWidth="2"
        strokeDasharray="7 6"
        strokeOpacity=".6"
      />
    </svg>
  );
}
