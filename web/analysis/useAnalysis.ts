/** Judges every decision of a finished game, each from what its own player saw. In workers, so that the page stays free; stops when asked, and keeps what it found. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { shownSwings, suspects, type JudgedDecision } from '@cantiere/bots/analysis';
import type { PlayedMove } from '@cantiere/engine';
import { openThinking, type BrowserThinking } from '../offline/thinking.ts';
import type { Replay } from '../replay/replay.ts';
import { keepAnalysis, keptAnalysis, type Analysis } from './kept.ts';
import { coarseFirst } from './order.ts';

export interface Analysing {
  readonly analysis: Analysis;
  readonly state: 'running' | 'stopped' | 'done' | 'failed';
  /** Decisions looked at, of so many. */
  readonly looked: number;
  readonly total: number;
  start(): void;
  stop(): void;
}

export interface WholeGame {
  readonly game: string;
  readonly edition: string;
  readonly moves: readonly PlayedMove[];
  readonly replay: Replay;
  /** The same game, the same key. */
  readonly key: string;
}

/** One core stays with the page. */
const MOST_WORKERS = 3;
const workers = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
/** How often what was found is written down. */
const KEEP_EVERY = 12;

export function useAnalysis(whole: WholeGame): Analysing {
  const { key, moves } = whole;
  const [analysis, setAnalysis] = useState(() => keptAnalysis(key));
  const [state, setState] = useState<Analysing['state']>(() => (isDone(keptAnalysis(key), moves) ? 'done' : 'stopped'));
  const running = useRef<{ stop(): void }>(undefined);
  useEffect(() => () => running.current?.stop(), []);
  const latest = useRef(whole);
  useEffect(() => {
    latest.current = whole;
  });
  return useMemo(
    () => ({
      analysis,
      state,
      looked: analysis.looked.length,
      total: moves.length,
      start() {
        if (running.current || isDone(analysis, moves)) return;
        setState('running');
        const run = analyse(latest.current, analysis, (next) => setAnalysis(next));
        running.current = run;
        void run.finished.then((end) => {
          if (running.current !== run) return;
          running.current = undefined;
          setState(end);
        });
      },
      stop() {
        running.current?.stop();
        running.current = undefined;
        setState('stopped');
      },
    }),
    [analysis, state, moves],
  );
}

const isDone = ({ looked, decisions, reasons }: Analysis, moves: readonly PlayedMove[]): boolean =>
  looked.length === moves.length && suspects(decisions).length === 0 && unexplained({ looked, decisions, reasons }).length === 0;

/** The dear decisions whose reason is not known yet. */
const unexplained = ({ decisions, reasons }: Analysis): JudgedDecision[] =>
  shownSwings(decisions).filter(({ at }) => reasons[at] === undefined);

function analyse({ game, edition, moves, replay, key }: WholeGame, before: Analysis, show: (analysis: Analysis) => void) {
  const thinkers: BrowserThinking[] = Array.from({ length: workers() }, () => openThinking());
  let now = before;
  let stopped = false;
  const left = coarseFirst(moves.length).filter((at) => !before.looked.includes(at));
  const change = (next: Analysis, write: boolean): void => {
    now = next;
    show(now);
    if (write) keepAnalysis(key, now);
  };
  const questionAt = (at: number) => {
    const { seat, move } = moves[at] as PlayedMove;
    const view = replay.position(at, seat)?.view;
    return view && { game, edition, view, seat, played: move, seed: at + 1 };
  };

  const judgeAll = async (thinking: BrowserThinking): Promise<void> => {
    for (let at = left.shift(); at !== undefined && !stopped; at = left.shift()) {
      const question = questionAt(at);
      const judged = question && (await thinking.judge(question));
      if (stopped) return;
      const decisions = judged && question ? [...now.decisions, { ...judged, at, seat: question.seat }] : now.decisions;
      const looked = [...now.looked, at];
      change({ ...now, decisions, looked }, looked.length % KEEP_EVERY === 0);
    }
  };
  /** What would be called a turning point is looked at again first, at length; that may bring up others, so until none is left. */
  const lookAgain = async (): Promise<void> => {
    const asked = new Set<number>();
    const next = (): number | undefined => suspects(now.decisions).find(({ at }) => !asked.has(at))?.at;
    const doubt = async (thinking: BrowserThinking): Promise<void> => {
      for (let at = next(); at !== undefined && !stopped; at = next()) {
        asked.add(at);
        const question = questionAt(at);
        const judged = question && (await thinking.judge({ ...question, seed: moves.length + at + 1, again: true }));
        if (stopped || !question) return;
        const seen = (one: JudgedDecision): JudgedDecision => ({
          ...(judged ? { ...judged, at, seat: question.seat } : one),
          again: true,
        });
        change({ ...now, decisions: now.decisions.map((one) => (one.at === at ? seen(one) : one)) }, true);
      }
    };
    await Promise.all(thinkers.map(doubt));
  };
  const explain = async (thinking: BrowserThinking): Promise<void> => {
    for (const { at, better } of unexplained(now)) {
      const question = questionAt(at);
      if (stopped || !question || !better) return;
      const why = await thinking.why({ ...question, better });
      if (!stopped) change({ ...now, reasons: { ...now.reasons, [at]: why } }, true);
    }
  };
  const close = (): void => thinkers.forEach((thinking) => thinking.close());
  const work = async (): Promise<'done' | 'stopped' | 'failed'> => {
    try {
      await Promise.all(thinkers.map(judgeAll));
      await lookAgain();
      await explain(thinkers[0] as BrowserThinking);
      return stopped ? 'stopped' : 'done';
    } catch (error) {
      if (stopped) return 'stopped';
      console.warn(error);
      return 'failed';
    } finally {
      keepAnalysis(key, now);
      close();
    }
  };
  return {
    finished: work(),
    stop() {
      stopped = true;
      close();
    },
  };
}
