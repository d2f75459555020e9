// A question: the card that asks with its words, then what to touch or the answers that have no place on the board.
import type { ReactElement } from 'react';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import { cardText } from '../../text/words.ts';
import { cardNamed } from '../../rules/cards.ts';
import { planningCard } from '../../rules/market.ts';
import { box, player } from '../../rules/touch.ts';
import { PLANNING_SPACES } from '../../rules/words.ts';
import { CardFace } from '../art/cards.tsx';
import type { Offer } from '../props.ts';
import { useTable } from '../table.ts';
import type { BoardWords } from '../text.ts';

export function AnswerCard(): ReactElement | null {
  const { view, texts, language, words, choices, measures, say, nameOf } = useTable();
  const { touched } = useTouching();
  const { question } = view;
  if (question === null) return null;
  const card = cardNamed(question.card);
  // The permit whose ballot called an election has no words of its own.
  const effect = card >= 0 ? cardText(question.card, view.options, language) : '';
  const asked = (place: string): boolean => choices.some(({ at }) => at.includes(place));
  const whole = choices.filter(({ at: [place], at }) => at.length === 1 && /^(do|office|seat):/.test(place));
  const ordered = view.players.flatMap((_, seat) => (question.kind === 'order' && asked(player(seat)) ? [seat] : []));
  const planning = PLANNING_SPACES.filter((space) => measures.compact && asked(box(space)));
  const hint = hintFor(choices, touched.length, words);
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
        {planning.length + whole.length + ordered.length > 0 && (
          <div className="spr-answers">
            {planning.map((space) => (
              <Piece key={space} at={box(space)} className="spr-slot spr-mini-card">
                <CardFace card={planningCard(view, PLANNING_SPACES.indexOf(space))} language={language} small />
              </Piece>
            ))}
            {whole.map(({ at: [place], move }) => (
              <Piece key={place} at={place} className="spr-act">
                {say(texts.move(move, view))}
              </Piece>
            ))}
            {ordered.map((seat) => (
              <Piece key={seat} at={player(seat)} className="spr-act">
                <Place of={seat} />
                {nameOf(seat)}
              </Piece>
            ))}
          </div>
        )}
      </section>
    </>
  );
}

/** Where a player stands in the order that is being chosen. */
export function Place({ of }: { readonly of: number }): ReactElement | null {
  const { view } = useTable();
  const place = useTouching().touched.indexOf(player(of)) + 1;
  return view.question?.kind === 'order' && place > 0 ? <i className="spr-place">{place}</i> : null;
}

/** What to touch on the board, for answers that lie there. */
function hintFor(choices: readonly Offer[], touched: number, words: BoardWords): string {
  for (const { at } of choices) {
    const [first] = at;
    if (first.startsWith('lot:')) return words.tapLot;
    if (first.startsWith('building:'))
      return at.length === 1 ? words.tapBuilding : touched === 0 ? words.tapMine : words.tapTheirs;
    if (first.startsWith('grey:')) return at.length === 2 && touched === 0 ? words.tapMarker : words.tapGrey;
    if (first.startsWith('box:')) return words.tapPlanning;
    if (at.length > 1) return words.tapOrder;
  }
  return '';
}
