/** Plays the end of a turn scene by scene, with pause, step and skip; the players' counters wait for their scene. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Revealing } from '../../../board-kit/contract.ts';
import { tempo, useNews } from '../../../board-kit/motion.ts';
import { useSkippable } from '../../../board-kit/shows.ts';
import type { Event } from '../../rules/events.ts';
import type { SprawlNews } from '../props.ts';
import { buildingsIn, changes, holdOf, tellOn, type Edition, type Scene } from './story.ts';

export interface Show {
  readonly edition: Edition | undefined;
  /** The scene on stage; undefined when the paper is folded. */
  readonly scene: Scene | undefined;
  readonly at: number;
  readonly paused: boolean;
  readonly speed: number;
  /** Buildings the scene speaks of. */
  readonly marked: ReadonlySet<string>;
  /** What must be taken off a seat's counter because its scene is still to come. */
  ahead(seat: number): { readonly wealth: number; readonly prestige: number };
  pause(): void;
  go(to: number): void;
  skip(): void;
  faster(): void;
  /** Opens the last edition again, at its first scene or at this one. */
  reread(at?: number): void;
}

interface Past {
  readonly number: number;
  readonly event: Event;
}

const NOTHING: ReadonlySet<string> = new Set();
const FOLDED = -1;
/** Whoever pauses wants to read. */
const TO_READ = 30_000;
/** For a slow machine. */
const SLACK = 1_000;

/** `showing`: the frame waits for the paper, which tells it when it is folded. */
export function useShow(news: readonly SprawlNews[], showing: Revealing | undefined): Show {
  const [edition, setEdition] = useState<Edition>();
  const [at, setPage] = useState(FOLDED);
  const page = useRef(FOLDED);
  const setAt = (to: number): void => {
    page.current = to;
    setPage(to);
  };
  const [paused, setPaused] = useState(false);
  const [speed, setSpeed] = useState(1);
  const past = useRef<Past[]>([]);
  const replaying = useRef(false);
  const told = useRef<Edition | undefined>(undefined);

  useNews(news, (item) => {
    const before = told.current;
    const next = tellOn(before, item);
    past.current.push(item);
    if (next === before) return;
    told.current = next;
    if (item.event.kind === 'turnEnded') {
      past.current = [item];
      replaying.current = false;
      setAt(FOLDED);
      setPaused(false);
    } else if (next && next.scenes.length > 0 && (before?.scenes.length ?? 0) < next.scenes.length)
      setAt(page.current === FOLDED ? (before?.scenes.length ?? 0) : page.current);
    setEdition(next);
  });
  const scene = at === FOLDED ? undefined : edition?.scenes[at];
  const count = edition?.scenes.length ?? 0;
  useEffect(() => {
    if (page.current === FOLDED) showing?.over();
    else if (scene) showing?.stay(paused ? TO_READ : holdOf(scene) / (speed * tempo()) + SLACK);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with the news, and with each scene that comes or goes
  }, [news, scene, paused, speed]);
  useEffect(() => {
    if (!scene || paused) return;
    if (at === count - 1 && edition?.open) {
      // Somebody has to decide before it goes on: fold the paper so that the table is free.
      const wait = setTimeout(() => setAt(page.current === at ? FOLDED : page.current), holdOf(scene) / (speed * tempo()) + 400);
      return () => clearTimeout(wait);
    }
    const timer = setTimeout(() => setAt(at + 1 < count ? at + 1 : FOLDED), holdOf(scene) / (speed * tempo()));
    return () => clearTimeout(timer);
  }, [scene, at, count, paused, speed, edition?.open]);

  const skip = (): void => {
    replaying.current = false;
    setPaused(false);
    setAt(FOLDED);
  };
  // Whoever paused it, or opened it again, reads.
  useSkippable(scene !== undefined && !paused, skip);
  const marked = useMemo(() => (scene ? buildingsIn(scene) : NOTHING), [scene]);
  return {
    edition,
    scene,
    at,
    paused,
    speed,
    marked,
    ahead(seat) {
      let wealth = 0;
      let prestige = 0;
      if (scene && !replaying.current)
        for (const { number, event } of past.current) {
          if (number <= scene.last) continue;
          for (const [whose, more, fame] of changes(event))
            if (whose === seat) {
              wealth += more;
              prestige += fame;
            }
        }
      return { wealth, prestige };
    },
    pause: () => setPaused((was) => !was),
    go(to) {
      setPaused(true);
      setAt(Math.max(0, Math.min(count - 1, to)));
    },
    skip,
    faster: () => setSpeed((was) => (was >= 4 ? 1 : was * 2)),
    reread(from = 0) {
      replaying.current = true;
      setPaused(true);
      setAt(from);
    },
  };
}
