/**
 * A word before a costly move of mine: the move is looked at while it lies in hand, from nothing but my view, and played at once
 * unless it is found to be much worse than another. Nobody waits long for it, and of the same move it speaks once.
 */
import { useEffect, useRef, useState } from 'react';
import type { Reason } from '@cantiere/bots';
import { canonicalJson, type GameMove, type GameState, type Seat, type View } from '@cantiere/engine';
import type { Hand } from '../table/useHand.ts';
import { openThinking, type BrowserThinking } from '../offline/thinking.ts';
import { makeLookout, type Lookout } from './lookout.ts';
import type { CostlyMove } from './questions.ts';

/** After so long it is played unseen. */
const PATIENCE = 2_000;

export interface Warned extends CostlyMove {
  readonly move: GameMove;
  readonly view: View<GameState>;
}

export interface Warning {
  /** It looks at a move that waits to be played. */
  readonly looking: boolean;
  readonly warned: Warned | undefined;
  /** The move in hand that it has looked at. */
  readonly seen: string | undefined;
  /** Plays the move unless something is to be said first; undefined while it does not warn. */
  readonly before: ((move: GameMove, play: () => void) => void) | undefined;
  /** Looks at a move that is not played yet. */
  ahead(move: GameMove): void;
  /** Plays the move all the same, or not. */
  answer(plays: boolean): void;
  /** On which line of the score sheet the better move brings more. */
  why(warned: Warned): Promise<Reason | null>;
}

interface Position {
  readonly on: boolean;
  readonly game: string;
  readonly edition: string;
  readonly view: View<GameState>;
  readonly seat: Seat | 'spectator';
  readonly version: number;
}

interface Watch {
  readonly view: View<GameState>;
  readonly lookout: Lookout<CostlyMove | null>;
  readonly told: Set<string>;
}

export function useWarning({ on, game, edition, view, seat, version }: Position): Warning {
  const [looking, setLooking] = useState(false);
  const [held, setHeld] = useState<Warned & { play(): void }>();
  const [seen, setSeen] = useState<{ readonly view: View<GameState>; readonly key: string }>();
  const thinking = useRef<BrowserThinking>(undefined);
  const watch = useRef<Watch>(undefined);
  const latest = useRef<View<GameState>>(undefined);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(
    () => () => {
      thinking.current?.close();
      thinking.current = undefined;
      latest.current = undefined;
    },
    [],
  );
  const question = typeof seat === 'number' ? { game, edition, view, seat, seed: version + 1 } : undefined;

  const watchNow = (): Watch => {
    if (watch.current?.view === view) return watch.current;
    const ask = async (move: GameMove): Promise<CostlyMove | null> => {
      if (!question) return null;
      thinking.current ??= openThinking();
      return (await thinking.current.coach({ about: 'before', move, ...question })).before ?? null;
    };
    watch.current = { view, lookout: makeLookout(ask), told: new Set() };
    return watch.current;
  };
  const look = async (move: GameMove): Promise<CostlyMove | null | undefined> => {
    const found = await watchNow().lookout.look(move);
    if (found !== undefined) setSeen({ view, key: canonicalJson(move) });
    return found;
  };
  const before = (move: GameMove, play: () => void): void => {
    const { told } = watchNow();
    const key = canonicalJson(move);
    if (told.has(key)) return play();
    setLooking(true);
    void Promise.race([look(move), patience()]).then((found) => {
      setLooking(false);
      // Gone back meanwhile, or away: what was meant for that position is not played in another.
      if (latest.current !== view) return;
      if (!found) return play();
      told.add(key);
      setHeld({ ...found, move, view, play });
    });
  };
  // Gone back meanwhile, or another position has come: there is nothing to ask any more.
  const warned = held?.view === view ? held : undefined;
  return {
    looking,
    warned,
    seen: seen?.view === view ? seen.key : undefined,
    before: on && question ? before : undefined,
    ahead(move) {
      if (on) void look(move);
    },
    answer(plays) {
      setHeld(undefined);
      if (plays) warned?.play();
    },
    async why({ better, move }) {
      if (!question) return null;
      thinking.current ??= openThinking();
      return thinking.current.why({ ...question, better, played: move });
    },
  };
}

/** What lies in hand, whole, is looked at before it is played: then nobody has to wait. */
export function useLookingAhead({ before, ahead }: Warning, { draft, ready }: Pick<Hand, 'draft' | 'ready'>): void {
  const move = before && ready ? draft : undefined;
  const key = move && canonicalJson(move);
  useEffect(() => {
    if (move) ahead(move);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each move in hand
  }, [key]);
}

const patience = (): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
