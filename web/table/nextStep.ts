/** What the main button offers while nothing is in hand: what ends a turn that has nothing left, or the one thing that can be done. */
import type { Choice, GameMove } from '@cantiere/engine';

export function nextStep(choices: readonly Choice[]): GameMove | undefined {
  const open = choices.filter(({ refusal }) => refusal === undefined);
  const [only, ...others] = open;
  const next = open.find(({ ends }) => ends === 'now') ?? (others.length === 0 ? only : undefined);
  return next?.kind === 'move' ? next.move : undefined;
}
