/** A phone: 390 by 844, fingers only, with the animations that a phone shows. */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { shelf } from '@cantiere/games';
import { en } from '../web/text/en.ts';
import { quick } from './kit/citadels.ts';
import { playFast } from './kit/fast.ts';
import { PHONE } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { setStage } from './kit/stage.ts';
import { WireTap } from './kit/wire.ts';

const stage = setStage();

describe('a phone', () => {
  it('plays a round by touch, with everything in one screen', async () => {
    const thumb = await stage.arrives({ phone: true, lively: true });
    const { page } = thumb;
    const tap = new WireTap(page);
    const round = (): number =>
      tap.messages.reduce((latest, message) => {
        const view = 'update' in message && message.update ? (message.update.view as unknown as { round: number }) : undefined;
        return view?.round ?? latest;
      }, 0);

    await thumb.goesTo('/');
    await page.getByRole('button', { name: en.home.playGame('Citadels') }).tap();
    const player = new ListPlayer(page, quick, true);
    await player.myTurn();
    await expectOneScreen(page);
    expect(await smallTargets(page)).toEqual([]);

    while (round() < 2) await player.playOne();
    await player.myTurn();
    await expectOneScreen(page);
    expect(player.played.map(({ type }) => type)).toEqual(expect.arrayContaining(['DRAFT_PICK', 'END_TURN']));
    expect(thumb.complaints).toEqual([]);
    await thumb.leaves();
  });

  it('reaches log, chat and rules, and comes back to the board', async () => {
    const thumb = await stage.arrives({ phone: true });
    const { page } = thumb;
    await thumb.becomes('Ada');
    const table = await thumb.opens({ seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
    await thumb.goesTo(`/t/${table.id}`);
    await page.getByRole('button', { name: en.table.more }).tap();
    for (const tab of [en.table.chat, en.table.rules, en.table.log]) {
      await page.getByRole('tab', { name: tab }).tap();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
      await page.waitForFunction(() => (document.querySelector('#paper')?.textContent ?? '').length > 20);
    }
    await page.getByRole('button', { name: en.table.close }).first().tap();
    await page.locator('#paper').waitFor({ state: 'detached' });
    await expectOneScreen(page);
    expect(thumb.complaints).toEqual([]);
    await thumb.leaves();
  });

  it('reads every name and every part on the score sheet, with nothing to push along', async () => {
    const thumb = await stage.arrives({ phone: true });
    const { page } = thumb;
    await thumb.becomes('Massimiliano Bartolomei');
    const bots = [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, level: 'greedy' as const }));
    const { id } = await thumb.opens({ seats: 7, bots, start: true });
    await playFast(thumb, id);
    await thumb.goesTo(`/t/${id}`);
    await page.locator('.score-sheet .total').first().waitFor();
    expect(await cutIn(page, '.score-sheet tbody th, .score-sheet .who, .score-sheet .who > :last-child')).toEqual([]);
    const wider = await page.locator('.sheet-scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(await page.locator('.score-parts span:visible').count()).toBeGreaterThan(6);
    for (const name of await page.locator('.score-sheet .who').all()) {
      const { x } = await boxOf(name);
      expect(x).toBeGreaterThan(0);
    }
    await thumb.leaves();
  });

  it('keeps the fan of a draft clear of its words', async () => {
    const thumb = await stage.arrives({ phone: true });
    const other = await stage.arrives();
    await thumb.becomes('Massimiliano');
    await other.becomes('Bartolomeo');
    const { id } = await thumb.opens({ seats: 2 });
    await other.sitsAt(id);
    await thumb.post(`/api/tables/${id}/start`, {});
    // Whoever wears the crown chooses: the other one waits, on the phone.
    const { toAct } = await thumb.seesInfo(id);
    if (toAct.includes(0)) await thumb.isAlso(other);
    await thumb.goesTo(`/t/${id}`);
    const words = await boxOf(thumb.page.locator('.cit-waiting-text'));
    for (const card of await thumb.page.locator('.cit-waiting-fan svg').all()) {
      const { y, height } = await boxOf(card);
      expect(y + height).toBeLessThanOrEqual(words.y);
    }
    await thumb.leaves();
    await other.leaves();
  });

  it.each(['en', 'it'] as const)('shows the whole title of every game, in %s', async (language) => {
    const thumb = await stage.arrives({ phone: true, language });
    const { page } = thumb;
    await thumb.becomes('Massimiliano');
    for (const { meta } of shelf) {
      const { id } = await thumb.opens({ game: meta.id, seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
      await thumb.goesTo(`/t/${id}`);
      await page.locator('.table-facts dd').first().waitFor();
      for (const width of [PHONE.width, SMALLER]) {
        await page.setViewportSize({ ...PHONE, width });
        expect(await cutIn(page, '.table-header :is(h1, dt, dd)'), `${meta.id} at ${width}`).toEqual([]);
        expect(await smallTargets(page, '.table-header :is(a, button)'), `${meta.id} at ${width}`).toEqual([]);
      }
      await page.setViewportSize(PHONE);
    }
    await thumb.leaves();
  });
});

async function boxOf(what: Locator): Promise<{ x: number; y: number; height: number }> {
  await what.waitFor();
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** The width of a small phone. */
const SMALLER = 360;

/** What does not show its whole text. */
function cutIn(page: Page, what: string): Promise<string[]> {
  return page.locator(what).evaluateAll((all) =>
    all
      .filter((each) => {
        const tooHigh = each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== 'visible';
        return each.scrollWidth > each.clientWidth || tooHigh;
      })
      .map((each) => `${each.textContent} ${each.scrollWidth}/${each.clientWidth} ${each.scrollHeight}/${each.clientHeight}`),
  );
}

/** Nothing to scroll to beside or below the screen. */
async function expectOneScreen(page: Page): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(size).toEqual({ scrollWidth: PHONE.width, scrollHeight: PHONE.height });
}

/** What a thumb must hit, say in the thumb's bar and the list: at least 44 pixels high. */
function smallTargets(page: Page, what = '.phone-bar button, .choice-list .choice > button'): Promise<string[]> {
  return page
    .locator(what)
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => (button as HTMLElement).checkVisibility() && button.getBoundingClientRect().height < 44)
        .map((button) => `${button.className} ${button.textContent}`),
    );
}
