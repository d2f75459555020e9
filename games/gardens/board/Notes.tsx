// The cards still in the deck: public, though their order is not. Folded away until somebody wants to count.
import type { ReactElement } from 'react';
import { CARD_IDS } from '../rules/data.ts';
import { cardsLeft } from '../rules/scoring.ts';
import { CardPicture } from './art/CardFace.tsx';
import type { GardensProps } from './props.ts';
import { boardWords } from './text.ts';

export function Notes({ view, language, texts }: GardensProps): ReactElement | null {
  if (view.phase === 'over') return null;
  const words = boardWords[language];
  const cards = cardsLeft(view);
  if (cards.length === 0) return <p className="gar-notes">{words.noCardsLeft}</p>;
  return (
    <details className="gar-notes">
      <summary>{words.cardsLeft(cards.length)}</summary>
      <ul role="list">
        {cards.map((id) => (
          <li key={id} title={texts.piece(id)}>
            <CardPicture card={CARD_IDS.indexOf(id)} drawing="small" />
            <span className="visually-hidden">{texts.piece(id)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
