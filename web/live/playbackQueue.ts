/**
 * Lets a person follow: positions that arrive in a burst (four bots in one second) are shown one after the other, each
 * for long enough to see what changed. Calm settings, a skip, or a long queue show the newest at once.
 */
import type { Update } from '@cantiere/server/protocol';
import { calm, tempo } from '../kit/boardKit.ts';
import { makeStore, type ValueStore } from '../kit/store.ts';

export interface ShownPosition {
  readonly update: Update;
  /** Whether its events are news to the person, or history. */
  readonly fresh: boolean;
}

export interface PlaybackQueue {
  readonly shown: ValueStore<ShownPosition | undefined>;
  readonly behind: ValueStore<boolean>;
  /** Whether the position on the screen stays because the board is showing something. */
  readonly held: ValueStore<boolean>;
  /** The last version whose reveal is over, or never began. */
  readonly told: ValueStore<number>;
  add(update: Update, first: boolean): void;
  skip(): void;
  /**
   * The position on the screen stays for so long, unless more is asked for: the board is showing something. Of a version that
   * has been told, or that is not on the screen, nothing is held: in which order board and frame speak makes no difference.
   */
  hold(version: number, ms: number): void;
  /** This version has been seen. */
  release(version: number): void;
  stop(): void;
}

const HOLD = 380;
/** What somebody else did is read in a headline, and its card seen (web/telling). */
const HOLD_TOLD = 1_000;
const HOLD_PER_EVENT = 150;
const LONGEST_HOLD = 1_500;
/** Shows aside nothing waits longer than this to be seen: where much comes at once, each is seen for a shorter while. */
export const LATEST = 3_000;
/** Beyond this many waiting positions nobody wants to watch. */
const TOO_MANY = 14;

interface Waiting {
  readonly update: Update;
  readonly came: number;
  /** When it has to be on the screen. */
  due: number;
}

/** `asksMe`: whoever is asked all along, while others answer too, is never kept waiting by the picture of their answers. */
export function makePlaybackQueue(asksMe: (update: Update) => boolean): PlaybackQueue {
  const shown = makeStore<ShownPosition | undefined>(undefined);
  const behind = makeStore(false);
  const held = makeStore(false);
  const told = makeStore(-1);
  let queue: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the board has asked to be waited for. */
  let heldUntil = 0;
  let heldSince = 0;

  /** What is on the screen has been told; whatever waited for that goes on waiting now, for what it had left. */
  const unhold = (): void => {
    clearTimeout(timer);
    timer = undefined;
    told.set(Math.max(told.get(), shown.get()?.update.version ?? -1));
    if (held.get()) for (const waiting of queue) waiting.due += Date.now() - Math.max(heldSince, waiting.came);
    heldUntil = 0;
    held.set(false);
  };

  const next = (): void => {
    unhold();
    // My question has come, and behind it nothing but the answers of others who are asked with me.
    if (queue.length > 1 && queue.every((waiting) => asksMe(waiting.update))) return skip();
    const first = queue.shift();
    if (!first) return;
    const { update } = first;
    const before = shown.get();
    // What came of a decision of mine I know.
    const mine = before !== undefined && asksMe(before.update);
    shown.set({ update, fresh: true });
    const told = mine || update.events.length === 0 ? HOLD : HOLD_TOLD;
    const natural = Math.min(LONGEST_HOLD, told + update.events.length * HOLD_PER_EVENT) / tempo();
    const now = Date.now();
    const spared = Math.min(...queue.map(({ due }, at) => (due - now) / (at + 1)));
    if (queue.length > 0 || update.result === undefined) timer = setTimeout(next, Math.max(0, Math.min(natural, spared)));
    behind.set(queue.length > 0);
  };

  const skip = (): void => {
    unhold();
    const events = queue.flatMap(({ update }) => update.events);
    const last = queue.at(-1);
    queue = [];
    behind.set(false);
    if (last) shown.set({ update: { ...last.update, events }, fresh: true });
  };

  return {
    shown,
    behind,
    held,
    told,
    skip,
    add(update, first) {
      if (first) {
        queue = [];
        skip();
        return shown.set({ update, fresh: false });
      }
      const deciding = shown.get();
      const came = Date.now();
      queue.push({ update, came, due: came + LATEST / tempo() });
      // While the board shows something, the question waits for its end: the prompt announces the one or asks the other.
      const asked = !held.get() && deciding !== undefined && asksMe(deciding.update);
      if (asked && queue.every((waiting) => asksMe(waiting.update))) return skip();
      if (calm() || document.visibilityState === 'hidden' || queue.length > TOO_MANY) return skip();
      if (timer === undefined) next();
      else behind.set(true);
    },
    hold(version, ms) {
      if (version <= told.get() || version !== shown.get()?.update.version) return;
      if (!held.get()) heldSince = Date.now();
      held.set(true);
      heldUntil = Math.max(heldUntil, Date.now() + ms);
      clearTimeout(timer);
      timer = setTimeout(next, heldUntil - Date.now());
    },
    release(version) {
      if (version <= told.get() || version !== shown.get()?.update.version) return;
      next();
    },
    stop: () => clearTimeout(timer),
  };
}
