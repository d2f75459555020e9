/** In the log a card's name opens the card. What is needed for it is loaded when somebody comes near: most never do. */
import { createElement, useCallback, useState, type ReactNode } from 'react';
import type { NamedPiece } from '../kit/pieces.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { NARROW } from '../kit/useMedia.ts';

export function useLogCards(game: string) {
  // A log in a drawer is there because somebody opened it.
  const [near, setNear] = useState(() => matchMedia(NARROW).matches);
  const [card, show] = useState<string>();
  const loaded = useLoaded(
    near ? async () => (await import('../cards/logCards.tsx')).logCards(game) : undefined,
    near ? game : '',
  );
  const cards = loaded.state === 'here' ? loaded.value : undefined;
  const draw = useCallback((named: NamedPiece): ReactNode => cards?.link(named, show), [cards]);
  // A pointer at rest, under which the log has come up, is nobody who looks at it.
  const come = useCallback((event?: { readonly movementX: number; readonly movementY: number }) => {
    if (event === undefined || event.movementX !== 0 || event.movementY !== 0) setNear(true);
  }, []);
  const shown = cards && card !== undefined && createElement(cards.Card, { card, close: () => show(undefined) });
  return { come, draw: cards && draw, shown };
}
