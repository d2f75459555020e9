// What I have built, as a row of small pictures; a tap opens my whole yard.
import type { ReactElement } from 'react';
import { BUILDING_IDS, POINTS } from '../rules/cards.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { useTable } from './table.ts';

export function Finished(): ReactElement | null {
  const table = useTable();
  const { view, seat, words, names, measures } = table;
  const { finished } = view.players[seat];
  if (finished.length === 0 && !measures.compact) return null;
  const list = finished.map((card) => `${names.building(card)} ${POINTS[card]}`).join(', ');
  return (
    <button
      type="button"
      className="bld-finished"
      data-region="finished"
      onClick={() => table.openYard(seat)}
      aria-label={`${words.finished}: ${list === '' ? words.nothingFinished : list}`}
    >
      <span className="bld-finished-title">
        {words.finished} <b>{finished.length}</b>
      </span>
      <span className="bld-finished-row">
        {finished.map((card) => (
          <span key={card} data-flip={BUILDING_IDS[card]} title={names.building(card)}>
            <BuildingArt id={BUILDING_IDS[card]} width={60} height={44} foot={0.06} />
            <small>{POINTS[card]}</small>
          </span>
        ))}
      </span>
    </button>
  );
}
