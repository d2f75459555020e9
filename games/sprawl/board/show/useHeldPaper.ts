/** While a lesson speaks of the Gazette it lies open, at the scene that is spoken of, for as long as the pupil reads. */
import { useEffect, useRef } from 'react';
import { useSought } from '../../../board-kit/pointing/sought.ts';
import type { Scene } from './story.ts';
import type { Show } from './useShow.ts';

/** What a lesson calls the paper, and the scene that it then lies open at. */
const SCENES: Readonly<Record<string, Scene['event']['kind']>> = {
  'gazette:payout': 'payout',
  'gazette:event': 'eventRevealed',
};

export function useHeldPaper(show: Show): void {
  const wanted = useSought()?.find((name) => name in SCENES);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const { edition } = latest.current;
    if (wanted === undefined || !edition || edition.scenes.length === 0) return;
    const scene = edition.scenes.findIndex(({ event }) => event.kind === SCENES[wanted]);
    latest.current.reread(Math.max(0, scene));
    return () => latest.current.skip();
  }, [wanted]);
}
