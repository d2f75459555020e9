// The deck and the bank: where cards and coins come from and go back to.
import type { ReactElement } from 'react';
import { Count } from '../../board-kit/Count.tsx';
import { CardBack, Coin } from './art/index.ts';
import { useTable } from './table.ts';

export function Supply(): ReactElement {
  const { view, words } = useTable();
  const limited = view.options.bank === 'thirty';
  return (
    <dl className="cit-supply">
      <div data-deck title={words.deck}>
        <dt>
          <CardBack width={24} title={words.deck} />
        </dt>
        <dd>
          <Count value={view.deck.length} />
        </dd>
      </div>
      <div data-bank title={words.bank}>
        <dt>
          <Coin size={24} title={words.bank} />
        </dt>
        <dd>{limited ? <Count value={view.bank} /> : '∞'}</dd>
      </div>
    </dl>
  );
}
