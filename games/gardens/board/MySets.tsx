// Collected tiles: each series with its set, what it is worth now and with one more; its profession below; the sum.
import type { ReactElement } from 'react';
import { KIND_IDS, KIND_OF_TILE, PERSONS, SERIES, TEMPLES_EACH } from '../rules/data.ts';
import { pointsOfSeries, pointsOfTiles, tileAdds } from '../rules/scoring.ts';
import { UNKNOWN } from '../rules/state.ts';
import { kindStyle, Plaque, TileBack } from './art/tiles.tsx';
import { Flower } from './art/Flower.tsx';
import { Temple } from './art/Temple.tsx';
import { useTable } from './table.ts';

export function MySets(): ReactElement {
  const { view, me, front, words, counts, nameOf, measures } = useTable();
  const player = view.players[front];
  const total = counts && pointsOfTiles(counts) + player.bonus;
  return (
    <section
      className="gar-sets"
      data-region="sets"
      aria-label={front === me ? words.mySets : words.setsOf(nameOf(front))}
      data-hand={front}
    >
      <header className="gar-head">
        {!measures.compact && <h2>{front === me ? words.mySets : words.setsOf(nameOf(front))}</h2>}
        {front === view.flower && (
          <span data-flip="flower" className="gar-flower-place" title={words.hasFlower}>
            <Flower size={22} title={words.hasFlower} />
          </span>
        )}
        <TempleSupply />
        {total !== undefined && (
          <span className="gar-total">
            {!measures.compact && player.bonus > 0 && <small>{words.consolation(player.bonus)}</small>}
            {measures.compact ? <span className="visually-hidden">{words.pointsNow}</span> : words.pointsNow} <b>{total}</b>
          </span>
        )}
      </header>
      {counts ? (
        <ul role="list">
          {SERIES.map(({ id }, series) => (
            <Series key={id} series={series} counts={counts} />
          ))}
        </ul>
      ) : (
        <p className="gar-secret">
          <TileBack size={34} /> <b>{words.tiles(player.taken.length + player.blind.length)}</b> {words.secretTiles}
        </p>
      )}
    </section>
  );
}

function TempleSupply(): ReactElement {
  const { view, front, words, measures } = useTable();
  const { temples } = view.players[front];
  const name = words.templesLeft(temples);
  return (
    <span className="gar-temple-supply" data-region="temples" role="img" aria-label={name} title={name} data-temples={front}>
      {measures.compact ? (
        <>
          <Temple seat={front} size={18} /> {temples}
        </>
      ) : (
        Array.from({ length: TEMPLES_EACH }, (_, i) => <Temple key={i} seat={front} size={18} data-used={i >= temples} />)
      )}
    </span>
  );
}

function Series({ series, counts }: { readonly series: number; readonly counts: readonly number[] }): ReactElement {
  const { view, front, me, words, texts, draft, foresight, openKind, measures } = useTable();
  const { id, setSize } = SERIES[series];
  const owned = counts[series];
  const sets = Math.floor(owned / setSize);
  const now = pointsOfSeries(series, owned);
  const person = PERSONS.findIndex((known) => known.series === id);
  const personKind = SERIES.length + person;
  const hasPerson = person >= 0 && counts[personKind] > 0;
  const blind = view.players[front].blind.filter((tile) => tile !== UNKNOWN && KIND_OF_TILE[tile] === series).length;
  const next = now + tileAdds(counts, series);
  const taking = draft?.type === 'TAKE_TILE' ? KIND_OF_TILE[view.display[(draft.column - 1) * 2 + draft.row - 1]] : -1;
  const inReach = foresight.columns.some((column) =>
    [0, 1].some((row) => KIND_OF_TILE[view.display[(column - 1) * 2 + row]] === series),
  );
  const name = texts.piece(id);
  const spoken = [
    name,
    words.worth(now, next),
    sets > 0 && words.complete(sets),
    blind > 0 && front === me && words.ownedBlind,
    hasPerson && words.withPerson(texts.piece(PERSONS[person].id), personPoints(counts, personKind)),
  ];
  return (
    <li data-kind={series} data-region={`set:${id}`}>
      <button
        type="button"
        className="gar-set"
        style={kindStyle(series)}
        data-none={owned === 0 && !hasPerson}
        data-reach={inReach}
        data-taking={taking === series || taking === personKind}
        aria-label={spoken.filter(Boolean).join(', ')}
        onClick={() => openKind(series)}
      >
        <span className="gar-set-face">
          <Plaque kind={series} size={measures.compact ? 28 : 36} />
          {hasPerson && <Plaque kind={personKind} size={measures.compact ? 18 : 24} className="gar-set-person" />}
          {sets > 0 && <i className="gar-set-count">{sets}</i>}
        </span>
        {!measures.compact && <b>{name}</b>}
        {!measures.compact && (
          <span className="gar-pips">
            {Array.from({ length: setSize }, (_, i) => {
              const filled = i < owned % setSize || (owned > 0 && owned % setSize === 0);
              return <i key={i} data-owned={filled} data-blind={filled && i < blind} />;
            })}
          </span>
        )}
        <span className="gar-worth">
          <strong>{now + (hasPerson ? personPoints(counts, personKind) : 0)}</strong>
          <span>
            →{measures.compact ? '' : ' '}
            {next + (hasPerson ? personPoints(counts, personKind) : 0)}
          </span>
        </span>
      </button>
    </li>
  );
}

/** What a profession is worth to this hand: the hand with it less the hand without. */
function personPoints(counts: readonly number[], kind: number): number {
  const without = counts.slice();
  without[kind] = 0;
  return pointsOfTiles(counts) - pointsOfTiles(without);
}

/** The tiles of somebody whose hand is in sight, as plaques with numbers. */
export function TileList({ counts }: { readonly counts: readonly number[] }): ReactElement {
  const { texts } = useTable();
  return (
    <ul role="list" className="gar-tile-list">
      {KIND_IDS.map((id, kind) =>
        counts[kind] === 0 ? null : (
          <li key={id}>
            <Plaque kind={kind} size={34} />
            <span>
              {texts.piece(id)} {counts[kind] > 1 && <b>×{counts[kind]}</b>}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
