/** What a browser test stands on: one browser and one server for its file, there before its tests and gone after them. */
import { afterAll, beforeAll } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, Person, type TableSetup } from './people.ts';
import { startServer, type Server, type Serving } from './server.ts';

export interface Stage {
  readonly browser: Browser;
  readonly server: Server;
  /** Somebody opens a browser of their own on this server. */
  arrives(wish?: TableSetup): Promise<Person>;
}

export function setStage(serving?: Serving): Stage {
  let browser: Browser | undefined;
  let server: Server | undefined;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer(serving)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const there = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('The stage stands from beforeAll on.');
    return part;
  };
  return {
    get browser() {
      return there(browser);
    },
    get server() {
      return there(server);
    },
    arrives: (wish) => Person.arrive(there(browser), there(server).address, wish),
  };
}
