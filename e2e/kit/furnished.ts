/** For a file of tests that look at every page: a browser, a server, and a person for whom there is something on each of them. */
import { afterAll, beforeAll } from 'vitest';
import type { Browser } from 'playwright-core';
import { furnish, type PageToSee } from './pages.ts';
import { openBrowser, Person, type Wish } from './people.ts';
import { startServer, type Server } from './server.ts';

export interface Furnished {
  readonly ada: Person;
  readonly pages: readonly PageToSee[];
  /** Ada on another device. */
  arrives(wish: Wish): Promise<Person>;
}

/** Called while the file is read; what it gives is there once the tests begin. */
export function furnished(): Furnished {
  let browser: Browser | undefined;
  let server: Server | undefined;
  let ada: Person | undefined;
  let pages: PageToSee[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    ada = await Person.arrive(browser, server.address);
    pages = await furnish(ada);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const here = <T>(what: T | undefined): T => {
    if (what === undefined) throw new Error('The tests have not begun.');
    return what;
  };
  return {
    get ada() {
      return here(ada);
    },
    get pages() {
      return pages;
    },
    async arrives(wish) {
      const person = await Person.arrive(here(browser), here(server).address, wish);
      await person.isAlso(here(ada));
      return person;
    },
  };
}
