// One building of the city, drawn once for as long as it stands there.
import { memo, type ReactElement } from 'react';
import { LOTS_OF } from '../../rules/geometry.ts';
import { ZONES } from '../../rules/words.ts';
import { drawBuilding, type Drawn } from './volumes.ts';
import type { Face } from './sketch.ts';

const drawings = new Map<string, Drawn>();

/** The drawing of a building; kept, because a city asks for the same ones again and again. */
export function drawingOf(id: string, zone: number, placement: number): Drawn {
  const key = `${id}/${zone}/${placement}`;
  let drawn = drawings.get(key);
  if (!drawn) {
    drawn = drawBuilding(id, ZONES[zone], LOTS_OF[placement]);
    drawings.set(key, drawn);
  }
  return drawn;
}

export function Faces({ faces }: { readonly faces: readonly Face[] }): ReactElement[] {
  return faces.map(({ d, fill, opacity }, n) => (
    // oxlint-disable-next-line react/no-array-index-key -- the faces of a drawing never change
    <path key={n} d={d} fill={fill} opacity={opacity} />
  ));
}

interface Props {
  readonly id: string;
  readonly zone: number;
  readonly placement: number;
}

export const Building = memo(function Building({ id, zone, placement }: Props): ReactElement {
  return (
    <g>
      <Faces faces={drawingOf(id, zone, placement).faces} />
    </g>
  );
});
