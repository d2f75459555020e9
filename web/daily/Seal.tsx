/** The deck's fingerprint: short, and whole for whoever wants it; beside it the seed, once the day is closed. */
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly commitment: string;
  readonly seed?: string | undefined;
}

export function Seal({ commitment, seed }: Props) {
  const t = useTexts();
  return (
    <details className="daily-seal">
      <summary>
        <Glyph name="shield" size={20} />
        <span>
          <b>{t.daily.sealed}</b>
          <small>
            {commitment.slice(0, 4)}…{commitment.slice(-4)} · <u>{t.daily.verify}</u>
          </small>
        </span>
      </summary>
      <div className="daily-seal-whole">
        <p>{t.daily.sealedHint}</p>
        <p>
          {t.result.commitment}
          <code>{commitment}</code>
        </p>
        {seed !== undefined && (
          <p>
            {t.result.seed}
            <code>{seed}</code>
          </p>
        )}
      </div>
    </details>
  );
}
