// One drawing per district, in a 100x120 box with the ground at y = 120. The same drawing serves the
// card, the city, the strip of an opponent, the score sheet, the box cover and the blueprint.
import { memo, type ReactElement } from 'react';
import { DISTRICT_COLOUR, type DistrictId } from './catalog.ts';
import districts from './districts.svg';
import { HUE_VARS, INK } from './palette.ts';

interface ShapeProps {
  readonly id: DistrictId;
  /** Top left corner and width inside another SVG. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width?: number | undefined;
}

/** The bare drawing, to be placed inside another SVG. */
export const DistrictShape = memo(function DistrictShape({ id, x = 0, y = 0, width = 100 }: ShapeProps): ReactElement {
  return (
    <g
      className="cit-building"
      style={HUE_VARS[DISTRICT_COLOUR[id]]}
      transform={`translate(${x} ${y}) scale(${width / 100})`}
      stroke={INK}
      strokeWidth={1.15}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <use href={`${districts}#${id}`} />
    </g>
  );
});

export interface DistrictArtProps {
  readonly id: DistrictId;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
}

/** The drawing as a picture of its own. */
export function DistrictArt({ id, width = '100%', height, className, title }: DistrictArtProps): ReactElement {
  return (
    <svg
      className={className}
      viewBox="-2 -4 104 126"
      width={width}
      height={height}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      <DistrictShape id={id} />
    </svg>
  );
}
