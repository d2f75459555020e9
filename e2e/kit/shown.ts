/**
 * How long positions wait before they are shown: the socket says when each arrives, the page which one is on the screen.
 * Time in which the board visibly tells a story (`data-reveal`: sealed bids turned over, the evening paper) does not count:
 * whoever waits then sees what for.
 */
import type { Page } from 'playwright-core';

export interface Waited {
  readonly version: number;
  /** Milliseconds between arriving and being seen, stories aside. */
  readonly ms: number;
}

interface Record {
  waiting: { version: number; ms: number }[];
  readonly seen: Waited[];
}

declare global {
  interface Window {
    cantiereWaits?: Record;
  }
}

/** To be called before the page is opened. */
export async function watchWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A frame that takes longer says something about the machine, nothing about the table. */
    const LONGEST_FRAME = 250;
    const record: Record = { waiting: [], seen: [] };
    window.cantiereWaits = record;
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { t: string; update?: { version: number } };
          if (message.t === 'update' && message.update) record.waiting.push({ version: message.update.version, ms: 0 });
        });
      }
    };
    let before = performance.now();
    const look = (now: number): void => {
      const passed = Math.min(LONGEST_FRAME, Math.max(0, now - before));
      before = now;
      const screen = document.querySelector<HTMLElement>('.table-screen');
      const shown = Number(screen?.dataset.version ?? -1);
      const story = screen?.querySelector<HTMLElement>('[data-reveal]')?.checkVisibility() === true;
      record.seen.push(...record.waiting.filter(({ version }) => version <= shown));
      record.waiting = record.waiting.filter(({ version }) => version > shown);
      if (!story) for (const one of record.waiting) one.ms += passed;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Everything that arrived so far, also what is not on the screen yet. */
export function waitsOn(page: Page): Promise<Waited[]> {
  return page.evaluate(() => [...(window.cantiereWaits?.seen ?? []), ...(window.cantiereWaits?.waiting ?? [])]);
}
