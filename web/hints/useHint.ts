/** The master's advice on my own decision: asked for by me, thought in a worker of its own, from nothing but my view. */
import { useEffect, useRef, useState } from 'react';
import type { GameState, Seat, View } from '@cantiere/engine';
import { openThinking, type BrowserThinking } from '../offline/thinking.ts';
import type { Advice } from './advice.ts';

export interface Hint {
  readonly state: 'none' | 'thinking' | 'here' | 'failed';
  readonly advice: Advice | undefined;
  ask(): void;
  close(): void;
}

interface Position {
  readonly game: string;
  readonly edition: string;
  readonly view: View<GameState>;
  readonly seat: Seat | 'spectator';
  readonly version: number;
}

export function useHint({ game, edition, view, seat, version }: Position): Hint {
  // Advice holds for the position it was asked in: another position is another view.
  const [held, setHeld] = useState<{ readonly view: View<GameState>; readonly answer: 'thinking' | 'failed' | Advice }>();
  const thinking = useRef<BrowserThinking>(undefined);
  useEffect(
    () => () => {
      thinking.current?.close();
      thinking.current = undefined;
    },
    [],
  );
  const answer = held?.view === view ? held.answer : undefined;
  const ask = (): void => {
    if (typeof seat !== 'number' || answer === 'thinking') return;
    thinking.current ??= openThinking();
    setHeld({ view, answer: 'thinking' });
    const settle = (given: 'failed' | Advice): void => setHeld((now) => (now?.view === view ? { view, answer: given } : now));
    thinking.current.advise({ game, edition, view, seat, seed: version + 1 }).then(settle, (error: unknown) => {
      console.warn(error);
      settle('failed');
    });
  };
  return {
    state: answer === undefined ? 'none' : typeof answer === 'string' ? answer : 'here',
    advice: typeof answer === 'object' ? answer : undefined,
    ask,
    close: () => setHeld(undefined),
  };
}
