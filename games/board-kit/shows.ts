/** The shows of a board (sealed bids turned over, the evening paper): any touch or key, wherever it falls, ends what is running. */
import { useEffect, useRef } from 'react';

interface Running {
  readonly passing: boolean;
  end(): void;
}

const running = new Set<Running>();

/**
 * While `on`, a touch or a key calls `end`; where there is an outcome to be seen, a first one may go to it and a second one close.
 * `passing`: nobody waits for it (a light, a banner), so what was touched or pressed counts as well.
 */
export function useSkippable(on: boolean, end: () => void, passing = false): void {
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (!on) return;
    const show: Running = { passing, end: () => latest.current() };
    running.add(show);
    return () => void running.delete(show);
  }, [on, passing]);
}

/** Ends every show; says whether anybody was kept waiting by one. */
export function skipShows(): boolean {
  const all = [...running];
  for (const show of all) show.end();
  return all.some(({ passing }) => !passing);
}
