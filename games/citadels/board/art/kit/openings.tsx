// Building kit: windows, doors, gates. Dark panes read --cit-pane, so that a city can light up at dusk.
import type { ReactElement } from 'react';
import { GOLD, LIGHT } from '../palette.ts';
import { path, type Box } from './path.ts';

const pane = (lit: boolean): string => (lit ? LIGHT : 'var(--cit-pane, #5a4439)');

const arch = ([x, y, w, h]: Box): string =>
  path`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}z`;

interface WindowProps {
  readonly at: Box;
  readonly lit?: boolean;
}

export function ArchWindow({ at, lit = false }: WindowProps): ReactElement {
  const [x, y, w, h] = at;
  return (
    <g strokeWidth={0.8}>
      <path d={arch(at)} fill={pane(lit)} />
      {w >= 6 && (
        <path
          className="cit-fine"
          d={path`M${x + w / 2} ${y + 1}V${y + h}M${x} ${y + h * 0.55}h${w}`}
          strokeWidth={0.6}
          opacity={0.65}
        />
      )}
      <path className="cit-fine" d={path`M${x - 0.9} ${y + h + 0.5}h${w + 1.8}`} strokeWidth={1.5} stroke="#8e6f3a" />
    </g>
  );
}

/** A row of arched windows; `lit` lists the places where somebody is home. */
export function ArchRow({
  xs,
  at: [y, w, h],
  lit = [],
}: {
  readonly xs: readonly number[];
  readonly at: readonly [y: number, w: number, h: number];
  readonly lit?: readonly number[];
}): ReactElement {
  return (
    <>
      {xs.map((x, i) => (
        <ArchWindow key={x} at={[x, y, w, h]} lit={lit.includes(i)} />
      ))}
    </>
  );
}

export function SquareWindow({ at: [x, y, w, h], lit = false }: WindowProps): ReactElement {
  return (
    <g strokeWidth={0.8}>
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill={pane(lit)} />
      <path className="cit-fine" d={path`M${x + w / 2} ${y}v${h}`} strokeWidth={0.6} opacity={0.65} />
    </g>
  );
}

export function BarredWindow({ at: [x, y, w, h] }: { readonly at: Box }): ReactElement {
  const bar = (k: number): string => path`M${x + w * k} ${y}v${h}`;
  return (
    <>
      <path d={path`M${x} ${y}h${w}v${h}h${-w}z`} fill={pane(false)} strokeWidth={0.8} />
      <path d={bar(0.25) + bar(0.5) + bar(0.75)} stroke="#d9d2c5" strokeWidth={1.2} />
    </>
  );
}

export function RoundWindow({
  at: [cx, cy, r],
  lit = false,
}: {
  readonly at: readonly [number, number, number];
  readonly lit?: boolean;
}): ReactElement {
  return (
    <>
      <circle cx={cx} cy={cy} r={r} fill={pane(lit)} />
      <path className="cit-fine" d={path`M${cx - r} ${cy}h${2 * r}M${cx} ${cy - r}v${2 * r}`} strokeWidth={0.6} opacity={0.65} />
    </>
  );
}

export function Door({ at, fill = '#7a4a2b' }: { readonly at: Box; readonly fill?: string }): ReactElement {
  const [x, y, w, h] = at;
  return (
    <>
      <path d={arch([x - 1.4, y - 1.4, w + 2.8, h + 1.4])} fill="#dcc69b" strokeWidth={0.7} />
      <path d={arch(at)} fill={fill} />
      <path d={path`M${x + w / 2} ${y + 1}V${y + h}`} strokeWidth={0.7} opacity={0.6} />
      <circle cx={x + w / 2 + 1.6} cy={y + h * 0.6} r={0.9} fill={GOLD} stroke="none" />
    </>
  );
}

/** An open archway, dark inside. */
export function Archway({ at, fill = '#4b382f' }: { readonly at: Box; readonly fill?: string }): ReactElement {
  return <path d={arch(at)} fill={fill} />;
}

export function Portcullis({ at }: { readonly at: Box }): ReactElement {
  const [x, y, w, h] = at;
  const bar = (k: number, drop: number): string => path`M${x + w * k} ${y + drop}V${y + h}`;
  return (
    <>
      <path d={arch([x - 2, y - 2, w + 4, h + 2])} fill="#beb3a1" />
      <path d={arch(at)} fill="#4b382f" />
      <path
        d={bar(0.25, 3) + bar(0.5, 0.6) + bar(0.75, 3) + path`M${x} ${y + h * 0.5}h${w}M${x} ${y + h * 0.76}h${w}`}
        stroke="#b7ad9c"
        strokeWidth={1.3}
      />
    </>
  );
}
