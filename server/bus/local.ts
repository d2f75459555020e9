/** The bus of a server that is alone: nobody else is there to be told. */
import { randomUUID } from 'node:crypto';
import type { Bus } from './bus.ts';

export function localBus(): Bus {
  return {
    me: randomUUID(),
    publish: () => undefined,
    subscribe: () => undefined,
    onGap: () => undefined,
    close: () => Promise.resolve(),
  };
}
