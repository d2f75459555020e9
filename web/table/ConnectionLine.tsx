/** Trouble with the line or with the last move, in words; gone when all is well. */
import type { ReactNode } from 'react';
import type { Refusal } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import type { Live } from '../live/useLiveTable.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly live: Live;
  readonly notice: string | undefined;
  reason(refusal: Refusal): string;
  /** A question of the table. */
  readonly children?: ReactNode;
}

export function ConnectionLine({ live, notice, reason, children }: Props) {
  const t = useTexts();
  const { connection, answer, trouble, unplayed, unsaved = false } = live;
  const why = answer
    ? answer.kind === 'overtaken'
      ? t.table.overtaken
      : t.table.refused(reason(answer.refusal))
    : trouble && t.errors[trouble];
  const left = unplayed === undefined ? undefined : t.table.unplayed(unplayed);
  const said = [why, left].filter((words) => words !== undefined).join(' ');
  return (
    <div className="line-slot" aria-live="polite">
      {connection === 'lost' && (
        <p className="line-lost">
          <Glyph name="offline" size={16} /> {t.table.connection.lost}
          <button type="button" onClick={live.retryNow}>
            {t.table.connection.retry}
          </button>
        </p>
      )}
      {connection === 'live' && unsaved && <p className="line-lost">{t.table.connection.unsaved}</p>}
      {children}
      {notice !== undefined && <p className="line-lost">{notice}</p>}
      {said !== '' && (
        <p className="line-said">
          {said}
          <button type="button" onClick={live.answerRead} aria-label={t.table.close}>
            <Glyph name="close" size={15} />
          </button>
        </p>
      )}
    </div>
  );
}
