/** The position on the screen: the one asked for, or the last that was here while it is being fetched. */
import { useEffect, useState } from 'react';
import type { Viewer } from '@cantiere/engine';
import { troubleOf, type Trouble } from '../ask/http.ts';
import type { Replay, PositionSeen } from './replay.ts';

interface Shown {
  readonly at: number;
  readonly viewer: Viewer;
  readonly position: PositionSeen;
}

export interface LoadedPosition {
  readonly shown: Shown | undefined;
  readonly trouble: Trouble | undefined;
  retry(): void;
}

export function usePosition(replay: Replay, at: number, viewer: Viewer): LoadedPosition {
  const position = replay.position(at, viewer);
  const [before, setBefore] = useState<{ readonly replay: Replay; readonly shown: Shown }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    void replay.load(at).then(
      () => {
        const loaded = replay.position(at, viewer);
        if (!wanted) return;
        setTrouble(loaded ? undefined : 'NOT_ALLOWED');
        if (loaded) setBefore({ replay, shown: { at, viewer, position: loaded } });
      },
      (error: unknown) => wanted && setTrouble(troubleOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, [replay, at, viewer, attempt]);
  const shown = position ? { at, viewer, position } : before?.replay === replay ? before.shown : undefined;
  return { shown, trouble: position ? undefined : trouble, retry: () => setAttempt(attempt + 1) };
}
