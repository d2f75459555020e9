// The other gardens as small maps, with temples left, tiles collected and who plays when. A tap opens one.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { AwayTag } from '../../board-kit/AwayTag.tsx';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { othersOf } from '../../board-kit/seats.ts';
import { TEMPLES_EACH } from '../rules/data.ts';
import { shownScore } from '../rules/scoring.ts';
import { seatAt } from '../rules/state.ts';
import { Flower } from './art/Flower.tsx';
import { Temple } from './art/Temple.tsx';
import { TileBack } from './art/tiles.tsx';
import { MiniMap } from './garden/MiniMap.tsx';
import type { GardensView } from './props.ts';
import { useTable } from './table.ts';

export function Opponents(): ReactElement {
  const { view, front, words } = useTable();
  return (
    <section className="gar-opponents" data-region="opponents" aria-label={words.opponents}>
      {othersOf(view, front).map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </section>
  );
}

/** Where a seat stands in the round: turns go round from the flower. */
export function turnState(view: GardensView, seat: Seat): 'acting' | 'toPlay' | 'played' | 'over' {
  if (view.phase === 'over') return 'over';
  if (view.asked === seat) return 'acting';
  for (let turn = view.turn + 1; turn < view.offer.length; turn++) if (seatAt(view, turn) === seat) return 'toPlay';
  return 'played';
}

function Opponent({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, words, nameOf, openGarden, measures, templed, told } = useTable();
  const player = view.players[seat];
  const tiles = player.taken.length + player.blind.length;
  const state = turnState(view, seat);
  const score = shownScore(view, seat);
  const facts = [
    words.turn[state],
    seat === view.flower && words.hasFlower,
    words.templesLeft(player.temples),
    words.tiles(tiles),
    player.bonus > 0 && words.consolation(player.bonus),
    score !== undefined && words.points(score),
  ];
  return (
    <button
      type="button"
      className="gar-opponent"
      data-acting={state === 'acting'}
      data-garden={seat}
      data-seat={seat}
      aria-label={`${words.openGarden(nameOf(seat))}. ${facts.filter(Boolean).join(', ')}`}
      onClick={() => openGarden(seat)}
    >
      <span className="gar-opponent-head">
        <PlayerMark seat={seat} size={measures.compact ? 14 : 17} />
        <b>{nameOf(seat)}</b>
        <AwayTag seat={seat} />
        {seat === view.flower && (
          <span data-flip="flower" className="gar-flower-place">
            <Flower size={measures.compact ? 15 : 20} />
          </span>
        )}
      </span>
      <MiniMap
        player={player}
        seat={seat}
        templed={templed?.seat === seat ? templed : undefined}
        told={told?.seat === seat ? told.part : undefined}
        className="gar-mini"
      />
      {!measures.compact && (state === 'acting' || state === 'toPlay') && (
        <small className="gar-opponent-turn">{words.turn[state]}</small>
      )}
      <span className="gar-opponent-foot">
        <span className="gar-opponent-temples" data-temples={seat}>
          {measures.compact || score !== undefined ? (
            <>
              <Temple seat={seat} size={16} /> {player.temples}
            </>
          ) : (
            Array.from({ length: TEMPLES_EACH }, (_, i) => (
              <Temple key={i} seat={seat} size={15} data-used={i >= player.temples} />
            ))
          )}
        </span>
        <span className="gar-opponent-tiles" data-hand={seat}>
          <TileBack size={measures.compact ? 14 : 16} /> {tiles}
          {player.bonus > 0 && <em>+{player.bonus}</em>}
          {score !== undefined && !measures.compact && <strong>{words.points(score)}</strong>}
        </span>
      </span>
    </button>
  );
}
