/** Looks for the mistakes of one seat, in workers, while the first are already being tried again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayedMove, Seat } from '@cantiere/engine';
import { keptAnalysis } from '../analysis/kept.ts';
import { openThinking, type BrowserThinking } from '../offline/thinking.ts';
import type { Replay } from '../replay/replay.ts';
import { nextHuntStep, progressOf, type Hunt, type HuntStep } from './hunt.ts';
import { keep, keptOf } from './kept.ts';

export interface HuntedGame {
  readonly game: string;
  readonly edition: string;
  readonly moves: readonly PlayedMove[];
  readonly replay: Replay;
  /** The same game, the same key. */
  readonly key: string;
  readonly seat: Seat;
  /** Where that seat had something to decide. */
  readonly decisions: readonly number[];
}

export interface Hunting {
  readonly hunt: Hunt;
  readonly state: 'running' | 'done' | 'failed';
  again(): void;
}

/** One core stays with the page, one with the answers to what is tried. */
const MOST_WORKERS = 2;
const workers = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 2));

export const huntKey = ({ key, seat }: Pick<HuntedGame, 'key' | 'seat'>): string => `${key}.${seat + 1}`;

/** `wanted`: the decision that somebody came for. The game stays the same as long as this is shown. */
export function useHunt(game: HuntedGame, wanted: number | undefined): Hunting {
  const [hunt, setHunt] = useState(() => begun(game, wanted));
  const [state, setState] = useState<Hunting['state']>(() => (progressOf(hunt).done ? 'done' : 'running'));
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ game, hunt });
  useEffect(() => {
    if (progressOf(latest.current.hunt).done) return;
    const search = goHunting(latest.current.game, latest.current.hunt, (next) => {
      latest.current = { ...latest.current, hunt: next };
      setHunt(next);
    });
    void search.finished.then((end) => end !== 'stopped' && setState(end));
    return search.stop;
  }, [attempt]);
  const again = useCallback(() => {
    setState('running');
    setAttempt((before) => before + 1);
  }, []);
  return { hunt, state, again };
}

/** With what is known already: from the last time here, and from the analysis of the whole game. */
function begun({ key, seat, decisions }: HuntedGame, wanted: number | undefined): Hunt {
  const kept = keptOf(huntKey({ key, seat }));
  const analysed = keptAnalysis(key).decisions.filter((one) => one.seat === seat);
  const known = analysed.map(({ at, best, played, points = 0 }) => [at, best - played + points / 100] as const);
  return { decisions, looked: new Map([...known, ...kept.looked]), judged: new Map(kept.judged), wanted };
}

function goHunting(game: HuntedGame, before: Hunt, show: (hunt: Hunt) => void) {
  const thinkers: BrowserThinking[] = Array.from({ length: workers() }, () => openThinking());
  const since = performance.now();
  const busy: HuntStep[] = [];
  let now = before;
  let stopped = false;
  const change = (next: Hunt): void => {
    now = next;
    show(now);
    keep(huntKey(game), { looked: [...now.looked], judged: [...now.judged] });
  };
  const take = async (thinking: BrowserThinking): Promise<void> => {
    for (let step = nextHuntStep(now, busy, performance.now() - since); step && !stopped;) {
      const { about, at } = step;
      busy.push(step);
      const { seat, move } = game.moves[at] as PlayedMove;
      const view = game.replay.position(at, seat)?.view;
      if (!view) throw new Error(`There is no position ${at}.`);
      const { look, judge } = await thinking.mistake({
        about,
        game: game.game,
        edition: game.edition,
        view,
        seat,
        played: move,
        seed: about === 'look' ? at + 1 : game.moves.length + at + 1,
      });
      busy.splice(busy.indexOf(step), 1);
      if (stopped) return;
      if (about === 'look') change({ ...now, looked: new Map([...now.looked, [at, look ?? 0]]) });
      else change({ ...now, judged: new Map([...now.judged, [at, judge ? { ...judge, at } : null]]) });
      step = nextHuntStep(now, busy, performance.now() - since);
    }
  };
  const close = (): void => thinkers.forEach((thinking) => thinking.close());
  const work = async (): Promise<'done' | 'stopped' | 'failed'> => {
    try {
      await Promise.all(thinkers.map(take));
      return stopped ? 'stopped' : 'done';
    } catch (error) {
      if (stopped) return 'stopped';
      stopped = true;
      console.warn(error);
      return 'failed';
    } finally {
      close();
    }
  };
  return {
    finished: work(),
    stop(): void {
      stopped = true;
      close();
    },
  };
}
