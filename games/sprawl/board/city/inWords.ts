/** The town in words: each building with its zone, lots, the value of its block and whose it is, block by block. */
import { useMemo } from 'react';
import { BLOCK_OF } from '../../rules/geometry.ts';
import { partText, standing } from '../../text/words.ts';
import { useTable } from '../table.ts';

export function useTownInWords(): readonly string[] {
  const { view, words, language, nameOf } = useTable();
  return useMemo(
    () =>
      view.buildings
        .toSorted((a, b) => BLOCK_OF[a.placement] - BLOCK_OF[b.placement] || a.placement - b.placement)
        .map(({ id, placement, owner }) =>
          words.buildingSays(
            partText(standing(view, id, language)),
            view.values[BLOCK_OF[placement]],
            owner < 0 ? '' : nameOf(owner),
          ),
        ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names come with the view
    [view, language],
  );
}
