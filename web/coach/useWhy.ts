/** Why a bot did that: asked of a decision, thought in a worker of its own, and remembered while the page is open. */
import { useEffect, useRef, useState } from 'react';
import type { WhyPlayed } from '@cantiere/bots';
import { openThinking, type BrowserThinking } from '../offline/thinking.ts';
import type { BotDecision } from './decisions.ts';

export interface WhyShown {
  readonly answer: WhyPlayed | 'thinking' | 'failed' | undefined;
  again(): void;
}

/** Whoever goes through a game step by step asks only where they stay. */
const SETTLED = 150;

/** `wanted`: undefined while nothing is asked. The same position and move are the same question. */
export function useWhy(game: string, edition: string, wanted: BotDecision | undefined): WhyShown {
  const [answers, setAnswers] = useState<ReadonlyMap<string, WhyPlayed | 'failed'>>(new Map());
  const [tries, setTries] = useState(0);
  const thinking = useRef<BrowserThinking>(undefined);
  const key = wanted && `${wanted.at} ${wanted.seat} ${JSON.stringify(wanted.move)}`;
  const latest = useRef({ wanted, answers });
  useEffect(() => {
    latest.current = { wanted, answers };
  });
  useEffect(
    () => () => {
      thinking.current?.close();
      thinking.current = undefined;
    },
    [],
  );
  useEffect(() => {
    const { wanted: asked, answers: known } = latest.current;
    if (key === undefined || !asked || known.has(key)) return;
    let waited = true;
    let settled = false;
    const settle = (answer: WhyPlayed | 'failed'): void => {
      settled = true;
      if (waited) setAnswers((now) => new Map(now).set(key, answer));
    };
    const timer = setTimeout(() => {
      thinking.current ??= openThinking();
      const { view, seat, level, move, earlier, at } = asked;
      thinking.current
        .coach({ about: 'why', game, edition, view, seat, level, played: move, earlier, seed: at + 1 })
        .then(({ why }) => settle(why ?? 'failed'))
        .catch((error: unknown) => {
          if (waited) console.warn(error);
          settle('failed');
        });
    }, SETTLED);
    return () => {
      waited = false;
      clearTimeout(timer);
      if (settled) return;
      // What nobody waits for any more must not keep the next question waiting.
      thinking.current?.close();
      thinking.current = undefined;
    };
  }, [key, tries, game, edition]);
  return {
    answer: key === undefined ? undefined : (answers.get(key) ?? 'thinking'),
    again() {
      if (key === undefined) return;
      setAnswers((now) => new Map([...now].filter(([known]) => known !== key)));
      setTries(tries + 1);
    },
  };
}
