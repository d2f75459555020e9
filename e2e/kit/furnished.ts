/** For a file of tests that look at every page: a stage, and a person for whom there is something on each of them. */
import { beforeAll } from 'vitest';
import { furnish, type PageToSee } from './pages.ts';
import type { Person, TableSetup } from './people.ts';
import { setStage } from './stage.ts';

export interface Furnished {
  readonly ada: Person;
  readonly pages: readonly PageToSee[];
  /** Ada on another device. */
  arrives(wish: TableSetup): Promise<Person>;
}

/** Called while the file is read; what it gives is there once the tests begin. */
export function furnished(): Furnished {
  const stage = setStage();
  let ada: Person | undefined;
  let pages: PageToSee[] = [];
  beforeAll(async () => {
    ada = await stage.arrives();
    pages = await furnish(ada);
  });
  const theAda = (): Person => {
    if (ada === undefined) throw new Error('The tests have not begun.');
    return ada;
  };
  return {
    get ada() {
      return theAda();
    },
    get pages() {
      return pages;
    },
    async arrives(wish) {
      const person = await stage.arrives(wish);
      await person.isAlso(theAda());
      return person;
    },
  };
}
