// A question: the card that asks with its words, then what to touch or the answers that have no place on the board.
import type { ReactElement } from 'react';
import { cardText } from '../../text/words.ts';
import { cardNamed } from '../../rules/cards.ts';
import { planningCard } from '../../rules/market.ts';
import { PLANNING_SPACES } from '../../rules/words.ts';
import { CardFace } from '../art/cards.tsx';
import { useTable } from '../table.ts';
import type { BoardWords } from '../text.ts';
import { same } from './offers.ts';
import type { Flow } from './useFlow.ts';

export function AnswerCard(): ReactElement | null {
  const { view, texts, language, words, flow, draft, room, say, propose } = useTable();
  const { question } = view;
  if (question === null) return null;
  const card = cardNamed(question.card);
  // The permit whose ballot called an election has no words of its own.
  const effect = card >= 0 ? cardText(question.card, view.options, language) : '';
  const { plain, planning } = flow.offers;
  const hint = hintFor(flow, words);
  return (
    <>
      {effect !== '' && (
        <section className="spr-panel spr-inspect spr-answer spr-answer-head" aria-label={texts.piece(question.card)}>
          <span className="spr-slot spr-asking">
            <CardFace card={card} language={language} small />
          </span>
          <p>{effect}</p>
        </section>
      )}
      <section className="spr-panel spr-inspect spr-answer spr-lower" aria-label={words.question}>
        {hint !== '' && <p className="spr-hint">{hint}</p>}
        {room.compact && planning.size > 0 && (
          <div className="spr-answers">
            {[...planning].map(([space, { move }]) => (
              <button
                key={space}
                type="button"
                className="spr-slot spr-mini-card"
                data-lit
                aria-pressed={same(draft, move)}
                onClick={() => propose(move)}
              >
                <span className="visually-hidden">{say(texts.move(move, view))}</span>
                <CardFace
                  card={planningCard(
                    view,
                    PLANNING_SPACES.findIndex((known) => known === space),
                  )}
                  language={language}
                  small
                />
              </button>
            ))}
          </div>
        )}
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
    </>
  );
}

/** What to touch on the board, for answers that lie there. */
function hintFor({ offers, from }: Flow, words: BoardWords): string {
  const { lots, buildings, buildingPairs, greys, greyPairs, planning } = offers;
  if (lots.size > 0) return words.tapLot;
  if (buildings.size > 0) return words.tapBuilding;
  if (buildingPairs.length > 0) return from === '' ? words.tapMine : words.tapTheirs;
  if (greys.size > 0) return words.tapGrey;
  if (greyPairs.length > 0) return from === '' ? words.tapMarker : words.tapGrey;
  return planning.size > 0 ? words.tapPlanning : '';
}
