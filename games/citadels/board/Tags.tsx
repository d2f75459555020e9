// A city too narrow for drawings: a plate for every building, with its colour's glyph and its cost.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useLook } from '../../board-kit/touch/useTouch.ts';
import { ColourGlyph, DISTRICT_COLOUR, HUE_VARS, type SkylineBuilding } from './art/index.ts';
import { useBuildings } from './buildings.ts';
import { useTable } from './table.ts';

export function Tags({ seat }: { readonly seat: Seat }): ReactElement {
  const { words } = useTable();
  const buildings = useBuildings(seat);
  return (
    <ul className="cit-tags">
      {buildings.length === 0 && <li className="cit-tags-none">{words.noBuildings}</li>}
      {buildings.map((building) => (
        <Plate key={building.key} building={building} />
      ))}
    </ul>
  );
}

function Plate({ building: { id, value, name, piece } }: { readonly building: SkylineBuilding }): ReactElement {
  const look = useLook(piece?.at ?? '', piece?.copy);
  return (
    <li className="cit-mini" {...(piece && look)} style={HUE_VARS[DISTRICT_COLOUR[id]]} title={name}>
      <ColourGlyph colour={DISTRICT_COLOUR[id]} size={9} />
      {value}
      <span className="visually-hidden">{name}</span>
    </li>
  );
}
