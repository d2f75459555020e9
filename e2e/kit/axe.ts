/** What axe finds on a page, as far as it is serious. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { see, type PageToSee } from './pages.ts';
import type { Person } from './people.ts';

/**
 * An experimental rule of axe that wants a button's whole visible text in its name, in order. Pieces on the boards read
 * their drawn numbers out as a sentence ("+4" as "4 for you now"), which it cannot tell from a wrong name.
 */
const LABEL_IN_NAME = 'label-content-name-mismatch';

/** Looks at these pages one after the other, and says what is wrong where. */
export async function violationsOn(person: Person, pages: readonly PageToSee[], phone: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const what of pages) {
    if (!phone && what.open !== undefined) continue;
    await see(person, what, phone);
    for (const line of await violations(person.page)) found.push(`${what.name}: ${line}`);
  }
  return found;
}

/** `within`: of this part of the page alone. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: all } = await (within === undefined ? axe : axe.include(within))
    .options({ resultTypes: ['violations'], rules: { [LABEL_IN_NAME]: { enabled: false } } })
    .analyze();
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} ${String(target)} ${failureSummary.replace(/\s+/g, ' ')}`),
    );
}
