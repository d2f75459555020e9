/**
 * Lets a person follow: positions that arrive in a burst (four bots in one second) are shown one after the other, each
 * for long enough to see what changed. Calm settings, a skip, or a long queue show the newest at once.
 */
import type { Update } from '@cantiere/server/protocol';
import { calm } from '../kit/boardKit.ts';
import { makeStore, type Store } from '../kit/store.ts';

export interface Shown {
  readonly update: Update;
  /** Whether its events are news to the person, or history. */
  readonly fresh: boolean;
}

export interface Pace {
  readonly shown: Store<Shown | undefined>;
  readonly behind: Store<boolean>;
  /** Whether the position on the screen stays because the board is showing something. */
  readonly held: Store<boolean>;
  add(update: Update, first: boolean): void;
  skip(): void;
  /** The position on the screen stays for so long: the board is showing something. */
  hold(ms: number): void;
  /** It has been seen. */
  release(): void;
  stop(): void;
}

const HOLD = 380;
const HOLD_PER_EVENT = 170;
const LONGEST_HOLD = 1_100;
/** Beyond this many waiting positions nobody wants to watch. */
const TOO_MANY = 14;

/** `asksMe`: whoever is asked all along, while others answer too, is never kept waiting by the picture of their answers. */
export function makePace(asksMe: (update: Update) => boolean): Pace {
  const shown = makeStore<Shown | undefined>(undefined);
  const behind = makeStore(false);
  const held = makeStore(false);
  let queue: Update[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    timer = undefined;
    held.set(false);
    const update = queue.shift();
    if (!update) return;
    shown.set({ update, fresh: true });
    const hold = Math.min(LONGEST_HOLD, HOLD + update.events.length * HOLD_PER_EVENT);
    if (queue.length > 0 || update.result === undefined) timer = setTimeout(next, queue.length > TOO_MANY / 2 ? hold / 2 : hold);
    behind.set(queue.length > 0);
  };

  const skip = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const events = queue.flatMap((update) => update.events);
    const last = queue.at(-1);
    queue = [];
    behind.set(false);
    held.set(false);
    if (last) shown.set({ update: { ...last, events }, fresh: true });
  };

  return {
    shown,
    behind,
    held,
    skip,
    add(update, first) {
      if (first) {
        queue = [];
        skip();
        return shown.set({ update, fresh: false });
      }
      const deciding = shown.get();
      queue.push(update);
      if (deciding && asksMe(deciding.update) && queue.every(asksMe)) return skip();
      if (calm() || document.visibilityState === 'hidden' || queue.length > TOO_MANY) return skip();
      if (timer === undefined) next();
      else behind.set(true);
    },
    hold(ms) {
      clearTimeout(timer);
      held.set(true);
      timer = setTimeout(next, ms);
    },
    release() {
      clearTimeout(timer);
      next();
    },
    stop: () => clearTimeout(timer),
  };
}
