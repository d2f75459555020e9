// The others in small: mark, purse, points, who is free, how far their sites have risen. A tap opens the yard in full.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { Count } from '../../board-kit/Count.tsx';
import { SeatFact, SeatPanel } from '../../board-kit/seat/SeatPanel.tsx';
import { othersOf } from '../../board-kit/seats.ts';
import { BUILDING_IDS, CREW_IDS, NEEDS, UNFREED_PENALTY, UNPAID_PENALTY } from '../rules/cards.ts';
import { isAvailable } from '../rules/crew.ts';
import { sumOf } from '../rules/resources.ts';
import { unfreedSlaves } from '../rules/scoring.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { Coin, Shield } from './art/signs.tsx';
import { Face } from './Bits.tsx';
import { useTable } from './table.ts';
import { groupCalled } from './spoken.ts';

export function Opponents(): ReactElement {
  const table = useTable();
  return (
    <div
      className="bld-opponents"
      data-region="opponents"
      {...groupCalled(table.words.opponents)}
      data-count={table.view.seats - 1}
    >
      {othersOf(table.view, table.seat).map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </div>
  );
}

const MOST_SITES = 3;

function Opponent({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, names, nameOf, measures } = table;
  const player = view.players[seat];
  const acting = view.phase === 'turn' && view.asked === seat;
  const debts = unfreedSlaves(player) * UNFREED_PENALTY + player.loans.length * UNPAID_PENALTY;
  const free = player.crew.filter(isAvailable).length;
  const sites = player.sites.map(
    ({ card, missing }) => `${names.building(card)} ${words.progress(sumOf(NEEDS[card]) - sumOf(missing), sumOf(NEEDS[card]))}`,
  );
  const about = [
    words.coins(player.coins),
    words.points(player.points),
    ...sites,
    ...(debts > 0 ? [words.debt(debts)] : []),
  ].join(', ');
  const numbers = (
    <>
      <span className="bld-spring" />
      <SeatFact of="purse" seat={seat} picture={<Coin size={18} />} value={player.coins} />
      <span className="seat-panel-fact" data-points={seat}>
        <Shield size={18} />
        <Count value={player.points} />
      </span>
    </>
  );
  return (
    <SeatPanel
      seat={seat}
      name={nameOf(seat)}
      className="bld-opponent"
      thinking={acting ? words.acting : undefined}
      opens={{ label: `${words.openYard(nameOf(seat))}: ${about}`, open: () => table.openYard(seat) }}
      signs={numbers}
      foot={
        measures.compact ? undefined : (
          <>
            {player.sites.slice(-MOST_SITES).map(({ card, missing }) => {
              const need = sumOf(NEEDS[card]);
              return (
                <span key={card} className="bld-mini-site" data-flip={BUILDING_IDS[card]}>
                  <BuildingArt id={BUILDING_IDS[card]} width={60} height={40} progress={(need - sumOf(missing)) / need} />
                  <small>
                    {need - sumOf(missing)}/{need}
                  </small>
                </span>
              );
            })}
            {player.sites.length > MOST_SITES && <small>+{player.sites.length - MOST_SITES}</small>}
            <span className="bld-spring" />
            <span className="bld-mini-crew">
              {player.crew.slice(-4).map((member) => (
                <span key={member.card} data-flip={CREW_IDS[member.card]} data-busy={!isAvailable(member)}>
                  <Face card={member.card} freed={member.freed} size={22} />
                </span>
              ))}
            </span>
            <small title={words.atHome}>
              {free}/{player.crew.length}
            </small>
            {debts > 0 && <small className="bld-debt">−{debts}</small>}
          </>
        )
      }
    />
  );
}
