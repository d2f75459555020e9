/** The chat of a table, as people use it. */
import type { Locator, Page } from 'playwright-core';
import type { Person } from './people.ts';

export async function opensChat({ page }: Person): Promise<void> {
  if (!(await page.locator('#tab-chat').isVisible())) await page.locator('.table-header .head-button').last().click();
  await page.locator('#tab-chat').click();
}

export async function says({ page }: Person, words: string): Promise<void> {
  await page.locator('.chat form input').fill(words);
  await page.locator('.chat form button').click();
}

export const line = (page: Page, words: string): Locator => page.locator('.chat-lines p', { hasText: words });
