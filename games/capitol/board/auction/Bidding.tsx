// A sealed auction while bids are made: my cards above my senator with the running sum, and who has sealed already.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { ThinkingDots } from '../../../board-kit/seat/ThinkingDots.tsx';
import { styled } from '../../../board-kit/size.ts';
import { AREA_COLOUR, AREA_IDS } from '../../rules/board.ts';
import { tileOnOffer } from '../../rules/auctions.ts';
import { VALUE_OF, cardOf } from '../../rules/cards.ts';
import { SealedStack } from '../art/ActionCard.tsx';
import { CardBack, StoneSign } from '../art/signs.tsx';
import { roofTint } from '../art/paint.tsx';
import { highestOf, sumOf } from '../dock/hand.ts';
import { tileGains } from '../areaRanks.ts';
import { fromConsul, useTable } from '../table.ts';
import { Lane } from './Lane.tsx';
import { Stage, tileKind } from './Stage.tsx';

export function Bidding({ onMap }: { onMap(): void }): ReactElement {
  const { view, words, me, draft, measures } = useTable();
  const tile = tileOnOffer(view);
  const title = words.auctionTitle(view.auction, words.tile[tileKind(tile)]);
  const mine = me === 'spectator' ? undefined : view.players[me];
  const cards = mine === undefined ? [] : mine.hasBid ? mine.bid : draft?.type === 'BID' ? draft.cards.map(cardOf) : [];
  return (
    <Stage
      kind="bidding"
      tile={tile}
      title={title}
      label={title}
      acts={
        <button type="button" className="cap-act cap-on-dark" onClick={onMap}>
          {words.lookAtMap}
        </button>
      }
    >
      <ul className="cap-bidders">
        {fromConsul(view)
          .filter((seat) => seat !== me)
          .map((seat) => (
            <Bidder key={seat} seat={seat} />
          ))}
      </ul>
      {mine !== undefined && me !== 'spectator' && (
        <div className="cap-my-bid" data-region="bid" aria-live="polite">
          <Lane
            seat={me}
            cards={cards}
            end="senator"
            {...(measures.compact && { width: measures.card })}
            state={mine.hasBid ? 'waiting' : 'open'}
            total={cards.length === 0 ? '–' : String(sumOf(cards))}
            caption={
              cards.length === 0 ? (
                words.noBid
              ) : (
                <>
                  {cards.length > 1 && `${words.sum(cards.map((card) => VALUE_OF[card]))} · `}
                  {words.highest(highestOf(cards))}
                </>
              )
            }
            foot={mine.hasBid ? `${words.yourSealedBid} · ${words.secret}` : words.yourBid}
          />
          <Worth />
        </div>
      )}
    </Stage>
  );
}

function Bidder({ seat }: { readonly seat: number }): ReactElement {
  const { view, words, nameOf, measures } = useTable();
  const player = view.players[seat];
  return (
    <li
      className="cap-bidder"
      data-sealed={player.hasBid}
      data-bidder={seat}
      style={styled({ '--cap-seat': roofTint(seat).base })}
    >
      <span className="cap-bidder-stack">
        {player.hasBid ? (
          <SealedStack seat={seat} width={measures.compact ? 26 : 50} />
        ) : (
          <CardBack width={measures.compact ? 26 : 48} />
        )}
      </span>
      <span className="cap-bidder-words">
        <b>
          <PlayerMark seat={seat} size={16} /> <span className="cap-bidder-name">{nameOf(seat)}</span>
        </b>
        <small>
          {player.hand.length === 0 ? words.noCards : player.hasBid ? `✓ ${words.sealed}` : words.thinking}
          {!player.hasBid && player.hand.length > 0 && <ThinkingDots words={words.acting} />}
        </small>
        <small>{words.cards(player.hand.length)}</small>
      </span>
    </li>
  );
}

const MOST_SHOWN = 4;

/** Where the tile would bring me most, for a person who weighs a bid. */
function Worth(): ReactElement | null {
  const { view, me, words, piece, measures } = useTable();
  if (me === 'spectator') return null;
  const gains = tileGains(view, me)
    .filter(({ gain }) => gain.points > 0 || gain.cards > 0)
    .toSorted((a, b) => b.gain.points + b.gain.cards - (a.gain.points + a.gain.cards) || a.best - b.best)
    .slice(0, MOST_SHOWN);
  return (
    // On a phone it scrolls: then a keyboard must be able to reach it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <aside className="cap-worth" aria-label={words.whereForMe} tabIndex={measures.compact ? 0 : undefined}>
      <h3>{words.whereForMe}</h3>
      {gains.length === 0 && <p>{words.nowhere}</p>}
      <ul>
        {gains.map(({ area, gain }) => (
          <li key={area}>
            <StoneSign colour={AREA_COLOUR[area]} size={15} />
            <span>{piece(AREA_IDS[area])}</span>
            <b>{gain.points > 0 ? words.signed(gain.points) : words.cards(gain.cards)}</b>
          </li>
        ))}
      </ul>
    </aside>
  );
}
