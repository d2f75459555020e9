// The drama: everybody's first cards turn together, then the second, until the senators close; then who wins, and why.
import type { ReactElement } from 'react';
import { VALUE_OF } from '../../rules/cards.ts';
import { fromConsul, useTable } from '../table.ts';
import { highestOf, sumOf } from '../dock/hand.ts';
import { Lane, type LaneProps } from './Lane.tsx';
import { senatorsAt, tieOf, type AuctionReveal } from './reveal.ts';
import { Stage, tileKind } from './Stage.tsx';

export function RevealStage({ reveal }: { readonly reveal: AuctionReveal }): ReactElement {
  const { view, words, me, nameOf } = useTable();
  const { shown, step, over, finish, close } = reveal;
  const tile = words.tile[tileKind(shown.tile)];
  const senators = senatorsAt(shown);
  const tie = tieOf(shown);
  const { winner } = shown;
  const title = !over
    ? words.reveal
    : winner < 0
      ? words.nobodyBid(tile)
      : winner === me
        ? words.youWin(tile)
        : words.wins(nameOf(winner), tile);

  const laneOf = (seat: number): LaneProps => {
    const bid = shown.bids[seat];
    const open = bid.slice(0, step);
    const closed = step > bid.length;
    const mine = seat === me;
    const tied = tie?.seats.includes(seat) === true;
    const decided = over && winner >= 0;
    const values = bid.map((card) => VALUE_OF[card]);
    return {
      seat,
      cards: open,
      end: closed ? 'senator' : 'sealed',
      state: decided ? (seat === winner ? 'won' : tied ? 'tied' : 'lost') : tied && step > senators ? 'tied' : 'open',
      best: tied && tie.by === 'card' && step > senators ? bid.find((card) => VALUE_OF[card] === highestOf(bid)) : undefined,
      total: closed && bid.length === 0 ? '–' : String(sumOf(open)),
      caption: !closed ? '' : bid.length === 0 ? words.emptyBid : bid.length === 1 ? words.oneCard(values[0]) : words.sum(values),
      foot: !decided
        ? ' '
        : seat === winner
          ? (mine ? words.youPay : words.pays)(bid.length)
          : bid.length === 0
            ? words.showsNothing
            : (mine ? words.youTakeBack : words.takesBack)(bid.length),
    };
  };

  return (
    <Stage
      kind="reveal"
      tile={shown.tile}
      title={title}
      label={words.auctionTitle(shown.auction, tile)}
      acts={
        <button type="button" className="cap-act cap-on-dark" data-goon onClick={over ? close : finish}>
          {over ? words.goOn : words.skip}
        </button>
      }
    >
      <div className="cap-lanes" data-count={view.seats} aria-live="polite">
        {fromConsul(view).map((seat) => (
          <Lane key={seat} {...laneOf(seat)} />
        ))}
      </div>
      {tie && step > senators && (
        <p className="cap-tie">
          <b>{words.tieAt(tie.amount)}</b>{' '}
          {tie.by === 'card' ? words.tieByCard(tie.high, tie.low) : words.tieBySeat(nameOf(winner))}
        </p>
      )}
    </Stage>
  );
}
