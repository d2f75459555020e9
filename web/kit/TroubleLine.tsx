/** What went wrong, in words, read aloud at once; and how long to wait, where waiting helps. */
import { useEffect, useState } from 'react';
import type { Trouble } from '../ask/http.ts';
import { useTexts } from '../text/index.ts';
import { Glyph } from './Glyph.tsx';

interface Props {
  readonly trouble: Trouble | undefined;
  readonly seconds?: number | undefined;
}

export function TroubleLine({ trouble, seconds }: Props) {
  const t = useTexts();
  return (
    <div role="alert" className="trouble-slot">
      {trouble !== undefined && (
        <p className="trouble">
          <Glyph name="offline" size={16} />
          <span>
            {t.errors[trouble]} {seconds !== undefined && <Wait seconds={seconds} />}
          </span>
        </p>
      )}
    </div>
  );
}

/** Counts down for the eye; the ear is told once. */
function Wait({ seconds }: { readonly seconds: number }) {
  const t = useTexts();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <>
      <span aria-hidden="true">{t.tryAgainIn(left)}</span>
      <span className="visually-hidden">{t.tryAgainIn(seconds)}</span>
    </>
  );
}
