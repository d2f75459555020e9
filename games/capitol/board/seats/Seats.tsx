// The other players: score, what this round would pay them, hand, roofs left, and the building site in front of each.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { AwayTag } from '../../../board-kit/AwayTag.tsx';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { othersOf } from '../../../board-kit/seats.ts';
import { Count } from '../../../board-kit/Count.tsx';
import { styled } from '../../../board-kit/size.ts';
import { ROUND, TRIANGULAR } from '../../rules/board.ts';
import { CardBack, Consul, RoofSign } from '../art/signs.tsx';
import { roofTint } from '../art/paint.tsx';
import { projection } from '../standing.ts';
import { isActing, useTable } from '../table.ts';
import { SiteStrip } from './SiteStrip.tsx';

export function Seats(): ReactElement {
  const { view, me, words } = useTable();
  return (
    <section className="cap-seats" aria-label={words.opponents}>
      {othersOf(view, me).map((seat) => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </section>
  );
}

/** What the round would pay a seat, and what it would pay with the chosen move. */
export function useProjection(seat: Seat): { readonly now: number; readonly after: number } {
  const { view, areas } = useTable();
  return { now: projection(view.areas, view.seats)[seat], after: projection(areas, view.seats)[seat] };
}

function SeatPanel({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, nameOf, room } = table;
  const player = view.players[seat];
  const { now, after } = useProjection(seat);
  const acting = isActing(view, seat);
  const name = nameOf(seat);
  const status =
    view.step === 'construction' && player.passed
      ? words.passed
      : view.step === 'auction' && player.hasBid
        ? words.sealed
        : undefined;
  return (
    <article
      className="cap-seat"
      data-seat={seat}
      data-acting={acting}
      style={styled({ '--cap-seat': roofTint(seat).base })}
      aria-label={name}
    >
      <button
        type="button"
        className="cap-seat-open"
        onClick={() => table.open({ player: seat })}
        aria-label={words.openPlayer(name)}
      />
      <header>
        <PlayerMark seat={seat} size={20} />
        <b className="cap-seat-name">{name}</b>
        <AwayTag seat={seat} />
        {view.start === seat && (
          <span className="cap-consul" data-flip="consul">
            <Consul size={18} title={words.consul} />
          </span>
        )}
        {acting && (
          <span className="cap-acting" title={words.acting}>
            <i />
            <i />
            <i />
            <span className="cap-unseen">{words.acting}</span>
          </span>
        )}
        <span className="cap-seat-score">
          <Count value={player.score} />
        </span>
      </header>
      {room.compact ? (
        <p className="cap-seat-line">
          <span data-hand={seat}>{words.cards(player.hand.length)}</span>
          {status !== undefined && <span> · {status}</span>}
        </p>
      ) : (
        <div className="cap-seat-body">
          <div className="cap-seat-site" data-site={seat}>
            <SiteStrip seat={seat} />
            {status !== undefined && <span className="cap-tag cap-status">{status}</span>}
          </div>
          <ul className="cap-seat-facts">
            <li data-hand={seat}>
              <CardBack width={12} />
              <b>{player.hand.length}</b>
              <span className="cap-unseen">{words.cards(player.hand.length)}</span>
            </li>
            <li className="cap-roofs-left">
              <span className="cap-unseen">{words.roofsLeftOf(player.roofs[ROUND], player.roofs[TRIANGULAR])}</span>
              {player.roofs.map((left, shape) => (
                // oxlint-disable-next-line react/no-array-index-key -- a shape is its place
                <span key={shape} aria-hidden>
                  <RoofSign shape={shape} size={13} color={roofTint(seat).base} />
                  <b>{left}</b>
                </span>
              ))}
            </li>
            <li className="cap-now" title={words.ifNow}>
              <span className="cap-unseen">{words.ifNow}</span>
              {words.signed(now)}
              {after !== now && <b data-worse={after < now}> → {after}</b>}
            </li>
          </ul>
        </div>
      )}
    </article>
  );
}
