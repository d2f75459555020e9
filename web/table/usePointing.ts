/** What points at pieces of the board and at rows of the list: the master's advice, or the step of a lesson. */
import { useMemo, useState } from 'react';
import type { GameMove } from '@cantiere/engine';
import { useHint, type Hint } from '../hints/useHint.ts';
import { makeLights, type Pointing } from '../kit/boardKit.ts';
import { useLesson, type OnScreen } from '../learn/useLesson.ts';
import { useTexts } from '../text/index.ts';
import type { TableGiven } from './tableGiven.ts';
import type { Hand } from './useHand.ts';
import type { Turn } from './useTurn.ts';

interface Pointed {
  readonly hint: Hint;
  readonly lesson: OnScreen | undefined;
  /** The move that is meant, by whoever points. */
  readonly hinted: GameMove | undefined;
  readonly pointing: Pointing;
}

export function usePointing({ table, live, venue, shown: { update }, parts }: TableGiven, turn: Turn, hand: Hand): Pointed {
  const { teaching } = venue;
  const t = useTexts();
  const [lights] = useState(makeLights);
  const hint = useHint({
    game: table.game,
    edition: parts.opened.edition,
    view: update.view,
    seat: live.seat,
    version: update.version,
  });
  const lesson = useLesson(teaching, turn, hand.draft);
  const hinted = teaching ? teaching.step.move : hint.advice?.[0]?.move;
  const towards = turn.asked && !hand.busy ? hinted : undefined;
  const spotlit = teaching !== undefined;
  const pointing = useMemo(() => ({ towards, words: t.hint.touch, lights, spotlit }), [towards, t, lights, spotlit]);
  return { hint, lesson, hinted, pointing };
}
