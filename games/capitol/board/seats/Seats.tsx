// The players beside the map: score, what this round would pay, hand, roofs left, and the building site in front of each.
import type { ReactElement, ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { SeatPanel } from '../../../board-kit/seat/SeatPanel.tsx';
import { othersOf } from '../../../board-kit/seats.ts';
import { styled } from '../../../board-kit/size.ts';
import { ROUND, TRIANGULAR } from '../../rules/board.ts';
import { CardBack, Consul, RoofSign } from '../art/signs.tsx';
import { roofTint } from '../art/paint.tsx';
import { projection } from '../areaRanks.ts';
import { isActing, useTable } from '../table.ts';
import { SiteStrip } from './SiteStrip.tsx';

export function Seats(): ReactElement {
  const { view, me, words } = useTable();
  return (
    <section className="cap-seats" aria-label={words.opponents}>
      {othersOf(view, me).map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </section>
  );
}

/** My own line: it opens the ledger. */
export function Mine({ seat }: { readonly seat: Seat }): ReactElement {
  const { words, measures, open } = useTable();
  return (
    <Panel
      seat={seat}
      name={words.you}
      className="cap-seat cap-mine"
      opens={{ label: words.ledger, open: () => open('ledger') }}
      signs={!measures.compact && <Round seat={seat} />}
    >
      {measures.compact && (
        <p className="cap-seat-line">
          <Round seat={seat} />
        </p>
      )}
    </Panel>
  );
}

interface PanelProps {
  readonly seat: Seat;
  readonly name: string;
  readonly className: string;
  readonly opens: { readonly label: string; open(): void };
  readonly signs?: ReactNode;
  readonly children: ReactNode;
}

function Panel({ signs, ...panel }: PanelProps): ReactElement {
  const { view, words } = useTable();
  const { seat } = panel;
  return (
    <div className="cap-seat-at" style={styled({ '--cap-seat': roofTint(seat).base })}>
      <SeatPanel
        {...panel}
        thinking={isActing(view, seat) ? words.acting : undefined}
        signs={
          <>
            {view.start === seat && (
              <span className="cap-consul" data-flip="consul">
                <Consul size={18} title={words.consul} />
              </span>
            )}
            {signs}
          </>
        }
        points={{ value: view.players[seat].score, unit: '' }}
      />
    </div>
  );
}

/** What the round would pay a seat, and what it would pay with the move in hand. */
function Round({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, areas, words } = useTable();
  const [now, after] = [view.areas, areas].map((each) => projection(each, view.seats)[seat]);
  return (
    <span className="cap-now" title={words.ifNow}>
      <span className="visually-hidden">{words.ifNow}</span>
      {words.signed(now)}
      {after !== now && <b data-worse={after < now}> → {after}</b>}
    </span>
  );
}

function Other({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, words, nameOf, measures, open } = useTable();
  const player = view.players[seat];
  const name = nameOf(seat);
  const status =
    view.phase === 'construction' && player.passed
      ? words.passed
      : view.phase === 'auction' && player.hasBid
        ? words.sealed
        : undefined;
  return (
    <Panel
      seat={seat}
      name={name}
      className="cap-seat"
      opens={{ label: words.openPlayer(name), open: () => open({ player: seat }) }}
    >
      {measures.compact ? (
        <p className="cap-seat-line">
          <span data-hand={seat}>
            <CardBack width={10} /> {player.hand.length}
            <span className="visually-hidden">{words.cards(player.hand.length)}</span>
          </span>
          {status !== undefined && <span className="cap-seat-status">{status}</span>}
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
              <span className="visually-hidden">{words.cards(player.hand.length)}</span>
            </li>
            <li className="cap-roofs-left">
              <span className="visually-hidden">{words.roofsLeftOf(player.roofs[ROUND], player.roofs[TRIANGULAR])}</span>
              {player.roofs.map((left, shape) => (
                // oxlint-disable-next-line react/no-array-index-key -- a shape is its place
                <span key={shape} aria-hidden>
                  <RoofSign shape={shape} size={13} color={roofTint(seat).base} />
                  <b>{left}</b>
                </span>
              ))}
            </li>
            <li>
              <Round seat={seat} />
            </li>
          </ul>
        </div>
      )}
    </Panel>
  );
}
