/** Where the viewer stands in a replay: position, eyes, running or not. The address follows, so that it can be sent at any moment. */
import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '@cantiere/engine';
import { navigate } from '../route/navigate.ts';
import { readMoment, writeMoment, type ReplayTab } from './address.ts';
import type { Replay } from './replay.ts';
import { roundFrom } from './rounds.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a position is held at speed 1: longer when more has happened. */
const HOLD = 900;
const HOLD_PER_EVENT = 220;
const LONGEST_HOLD = 2_600;
/** Browsers do not like an address that changes with every step. */
const WRITE_AFTER = 250;

const nothing = (): string => '';

export interface ReplayCursor {
  readonly at: number;
  readonly viewer: Viewer;
  readonly tab: ReplayTab;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Numbers the steps that went exactly one move on; undefined after any other. Only those are shown as movement. */
  readonly step: number | undefined;
  /** Stops the replay and goes there. */
  go(at: number): void;
  goRound(direction: 1 | -1): void;
  see(viewer: Viewer): void;
  show(tab: ReplayTab): void;
  setPlaying(playing: boolean): void;
  setSpeed(speed: Speed): void;
}

/** `behind`: what stands behind the moment in the address, say a question. */
export function useReplayCursor(
  path: string,
  replay: Replay,
  usual: Viewer,
  atFirst: number,
  behind: (at: number) => string = nothing,
): ReplayCursor {
  const [asked] = useState(() => readMoment(location.search));
  const within = (at: number): number => Math.max(0, Math.min(replay.length, at));
  const [where, setWhere] = useState<Where>(() => ({ at: within(asked.at ?? atFirst), steps: 0, onward: false }));
  const [wanted, setViewer] = useState<Viewer>(asked.as ?? usual);
  const [tab, show] = useState<ReplayTab>(asked.tab ?? 'story');
  const [running, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const viewer = replay.viewers.includes(wanted) ? wanted : (replay.viewers[0] ?? 'spectator');
  const at = within(where.at);
  const playing = running && at < replay.length;

  const latest = useRef({ replay, viewer });
  useEffect(() => {
    latest.current = { replay, viewer };
  });
  const move = (to: number): void => setWhere((now) => stepTo(now, within(to)));

  useEffect(() => {
    if (!playing) return;
    const events = latest.current.replay.story(viewer).filter(({ version }) => version === at).length;
    const hold = Math.min(LONGEST_HOLD, HOLD + events * HOLD_PER_EVENT) / speed;
    let wanted = true;
    const timer = setTimeout(
      () =>
        void latest.current.replay.load(at + 1).then(
          () => wanted && setWhere((now) => stepTo(now, at + 1)),
          () => setPlaying(false),
        ),
      hold,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [playing, at, speed, viewer]);

  const address = path + writeMoment({ at, as: viewer, tab }) + behind(at);
  useEffect(() => {
    const timer = setTimeout(() => navigate(address, 'replace'), WRITE_AFTER);
    return () => clearTimeout(timer);
  }, [address]);

  return {
    at,
    viewer,
    tab,
    playing,
    speed,
    step: where.onward ? where.steps : undefined,
    go(to) {
      setPlaying(false);
      move(to);
    },
    goRound(direction) {
      setPlaying(false);
      move(roundFrom(replay.rounds, at, direction));
    },
    see: setViewer,
    show,
    setPlaying(next) {
      if (next && at >= replay.length) move(0);
      setPlaying(next);
    },
    setSpeed,
  };
}

interface Where {
  readonly at: number;
  readonly steps: number;
  readonly onward: boolean;
}

function stepTo(now: Where, at: number): Where {
  const onward = at === now.at + 1;
  return { at, steps: onward ? now.steps + 1 : now.steps, onward };
}
