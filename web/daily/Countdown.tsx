/** How long is left: it runs for the eyes; whoever hears the page is told once, without ticking. */
import { useEffect, useState } from 'react';
import { useTexts } from '../text/index.ts';
import { LAST_MINUTES, leftInWords, nextChange, zoneInWords } from './when.ts';

interface Props {
  readonly until: number;
  /** The server's clock less ours. */
  readonly ahead: number;
  readonly zone: string;
}

export function useTimeUntil(until: number, ahead: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until - ahead - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), nextChange(left) + 20);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

export function Countdown({ until, ahead, zone }: Props) {
  const t = useTexts();
  const left = useTimeUntil(until, ahead);
  const [first] = useState(() => leftInWords(left, t));
  return (
    <p className={`countdown ${left < LAST_MINUTES ? 'soon' : ''}`}>
      <b className="display" aria-hidden="true">
        {leftInWords(left, t)}
      </b>
      <span aria-hidden="true">{t.daily.toMidnight}</span>
      <span className="countdown-zone" aria-hidden="true">
        {t.daily.zone(zoneInWords(zone))}
      </span>
      <span className="visually-hidden">
        {first} {t.daily.toMidnight}, {t.daily.zone(zoneInWords(zone))}
      </span>
    </p>
  );
}
