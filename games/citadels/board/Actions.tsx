// The plain actions of the turn as buttons: take gold, draw, collect, the Architect's cards, the Smithy, end.
import type { ReactElement, ReactNode } from 'react';
import { CardBack, Coin } from './art/index.ts';
import { architectCardsLeft, cardsToKeep, incomeLeft } from '../rules/turn.ts';
import { GOLD_AND_CARDS, OBSERVATORY } from '../rules/catalog.ts';
import type { PlainType } from './offers.ts';
import { useTable, type Table } from './table.ts';

export function Actions(): ReactElement | null {
  const table = useTable();
  const open = [...table.offers.plain].filter(([, { refusal }]) => refusal === undefined);
  if (open.length === 0) return null;
  return (
    <fieldset className="cit-actions" aria-label={table.words.actions} data-count={open.length}>
      {open.map(([type, { move }]) => {
        const { label, picture } = describe(table, type);
        return (
          <button
            key={type}
            type="button"
            className="cit-action"
            data-type={type}
            data-look={table.draft?.type === move.type && 'fewer' in table.draft === 'fewer' in move ? 'selected' : 'lit'}
            onClick={() => table.play(move)}
          >
            {picture}
            <span>{label}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function describe({ view, words, me }: Table, type: PlainType): { readonly label: string; readonly picture: ReactNode } {
  const player = view.players[me === 'spectator' ? view.asked : me];
  const { action } = words;
  switch (type) {
    case 'TAKE_GOLD':
      return { label: action.takeGold(GOLD_AND_CARDS.takeGold), picture: <Coin size={24} value={GOLD_AND_CARDS.takeGold} /> };
    case 'DRAW_CARDS': {
      const drawn = GOLD_AND_CARDS.drawCards + (player.city.includes(OBSERVATORY) ? 1 : 0);
      return {
        label: action.drawCards(Math.min(drawn, view.deck.length), cardsToKeep(player)),
        picture: <CardBack width={18} />,
      };
    }
    case 'DRAW_FEWER':
      return {
        label: action.drawFewer(Math.min(GOLD_AND_CARDS.drawCards, view.deck.length), cardsToKeep(player)),
        picture: <CardBack width={18} />,
      };
    case 'COLLECT_INCOME': {
      const gold = incomeLeft(view, player);
      return { label: action.income(gold), picture: <Coin size={24} value={gold} /> };
    }
    case 'ARCHITECT_DRAW':
      return { label: action.architect(architectCardsLeft(view)), picture: <CardBack width={18} /> };
    case 'USE_SMITHY':
      return { label: action.smithy, picture: <Coin size={24} value={GOLD_AND_CARDS.smithyCost} /> };
    case 'END_TURN':
      return {
        label: action.end,
        picture: (
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
        ),
      };
  }
}
