// My hand: while building a touch takes up a card; in an auction it puts the card above the senator.
import type { ReactElement } from 'react';
import { CardRow, type RowCard } from '../../../board-kit/cards/CardRow.tsx';
import { styled } from '../../../board-kit/size.ts';
import { CARD_IDS } from '../../rules/cards.ts';
import { inHand } from '../../rules/touch.ts';
import { ActionCard, CARD_SHAPE } from '../art/ActionCard.tsx';
import { CardBack } from '../art/signs.tsx';
import { useTable, type Table } from '../table.ts';
import { inOrder, kindOf, sumOf, useOrder, type Order } from './hand.ts';
import { Ribbon } from './Ribbon.tsx';

/** Beside the row the edge of a chosen card is in sight, too. */
const BESIDE = 16;
const ORDERS: readonly Order[] = ['type', 'value'];

export function Hand(): ReactElement {
  const table = useTable();
  const { view, words, front, me, nameOf, measures } = table;
  const [order, setOrder] = useOrder();
  const { hand } = view.players[front];
  const known = hand.filter((card) => card >= 0);
  const open = known.length === hand.length;
  const name = front === me ? words.hand : nameOf(front);
  const hidden = Array.from({ length: hand.length - known.length }, (_, n) => ({
    key: `hidden${n}`,
    face: <CardBack width={measures.card} />,
  }));
  return (
    <section
      className="cap-hand"
      data-region="hand"
      data-hand={front}
      aria-label={name}
      style={styled({ '--cap-card-w': `${measures.card}px`, '--cap-card-h': `${measures.card * CARD_SHAPE}px` })}
    >
      <header className="cap-title">
        <h2>{name}</h2>
        <span className="cap-hand-worth">
          {words.cards(hand.length)}
          {open && hand.length > 0 && ` · ${words.worth(sumOf(hand))}`}
        </span>
        {open && hand.length > 1 && (
          <fieldset className="cap-order" aria-label={words.sort}>
            {ORDERS.map((each) => (
              <button key={each} type="button" aria-pressed={order === each} onClick={() => setOrder(each)}>
                {each === 'type' ? words.byType : words.byValue}
              </button>
            ))}
          </fieldset>
        )}
      </header>
      <Ribbon />
      {hand.length === 0 ? (
        <p className="cap-none cap-hand-none">{words.handEmpty}</p>
      ) : (
        <CardRow
          label={name}
          className="cap-cards"
          cards={[...inOrder(known, order).map((card) => cardOf(table, card)), ...hidden]}
          {...(!measures.columned && {
            fan: { width: measures.card + BESIDE, gap: 5 - BESIDE, least: measures.compact ? 40 : 30 },
          })}
          numbered={view.phase === 'auction'}
        />
      )}
    </section>
  );
}

function cardOf({ view, me, front, words, measures, piece }: Table, card: number): RowCard {
  const id = CARD_IDS[card];
  const player = view.players[front];
  const seen = player.known.includes(card);
  const sealed = view.phase === 'auction' && front === me && player.hasBid && player.bid.includes(card);
  return {
    key: id,
    at: inHand(id),
    label: `${piece(id)}: ${words.cardDoes[kindOf(card)]}${seen ? `, ${words.seenByAll}` : ''}`,
    className: `cap-card ${sealed ? 'cap-sealed-card' : ''}`,
    face: (
      <span data-card={id}>
        <ActionCard card={card} width={measures.card} label={words.cardDoes[kindOf(card)]} seat={front} />
        {seen && (
          <span className="cap-seen" title={words.seenByAll}>
            <Eye />
          </span>
        )}
      </span>
    ),
  };
}

function Eye(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden>
      <path d="M1 8Q4.5 3 8 3T15 8Q11.5 13 8 13T1 8Z" fill="#fffaf0" stroke="#43301b" strokeWidth="1.4" />
      <circle cx="8" cy="8" r="2.3" fill="#43301b" />
    </svg>
  );
}
