/** Whether the coach lies open, and about whose last decision it was asked. My next move closes it: what was asked is answered. */
import { useState } from 'react';
import type { Seat } from '@cantiere/engine';
import { useCoachKey } from './useCoachKey.ts';

export interface CoachOpen {
  readonly on: boolean;
  readonly about: Seat | undefined;
  /** How many times it was asked: another question is another panel. */
  readonly count: number;
  toggle(): void;
  ask(seat: Seat): void;
  close(): void;
}

interface Opened {
  readonly about: Seat | undefined;
  readonly after: number | undefined;
  readonly count: number;
}

/** `lastMove`: the version that my last move led to. */
export function useCoachPanel(may: boolean, lastMove: number | undefined): CoachOpen {
  const [opened, setOpened] = useState<Opened>();
  const on = may && opened !== undefined && opened.after === lastMove;
  const open = (about: Seat | undefined): void => setOpened({ about, after: lastMove, count: (opened?.count ?? 0) + 1 });
  const close = (): void => setOpened(undefined);
  const toggle = (): void => (on ? close() : open(undefined));
  useCoachKey({ may, on, toggle, close });
  return { on, about: on ? opened.about : undefined, count: opened?.count ?? 0, toggle, ask: open, close };
}
