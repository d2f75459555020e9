/** One table, live, for as long as its page is open. */
import { useEffect, useState } from 'react';
import type { GameMove } from '@cantiere/engine';
import { useStore } from '../kit/store.ts';
import { makePace, type ShownPosition } from './playbackQueue.ts';
import { openConnection, type Connect, type KnownTable } from './tableConnection.ts';
import type { Drawer } from './unsent.ts';

export interface Live extends KnownTable {
  /** The position on the screen: the newest, or an earlier one that the person is still being shown. */
  readonly shown: ShownPosition | undefined;
  readonly catchingUp: boolean;
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

function open(connect: Connect, drawer: Drawer | undefined) {
  const line = openConnection(connect, drawer);
  const pace = makePace(({ toAct }) => {
    const { seat } = line.store.get();
    return typeof seat === 'number' && toAct.includes(seat);
  });
  line.onUpdate((update, first) => pace.add(update, first));
  return { line, pace };
}

/** Dials once; another table is another mount. */
export function useLiveTable(connect: Connect, drawer?: Drawer): Live {
  const [{ line, pace }] = useState(() => open(connect, drawer));
  useEffect(() => {
    return () => {
      line.close();
      pace.stop();
    };
  }, [line, pace]);
  const live = useStore(line.store);
  const shown = useStore(pace.shown);
  const catchingUp = useStore(pace.behind);
  const held = useStore(pace.held);
  const told = useStore(pace.told);
  const play = (move: GameMove, then?: readonly GameMove[]): void => {
    pace.skip();
    line.play(move, then);
  };
  const undo = (): void => {
    pace.skip();
    line.undo();
  };
  return {
    ...live,
    shown,
    catchingUp,
    held,
    told,
    play,
    undo,
    say: line.say,
    unsay: line.unsay,
    answerRead: line.answerRead,
    skip: pace.skip,
    hold: pace.hold,
    release: pace.release,
    retryNow: line.hurry,
  };
}
