/** The board of The Hanging Gardens by its pieces: a lesson along its arrow, cards carried and turned, list and board together. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

/** In the page: what the arrow stands at and where, once the ring has followed the pointing; that it is gone. */
function arrowNow(): { at: string; x: number; y: number } | 'gone' | undefined {
  const pointed = document.querySelector('[data-pointed]');
  const ring = document.querySelector('.pointer-pointed')?.getBoundingClientRect();
  if (!pointed || !ring) return pointed || ring ? undefined : 'gone';
  const piece = pointed.getBoundingClientRect();
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const there = x > piece.left && x < piece.right && y > piece.top && y < piece.bottom;
  return there ? { at: pointed.getAttribute('data-at') ?? '', x, y } : undefined;
}

/** The garden may still be fitted to its window: a person waits until it stands. */
async function stillArrow(page: Page): Promise<Exclude<ReturnType<typeof arrowNow>, undefined>> {
  for (let last: unknown; ;) {
    const now = await (await page.waitForFunction(arrowNow)).jsonValue();
    if (now !== undefined && JSON.stringify(now) === last) return now;
    last = JSON.stringify(now);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

/** Does what the teacher says by touching what the arrow points at, and nothing else. */
async function followsTheArrow(page: Page, touch: boolean): Promise<string[]> {
  const touched: string[] = [];
  const end = page.locator('.coach').getByRole('button', { name: 'Play a real game' });
  const next = page.locator('[data-lesson-next]');
  const ready = page.locator('[data-confirm]:not([aria-disabled=true]):visible').first();
  const press = (x: number, y: number): Promise<void> => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  for (;;) {
    await end.or(next).or(page.locator('.pointer-pointed')).first().waitFor();
    if (await end.isVisible()) return touched;
    const at = await page.locator('.coach-at').textContent();
    if (await next.isVisible()) await next.click();
    else {
      for (;;) {
        const arrow = await stillArrow(page);
        if (arrow === 'gone') break;
        await press(arrow.x, arrow.y);
        touched.push(arrow.at);
        await page.waitForFunction(
          (before) => document.querySelector('[data-pointed]')?.getAttribute('data-at') !== before,
          arrow.at,
        );
      }
      await ready.click();
    }
    await page.waitForFunction((before) => document.querySelector('.coach-at')?.textContent !== before, at);
  }
}

describe.each([
  ['a mouse', false],
  ['a thumb', true],
] as const)('the lesson with %s', (_, phone) => {
  it('can be followed along its arrow alone', async () => {
    const pupil = await stage.arrives({ phone });
    await pupil.goesTo('/learn/gardens');
    const touched = await followsTheArrow(pupil.page, phone);
    expect(touched).toEqual(expect.arrayContaining(['card:1', 'turn:180', 'square:0:0', 'tile:1:1']));
    expect(pupil.complaints).toEqual([]);
    await pupil.leaves();
  });
});

describe('a table', () => {
  const atATable = async (): Promise<Person> => {
    const ada = await stage.arrives({ width: 1440, height: 900 });
    await ada.becomes('Ada');
    const { id } = await ada.opens({ game: 'gardens', seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
    await ada.goesTo(`/t/${id}`);
    await ada.page.locator('.choice-list:not(.busy)').waitFor();
    return ada;
  };

  it('has list and board light each other', async () => {
    const ada = await atATable();
    const { page } = ada;
    const card = (await page.locator('.gar-card[data-look=lit]').first().getAttribute('data-at')) ?? '';
    await page.locator(`[data-at="${card}"]`).hover();
    const row = page.locator('.choice[data-under-hand=true] > button').first();
    await row.waitFor();
    const about = (await row.getAttribute('data-folded')) ?? (await row.getAttribute('data-move')) ?? '';
    expect(about).toMatch(about.startsWith('card') ? new RegExp(`^${card}:`) : new RegExp(`"slot":${card.split(':')[1]}`));
    await row.hover();
    await page.locator('.pointer-ringed').first().waitFor();
    expect(await page.locator('[data-ringed]').first().getAttribute('data-at')).toBe(card);
    await page.locator('.table-header').hover();
    await page.locator('.pointer-ringed').first().waitFor({ state: 'detached' });
    expect(await page.locator('.choice[data-under-hand=true]').count()).toBe(0);
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });

  it('lets a card be carried into the garden, turned there, and says why it cannot lie somewhere', async () => {
    const ada = await atATable();
    const { page } = ada;
    const ghost = page.locator('.gar-ghost');
    const ready = page.locator('[data-confirm]:not([aria-disabled=true]):visible').first();
    const garden = await page.locator('.gar-table').boundingBox();
    const names = await page.locator('.gar-card[data-look=lit]').evaluateAll((cards) => cards.map((each) => each.dataset['at']));
    const [first, second] = names.map((name) => page.locator(`[data-at="${name}"]`));
    const card = await first?.boundingBox();
    if (!garden || !card || !first || !second) throw new Error('no garden');
    // Far from the garden a card has its buildings on the table.
    await page.mouse.move(card.x + 20, card.y + 20);
    await page.mouse.down();
    await page.mouse.move(card.x + 40, card.y - 20, { steps: 4 });
    await page.mouse.move(garden.x + 60, garden.y + 60, { steps: 6 });
    await page.mouse.up();
    await ghost.waitFor();
    await page.locator('.gar-refused').waitFor();
    expect(await ready.count()).toBe(0);
    expect(await first.getAttribute('data-look')).toBe('chosen');
    // A touch on a dot lays it there.
    await page.locator('.gar-dot').first().click();
    await page.locator('.gar-refused').waitFor({ state: 'detached' });
    await ready.waitFor();
    // A touch on the card turns it.
    const before = await ghost.getAttribute('aria-label');
    await ghost.click();
    await page.waitForFunction((label) => document.querySelector('.gar-ghost')?.getAttribute('aria-label') !== label, before);
    expect(await page.locator('.gar-turn[data-look=chosen]').getAttribute('data-at')).not.toBe('turn:0');
    await ready.waitFor();
    // The same card again puts it back, as the button beside the confirmation does.
    await first.click();
    await ghost.waitFor({ state: 'detached' });
    await first.click();
    await ghost.waitFor();
    await page.locator('.button.clear').click();
    await ghost.waitFor({ state: 'detached' });
    expect(await first.getAttribute('data-look')).toBe('lit');
    // Another one, by its touch alone, lies where it fits and is played.
    await second.click();
    await ready.click();
    await page.locator(`.gar-card[data-look=lit][data-at="${names[1]}"], .gar-ghost`).waitFor({ state: 'detached' });
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});
