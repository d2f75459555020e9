// On a phone: the tops of the decks in a corner of the map, and decks, supply and auctions in full behind them.
import type { ReactElement } from 'react';
import { Auctions } from '../auction/Auctions.tsx';
import { ActionCard } from '../art/ActionCard.tsx';
import { Sheet } from '../Sheet.tsx';
import { useTable } from '../table.ts';
import { Decks } from './Decks.tsx';
import { DECK_NAMES } from './hand.ts';

const MINI = 20;

export function MiniDecks(): ReactElement {
  const table = useTable();
  const { view, words, front } = table;
  return (
    <button type="button" className="cap-mini-decks" onClick={() => table.open('decks')} aria-label={words.decks}>
      {DECK_NAMES.map((name, deck) => {
        const top = view.decks[deck].at(0);
        return (
          <span key={name}>
            {top === undefined ? <i /> : <ActionCard card={top} width={MINI} seat={front} />}
            <b>{view.decks[deck].length}</b>
          </span>
        );
      })}
    </button>
  );
}

export function DecksSheet({ onClose }: { onClose(): void }): ReactElement {
  const { words } = useTable();
  return (
    <Sheet label={words.decks} title={words.decks} onClose={onClose}>
      <Decks />
      <Auctions />
    </Sheet>
  );
}
