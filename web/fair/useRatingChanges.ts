/** What a rated game made of everybody's rating. It is settled a moment after the game: asked again until it is. */
import { useEffect, useState } from 'react';
import type { RatingChange } from '@cantiere/server/protocol';
import { ratingChanges } from '../ask/social.ts';

const AGAIN_MS = 1_500;
/** A server that settles later than this does so within a minute; the history will have it. */
const MOST_TRIES = 40;

/** Seat by seat; undefined while it is not known. `wanted`: the game is rated, and there is a server to ask. */
export function useRatingChanges(table: string, wanted: boolean): readonly (RatingChange | null)[] | undefined {
  const [seats, setSeats] = useState<readonly (RatingChange | null)[]>();
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = MOST_TRIES;
    let here = true;
    const again = (): void => {
      if (here && left-- > 0) timer = setTimeout(look, AGAIN_MS);
    };
    const look = (): void =>
      void ratingChanges(table).then((told) => {
        if (!here) return;
        if (told.seats) setSeats(told.seats);
        else again();
      }, again);
    look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, wanted]);
  return seats;
}
