/** The move being assembled: one at a time, whether it was begun on the board or in the list. It ends with its position. */
import { useState } from 'react';
import type { Choice, GameMove } from '@cantiere/engine';
import { isDraftOf, pickedIn } from './choiceTree.ts';

export function useDraft(version: number): [GameMove | undefined, (move: GameMove | undefined) => void] {
  const [held, setHeld] = useState<{ readonly version: number; readonly move: GameMove }>();
  const draft = held?.version === version ? held.move : undefined;
  return [draft, (move) => setHeld(move && { version, move })];
}

/** The pick this draft belongs to and how many it still lacks (negative: too many). */
export function lacking(choices: readonly Choice[], draft: GameMove | undefined): number {
  const pick = choices.find((choice) => choice.kind === 'pick' && isDraftOf(choice, draft));
  if (!pick || pick.kind !== 'pick') return 0;
  const have = pickedIn(draft, pick.field).length;
  return have < pick.min ? pick.min - have : have > pick.max ? pick.max - have : 0;
}
