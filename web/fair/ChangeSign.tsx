/** What a game made of a rating: the new number, by how much it may be off, and the step. */
import type { RatingChange } from '@cantiere/server/protocol';
import { useTexts } from '../text/index.ts';
import './fair.css';

export function ChangeSign({
  change: { before, after },
  brief = false,
}: {
  readonly change: RatingChange;
  readonly brief?: boolean;
}) {
  const t = useTexts().fair;
  const step = after.points - before.points;
  return (
    <span className="change-sign" data-step={Math.sign(step)}>
      <span aria-hidden="true">
        {!brief && (
          <>
            <b>{after.points}</b> ± {after.margin}{' '}
          </>
        )}
        <i>{step > 0 ? `+${step}` : step < 0 ? `−${-step}` : '±0'}</i>
      </span>
      <span className="visually-hidden">{t.changeOf(before.points, after.points, after.margin)}</span>
    </span>
  );
}
