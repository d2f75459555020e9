// My own line beside the others: score, what this round would pay me, the consul's laurel.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { Count } from '../../../board-kit/Count.tsx';
import { styled } from '../../../board-kit/size.ts';
import { roofTint } from '../art/paint.tsx';
import { Consul } from '../art/signs.tsx';
import { isActing, useTable } from '../table.ts';
import { useProjection } from './Seats.tsx';

export function Mine({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, room } = table;
  const { now, after } = useProjection(seat);
  const change = (
    <span className="cap-now" title={words.ifNow}>
      <span className="cap-unseen">{words.ifNow}</span>
      {words.signed(now)}
      {after !== now && <b data-worse={after < now}> → {after}</b>}
    </span>
  );
  return (
    <article
      className="cap-seat cap-mine"
      data-acting={isActing(view, seat)}
      style={styled({ '--cap-seat': roofTint(seat).base })}
      aria-label={words.you}
    >
      <button type="button" className="cap-seat-open" onClick={() => table.open('ledger')} aria-label={words.ledger} />
      <header>
        <PlayerMark seat={seat} size={20} />
        <b className="cap-seat-name">{words.you}</b>
        {view.start === seat && (
          <span className="cap-consul" data-flip="consul">
            <Consul size={18} title={words.consul} />
          </span>
        )}
        {!room.compact && change}
        <span className="cap-seat-score">
          <Count value={view.players[seat].score} />
        </span>
      </header>
      {room.compact && <p className="cap-seat-line">{change}</p>}
    </article>
  );
}
