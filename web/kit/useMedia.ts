/** Whether a media query holds now. */
import { useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Below this the rail becomes a sheet and a drawer. The same number stands in table.css. */
export const NARROW = '(max-width: 999px)';
