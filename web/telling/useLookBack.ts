/**
 * Looking back at the table: the positions of the last round through my own eyes, one step at a time, and back to now. Whoever has
 * just come in has seen none of them; then they come from the replay, which knows no more than I do.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Update } from '@cantiere/server/protocol';
import { isTyping } from '../kit/isTyping.ts';
import { MOST_POSITIONS } from '../live/pastPositions.ts';
import type { Replay } from '../replay/replay.ts';
import { earlierIn, stepsOf, type PastStep } from './steps.ts';

export interface Looking {
  readonly step: PastStep;
  /** Its place among `of`, from 1; the last is now. */
  readonly place: number;
  readonly of: number;
  /** Stepping on its news move; stepping back they do not. */
  readonly forward: boolean;
  /** Different with every step, so that whatever moves moves once. */
  readonly count: number;
}

export interface LookBack {
  readonly looking: Looking | undefined;
  readonly loading: boolean;
  back(): void;
  forward(): void;
  now(): void;
  /** To the first position after this version. */
  from(version: number): void;
}

interface Where {
  readonly past: readonly Update[];
  readonly seat: number | 'spectator';
  /** Where positions from before I came are found; absent: nowhere. */
  readonly seen: (() => Promise<Replay | undefined>) | undefined;
  /** My turn is never hidden: when it comes, the present does. */
  readonly asked: boolean;
}

/** So many steps of what happened on this page are enough to look back at without asking for more. */
const ENOUGH = 12;

interface Base {
  readonly steps: readonly PastStep[];
  /** What came later than this version is known from the line. */
  readonly after: number;
}

export function useLookBack({ past, seat, seen, asked }: Where): LookBack {
  const [base, setBase] = useState<Base>();
  const [at, setAt] = useState<{ readonly id: string; readonly forward: boolean; readonly count: number }>();
  const [loading, setLoading] = useState(false);
  // Through other eyes nothing of it is mine.
  const [eyes, setEyes] = useState(seat);
  if (eyes !== seat) {
    setEyes(seat);
    setBase(undefined);
    setAt(undefined);
  }
  const steps = useMemo(() => stepsOf(past, base), [past, base]);
  const index = at === undefined ? -1 : steps.findIndex(({ id }) => id === at.id);
  const step = steps[index];
  const last = steps.length - 1;
  const looking =
    at && step && index < last ? { step, place: index + 1, of: steps.length, forward: at.forward, count: at.count } : undefined;

  const [wasAsked, setWasAsked] = useState(asked);
  if (wasAsked !== asked) {
    setWasAsked(asked);
    if (asked) setAt(undefined);
  }

  const go = (to: number, forward: boolean, among = steps): void => {
    const target = among[Math.max(0, to)];
    setAt(target === undefined || to >= among.length - 1 ? undefined : { id: target.id, forward, count: (at?.count ?? 0) + 1 });
  };
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  /** What is known, or what the replay knows where that is too little. */
  const known = async (): Promise<readonly PastStep[]> => {
    const first = past[0];
    if (base !== undefined || !seen || !first || first.version === 0 || past.length > ENOUGH) return steps;
    setLoading(true);
    const found = await earlierIn(seen, seat, past, MOST_POSITIONS).catch(() => undefined);
    if (!here.current) return [];
    setLoading(false);
    if (!found) return steps;
    setBase(found);
    return stepsOf(past, found);
  };
  const back = (): void => {
    if (loading) return;
    if (looking) return go(index - 1, false);
    void known().then((among) => go(among.length - 2, false, among));
  };
  return {
    looking,
    loading,
    back,
    forward: () => looking && go(index + 1, true),
    now: useCallback(() => setAt(undefined), []),
    from(version) {
      void known().then((among) => {
        const first = among.findIndex((each) => each.version !== undefined && each.version > version);
        // What the replay tells has no versions: every step is one.
        const since = among.length - Math.max(1, (past.at(-1)?.version ?? version) - version);
        go(Math.min(among[0]?.version === undefined ? since : first, among.length - 2), true, among);
      });
    },
  };
}

/** "," looks back; while looking, arrows step, Home and End go to the ends, and Escape returns. */
export function useLookBackKeys({ looking, back, forward, now }: LookBack, mayLook: boolean): void {
  const act = (key: string): (() => void) | undefined => {
    if (key === ',') return mayLook ? back : undefined;
    if (!looking) return undefined;
    return { '.': forward, ArrowLeft: back, ArrowRight: forward, End: now, Escape: now }[key];
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest('[role=tablist], select') && event.key !== ',') return;
      const does = latest.current(event.key);
      if (!does) return;
      event.preventDefault();
      event.stopPropagation();
      does();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
