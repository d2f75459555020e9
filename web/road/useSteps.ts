/** Where both boards stand: after so many moves. Steps, runs, and listens to the keys; a shorter road stays at its end. */
import { useEffect, useRef, useState } from 'react';

export type RoadSide = 'mine' | 'other';

export interface RoadSteps {
  readonly at: number;
  readonly playing: boolean;
  go(at: number): void;
  setPlaying(playing: boolean): void;
}

const HOLD = 700;

export function useSteps(length: number, first: number): RoadSteps {
  const [wanted, setWanted] = useState(first);
  const [running, setPlaying] = useState(false);
  const at = Math.max(0, Math.min(length, wanted));
  const playing = running && at < length;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setWanted(at + 1), HOLD);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return {
    at,
    playing,
    go(to) {
      setPlaying(false);
      setWanted(to);
    },
    setPlaying(next) {
      if (next && at >= length) setWanted(0);
      setPlaying(next);
    },
  };
}

interface Keys {
  readonly steps: RoadSteps;
  readonly length: number;
  look(side: RoadSide): void;
  /** A move is being chosen: the arrows belong to the board. */
  readonly off: boolean;
}

export function useRoadKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { steps, length, look, off } = latest.current;
      if (off || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, [role=tab], [role=radio], dialog')) return;
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      const act = {
        ArrowLeft: () => steps.go(steps.at - 1),
        ArrowRight: () => steps.go(steps.at + 1),
        ArrowUp: () => look('other'),
        ArrowDown: () => look('mine'),
        Home: () => steps.go(0),
        End: () => steps.go(length),
        ' ': () => steps.setPlaying(!steps.playing),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
