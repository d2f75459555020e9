// The foot of another road: the rope of both roads, and the buttons that go along it.
import type { ReactNode } from 'react';
import { TransportStep } from '../replay/TransportStep.tsx';
import { useTexts } from '../text/index.ts';
import { Rope, type RopeBranch } from './Rope.tsx';
import { useRoadTexts } from './text.ts';
import type { RoadSide, RoadSteps } from './useSteps.ts';

interface Props {
  readonly fork: number;
  readonly mine: RopeBranch;
  /** Absent while no road is shown: nothing can be gone along. */
  readonly other: RopeBranch | undefined;
  readonly calledMine: string;
  readonly walking: boolean;
  readonly steps: RoadSteps;
  readonly length: number;
  readonly side: RoadSide;
  readonly spoken: string;
  readonly narrow: boolean;
  /** Beside the move's number. */
  readonly children: ReactNode;
  setSide(side: RoadSide): void;
  go(at: number, side: RoadSide): void;
}

export function RoadFoot({
  fork,
  mine,
  other,
  calledMine,
  walking,
  steps,
  length,
  side,
  spoken,
  narrow,
  children,
  setSide,
  go,
}: Props) {
  const t = useTexts();
  const r = useRoadTexts();
  const off = other === undefined;
  const at = off ? fork : steps.at;
  return (
    <footer className="road-foot on-blueprint">
      <Rope {...{ fork, mine, other, walking, at, side, spoken, go }} />
      <div className="road-transport">
        {!narrow && (
          <div className="road-sides" role="radiogroup" aria-label={r.which}>
            {(['mine', 'other'] as const).map((each) => (
              <button key={each} type="button" role="radio" aria-checked={side === each} onClick={() => setSide(each)}>
                {each === 'mine' ? calledMine : r.switchOther}
              </button>
            ))}
          </div>
        )}
        <div className="transport-row">
          <TransportStep glyph="first" label={t.replay.first} press={() => steps.go(0)} blocked={off} />
          <TransportStep glyph="back" label={t.replay.back} press={() => steps.go(steps.at - 1)} blocked={off} />
          <TransportStep
            glyph={steps.playing ? 'pause' : 'play'}
            label={steps.playing ? t.replay.pause : t.replay.play}
            press={() => steps.setPlaying(!steps.playing)}
            blocked={off}
          />
          <TransportStep glyph="next" label={t.replay.forward} press={() => steps.go(steps.at + 1)} blocked={off} />
          <TransportStep glyph="last" label={t.replay.last} press={() => steps.go(length)} blocked={off} />
        </div>
        <p className="road-at">
          <span>{r.atMove(at, length)}</span>
          {children}
        </p>
      </div>
    </footer>
  );
}
