/** The roads of one game that are known on this page: at most four, each walked in a worker of its own, one at a time. */
import { useEffect, useRef, useState } from 'react';
import { Road, type RoadPlan } from '@cantiere/bots';
import { canonicalJson, type Game, type GameMove, type Result } from '@cantiere/engine';
import { openThinking } from '../offline/thinking.ts';
import { RecordReplay } from '../replay/recordReplay.ts';
import { walkOn, type Walk } from './walking.ts';

export const MOST_ROADS = 4;

export interface KnownRoad {
  readonly key: string;
  readonly at: number;
  /** Chosen by the person; the rest is the master's. */
  readonly own: readonly GameMove[];
  readonly state: 'walking' | 'done' | 'stopped' | 'failed';
  /** As far as it has been walked. */
  readonly replay: RecordReplay;
  readonly result: Result | undefined;
  readonly strayed: boolean;
}

export interface Roads {
  readonly known: readonly KnownRoad[];
  /** Begins a road, or finds it where it is known already. Throws where it cannot begin. */
  begin(at: number, own: readonly GameMove[]): string;
  stop(key: string): void;
  goOn(key: string): void;
}

interface Wanted extends Omit<RoadPlan, 'at' | 'own'> {
  readonly game: Game;
  readonly id: string;
  readonly edition: string;
}

/** A rope that grows bead by bead, and a page that stays free: a road is drawn anew so often. */
const DRAWN_EVERY = 250;
/** A slow phone takes its time over a master's move. */
const LONGEST_MOVE = 90_000;

/** What was walked stays while the page does, whether it is looked at or not. */
const walked = new Map<string, readonly KnownRoad[]>();
const roadOf = new Map<string, Road>();

export const roadKey = (at: number, own: readonly GameMove[]): string => `${at} ${canonicalJson(own)}`;

export function useRoads(gameKey: string, wanted: Wanted): Roads {
  const [known, setKnown] = useState(() => walked.get(gameKey) ?? []);
  const walks = useRef(new Map<string, Walk>());
  useEffect(() => {
    const now = walks.current;
    return () => now.forEach((walk) => walk.stop());
  }, []);
  const latest = useRef(known);
  const change = (next: readonly KnownRoad[]): void => {
    latest.current = next;
    // What nobody walks any more is stopped: it can be gone on with.
    walked.set(
      gameKey,
      next.map((road) => (road.state === 'walking' ? { ...road, state: 'stopped' } : road)),
    );
    setKnown(next);
  };

  const seen = (key: string, at: number, own: readonly GameMove[], road: Road, state: KnownRoad['state']): KnownRoad => ({
    key,
    at,
    own,
    state,
    replay: new RecordReplay(wanted.game, wanted.start, [...road.moves], [road.seat]),
    result: road.result,
    strayed: road.strayed,
  });
  const put = (next: KnownRoad): void => change(latest.current.map((each) => (each.key === next.key ? next : each)));

  const walkFrom = (key: string, at: number, own: readonly GameMove[], road: Road): void => {
    let drawn = Date.now();
    const walk = walkOn(road, {
      game: wanted.id,
      edition: wanted.edition,
      thinking: openThinking(undefined, LONGEST_MOVE),
      heard() {
        if (Date.now() - drawn < DRAWN_EVERY) return;
        drawn = Date.now();
        put(seen(key, at, own, road, 'walking'));
      },
    });
    walks.current.set(key, walk);
    void walk.finished.then((end) => {
      if (walks.current.get(key) !== walk) return;
      walks.current.delete(key);
      put(seen(key, at, own, road, end));
    });
  };

  return {
    known,
    begin(at, own) {
      const key = roadKey(at, own);
      if (latest.current.some((each) => each.key === key)) return key;
      const road = new Road(wanted.game, { ...wanted, at, own });
      roadOf.set(`${gameKey} ${key}`, road);
      walks.current.forEach((walk) => walk.stop());
      change([...latest.current, seen(key, at, own, road, 'walking')].slice(-MOST_ROADS));
      walkFrom(key, at, own, road);
      return key;
    },
    stop(key) {
      walks.current.get(key)?.stop();
    },
    goOn(key) {
      const road = roadOf.get(`${gameKey} ${key}`);
      const one = latest.current.find((each) => each.key === key);
      if (!road || !one || walks.current.has(key)) return;
      put(seen(key, one.at, one.own, road, 'walking'));
      walkFrom(key, one.at, one.own, road);
    },
  };
}
