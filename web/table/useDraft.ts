/**
 * The move being assembled: one at a time, whether it was begun on the board or in the list. It ends when it is played, and
 * with a position that no longer offers it; that others sealed their bids meanwhile takes nobody's cards back.
 */
import { useState } from 'react';
import type { Choice, GameMove } from '@cantiere/engine';
import { isDraftOf, pickedIn } from './choiceTree.ts';

interface Held {
  readonly version: number;
  readonly move: GameMove;
  readonly played?: true;
}

export interface MoveInHand {
  readonly draft: GameMove | undefined;
  propose(move: GameMove | undefined): void;
  /** It has been sent: with the next position it is over, even where the same could be done again. */
  sent(): void;
}

/** `offered`: whether a move can be assembled in the position of this version. */
export function useDraft(version: number, offered: (move: GameMove) => boolean): MoveInHand {
  const [held, setHeld] = useState<Held>();
  const stands = held && (held.version === version || (!held.played && offered(held.move)));
  return {
    draft: stands ? held.move : undefined,
    propose: (move) => setHeld(move && { version, move }),
    sent: () => setHeld((now) => now && { ...now, version, played: true }),
  };
}

/** The pick this draft belongs to and how many it still lacks (negative: too many). */
export function lacking(choices: readonly Choice[], draft: GameMove | undefined): number {
  const pick = choices.find((choice) => choice.kind === 'pick' && isDraftOf(choice, draft));
  if (!pick || pick.kind !== 'pick') return 0;
  const have = pickedIn(draft, pick.field).length;
  return have < pick.min ? pick.min - have : have > pick.max ? pick.max - have : 0;
}
