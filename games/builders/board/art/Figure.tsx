// A crew member on foot, as he stands at a site: 22 wide, 40 high, on y = 0. His tool is in his right hand.
import type { ReactElement } from 'react';
import { DRAWINGS } from './buildings/index.ts';
import { RESOURCE_COLOURS } from './resources.ts';
import { TUNIC, looksOf, type Grade } from './people.ts';

export interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly card: number;
  readonly grade: Grade;
  /** 0 to 3, or -1. */
  readonly tool: number;
}

export function Figure({ x, y, height, card, grade, tool }: FigureProps): ReactElement {
  const { skin, hair } = looksOf(card);
  const tunic = TUNIC[grade];
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 42})`}>
      <ellipse cx={0} cy={0} rx={9} ry={2.2} fill="#000" opacity={0.22} />
      <path d="M-4.5 -1.5L-3.5 -14M4 -1.5L3 -14" stroke={skin} strokeWidth={3.4} strokeLinecap="round" />
      <path d="M-6.5 -1h4.5M2 -1h4.5" stroke="#5b3c1e" strokeWidth={2.4} strokeLinecap="round" />
      <path d="M-6 -26L-12 -17M6 -26L11 -19" stroke={skin} strokeWidth={3.2} strokeLinecap="round" />
      <path
        d="M-6.5 -28Q0 -31 6.5 -28L8 -11Q0 -8.5 -8 -11Z"
        fill={tunic}
        stroke="#3d2a17"
        strokeOpacity={0.4}
        strokeWidth={0.6}
      />
      <path d="M-7 -19h14" stroke="#3d2a17" strokeOpacity={0.5} strokeWidth={1.6} />
      {grade === 'master' && <path d="M-7 -12L5 -29L8 -26L-2 -10Z" fill="#f6ecd6" />}
      {grade === 'prisoner' && (
        <path d="M-4 -28q4 4 8 0" stroke="#4c4942" strokeWidth={1.8} strokeDasharray="2 1.2" fill="none" />
      )}
      <circle cx={0} cy={-34.5} r={5.6} fill={skin} />
      <path
        d="M-5.8 -34.5C-6.5 -43 6.5 -43 5.8 -34.5Q0 -39 -5.8 -34.5z"
        fill={grade === 'master' ? '#d4cdbf' : grade === 'companion' ? '#8a5f34' : hair}
      />
      {grade === 'labourer' && <path d="M-5.8 -36Q0 -39.5 5.8 -36" stroke="#c25a3c" strokeWidth={1.8} fill="none" />}
      {grade === 'companion' && <path d="M-4.6 -32Q0 -26 4.6 -32Q0 -30 -4.6 -32z" fill={hair} />}
      {grade === 'master' && <path d="M-4.6 -32Q0 -24 4.6 -32Q0 -30 -4.6 -32z" fill="#e2dccf" />}
      {tool >= 0 && <Held tool={tool} />}
    </g>
  );
}

/** The four tools, small, in a hand. */
function Held({ tool }: { readonly tool: number }): ReactElement {
  const colour = RESOURCE_COLOURS[tool];
  return (
    <g transform="translate(-12.5 -18)">
      <circle r={8.5} cy={-2} fill={colour} stroke="#fff" strokeWidth={1.4} />
      <g transform="translate(-6.2 -8.2) scale(.775)">
        <ToolShape tool={tool} />
      </g>
    </g>
  );
}

/** Drawn in a box of 16: mallet, saw, set square, brush. */
export function ToolShape({ tool }: { readonly tool: number }): ReactElement {
  switch (tool) {
    case 0:
      return <path d="M2.5 2.5h9v4.5h-9zM6 7h2.2v7.5H6zM11.5 3.5h2v2.5h-2z" fill="#fff" />;
    case 1:
      return (
        <path
          fillRule="evenodd"
          d="M.8 4.6h9v4.6l-1.5 -1.6l-1.5 1.6l-1.5 -1.6l-1.5 1.6l-1.5 -1.6L.8 8.8zM9.8 3.4h3.4q2 0 2 2v3.4q0 2 -2 2H9.8zM11.3 5.4h2.2v3.2h-2.2z"
          fill="#fff"
        />
      );
    case 2:
      return <path fillRule="evenodd" d="M2 1.5V14.5H15zM4.6 7.5l4.4 4.5H4.6z" fill="#fff" />;
    default:
      return (
        <path
          d="M13.5 1.5q1.5 1 .3 2.6L8.6 10l-2.4 -2.3zM5.3 8.6l2.2 2.2q-.6 3.6 -6 3.4q2 -1 1.7 -3q.3 -2.3 2.1 -2.6z"
          fill="#fff"
        />
      );
  }
}

/** A machine at work on a site. */
export function MachineFigure({
  id,
  x,
  y,
  height,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}): ReactElement | null {
  const art = DRAWINGS.get(id);
  if (!art) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${Math.min(height / art.height, (height * 0.9) / art.width)})`}>
      <ellipse rx={art.width / 2} ry={4} fill="#000" opacity={0.2} />
      <art.Draw />
    </g>
  );
}
