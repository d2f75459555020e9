// The sign that doubles each district colour: crown, cross, scales, swords, star. And the tag under a building.
import type { ReactElement } from 'react';
import { Icon, type IconData } from '../../../board-kit/Icon.tsx';
import { ICONS } from '../icons.gen.ts';
import { DISTRICT_COLOUR, type DistrictId } from './catalog.ts';
import { HUE_VARS, type DistrictColour } from './palette.ts';

const own = (d: string): IconData => ({ body: `<path fill="currentColor" d="${d}"/>`, width: 112, height: 112 });

export const GLYPHS: Record<DistrictColour, IconData> = {
  yellow: ICONS.queenCrown,
  blue: own('M44 6h24v28h28v24H68v48H44V58H16V34h28z'),
  green: ICONS.scales,
  red: ICONS.crossedSwords,
  purple: own('M56 4l15 34.5 37 3.5-28 24.5 8.5 37L56 84l-32.5 19.5 8.5-37L4 42l37-3.5z'),
};

export interface GlyphProps {
  readonly colour: DistrictColour;
  readonly size?: number | string | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Ink of the glyph; the text's colour by default. */
  readonly color?: string | undefined;
  readonly title?: string | undefined;
}

export function ColourGlyph({ colour, ...rest }: GlyphProps): ReactElement {
  return <Icon icon={GLYPHS[colour]} {...rest} />;
}

export interface ColourPlateProps {
  readonly colour: DistrictColour;
  readonly size?: number | undefined;
  /** A colour still missing from the city is a dashed, empty plate. */
  readonly missing?: boolean | undefined;
  readonly title?: string | undefined;
}

/** A square plate with the glyph: "five colours" counters, choice lists. */
export function ColourPlate({ colour, size = 18, missing = false, title }: ColourPlateProps): ReactElement {
  return (
    <span
      className={missing ? 'cit-plate cit-plate-missing' : 'cit-plate'}
      style={{ ...HUE_VARS[colour], width: size, height: size }}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      title={title}
    >
      <ColourGlyph colour={colour} size={size * 0.64} />
    </span>
  );
}

export interface DistrictTagProps {
  readonly id: DistrictId;
  /** Cost, or points on the score sheet. */
  readonly value: number;
  /** Middle of the tag and its top, inside another SVG. */
  readonly cx: number;
  readonly y: number;
  readonly height?: number | undefined;
}

export function DistrictTag({ id, value, cx, y, height: h = 16 }: DistrictTagProps): ReactElement {
  const colour = DISTRICT_COLOUR[id];
  const w = h * 1.95;
  return (
    <g className="cit-tag" style={HUE_VARS[colour]} transform={`translate(${cx - w / 2} ${y})`}>
      <rect width={w} height={h} rx={h * 0.28} className="cit-tag-plate" />
      <ColourGlyph colour={colour} x={h * 0.2} y={h * 0.17} size={h * 0.66} color="#fff" />
      <text x={w * 0.72} y={h * 0.8} fontSize={h * 0.82} textAnchor="middle" className="cit-tag-value">
        {value}
      </text>
    </g>
  );
}
