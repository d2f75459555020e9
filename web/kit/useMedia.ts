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

/**
 * Where a rail would leave the board too little: it becomes a sheet and a drawer. The same numbers stand in the stylesheets
 * of the table. In low windows header, prompt and thumb's bar are one strip besides (strip.css).
 */
export const NARROW = '(max-width: 1167px), (max-height: 640px)';
/** Where there is one strip, and no room for anything else above the board. */
export const LOW = '(min-width: 600px) and (max-height: 640px)';
