// The acts of the turn that need no more than a button: take gold, draw, collect, the Architect's cards, the Smithy, end.
import type { ReactElement, ReactNode } from 'react';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CardBack, Coin } from './art/index.ts';
import { architectCardsLeft, cardsToDraw, cardsToKeep, incomeLeft } from '../rules/turn.ts';
import { GOLD_AND_CARDS } from '../rules/catalog.ts';
import { useTable, type Table } from './table.ts';

/** In the order in which they are wanted. */
const PLACES = ['bank', 'deck', 'do:fewer', 'do:income', 'do:architect', 'do:smithy', 'do:end', 'do:forgo'] as const;

/** Whether there is anything to press, now or after something else. */
export function useHasActions(): boolean {
  const { look } = useTouching();
  return PLACES.some((place) => look(place) !== 'plain');
}

export function Actions(): ReactElement | null {
  const table = useTable();
  const { look } = useTouching();
  const open = PLACES.filter((place) => look(place) === 'lit' || look(place) === 'chosen');
  if (open.length === 0) return null;
  return (
    <fieldset className="cit-actions" aria-label={table.words.actions} data-count={open.length}>
      {open.map((place) => {
        const { label, picture } = describe(table, place);
        return (
          <Piece key={place} at={place} atOnce className="cit-action">
            {picture}
            <span>{label}</span>
          </Piece>
        );
      })}
    </fieldset>
  );
}

function describe(
  { view, words, me }: Table,
  place: (typeof PLACES)[number],
): { readonly label: string; readonly picture: ReactNode } {
  const player = view.players[me === 'spectator' ? view.asked : me];
  const { action } = words;
  switch (place) {
    case 'bank':
      return { label: action.takeGold(GOLD_AND_CARDS.takeGold), picture: <Coin size={24} value={GOLD_AND_CARDS.takeGold} /> };
    case 'deck':
      return {
        label: action.drawCards(Math.min(cardsToDraw(player), view.deck.length), cardsToKeep(player)),
        picture: <CardBack width={18} />,
      };
    case 'do:fewer':
      return {
        label: action.drawFewer(Math.min(GOLD_AND_CARDS.drawCards, view.deck.length), cardsToKeep(player)),
        picture: <CardBack width={18} />,
      };
    case 'do:income': {
      const gold = incomeLeft(view, player);
      return { label: action.income(gold), picture: <Coin size={24} value={gold} /> };
    }
    case 'do:architect':
      return { label: action.architect(architectCardsLeft(view)), picture: <CardBack width={18} /> };
    case 'do:smithy':
      return { label: action.smithy, picture: <Coin size={24} value={GOLD_AND_CARDS.smithyCost} /> };
    case 'do:end':
      return { label: action.end, picture: <Onward /> };
    case 'do:forgo':
      return { label: action.forgo, picture: <Onward /> };
  }
}

const Onward = (): ReactElement => (
  <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden>
    <path
      d="M3 10h12M10.5 4.5L16 10l-5.5 5.5"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
