/** Asks the judge about moves that are tried, in a worker of its own: nobody waits for the search of further mistakes. */
import { useEffect, useRef } from 'react';
import { openThinking, type BrowserThinking } from '../offline/thinking.ts';
import type { TrialQuestion } from './questions.ts';
import type { Mistake } from './hunt.ts';
import { isSettled, together, type MovesCompared } from './verdict.ts';

export type Judge = (question: Omit<TrialQuestion, 'about' | 'seed'>, mistake: Mistake) => Promise<MovesCompared>;

/** So often it is looked at again, where the first looks leave it open. */
const MOST_LOOKS = 3;

export function useTries(): Judge {
  const thinking = useRef<BrowserThinking>(undefined);
  useEffect(
    () => () => {
      thinking.current?.close();
      thinking.current = undefined;
    },
    [],
  );
  return async (question, mistake) => {
    const ask = async (look: number): Promise<MovesCompared> => {
      thinking.current ??= openThinking();
      const { trial } = await thinking.current.mistake({ ...question, about: 'trial', seed: 7_001 + 31 * look + mistake.at });
      if (!trial) throw new Error('Not a judgement.');
      return trial;
    };
    let trial = await ask(0);
    for (let look = 1; look < MOST_LOOKS && !isSettled(trial, mistake); look++) trial = together(trial, await ask(look));
    return trial;
  };
}
