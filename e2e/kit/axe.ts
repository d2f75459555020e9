/** axe: what it finds serious or critical on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Wants a button's whole visible text in its name, in order. */
const LABEL_IN_NAME = 'label-content-name-mismatch';

export async function violations(page: Page): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const found: string[] = [];
  for (const { id, impact, nodes } of all) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { target, failureSummary = '' } of nodes) {
      const where = String(target);
      if (id === LABEL_IN_NAME && (await isNamedPiece(page, where))) continue;
      found.push(`${id} ${where} ${failureSummary.replace(/\s+/g, ' ')}`);
    }
  }
  return found;
}

/**
 * A piece on the board whose drawn numbers are read out as a sentence ("+4" as "4 for you now") is fine, as long as every
 * word on it is in its name: whoever says the word to the computer hits the piece (WCAG 2.5.3).
 */
function isNamedPiece(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((where) => {
    const piece = document.querySelector<HTMLElement>(where);
    if (!piece?.closest('.board-area')) return false;
    const name = (piece.getAttribute('aria-label') ?? '').toLowerCase();
    const words = piece.innerText.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return words.every((word) => name.includes(word));
  }, selector);
}
