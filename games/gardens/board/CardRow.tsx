// The cards to take. A touch takes one in hand; dragging carries it straight into the garden.
import { useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { placeOn } from '../../board-kit/grown.ts';
import { useHands } from '../../board-kit/hands.ts';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { CARD_IDS } from '../rules/data.ts';
import { EMPTY } from '../rules/state.ts';
import { cardAt } from '../rules/touch.ts';
import { lastRound } from '../rules/turn.ts';
import { CardPicture } from './art/CardFace.tsx';
import { firstGrip, gripTo } from './placing.ts';
import { cardInWords } from './inWords.ts';
import { useTable } from './table.ts';

export function CardRow(): ReactElement {
  const { view, words, measures } = useTable();
  return (
    <section className="gar-cards" data-region="cards" aria-label={words.cards}>
      {!measures.compact && (
        <header className="gar-head">
          <h2>{words.cards}</h2>
          <span>{view.round === lastRound(view) ? words.lastRound : words.cardsToCome(view.deck.length)}</span>
        </header>
      )}
      <ul role="list">
        {view.offer.map((card, slot) =>
          // A slot is a place on the table: it stays while cards come and go.
          card === EMPTY ? (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={slot} data-slot={slot}>
              <span className="gar-card gar-card-gone">{words.cardGone}</span>
            </li>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <Card key={slot} slot={slot} card={card} />
          ),
        )}
      </ul>
    </section>
  );
}

function Card({ slot, card }: { readonly slot: number; readonly card: number }): ReactElement {
  const table = useTable();
  const { plays, held, words, texts, asked, measures, view } = table;
  const place = useRef<HTMLLIElement>(null);
  const [outside, setOutside] = useState<{ readonly x: number; readonly y: number }>();
  const places = plays.filter((play) => play.slot === slot).length;
  const inHand = held?.slot === slot;
  const { moving, handlers } = useHands(place, {
    pan: () => undefined,
    zoom: () => undefined,
    seize: () => places > 0,
    carry: (at) => {
      if (!place.current) return;
      table.lead(true);
      const corner = placeOn(place.current);
      const [x, y] = [corner.left + at.x, corner.top + at.y];
      const point = table.window.current?.gridAt(x, y);
      // Over the garden the card itself shows; elsewhere a picture of it follows the finger.
      setOutside(point ? undefined : { x, y });
      if (!point) return;
      const grip = inHand ? table.grip : firstGrip(card);
      const from = { type: 'PLAY_CARD', slot, x: 0, y: 0, rotation: held?.rotation ?? 0 } as const;
      table.carry(gripTo(from, grip, { x: Math.floor(point.x), y: Math.floor(point.y) }), { grip, finger: true });
    },
    letGo: () => {
      table.lead(false);
      // Let go beside the garden it goes back.
      if (outside && inHand) table.propose(undefined);
    },
  });

  const choosing = asked && view.phase === 'card';
  const line = !choosing ? '' : places > 0 ? words.places(places) : plays.length > 0 ? words.fitsNowhere : words.discardThis;
  const name = texts.piece(CARD_IDS[card]);
  return (
    <li ref={place} data-slot={slot} {...handlers}>
      <Piece
        at={cardAt(slot)}
        className="gar-card"
        aria-label={[name, cardInWords(card, { words, piece: texts.piece }), inHand && words.inHand, line]
          .filter(Boolean)
          .join(', ')}
        data-flip={`card ${card}`}
      >
        <CardPicture card={card} drawing={measures.compact ? 'small' : 'full'} className="gar-card-face" />
        {(!measures.compact || measures.mode === 'short') && <b>{name}</b>}
        {choosing && (
          <small>
            {inHand && !measures.compact && `${words.inHand} · `}
            {line}
          </small>
        )}
      </Piece>
      {moving &&
        outside &&
        createPortal(
          <div className="gar-carried" data-game="gardens" style={{ left: outside.x, top: outside.y }}>
            <CardPicture card={card} drawing="small" width={measures.compact ? 96 : 132} />
          </div>,
          document.body,
        )}
    </li>
  );
}
