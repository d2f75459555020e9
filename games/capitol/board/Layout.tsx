// How the parts stand on the table, on a desk and on a phone.
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { placeOn } from '../../board-kit/grown.ts';
import { styled } from '../../board-kit/size.ts';
import { ActionCard } from './art/ActionCard.tsx';
import { Auctions } from './auction/Auctions.tsx';
import { Bidding } from './auction/Bidding.tsx';
import type { AuctionReveal } from './auction/reveal.ts';
import { RevealStage } from './auction/RevealStage.tsx';
import { Decks } from './dock/Decks.tsx';
import { MiniDecks } from './dock/DecksSheet.tsx';
import { Hand } from './dock/Hand.tsx';
import { kindOf } from './dock/hand.ts';
import { Site } from './dock/Site.tsx';
import { CityMap } from './map/CityMap.tsx';
import type { CardPlayed } from './moments.ts';
import { Mine, Seats } from './seats/Seats.tsx';
import { roman } from './text.ts';
import { useTable } from './table.ts';

/** From this height of the board on a phone has room for decks or an auction and my site: one below the other, or beside the map. */
const LEAST_BELOW = 520;
const LEAST_BESIDE = 340;

interface Props {
  readonly reveal: AuctionReveal | undefined;
  readonly played: CardPlayed | undefined;
}

export function Layout({ reveal, played }: Props): ReactElement {
  const { view, me, front, measures, words } = useTable();
  // A look at the map holds for the auction in which it was asked for.
  const [mapFor, setMapFor] = useState('');
  const auction = `${view.round}/${view.auction}`;
  const bidding = view.phase === 'auction' && mapFor !== auction && reveal === undefined;
  const mayReturn = view.phase === 'auction' && mapFor === auction && reveal === undefined;
  // Room for the site's buildings and one that may begin; at least for its title.
  const plots = Math.max(3, view.players[front].site.length + 1);
  const staged = bidding || reveal !== undefined;
  return (
    <>
      <div className="cap-people" data-region="people">
        <Seats />
        {me !== 'spectator' && <Mine seat={me} />}
        {(measures.mode === 'desk' || measures.mode === 'short') && <Auctions />}
      </div>
      <div className="cap-centre" data-staged={staged}>
        <div className="cap-scene" inert={staged}>
          <CityMap />
        </div>
        <ScoreBanner />
        {bidding && <Bidding onMap={() => setMapFor(auction)} />}
        {reveal && <RevealStage reveal={reveal} />}
        {mayReturn && (
          <button type="button" className="cap-act cap-return" onClick={() => setMapFor('')}>
            {words.backToAuction}
          </button>
        )}
      </div>
      <div className="cap-dock" style={styled({ '--cap-plots': plots })}>
        {!measures.compact && <Site />}
        {measures.compact &&
          (measures.height >= (measures.columned ? LEAST_BESIDE : LEAST_BELOW) || (!staged && view.phase !== 'drawing')) && (
            <div className="cap-site-row">
              <Site />
              {measures.mode !== 'short' && view.phase !== 'drawing' && !staged && <MiniDecks />}
            </div>
          )}
        {measures.compact && (view.phase === 'drawing' || (measures.mode === 'short' && !staged)) && <Decks />}
        <Hand />
        {!measures.compact && <Decks />}
      </div>
      {played && <PlayedCard key={played.number} played={played} />}
    </>
  );
}

/** What the round paid, while the areas show their points. */
function ScoreBanner(): ReactElement | null {
  const { view, words, scored } = useTable();
  if (scored.areas.size === 0) return null;
  const sums = view.players.map((_, seat) => [...scored.areas.values()].reduce((sum, points) => sum + points[seat], 0));
  return (
    <p className="cap-banner">
      <b>{words.scored(roman(view.scored.length))}</b>
      {sums.map((sum, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
        <span key={seat}>
          <PlayerMark seat={seat} size={16} /> {words.signed(sum)}
        </span>
      ))}
    </p>
  );
}

/** A card just played by somebody else, beside their panel. */
function PlayedCard({ played }: { readonly played: CardPlayed }): ReactElement {
  const { words, measures } = useTable();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = box.current;
    const board = card?.closest('.cap-board');
    const panel = board?.querySelector(`[data-seat="${played.seat}"]`);
    if (!card || !board || !panel) return;
    const from = placeOn(panel);
    const base = placeOn(board);
    card.style.left = `${measures.compact && !measures.columned ? from.left - base.left : from.right - base.left + 8}px`;
    card.style.top = `${measures.compact && !measures.columned ? from.bottom - base.top + 6 : from.top - base.top}px`;
  }, [played, measures.compact, measures.columned]);
  return (
    <div ref={box} className="cap-played" aria-hidden>
      <ActionCard
        card={played.card}
        width={measures.compact ? 58 : 84}
        label={words.cardDoes[kindOf(played.card)]}
        seat={played.seat}
      />
      {played.blank && <span className="cap-tag">{words.noEffect}</span>}
    </div>
  );
}
