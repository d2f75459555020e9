// A city too narrow for drawings: a plate for every building, with its colour's glyph and its cost.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { ColourGlyph, DISTRICT_COLOUR, HUE_VARS } from './art/index.ts';
import { buildingsOf } from './changes.ts';
import { targetsIn } from './targets.tsx';
import { useTable } from './table.ts';

export function Tags({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, piece, changes } = table;
  const targets = targetsIn(table, seat, 'always');
  const plain = buildingsOf(view, seat, changes, piece);
  const buildings = targets ? targets.mark(plain) : plain;
  return (
    <ul className="cit-tags">
      {buildings.length === 0 && <li className="cit-tags-none">{words.noBuildings}</li>}
      {buildings.map(({ key, id, value, name, state }) => (
        <li key={key} className="cit-mini" data-state={state} style={HUE_VARS[DISTRICT_COLOUR[id]]} title={name}>
          <ColourGlyph colour={DISTRICT_COLOUR[id]} size={9} />
          {value}
          <span className="cit-unseen">{name}</span>
        </li>
      ))}
    </ul>
  );
}
