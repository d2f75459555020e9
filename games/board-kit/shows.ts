/** The shows of a board (sealed bids turned over, the evening paper): any touch or key, wherever it falls, ends what is running. */
import { useEffect, useRef } from 'react';

const running = new Set<() => void>();

/** While `on`, a touch or a key calls `end`; where there is an outcome to be seen, a first one may go to it and a second one close. */
export function useSkippable(on: boolean, end: () => void): void {
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (!on) return;
    const stop = (): void => latest.current();
    running.add(stop);
    return () => void running.delete(stop);
  }, [on]);
}

/** Ends every show; false when there was none. */
export function skipShows(): boolean {
  const all = [...running];
  for (const end of all) end();
  return all.length > 0;
}
