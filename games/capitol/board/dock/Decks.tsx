// The three face-up decks with their counts. While I draw they are lit, and a tap takes the card that lies on top.
import type { ReactElement } from 'react';
import { BASIC_DRAWS } from '../../rules/board.ts';
import { CARD_IDS } from '../../rules/cards.ts';
import { draw, STOP_DRAWING } from '../../rules/moves.ts';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { styled } from '../../../board-kit/size.ts';
import { ActionCard, CardSlot, CARD_SHAPE } from '../art/ActionCard.tsx';
import { fromConsul, useTable } from '../table.ts';
import { DECK_NAMES, kindOf } from './hand.ts';

export function Decks(): ReactElement {
  const { view, words, room } = useTable();
  const style = styled({ '--cap-deck-w': `${room.deckCard}px`, '--cap-deck-h': `${room.deckCard * CARD_SHAPE}px` });
  return (
    <section className="cap-decks" aria-label={words.decks} style={style}>
      {view.step === 'drawing' ? (
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
  const table = useTable();
  const { view, words, room, asked, piece, front } = table;
  const name = DECK_NAMES[deck];
  const cards = view.decks[deck];
  const discards = view.piles[deck].length;
  const top = cards.at(0);
  const drawing = asked && view.step === 'drawing';
  const refusal = drawing ? table.refuse(draw(deck)) : undefined;
  const facts = top === undefined ? words.deckEmpty(discards) : words.deckFacts(piece(CARD_IDS[top]), cards.length, discards);
  const art = (
    <>
      <span className="cap-deck-cards" data-thick={Math.min(3, Math.ceil(cards.length / 4))}>
        {cards.length > 1 && <i />}
        {cards.length > 5 && <i />}
        {top === undefined ? (
          <CardSlot width={room.deckCard} />
        ) : (
          <span key={top} className="cap-deck-top">
            <ActionCard card={top} width={room.deckCard} label={words.cardDoes[kindOf(top)]} seat={front} />
          </span>
        )}
      </span>
      <span className="cap-deck-facts" aria-hidden>
        <b>{cards.length}</b> · {words.discards(discards)}
      </span>
    </>
  );
  if (!drawing)
    return (
      <div className="cap-deck" data-deck={name} role="img" aria-label={`${words.deck[name]}. ${facts}`}>
        {art}
      </div>
    );
  return (
    <button
      type="button"
      className="cap-deck"
      data-deck={name}
      data-look={refusal ? 'blocked' : 'lit'}
      aria-disabled={refusal !== undefined}
      aria-label={`${words.draw}: ${words.deck[name]}. ${facts}`}
      onClick={() => (refusal ? table.explain(refusal) : table.play(draw(deck)))}
    >
      {art}
    </button>
  );
}

/** Who has drawn how many, in turn order; and the way to give up the extra cards. */
function Drawing(): ReactElement {
  const table = useTable();
  const { view, words, asked, nameOf, me } = table;
  const mayStop = asked && view.draws[view.turn] > BASIC_DRAWS;
  const refusal = mayStop ? table.refuse(STOP_DRAWING) : undefined;
  const order = fromConsul(view);
  const now = order.indexOf(view.turn);
  return (
    <header className="cap-title cap-drawing">
      {order.map((seat, at) => {
        const done = at < now ? view.draws[seat] : at === now ? view.drawn : 0;
        return (
          <span key={seat} className="cap-draws" data-now={at === now} title={nameOf(seat)}>
            <PlayerMark seat={seat} size={15} title={seat === me ? words.you : nameOf(seat)} />
            <span className="cap-unseen">{words.drawn(done, view.draws[seat])}</span>
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
      {mayStop && (
        <button
          type="button"
          className="cap-act"
          aria-disabled={refusal !== undefined}
          onClick={() => (refusal ? table.explain(refusal) : table.propose(STOP_DRAWING))}
        >
          {words.stopDrawing}
        </button>
      )}
    </header>
  );
}
