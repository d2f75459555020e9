// The six tiles in their three columns, lit by what the group in sight opens; beside each what it would add to my points.
import type { ReactElement } from 'react';
import { useSought } from '../../board-kit/pointing/sought.ts';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { BLIND_FROM, COLUMN_OPENS_AT, KIND_IDS, KIND_OF_TILE, PERSONS, SERIES, TILE_IDS } from '../rules/data.ts';
import { takeTile } from '../rules/moves.ts';
import { tileAdds } from '../rules/scoring.ts';
import { EMPTY } from '../rules/state.ts';
import { tileAt } from '../rules/touch.ts';
import { kindStyle, Plaque, TileBack } from './art/tiles.tsx';
import { useTable } from './table.ts';

export function TileColumns(): ReactElement {
  const { words, foresight, measures } = useTable();
  const { size, columns } = foresight;
  return (
    <section className="gar-tiles" data-region="tiles" aria-label={words.tileDisplay}>
      {!measures.compact && (
        <header className="gar-head">
          <h2>{words.tileDisplay}</h2>
          <span>{columns.length === 0 ? words.opensNothing : words.opens(size, columns.length)}</span>
        </header>
      )}
      <div className="gar-columns">
        {COLUMN_OPENS_AT.map((need, at) => (
          <Column key={need} column={at + 1} need={need} />
        ))}
      </div>
      {!measures.compact && <Supply />}
    </section>
  );
}

function Column({ column, need }: { readonly column: number; readonly need: number }): ReactElement {
  const { view, words, foresight, templed } = useTable();
  const open = foresight.columns.includes(column);
  const missing = need - foresight.size;
  const state = open ? words.columnOpen : foresight.size > 0 ? words.columnClosed(missing) : '';
  return (
    <div
      className="gar-column"
      role="group"
      aria-label={`${words.group(need)}${state === '' ? '' : `, ${state}`}`}
      data-open={open}
      data-shut={!open && foresight.size > 0}
      data-lit={templed?.columns.includes(column) === true}
    >
      <div className="gar-column-head" aria-hidden="true">
        <i>{need}+</i>
      </div>
      {[0, 1].map((row) => {
        const space = (column - 1) * 2 + row;
        return <Tile key={space} space={space} tile={view.display[space]} />;
      })}
    </div>
  );
}

/** From this on, a tile's gain is worth a second look. */
const MUCH = 10;

function Tile({ space, tile }: { readonly space: number; readonly tile: number }): ReactElement {
  const { words, texts, counts, measures, openKind } = useTable();
  const sought = useSought();
  if (tile === EMPTY)
    return (
      <span className="gar-tile gar-tile-none" data-space={space}>
        {words.emptySpace}
      </span>
    );
  const kind = KIND_OF_TILE[tile];
  const { column, row } = takeTile(space);
  const adds = counts && tileAdds(counts, kind);
  const name = texts.piece(KIND_IDS[kind]);
  const at = tileAt(column, row);
  // A phone has room for one of the two: what it adds or, where a lesson speaks of it, what one, two, three are worth.
  const both = !measures.compact || measures.mode === 'short';
  const laddered = both || sought?.includes(at) === true;
  return (
    <Piece
      at={at}
      className="gar-tile"
      style={kindStyle(kind)}
      aria-label={adds === undefined ? name : `${name}, ${words.addsNow(adds)}`}
      data-space={space}
      data-shows={KIND_IDS[kind]}
      data-much={adds !== undefined && adds >= MUCH}
      otherwise={() => openKind(kind)}
    >
      <span className="gar-tile-face" data-flip={`tile ${TILE_IDS[tile]}`}>
        <Plaque kind={kind} size={measures.compact ? '100%' : measures.plaque} />
      </span>
      <b data-long={name.length > 7}>{name.length > 9 ? parted(name) : name}</b>
      {laddered && <Ladder kind={kind} owned={counts?.[kind] ?? 0} />}
      {adds !== undefined && (both || !laddered) && <em>{words.adds(adds)}</em>}
    </Piece>
  );
}

/** A long name may go on below, at a syllable: "Giardi-niere". */
const parted = (name: string): string => name.replace(/^(.{4,6}?[aeiou])(?=[^aeiou][aeiou])/i, '$1\u00ad');

/** What one, two, three ... tiles are worth, with the steps I have; a profession's two values, with the one I have reached. */
export function Ladder({ kind, owned }: { readonly kind: number; readonly owned: number }): ReactElement {
  const series = SERIES[kind];
  if (series !== undefined) {
    const done = owned % series.setSize;
    return (
      <span className="gar-ladder" aria-hidden="true">
        {series.points.slice(1).map((points, step) => (
          <i key={`${kind} ${points}`} data-owned={step < done}>
            {points}
          </i>
        ))}
      </span>
    );
  }
  const { scoring } = PERSONS[kind - SERIES.length];
  return (
    <span className="gar-ladder" aria-hidden="true">
      {scoring.kind === 'perTile' ? (
        <i className="gar-per-tile">
          {scoring.perTile} ×{' '}
          <Plaque kind={SERIES.findIndex(({ id }) => id === PERSONS[kind - SERIES.length].series)} size={15} />
        </i>
      ) : (
        [scoring.incomplete, scoring.complete].map((points) => <i key={points}>{points}</i>)
      )}
    </span>
  );
}

function Supply(): ReactElement {
  const { view, words, foresight } = useTable();
  const left = view.supply.length;
  const line =
    left === 0
      ? words.supplyEmpty
      : foresight.blind && view.phase !== 'tile'
        ? words.blindOpen
        : foresight.size > 0 && !foresight.blind
          ? words.blindMissing(BLIND_FROM - foresight.size)
          : words.blindFrom;
  return (
    <p className="gar-supply" data-open={foresight.blind && left > 0}>
      <span className="gar-pile" data-supply>
        <TileBack size={32} />
        <b>{left}</b>
      </span>
      <span>
        <b>{words.supply}</b>: {line}
      </span>
    </p>
  );
}
