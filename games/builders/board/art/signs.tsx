// The small signs of the table: coin, wage, points, action, resource, tool, university, player card.
import type { ReactElement } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { ICONS } from '../icons.gen.ts';
import { ToolShape } from './Figure.tsx';
import { RESOURCE_COLOURS } from './resources.ts';

interface Sign {
  readonly size?: number;
  readonly title?: string | undefined;
}

const spoken = (title: string | undefined): { role: 'img'; 'aria-label': string } | { 'aria-hidden': true } =>
  title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };

/** Gold for what a building pays and a purse holds, silver for what is paid out. */
export function Coin({
  value,
  size = 22,
  silver = false,
  title,
}: Sign & { value?: number | string; silver?: boolean }): ReactElement {
  const [face, edge] = silver ? ['#dfe2e4', '#7e868d'] : ['#eabb45', '#a06d1c'];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="bld-sign" {...spoken(title)}>
      <circle cx={12} cy={12} r={11} fill={face} stroke={edge} strokeWidth={1.5} />
      <circle cx={12} cy={12} r={8.6} fill="none" stroke={edge} strokeWidth={0.9} strokeDasharray="1.6 1.5" />
      {value !== undefined && (
        <text
          x={12}
          y={16.4}
          textAnchor="middle"
          fontWeight={750}
          fontSize={String(value).length > 2 ? 9.5 : 12.5}
          fill="#3d2906"
        >
          {value}
        </text>
      )}
    </svg>
  );
}

export function Shield({ value, size = 22, title }: Sign & { value?: number | string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className="bld-sign" {...spoken(title)}>
      <path d="M12 1l10 4v7c0 6-5 9.5-10 11C7 21.5 2 18 2 12V5z" fill="#8c2f39" stroke="#561820" strokeWidth={1.2} />
      <path d="M12 3l8 3.2V12c0 4.8-4 7.7-8 9z" fill="#fff" opacity={0.1} />
      {value !== undefined && (
        <text x={12} y={16} textAnchor="middle" fontWeight={750} fontSize={12.5} fill="#fff">
          {value}
        </text>
      )}
    </svg>
  );
}

export function ActionSign({ size = 18, spent = false, title }: Sign & { spent?: boolean }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="bld-sign bld-action-sign"
      data-spent={spent}
      {...spoken(title)}
    >
      <rect x={3.5} y={3.5} width={17} height={17} rx={4} transform="rotate(45 12 12)" />
      {!spent && (
        <path d="M8 12.5l3 3l5.5-6.5" stroke="#fff" strokeWidth={2.4} fill="none" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  );
}

/** Dividers: the sign of architecture, our own drawing. */
const Dividers = ({ size }: { size: number }): ReactElement => (
  <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden>
    <g fill="none" stroke="currentColor" strokeWidth={46} strokeLinecap="round">
      <circle cx={256} cy={96} r={44} />
      <path d="M236 138L120 460M276 138L392 460M150 350Q256 420 362 350M256 52V24" />
    </g>
  </svg>
);

const SIGNS = [ICONS.stoneBlock, ICONS.woodBeam, undefined, ICONS.amphora] as const;

export function ResourceTile({ resource, size = 18, title }: Sign & { resource: number }): ReactElement {
  const icon = SIGNS[resource];
  const inner = Math.round(size * 0.78);
  return (
    <span className="bld-tile" style={{ width: size, height: size, background: RESOURCE_COLOURS[resource] }} {...spoken(title)}>
      {icon ? <Icon icon={icon} size={inner} color="#fff" /> : <Dividers size={inner} />}
    </span>
  );
}

export function ToolDisc({ tool, size = 24, title }: Sign & { tool: number }): ReactElement {
  return (
    <span className="bld-disc" style={{ width: size, height: size, background: RESOURCE_COLOURS[tool] }} {...spoken(title)}>
      <svg viewBox="0 0 16 16" width={size * 0.64} height={size * 0.64} aria-hidden>
        <ToolShape tool={tool} />
      </svg>
    </span>
  );
}

export function LessonDisc({ university, size = 24, title }: Sign & { university: number }): ReactElement {
  return (
    <span
      className="bld-disc"
      data-square
      style={{ width: size, height: size, background: RESOURCE_COLOURS[university] }}
      {...spoken(title)}
    >
      <Icon icon={ICONS.graduateCap} size={size * 0.72} color="#fff" />
    </span>
  );
}
