// A question: the card that asks with its words, and the answers that have no place on the board.
import type { ReactElement } from 'react';
import { cardText } from '../../text/words.ts';
import { cardNamed } from '../../rules/cards.ts';
import { CardFace } from '../art/cards.tsx';
import { useTable } from '../table.ts';
import { same } from './offers.ts';

export function AnswerCard(): ReactElement | null {
  const { view, me, texts, language, words, flow, draft, say, propose } = useTable();
  const { question } = view;
  if (question === null) return null;
  const card = cardNamed(question.card);
  const effect = card >= 0 ? cardText(question.card, view.options, language) : '';
  const { plain, lots, buildings, buildingPairs, greys, greyPairs } = flow.offers;
  const hint =
    lots.size > 0
      ? words.tapLot
      : buildings.size > 0
        ? words.tapBuilding
        : buildingPairs.length > 0
          ? flow.from === ''
            ? words.tapMine
            : words.tapTheirs
          : greys.size > 0
            ? words.tapGrey
            : greyPairs.length > 0
              ? flow.from === ''
                ? words.tapMarker
                : words.tapGrey
              : '';
  return (
    <section className="spr-panel spr-inspect spr-answer" aria-label={words.question}>
      <div className="spr-answer-head">
        {card >= 0 && (
          <span className="spr-slot spr-asking">
            <CardFace card={card} language={language} small />
          </span>
        )}
        <p>{say(texts.prompt(view, me))}</p>
      </div>
      {effect !== '' && <p className="spr-quote">{effect}</p>}
      {hint !== '' && <p className="spr-hint">{hint}</p>}
      {plain.length > 0 && (
        <div className="spr-answers">
          {plain.map((offer) => (
            <button
              key={offer.move.type === 'decide' ? offer.move.choice : offer.move.type}
              type="button"
              className="spr-act"
              data-lit
              aria-pressed={same(draft, offer.move)}
              onClick={() => propose(offer.move)}
            >
              {say(texts.move(offer.move, view))}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
