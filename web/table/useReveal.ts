/** Waits for what the board shows of the news: while it runs nothing tells the outcome, and later positions stay away. */
import { useEffect, useState } from 'react';
import type { GameState, Language, View } from '@cantiere/engine';
import { calm, type GameBoard, type News, type Revealing } from '../kit/boardKit.ts';
import type { Live } from '../live/useLiveTable.ts';

export interface RevealState {
  /** What the prompt says instead of the outcome; undefined once it may be told. */
  readonly secret: string | undefined;
  /** How long it takes at normal speed; undefined once it is over. */
  readonly lasts: number | undefined;
  readonly revealing: Revealing | undefined;
}

/** The position on the screen and what led to it. */
interface Position {
  readonly version: number;
  readonly news: readonly News[];
  readonly view: View<GameState>;
}

/** A board that promised a reveal begins within this time, or there is none. */
const TO_BEGIN = 1_500;

export function useReveal(board: GameBoard, { version, news, view }: Position, language: Language, live: Live): RevealState {
  const reveal = calm() ? undefined : board.reveal?.(news, view, language);
  const [disclosed, setDisclosed] = useState(-1);
  const { hold, release, told } = live;
  const promised = reveal !== undefined;
  useEffect(() => {
    if (promised) hold(version, TO_BEGIN);
  }, [promised, version, hold]);
  return {
    secret: told >= version || disclosed === version ? undefined : reveal?.words,
    lasts: told >= version ? undefined : reveal?.ms,
    revealing: reveal && {
      stay: (ms) => hold(version, ms),
      disclose: () => setDisclosed(version),
      over: () => release(version),
    },
  };
}
