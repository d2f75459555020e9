/** What the main button offers while nothing is in hand: what ends a turn that has nothing left, or the one thing that can be done. */
import { useEffect, useRef } from 'react';
import type { Choice, GameMove } from '@cantiere/engine';

export function nextStep(choices: readonly Choice[]): GameMove | undefined {
  const open = choices.filter(({ refusal }) => refusal === undefined);
  const [only, ...others] = open;
  const next = open.find(({ ends }) => ends === 'now') ?? (others.length === 0 ? only : undefined);
  return next?.kind === 'move' ? next.move : undefined;
}

/** So soon after a new position a press was meant for what the button said before: the second half of a double click. */
const TOO_SOON = 400;

/** Whether what the button says has stood there long enough to be meant. */
export function useStood(version: number): () => boolean {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [version]);
  return () => performance.now() - since.current >= TOO_SOON;
}
