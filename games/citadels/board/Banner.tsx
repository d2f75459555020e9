// The ribbon of the last round.
import type { ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { NONE } from '../rules/catalog.ts';
import { ICONS } from './icons.gen.ts';
import { useTable } from './table.ts';

export function Banner(): ReactElement {
  const { view, words, me, nameOf } = useTable();
  const { firstCompleter } = view;
  return (
    <p className="cit-banner">
      <Icon icon={ICONS.castle} size={16} />
      <span>
        {firstCompleter === NONE
          ? words.roundLimit(view.options.roundLimit)
          : words.lastRound(nameOf(firstCompleter), firstCompleter === me)}
      </span>
    </p>
  );
}
