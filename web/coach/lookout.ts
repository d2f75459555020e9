/**
 * Looks at moves before they are played, one at a time. Whoever takes up one move after the other wants to know of the last one: what
 * has not been begun by then is let be. A move is looked at once.
 */
import { canonicalJson, type GameMove } from '@cantiere/engine';

export interface Lookout<T> {
  /** Undefined: another move came in between, or nobody could say. */
  look(move: GameMove): Promise<T | undefined>;
}

interface Waiting {
  begin(): void;
  drop(): void;
}

export function makeLookout<T>(ask: (move: GameMove) => Promise<T>): Lookout<T> {
  const known = new Map<string, Promise<T | undefined>>();
  let running = false;
  let waiting: Waiting | undefined;

  const next = (): void => {
    running = false;
    const following = waiting;
    waiting = undefined;
    following?.begin();
  };

  return {
    look(move) {
      const key = canonicalJson(move);
      const before = known.get(key);
      if (before) return before;
      waiting?.drop();
      waiting = undefined;
      const answer = new Promise<T | undefined>((resolve) => {
        const begin = (): void => {
          running = true;
          ask(move).then(
            (found) => {
              resolve(found);
              next();
            },
            (error: unknown) => {
              console.warn(error);
              known.delete(key);
              resolve(undefined);
              next();
            },
          );
        };
        const drop = (): void => {
          known.delete(key);
          resolve(undefined);
        };
        if (running) waiting = { begin, drop };
        else begin();
      });
      known.set(key, answer);
      return answer;
    },
  };
}
