// How the parts stand on the table: in a turn, and while characters are chosen.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { othersOf } from '../../board-kit/seats.ts';
import { Actions, useHasActions } from './Actions.tsx';
import { Calendar } from './Calendar.tsx';
import { DraftTable } from './DraftTable.tsx';
import { Hand } from './Hand.tsx';
import { Characters, Me } from './Me.tsx';
import { CityLine, MyCity } from './MyCity.tsx';
import { Opponent } from './Opponent.tsx';
import { Preview, useForesight } from './Preview.tsx';
import { useTable, type Table } from './table.ts';
import { GraveyardTray, KeepTray } from './Trays.tsx';

/** Whose city is drawn large: mine; for a spectator, that of whoever is deciding. */
const inFront = ({ view, me }: Table): Seat => (me === 'spectator' ? Math.max(0, view.asked) : me);

export function TurnLayout(): ReactElement {
  const table = useTable();
  const { measures } = table;
  const seat = inFront(table);
  const previewing = useForesight() !== undefined;
  const acting = useHasActions();
  return (
    <>
      <Calendar />
      <Opponents />
      <MyCity seat={seat} />
      <KeepTray />
      <GraveyardTray />
      {measures.compact ? (
        <>
          <div className="cit-strip">{previewing ? <Preview /> : acting ? <Actions /> : <Characters seat={seat} />}</div>
          <Hand seat={seat} />
        </>
      ) : (
        <div className="cit-mine">
          <Me seat={seat} />
          <Hand seat={seat} />
          <Preview />
        </div>
      )}
    </>
  );
}

export function DraftLayout(): ReactElement {
  const table = useTable();
  const { measures } = table;
  const seat = inFront(table);
  return (
    <>
      <Opponents />
      <DraftTable />
      {measures.compact ? (
        <>
          <CityLine seat={seat} />
          <Hand seat={seat} />
        </>
      ) : (
        <div className="cit-mine">
          <MyCity seat={seat} dense />
          <Hand seat={seat} />
        </div>
      )}
    </>
  );
}

function Opponents(): ReactElement {
  const { view, me, words } = useTable();
  return (
    <section className="cit-opponents" data-region="opponents" aria-label={words.opponents}>
      {othersOf(view, me).map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </section>
  );
}
