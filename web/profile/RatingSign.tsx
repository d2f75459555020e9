/** A rating as people read it: a number, and by how much it may be off. */
import type { RatingInfo } from '@cantiere/server/protocol';
import { useTexts } from '../text/index.ts';

export function RatingSign({ rating: { points, margin } }: { readonly rating: RatingInfo }) {
  const t = useTexts().social;
  return (
    <span className="rating-sign">
      <span aria-hidden="true">
        <b>{points}</b> <small>± {margin}</small>
      </span>
      <span className="visually-hidden">{t.ratingSpoken(points, margin)}</span>
    </span>
  );
}
