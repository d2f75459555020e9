/**
 * List and board light each other: whatever choice is under the pointer or the focus rings its pieces, and the piece under
 * the pointer or the focus marks its choices. It changes with every move of a hand, so it lives outside React's state: only
 * the rows and pieces that it concerns are drawn again.
 */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Choice, GameMove } from '@cantiere/engine';
import { placesOf } from './pointing.ts';

export interface Lights {
  /** The pieces of the choice at hand in the list. */
  readonly ringed: ReadonlySet<string>;
  /** The piece at hand on the board. */
  readonly over: string | undefined;
  ring(places: readonly string[]): void;
  touchOver(place: string | undefined): void;
  listen(listener: () => void): () => void;
}

export function makeLights(): Lights {
  let ringed: ReadonlySet<string> = new Set();
  let over: string | undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    get ringed() {
      return ringed;
    },
    get over() {
      return over;
    },
    ring(places) {
      if (places.length === 0 && ringed.size === 0) return;
      ringed = new Set(places);
      tell();
    },
    touchOver(place) {
      if (place === over) return;
      over = place;
      tell();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the frame shows on the board beside the position: the move a hint or a lesson means, and what the list is at. */
export interface Pointing {
  readonly towards: GameMove | undefined;
  /** What is said of the piece that is pointed at. */
  readonly words: string;
  readonly lights: Lights;
  /** A lesson's light shows what to touch: no second ring and arrow there. */
  readonly spotlit?: boolean;
}

export const PointingContext = createContext<Pointing | undefined>(undefined);

const silent = (): (() => void) => () => undefined;

/** What concerns one row or piece, and nothing else: drawn again only when it changes. */
function useLights<T>(read: (lights: Lights) => T, otherwise: T): T {
  const lights = useContext(PointingContext)?.lights;
  const get = (): T => (lights ? read(lights) : otherwise);
  return useSyncExternalStore(lights?.listen ?? silent, get, get);
}

/** Whether the choice at hand in the list has to do with this piece. */
export const useRinged = (place: string): boolean => useLights(({ ringed }) => ringed.has(place), false);

export const useAnyRing = (): boolean => useLights(({ ringed }) => ringed.size > 0, false);

/** Whether any of these choices has to do with the piece at hand on the board. */
export const useUnderHand = (choices: readonly Choice[]): boolean =>
  useLights(({ over }) => over !== undefined && choices.some((choice) => placesOf(choice).includes(over)), false);
