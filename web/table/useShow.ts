/** Waits for what the board shows of the news: while it runs nothing tells the outcome, and later positions stay away. */
import { useEffect, useState } from 'react';
import type { Language } from '@cantiere/engine';
import { calm, type GameBoard, type News, type Showing } from '../kit/boardKit.ts';
import type { Live } from '../live/useLiveTable.ts';

export interface Shown {
  /** What the prompt says instead of the outcome; undefined once it may be told. */
  readonly secret: string | undefined;
  readonly showing: Showing | undefined;
}

export function useShow(board: GameBoard, news: readonly News[], version: number, language: Language, live: Live): Shown {
  const show = calm() ? undefined : board.show?.(news, language);
  const [told, setTold] = useState(-1);
  const { hold, release } = live;
  const longest = show?.longest;
  useEffect(() => {
    if (longest === undefined) return;
    hold(longest);
    const late = setTimeout(() => setTold(version), longest);
    return () => clearTimeout(late);
  }, [longest, version, hold]);
  return {
    secret: told === version ? undefined : show?.words,
    showing: show && {
      disclose: () => setTold(version),
      over() {
        setTold(version);
        release();
      },
    },
  };
}
