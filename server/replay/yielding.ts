/** Long work in between: nobody's move waits for it. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long may the event loop be held before others get their turn. */
const HOLD_MS = 6;

/** Call it between two pieces of the work; it waits only when it is time to. */
export function yielding(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < HOLD_MS) return undefined;
    return nextTurn().then(() => void (since = performance.now()));
  };
}

/** Takes all its steps, with a pause between them. */
export async function unhurried<T>(work: Generator<void, T>): Promise<T> {
  const giveWay = yielding();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await giveWay();
  }
}
