/** One table, live, for as long as its page is open. */
import { useEffect, useState } from 'react';
import type { GameMove } from '@cantiere/engine';
import { liveAddress } from '../ask/tables.ts';
import { useStore } from '../kit/store.ts';
import { makePace, type Shown } from './pace.ts';
import { openLine, type LiveTable } from './tableLine.ts';

export interface Live extends LiveTable {
  /** The position on the screen: the newest, or an earlier one that the person is still being shown. */
  readonly shown: Shown | undefined;
  readonly catchingUp: boolean;
  play(move: GameMove): void;
  say(text: string): void;
  answerRead(): void;
  skip(): void;
  retryNow(): void;
}

function open(id: string) {
  const line = openLine(liveAddress(id));
  const pace = makePace();
  line.onUpdate((update, first) => pace.add(update, first));
  return { line, pace };
}

export function useLiveTable(id: string): Live {
  const [{ line, pace }] = useState(() => open(id));
  useEffect(() => {
    return () => {
      line.close();
      pace.stop();
    };
  }, [line, pace]);
  const live = useStore(line.store);
  const shown = useStore(pace.shown);
  const catchingUp = useStore(pace.behind);
  const play = (move: GameMove): void => {
    pace.skip();
    line.play(move);
  };
  return { ...live, shown, catchingUp, play, say: line.say, answerRead: line.answerRead, skip: pace.skip, retryNow: line.hurry };
}
