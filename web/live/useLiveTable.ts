/** One table, live, for as long as its page is open. */
import { useEffect, useState } from 'react';
import type { GameMove } from '@cantiere/engine';
import type { Update } from '@cantiere/server/protocol';
import { useStore } from '../kit/store.ts';
import type { Connect } from './channel.ts';
import { makePastPositions } from './pastPositions.ts';
import { makePlaybackQueue, type ShownPosition } from './playbackQueue.ts';
import { openConnection, type KnownTable } from './tableConnection.ts';
import type { UnsentStore } from './unsent.ts';

export interface Live extends KnownTable {
  /** The position on the screen: the newest, or an earlier one that the person is still being shown. */
  readonly shown: ShownPosition | undefined;
  readonly catchingUp: boolean;
  /** See `PastPositions`. */
  readonly past: readonly Update[];
  /** Whether the board is still showing what just happened; see `PlaybackQueue`. */
  readonly held: boolean;
  /** See `TableConnection`. */
  play(move: GameMove, then?: readonly GameMove[]): void;
  undo(): void;
  say(text: string): void;
  unsay(id: string): void;
  answerRead(): void;
  skip(): void;
  /** See `PlaybackQueue`. */
  readonly told: number;
  hold(version: number, ms: number): void;
  release(version: number): void;
  retryNow(): void;
}

function open(connect: Connect, drawer: UnsentStore | undefined) {
  const line = openConnection(connect, drawer);
  const playback = makePlaybackQueue(({ toAct }) => {
    const { seat } = line.store.get();
    return typeof seat === 'number' && toAct.includes(seat);
  });
  const past = makePastPositions();
  line.onUpdate((update, first) => {
    past.add(update, first);
    playback.add(update, first);
  });
  return { line, playback, past };
}

/** Dials once; another table is another mount. */
export function useLiveTable(connect: Connect, drawer?: UnsentStore): Live {
  const [{ line, playback, past }] = useState(() => open(connect, drawer));
  useEffect(() => {
    return () => {
      line.close();
      playback.stop();
    };
  }, [line, playback]);
  const live = useStore(line.store);
  const shown = useStore(playback.shown);
  const catchingUp = useStore(playback.behind);
  const held = useStore(playback.held);
  const told = useStore(playback.told);
  const positions = useStore(past.all);
  const play = (move: GameMove, then?: readonly GameMove[]): void => {
    playback.skip();
    line.play(move, then);
  };
  const undo = (): void => {
    playback.skip();
    line.undo();
  };
  return {
    ...live,
    shown,
    catchingUp,
    past: positions,
    held,
    told,
    play,
    undo,
    say: line.say,
    unsay: line.unsay,
    answerRead: line.answerRead,
    skip: playback.skip,
    hold: playback.hold,
    release: playback.release,
    retryNow: line.hurry,
  };
}
