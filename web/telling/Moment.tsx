/** A big moment says how long it takes, and that it can be skipped; a line runs out as it goes. */
import { tempo } from '../kit/boardKit.ts';
import { useTellingTexts } from './text.ts';
import './telling.css';

export function Moment({ ms }: { readonly ms: number }) {
  const t = useTellingTexts();
  const lasts = ms / tempo();
  return (
    <p className="moment" data-moment={Math.round(lasts)}>
      <span>
        {t.lasts(Math.max(1, Math.round(lasts / 1_000)))} · {t.skippable}
      </span>
      <i aria-hidden="true" style={{ animationDuration: `${lasts}ms` }} />
    </p>
  );
}
