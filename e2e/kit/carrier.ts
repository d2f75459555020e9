/** A hand that carries pieces over a board: with the mouse, or with a real finger that the browser might also scroll by. */
import type { CDPSession, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** So many pictures on the way: a hand does not jump. */
const STEPS = 8;

export class Carrier {
  readonly #page: Page;
  readonly #touch: boolean;
  #finger: CDPSession | undefined;
  #at: Point = { x: 0, y: 0 };

  constructor(page: Page, touch: boolean) {
    this.#page = page;
    this.#touch = touch;
  }

  async presses(at: Point): Promise<void> {
    this.#at = at;
    if (this.#touch) {
      this.#finger ??= await this.#page.context().newCDPSession(this.#page);
      await this.#finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    } else {
      await this.#page.mouse.move(at.x, at.y);
      await this.#page.mouse.down();
    }
  }

  async goesTo({ x, y }: Point): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const at = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part };
      if (this.#finger) await this.#finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      else await this.#page.mouse.move(at.x, at.y);
      await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    }
    this.#at = { x, y };
  }

  async letsGo(): Promise<void> {
    if (this.#finger) await this.#finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    else await this.#page.mouse.up();
  }
}

/** Where a hand hits what a selector names, once it stands still; tabs of the board are opened until it is there. */
export async function pointOn(page: Page, selector: string): Promise<Point> {
  const tabs = page.locator('.board-area [role=tab]');
  for (let tab = 0; tab < (await tabs.count()) && !(await page.locator(selector).first().isVisible()); tab++) {
    await tabs.nth(tab).click();
  }
  await page.locator(selector).first().waitFor();
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  for (let last = ''; ;) {
    const point = await page.evaluate(hitOn, selector);
    if (point && JSON.stringify(point) === last) return point;
    last = JSON.stringify(point);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

/** Runs in the page: a point at which the element lies uppermost, or at least under what does not take part. */
function hitOn(selector: string): Point | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7]) {
      for (const along of [0.5, 0.3, 0.7]) {
        const [x, y] = [left + width * along, top + height * down];
        const [hit] = document.elementsFromPoint(x, y).filter((each) => !each.closest('[data-dragged]'));
        if (hit && (element.contains(hit) || hit.contains(element))) return { x, y };
      }
    }
  }
  return undefined;
}
