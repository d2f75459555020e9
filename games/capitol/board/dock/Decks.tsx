// The three face-up decks with their counts. While I draw they are lit, and a tap takes the card that lies on top.
import type { ReactElement } from 'react';
import { BASIC_DRAWS } from '../../rules/board.ts';
import { CARD_IDS } from '../../rules/cards.ts';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { styled } from '../../../board-kit/size.ts';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { ActionCard, CardSlot, CARD_SHAPE } from '../art/ActionCard.tsx';
import { fromConsul, useTable } from '../table.ts';
import { DECK_NAMES, kindOf } from './hand.ts';

export function Decks(): ReactElement {
  const { view, words, measures } = useTable();
  const style = styled({ '--cap-deck-w': `${measures.deckCard}px`, '--cap-deck-h': `${measures.deckCard * CARD_SHAPE}px` });
  return (
    <section className="cap-decks" data-region="decks" aria-label={words.decks} style={style}>
      {view.phase === 'drawing' ? (
        <Drawing />
      ) : (
        <header className="cap-title">
          <h2>{words.decks}</h2>
          <span>
            {words.supply} <b>{view.supply}</b>
          </span>
        </header>
      )}
      <ul className="cap-deck-row">
        {DECK_NAMES.map((name, deck) => (
          <li key={name}>
            <Deck deck={deck} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deck({ deck }: { readonly deck: number }): ReactElement {
  const { view, words, measures, asked, piece, front } = useTable();
  const name = DECK_NAMES[deck];
  const cards = view.decks[deck];
  const discards = view.piles[deck].length;
  const top = cards.at(0);
  const facts = top === undefined ? words.deckEmpty(discards) : words.deckFacts(piece(CARD_IDS[top]), cards.length, discards);
  const drawing = asked && view.phase === 'drawing' ? `${words.draw}: ` : '';
  return (
    <Piece
      at={`deck:${name}`}
      atOnce
      className="cap-deck"
      data-deck={name}
      aria-label={`${drawing}${words.deck[name]}. ${facts}`}
    >
      <span className="cap-deck-cards">
        {cards.length > 1 && <i />}
        {cards.length > 5 && <i />}
        {top === undefined ? (
          <CardSlot width={measures.deckCard} />
        ) : (
          <span key={top} className="cap-deck-top">
            <ActionCard card={top} width={measures.deckCard} label={words.cardDoes[kindOf(top)]} seat={front} />
          </span>
        )}
      </span>
      <span className="cap-deck-facts" aria-hidden>
        <b>{cards.length}</b> · {words.discards(discards)}
      </span>
    </Piece>
  );
}

/** Who has drawn how many, in turn order; and the way to give up the extra cards. */
function Drawing(): ReactElement {
  const { view, words, asked, nameOf, me } = useTable();
  const order = fromConsul(view);
  const now = order.indexOf(view.asked);
  return (
    <header className="cap-title cap-drawing">
      {order.map((seat, at) => {
        const done = at < now ? view.draws[seat] : at === now ? view.drawn : 0;
        return (
          <span key={seat} className="cap-draws" data-now={at === now} title={nameOf(seat)}>
            <PlayerMark seat={seat} size={15} title={seat === me ? words.you : nameOf(seat)} />
            <span className="visually-hidden">{words.drawn(done, view.draws[seat])}</span>
            <span aria-hidden className="cap-pips">
              {at === now ? (
                Array.from({ length: view.draws[seat] }, (_, pip) => (
                  <i key={pip} data-done={pip < done} data-extra={pip >= BASIC_DRAWS} />
                ))
              ) : (
                <b>
                  {done}/{view.draws[seat]}
                </b>
              )}
            </span>
          </span>
        );
      })}
      {asked && view.draws[view.asked] > BASIC_DRAWS && (
        <Piece at="do:stop" className="cap-act">
          {words.stopDrawing}
        </Piece>
      )}
    </header>
  );
}
