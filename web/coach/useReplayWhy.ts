/** Whether somebody asks why at the steps of a replay, and of which decision. Only of a finished game: there everything is open. */
import { useMemo, useState } from 'react';
import type { Seating } from '@cantiere/bots';
import type { PlayedMove } from '@cantiere/engine';
import type { Replay } from '../replay/replay.ts';
import { decisionBefore } from './decisions.ts';
import { useCoachKey } from './useCoachKey.ts';

interface Stands {
  readonly replay: Replay;
  /** Undefined while the game goes on. */
  readonly moves: readonly PlayedMove[] | undefined;
  readonly sitting: Seating;
  readonly at: number;
  /** While it runs by itself nothing is asked. */
  readonly playing: boolean;
  /** Something else is asked. */
  readonly elsewhere: boolean;
}

export function useReplayWhy({ replay, moves, sitting, at, playing, elsewhere }: Stands) {
  const [wanted, setWanted] = useState(false);
  const decision = useMemo(() => (moves ? decisionBefore(replay, moves, sitting, at) : undefined), [replay, moves, sitting, at]);
  const may = moves !== undefined && !playing && !elsewhere && sitting.some((level) => level !== null);
  const on = wanted && may;
  const toggle = (): void => setWanted(!on);
  const close = (): void => setWanted(false);
  useCoachKey({ may, on, toggle, close });
  return { decision, on, toggle, close };
}
