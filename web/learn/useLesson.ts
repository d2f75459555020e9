/** What the lesson's step means for the position on the screen: whether it can be said now, what it lights, and what was tried instead. */
import { useMemo } from 'react';
import { canonicalJson, touchesOf, type GameMove } from '@cantiere/engine';
import type { Turn } from '../table/useTurn.ts';
import type { Teaching } from './school.ts';

export interface OnScreen {
  /** What the step speaks of is on the board: nobody else has to move first. */
  readonly settled: boolean;
  readonly at: number;
  /** The teacher's last word. */
  readonly last: boolean;
  readonly looks: readonly string[];
  /** What a board that shows its parts in turn must bring up: what is to be touched, then what is spoken of. */
  readonly sought: readonly string[];
  /** Another move lies in hand: begun as the one asked for, or a different one altogether. */
  readonly other: 'begun' | 'astray' | undefined;
  /** The pieces of a different one. */
  readonly tried: readonly string[];
  /** The move asked for lies in hand. */
  readonly ready: boolean;
}

const NOTHING: readonly string[] = [];

export function useLesson(
  teaching: Teaching | undefined,
  { myTurn, current, secret, choices }: Turn,
  draft: GameMove | undefined,
): OnScreen | undefined {
  const { step, at = 0, othersDone = false } = teaching ?? {};
  const { move, look: looks = NOTHING, holds = false } = step ?? {};
  const settled = myTurn || (current && secret === undefined && (othersDone || holds));
  const asked = useMemo(() => (move && touchesOf(choices, move)) ?? NOTHING, [choices, move]);
  const held = useMemo(() => (draft && touchesOf(choices, draft)) ?? NOTHING, [choices, draft]);
  const sought = useMemo(() => (settled ? [...asked, ...looks] : NOTHING), [settled, asked, looks]);
  const ready = move !== undefined && draft !== undefined && canonicalJson(draft) === canonicalJson(move);
  // A card that lies in the garden before it is turned, a bid of one card of two: the way is the right one.
  const begun = draft?.type === move?.type && (held.length === 0 || held[0] === asked[0]);
  const other = move === undefined || draft === undefined || ready ? undefined : begun ? 'begun' : 'astray';
  const last = teaching !== undefined && at === teaching.of - 1;
  return step && { settled, at, last, looks, sought, other, tried: other === 'astray' ? held : NOTHING, ready };
}
