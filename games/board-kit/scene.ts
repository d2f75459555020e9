/**
 * A big moment of a board: what these news stage, for as long as it takes, while the frame waits. Any touch and any key end it,
 * and so does a newer position; whoever wants no movement sees the end at once. The board draws the scene and marks it with
 * `data-reveal`; nothing depends on it.
 */
import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '@cantiere/engine';
import type { News, Revealing } from './contract.ts';
import { calm, tempo } from './motion.ts';

export interface Lasting {
  /** At normal speed. */
  readonly ms: number;
}

/** For a slow machine. */
const SLACK = 1_000;

/** `staged` says what these news stage; it must not change between renders. */
export function useScene<E extends GameEvent, S extends Lasting>(
  news: readonly News<E>[],
  revealing: Revealing | undefined,
  staged: (news: readonly News<E>[]) => S | undefined,
): S | undefined {
  const [scene, setScene] = useState<S>();
  const latest = useRef(-1);
  useEffect(() => {
    const fresh = news.filter(({ number }) => number > latest.current);
    if (fresh.length === 0) return setScene(undefined);
    latest.current = fresh.at(-1)?.number ?? latest.current;
    const next = calm() ? undefined : staged(fresh);
    setScene(next);
    if (!next) return;
    const lasts = next.ms / tempo();
    revealing?.stay(lasts + SLACK);
    const end = (): void => {
      stop();
      setScene((now) => (now === next ? undefined : now));
      revealing?.over();
    };
    const timer = setTimeout(end, lasts);
    // A touch that began it (the button that played the move) does not end it.
    const ready = setTimeout(() => {
      window.addEventListener('pointerdown', end, true);
      window.addEventListener('keydown', end, true);
    });
    const stop = (): void => {
      clearTimeout(timer);
      clearTimeout(ready);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news is news
  }, [news]);
  return scene;
}

/** For the times of a scene's styles: they are multiplied by `--pace`. */
export const pace = (): Record<'--pace', number> => ({ '--pace': 1 / tempo() });
