/** The bar under a replay: to the ends, step by step, running, and the scrubber over the whole game. */
import type { ReactNode } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { TransportStep } from './TransportStep.tsx';
import { SPEEDS, type ReplayCursor, type Speed } from './useReplayCursor.ts';

interface Props {
  readonly cursor: ReplayCursor;
  readonly length: number;
  /** What the position is called, for those who hear the scrubber. */
  readonly spoken: string;
  /** Begins the questions, where a thumb reaches it. */
  readonly ask?: ReactNode;
}

export function Transport({ cursor, length, spoken, ask }: Props) {
  const t = useTexts().replay;
  const { at, playing, speed } = cursor;
  return (
    <section className="transport on-blueprint" aria-label={t.scrubber}>
      <input
        type="range"
        className="scrubber"
        min={0}
        max={length}
        value={at}
        aria-label={t.scrubber}
        aria-valuetext={spoken}
        onChange={(event) => cursor.go(Number(event.target.value))}
        style={{ '--done': `${length > 0 ? (100 * at) / length : 0}%` } as React.CSSProperties}
      />
      <div className="transport-row" title={t.keys}>
        <span className="transport-count" aria-hidden="true">
          {at} / {length}
        </span>
        {ask}
        <TransportStep glyph="first" label={t.first} blocked={at === 0} press={() => cursor.go(0)} />
        <TransportStep glyph="back" label={t.back} blocked={at === 0} press={() => cursor.go(at - 1)} />
        <button
          type="button"
          className="run"
          onClick={() => cursor.setPlaying(!playing)}
          aria-label={playing ? t.pause : t.play}
          title={playing ? t.pause : t.play}
        >
          <Glyph name={playing ? 'pause' : 'play'} size={24} />
        </button>
        <TransportStep glyph="next" label={t.forward} blocked={at === length} press={() => cursor.go(at + 1)} />
        <TransportStep glyph="last" label={t.last} blocked={at === length} press={() => cursor.go(length)} />
        <select
          className="speed"
          aria-label={t.speed}
          value={speed}
          onChange={(event) => cursor.setSpeed(Number(event.target.value) as Speed)}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {t.times(each)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
