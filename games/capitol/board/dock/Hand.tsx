// My hand: while building a tap takes up a card; in an auction it puts the card above the senator.
import { useRef, type ReactElement, type RefObject } from 'react';
import { shake } from '../../../board-kit/motion.ts';
import { styled, useSize } from '../../../board-kit/size.ts';
import { CARD_IDS, cardOf } from '../../rules/cards.ts';
import { ActionCard, CARD_SHAPE } from '../art/ActionCard.tsx';
import { CardBack } from '../art/signs.tsx';
import { useTable } from '../table.ts';
import { inOrder, kindOf, sumOf, useOrder, type Order } from './hand.ts';
import { Ribbon } from './Ribbon.tsx';

const ORDERS: readonly Order[] = ['type', 'value'];

export function Hand(): ReactElement {
  const { view, words, front, me, nameOf } = useTable();
  const [order, setOrder] = useOrder();
  const { hand } = view.players[front];
  const known = hand.filter((card) => card >= 0);
  const open = known.length === hand.length;
  return (
    <section className="cap-hand" data-hand={front} aria-label={front === me ? words.hand : nameOf(front)}>
      <header className="cap-title">
        <h2>{front === me ? words.hand : nameOf(front)}</h2>
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
        <Cards cards={inOrder(known, order)} hidden={hand.length - known.length} />
      )}
    </section>
  );
}

function Cards({ cards, hidden }: { cards: readonly number[]; hidden: number }): ReactElement {
  const table = useTable();
  const { room } = table;
  const row = useRef<HTMLUListElement>(null);
  const step = useStep(row, cards.length + hidden, room.card, room.compact ? 40 : 30);
  const style = styled({
    '--cap-step': `${step}px`,
    '--cap-card-w': `${room.card}px`,
    '--cap-card-h': `${room.card * CARD_SHAPE}px`,
  });
  return (
    <ul ref={row} className="cap-cards" style={style}>
      {cards.map((card) => (
        <li key={card}>
          <HandCard card={card} />
        </li>
      ))}
      {Array.from({ length: hidden }, (_, n) => (
        <li key={`hidden${n}`}>
          <CardBack width={room.card} />
        </li>
      ))}
    </ul>
  );
}

function HandCard({ card }: { readonly card: number }): ReactElement {
  const table = useTable();
  const { view, me, front, words, room, piece, assembly, asked, draft } = table;
  const button = useRef<HTMLButtonElement>(null);
  const id = CARD_IDS[card];
  const known = view.players[front].known.includes(card);
  const bidding = asked && view.step === 'auction';
  const building = asked && view.step === 'construction';
  const bid = draft?.type === 'BID' ? draft.cards : [];
  const sealed = view.step === 'auction' && front === me && view.players[front].hasBid && view.players[front].bid.includes(card);
  const refusal = building ? assembly.refuseCard(card) : undefined;
  const chosen = bidding ? bid.includes(id) : building && assembly.card === card;
  const look = chosen ? 'chosen' : bidding || (building && !refusal) ? 'lit' : sealed ? 'sealed' : building ? 'weak' : 'plain';
  const label = `${piece(id)}${known ? `, ${words.seenByAll}` : ''}`;
  const art = (
    <>
      <ActionCard card={card} width={room.card} label={words.cardDoes[kindOf(card)]} seat={front} />
      {known && (
        <span className="cap-seen" title={words.seenByAll}>
          <Eye />
        </span>
      )}
      {bidding && chosen && <span className="cap-order-mark">{bid.indexOf(id) + 1}</span>}
    </>
  );
  if (!bidding && !building)
    return (
      <span className="cap-card" data-look={look} data-card={id} role="img" aria-label={label}>
        {art}
      </span>
    );
  return (
    <button
      ref={button}
      type="button"
      className="cap-card"
      data-look={look}
      data-card={id}
      aria-pressed={chosen}
      aria-label={label}
      onClick={() => {
        if (bidding) return table.propose({ type: 'BID', cards: chosen ? bid.filter((each) => each !== id) : [...bid, id] });
        assembly.pickCard(card);
        if (refusal && !chosen) {
          table.explain(refusal);
          if (button.current) void shake(button.current);
        }
      }}
    >
      {art}
    </button>
  );
}

function Eye(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden>
      <path d="M1 8Q4.5 3 8 3T15 8Q11.5 13 8 13T1 8Z" fill="#fffaf0" stroke="#43301b" strokeWidth="1.4" />
      <circle cx="8" cy="8" r="2.3" fill="#43301b" />
    </svg>
  );
}

/** How far one card lies from the next: side by side where there is room, else fanned, else scrolled. */
function useStep(row: RefObject<HTMLElement | null>, count: number, width: number, least: number): number {
  const room = useSize(row)?.width ?? 0;
  if (count < 2 || room === 0) return width + 5;
  return Math.max(least, Math.min(width + 5, Math.floor((room - width - 12) / (count - 1))));
}

/** Cards of a bid by their ids. */
export const cardsOf = (ids: readonly string[]): number[] => ids.map(cardOf);
