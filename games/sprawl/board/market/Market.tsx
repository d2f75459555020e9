// The two tracks with their action-point prices: planning cards and contracts, then the tops of the decks.
import type { ReactElement } from 'react';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { CARD_IDS } from '../../rules/cards.ts';
import { pivotalsAhead } from '../../rules/index.ts';
import { contractCard, planningCard, spaceInactive } from '../../rules/market.ts';
import { NONE } from '../../rules/state.ts';
import { box } from '../../rules/touch.ts';
import { CONTRACT_AP, CONTRACT_BOXES, CONTRACT_SPACES, DECKS, PLANNING_AP, PLANNING_SPACES, TOWN } from '../../rules/words.ts';
import { CardFace, DeckBack } from '../art/cards.tsx';
import { useTable } from '../table.ts';

export function Market(): ReactElement {
  const { view, words, texts, measures } = useTable();
  const ahead = pivotalsAhead(view).find(({ deck }) => DECKS.findIndex((known) => known === deck) < TOWN + view.activeDecks);
  return (
    <div className="spr-market">
      <section className="spr-track" data-region="planning" aria-label={words.planning}>
        <h3>
          {words.planning} <small>{words.cardsLeft(view.decks[0].length)}</small>
        </h3>
        <div className="spr-cards">
          {PLANNING_SPACES.map((space, index) => (
            <PlanningSlot key={space} space={space} index={index} width={measures.permit} />
          ))}
        </div>
      </section>
      <section className="spr-track spr-track-contracts" data-region="contracts" aria-label={words.contracts}>
        <h3>
          {words.contracts}
          <small>
            {[1, 2, 3].map((deck) => (
              <span key={deck} data-off={deck > view.activeDecks}>
                {words.deckNames[deck]} {view.decks[deck].length}
              </span>
            ))}
            {ahead && <b className="spr-ahead">{words.pivotal(texts.piece(ahead.card), ahead.min, ahead.max)}</b>}
          </small>
        </h3>
        <div className="spr-cards">
          {CONTRACT_SPACES.map((space, index) => (
            <ContractSlot key={space} space={space} index={index} width={measures.contract} />
          ))}
        </div>
      </section>
    </div>
  );
}

function PlanningSlot({
  space,
  index,
  width,
}: {
  readonly space: string;
  readonly index: number;
  readonly width: number;
}): ReactElement {
  const { view, words, texts, language } = useTable();
  const card = planningCard(view, index);
  const ap = <span className="spr-ap">{words.ap(PLANNING_AP[index])}</span>;
  if (card === NONE)
    return (
      <span className="spr-slot" data-empty style={{ width }}>
        {ap}
        {index === 4 ? <DeckBack deck={0} /> : <em>{words.emptyBox}</em>}
      </span>
    );
  return (
    <Piece
      at={box(space)}
      className="spr-slot"
      style={{ width }}
      data-flip={`card:${CARD_IDS[card]}`}
      title={texts.piece(CARD_IDS[card])}
    >
      {ap}
      <CardFace card={card} language={language} />
    </Piece>
  );
}

function ContractSlot({
  space,
  index,
  width,
}: {
  readonly space: string;
  readonly index: number;
  readonly width: number;
}): ReactElement {
  const { view, choices, words, language, lookAt } = useTable();
  const card = contractCard(view, index);
  const inactive = spaceInactive(view, index);
  const deck = index >= CONTRACT_BOXES ? index - CONTRACT_BOXES + TOWN : NONE;
  const ap = (
    <span className="spr-ap">
      {deck > 0 && `${words.deckShort[deck]} `}
      {words.ap(CONTRACT_AP[index])}
    </span>
  );
  if (card === NONE || inactive)
    return (
      <span className="spr-slot" data-empty style={{ width }}>
        {ap}
        {deck > 0 ? <DeckBack deck={deck} /> : null}
        <em>{deck > 0 ? (inactive ? words.notYet : words.deckEmpty) : words.emptyBox}</em>
      </span>
    );
  const unbuildable = choices.some(({ move, refusal }) => refusal && move.type === 'BUILD' && move.source === space);
  const see = (): void => lookAt({ card });
  return (
    <Piece
      at={box(space)}
      className="spr-slot"
      style={{ width }}
      data-flip={`card:${CARD_IDS[card]}`}
      data-favor={unbuildable}
      data-deck={deck > 0 ? deck : undefined}
      otherwise={see}
      onFocus={see}
    >
      {ap}
      <CardFace card={card} language={language} />
    </Piece>
  );
}
