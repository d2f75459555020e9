/** The bar under a replay: to the ends, step by step, running, and the scrubber over the whole game. */
import { Glyph, type GlyphName } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { SPEEDS, type Place, type Speed } from './usePlace.ts';

interface Props {
  readonly place: Place;
  readonly length: number;
  /** What the position is called, for those who hear the scrubber. */
  readonly spoken: string;
}

export function Transport({ place, length, spoken }: Props) {
  const t = useTexts().replay;
  const { at, playing, speed } = place;
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
        onChange={(event) => place.go(Number(event.target.value))}
        style={{ '--done': `${length > 0 ? (100 * at) / length : 0}%` } as React.CSSProperties}
      />
      <div className="transport-row" title={t.keys}>
        <span className="transport-count" aria-hidden="true">
          {at} / {length}
        </span>
        <Step glyph="first" label={t.first} blocked={at === 0} press={() => place.go(0)} />
        <Step glyph="back" label={t.back} blocked={at === 0} press={() => place.go(at - 1)} />
        <button
          type="button"
          className="run"
          onClick={() => place.setPlaying(!playing)}
          aria-label={playing ? t.pause : t.play}
          title={playing ? t.pause : t.play}
        >
          <Glyph name={playing ? 'pause' : 'play'} size={24} />
        </button>
        <Step glyph="next" label={t.forward} blocked={at === length} press={() => place.go(at + 1)} />
        <Step glyph="last" label={t.last} blocked={at === length} press={() => place.go(length)} />
        <select
          className="speed"
          aria-label={t.speed}
          value={speed}
          onChange={(event) => place.setSpeed(Number(event.target.value) as Speed)}
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

interface StepProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly blocked: boolean;
  press(): void;
}

/** Stays in reach of the keyboard at the ends, where it does nothing. */
function Step({ glyph, label, blocked, press }: StepProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-disabled={blocked} onClick={() => !blocked && press()}>
      <Glyph name={glyph} size={22} />
    </button>
  );
}
