/**
 * A big moment of a board: what these news stage, for as long as it takes, while the frame waits. Any touch and any key end it,
 * and so does a newer position; whoever wants no movement sees the end at once. The board draws the scene and marks it with
 * `data-reveal`; nothing depends on it.
 */
import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '@cantiere/engine';
import type { News, Revealing } from './contract.ts';
import { calm, tempo } from './motion.ts';
import { useSkippable } from './shows.ts';

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
  const frame = useRef(revealing);
  useEffect(() => {
    const fresh = news.filter(({ number }) => number > latest.current);
    if (fresh.length === 0) return setScene(undefined);
    latest.current = fresh.at(-1)?.number ?? latest.current;
    const next = calm() ? undefined : staged(fresh);
    setScene(next);
    if (!next) return;
    frame.current = revealing;
    revealing?.stay(next.ms / tempo() + SLACK);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only news is news
  }, [news]);
  const end = (): void => {
    setScene(undefined);
    frame.current?.over();
  };
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(end, scene.ms / tempo());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scene's own time
  }, [scene]);
  useSkippable(scene !== undefined, end);
  return scene;
}

/** For the times of a scene's styles: they are multiplied by `--pace`. */
export const pace = (): Record<'--pace', number> => ({ '--pace': 1 / tempo() });
