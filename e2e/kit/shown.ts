/**
 * How long positions wait before they are shown: the socket says when each arrives, the page which one is on the screen.
 * Time for which the prompt announces a story (sealed bids turned over, the evening paper) does not count: whoever waits then
 * sees what for, and how long it takes.
 */
import type { Page } from 'playwright-core';

export interface Waited {
  readonly version: number;
  /** Milliseconds between arriving and being seen, stories aside. */
  readonly ms: number;
}

/** What was told of the others on the way: the headlines, in the words they had, and the cards that were large. */
export interface ToldOnTheWay {
  readonly headlines: readonly string[];
  readonly cards: readonly string[];
  /** Seats whose panel was ringed. */
  readonly seats: readonly string[];
}

interface Record {
  waiting: { version: number; ms: number }[];
  readonly seen: Waited[];
  /** Versions that ask seat 0: from the question's arrival until its choices are on the screen. */
  asking: { version: number; ms: number }[];
  readonly answered: Waited[];
  readonly telling: { headlines: string[]; cards: string[]; seats: string[] };
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
    const LONGEST_FRAME = 50;
    const record: Record = {
      waiting: [],
      seen: [],
      asking: [],
      answered: [],
      telling: { headlines: [], cards: [], seats: [] },
    };
    const note = (list: string[], what: string | null | undefined): void => {
      if (what && !list.includes(what)) list.push(what);
    };
    window.cantiereWaits = record;
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { t: string; update?: { version: number; toAct: number[] } };
          if (message.t !== 'update' || !message.update) return;
          const { version, toAct } = message.update;
          record.waiting.push({ version, ms: 0 });
          // A question that is there all along is one question.
          if (!toAct.includes(0)) record.asking = [];
          else if (record.asking.length === 0) record.asking.push({ version, ms: 0 });
        });
      }
    };
    let before = performance.now();
    const look = (now: number): void => {
      const passed = Math.min(LONGEST_FRAME, Math.max(0, now - before));
      before = now;
      const screen = document.querySelector<HTMLElement>('.table-screen');
      const shown = Number(screen?.dataset.version ?? -1);
      // The prompt says that a story is being told, and how long it takes.
      const announced = screen?.querySelector('.prompt-bar [data-moment]') != null;
      record.seen.push(...record.waiting.filter(({ version }) => version <= shown));
      record.waiting = record.waiting.filter(({ version }) => version > shown);
      const told = screen?.querySelector('.prompt-bar')?.classList;
      if (told?.contains('asked')) {
        record.answered.push(...record.asking.filter(({ version }) => version <= shown));
        record.asking = record.asking.filter(({ version }) => version > shown);
      }
      if (!announced) for (const one of [...record.waiting, ...record.asking]) one.ms += passed;
      if (told?.contains('telling')) note(record.telling.headlines, screen?.querySelector('.prompt-bar h2')?.textContent);
      for (const card of screen?.querySelectorAll('[data-staged]') ?? [])
        note(record.telling.cards, card.getAttribute('data-staged'));
      for (const panel of screen?.querySelectorAll('[data-telling]') ?? [])
        note(record.telling.seats, panel.getAttribute('data-seat'));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Everything that arrived so far, also what is not on the screen yet. */
export function waitsOn(page: Page): Promise<Waited[]> {
  return page.evaluate(() => [...(window.cantiereWaits?.seen ?? []), ...(window.cantiereWaits?.waiting ?? [])]);
}

/** From each question to its choices, also what is not there yet. */
export function answersOn(page: Page): Promise<Waited[]> {
  return page.evaluate(() => [...(window.cantiereWaits?.answered ?? []), ...(window.cantiereWaits?.asking ?? [])]);
}

export function toldOn(page: Page): Promise<ToldOnTheWay> {
  return page.evaluate(() => window.cantiereWaits!.telling);
}
