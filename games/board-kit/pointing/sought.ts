/** What a lesson speaks of just now. A board that shows its parts one at a time brings up the one that is spoken of. */
import { createContext, useContext, useEffect, useRef } from 'react';

/** Names of pieces and regions, what matters most first; the same array as long as the same is said. */
export const SoughtContext = createContext<readonly string[] | undefined>(undefined);

export const useSought = (): readonly string[] | undefined => useContext(SoughtContext);

/**
 * Opens, once for each thing that is said, the part that holds the first of it. `partOf` says which part holds a name; undefined
 * for what is always in sight.
 */
export function useBringsUp<Part>(partOf: (name: string) => Part | undefined, open: (part: Part) => void): void {
  const sought = useSought();
  const latest = useRef({ partOf, open });
  useEffect(() => {
    latest.current = { partOf, open };
  });
  useEffect(() => {
    for (const name of sought ?? []) {
      const part = latest.current.partOf(name);
      if (part === undefined) continue;
      latest.current.open(part);
      return;
    }
  }, [sought]);
}
