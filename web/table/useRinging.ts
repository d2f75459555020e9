/** The pointer or the focus on something in the list rings its pieces on the board, as long as it stays there. */
import { useContext, useEffect, useRef } from 'react';
import { PointingContext } from '../kit/boardKit.ts';

interface Hands {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

export function useRinging(): (places: readonly string[]) => Hands {
  const lights = useContext(PointingContext)?.lights;
  const mine = useRef(false);
  const ring = (places: readonly string[]): void => {
    mine.current = places.length > 0;
    lights?.ring(places);
  };
  const away = (): void => ring([]);
  // What leaves the page under the pointer takes its rings along.
  useEffect(
    () => () => {
      if (mine.current) lights?.ring([]);
    },
    [lights],
  );
  return (places) => ({
    onPointerEnter: () => ring(places),
    onPointerLeave: away,
    onFocus: () => ring(places),
    onBlur: away,
  });
}
