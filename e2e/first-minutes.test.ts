/** The first minutes of a visit, and of the next one: what the shelf says, what is in sight in each window, what is remembered. */
import { expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { LEVELS, levelCalled } from '@cantiere/bots';
import { shelf } from '@cantiere/games';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { ListPlayer } from './kit/player.ts';
import { setStage } from './kit/stage.ts';
import type { Window } from './kit/windows.ts';
import { weigh } from './kit/wire.ts';

const stage = setStage();

const DESK: Window = { width: 1440, height: 900 };
const LYING: Window = { width: 844, height: 390 };

/** Whether the whole of it can be seen, and hit, without scrolling. */
const inSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const tabs = document.querySelector('.tabs')?.getBoundingClientRect();
    const floor = tabs && tabs.height > 0 ? tabs.top : innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && left >= 0 && right <= innerWidth && bottom <= floor && element.contains(hit);
  });

it('every box says in a line what its game is, and every level how hard it is', async () => {
  for (const [language, t, window] of [
    ['it', italian, DESK],
    ['en', en, { width: 390, height: 844 }],
  ] as const) {
    const guest = await stage.arrives({ language, ...window });
    await guest.goesTo('/');
    for (const { meta } of shelf) {
      const line = guest.page.locator(`.shelf-box[data-game=${meta.id}] .tagline`);
      expect(await line.textContent()).toBe(meta.tagline[language]);
      expect(await line.isVisible()).toBe(true);
    }
    const levels = await guest.page.getByLabel(t.home.level).locator('option').allTextContents();
    expect(levels).toEqual(LEVELS.map((level) => levelCalled(level, language)));
    expect(levels.filter((level) => level.endsWith(language === 'it' ? ' · normale' : ' · normal'))).toHaveLength(1);
    await guest.leaves();
  }
});

it.each([LYING, { width: 932, height: 430 }, { width: 720, height: 450 }])(
  'a low window shows a whole box, with its way to begin, without scrolling: $width×$height',
  async (window) => {
    const guest = await stage.arrives({ language: 'it', ...window });
    await guest.goesTo('/');
    const box = guest.page.locator('.shelf-box').first();
    await box.waitFor();
    expect(await inSight(box.locator('.game-box'))).toBe(true);
    expect(await inSight(box.getByRole('button').first())).toBe(true);
    expect(await inSight(guest.page.getByRole('button', { name: italian.home.playNow, exact: true }))).toBe(true);
    await guest.leaves();
  },
);

it.each([DESK, { width: 1280, height: 800 }, { width: 390, height: 844 }])(
  'my running tables are in sight, also those that wait for somebody else: $width×$height',
  async (window) => {
    const ada = await stage.arrives(window);
    await ada.becomes('Ada');
    const bea = await stage.arrives();
    await bea.becomes('Bea');
    const options = { firstCrown: 'seat', firstCrownSeat: 1 } as const;
    const { id } = await ada.opens({ seats: 2, options, name: 'Hers first' });
    await bea.sitsAt(id);
    await ada.post(`/api/tables/${id}/start`, {});
    await ada.goesTo('/');
    const card = ada.page.locator('.table-card', { hasText: 'Hers first' });
    await card.waitFor();
    expect(await inSight(card.getByRole('link', { name: en.home.look }))).toBe(true);
    expect(await ada.page.locator('.for-you').getByRole('heading', { level: 2 }).textContent()).toBe(en.find.underWay);
    await ada.leaves();
    await bea.leaves();
  },
);

it('the last game is offered again as it was played: the game, its opponents, its variants', async () => {
  const ada = await stage.arrives(DESK);
  const { page } = ada;
  await ada.goesTo('/new/gardens');
  await page.getByRole('radio', { name: new RegExp(en.fresh.preset.quick.name) }).check();
  await page.getByRole('button', { name: en.fresh.fewer }).click();
  await page.getByLabel(en.fresh.seat(2), { exact: true }).selectOption('hard');
  await page.getByLabel(en.fresh.seat(3), { exact: true }).selectOption('easy');
  await page.getByRole('button', { name: new RegExp(en.fresh.options) }).click();
  const option = page
    .locator('.fold-inside select, .fold-inside input[type=checkbox], .fold-inside input[type=radio]:not(:checked)')
    .first();
  if ((await option.evaluate(({ tagName }) => tagName)) === 'SELECT') await option.selectOption({ index: 1 });
  else await option.click({ force: true });
  await page.locator('.start-bar .go').click();
  await page.locator('.table-screen').waitFor();
  const played = await ada.seesInfo(new URL(page.url()).pathname.split('/').at(-1) ?? '');

  await ada.goesTo('/');
  const bar = page.locator('.play-bar');
  expect(await bar.getByLabel(en.home.game).inputValue()).toBe('gardens');
  expect(await bar.getByLabel(en.home.opponents).inputValue()).toBe('2');
  expect(await bar.getByLabel(en.home.level).locator(':checked').textContent()).toBe(en.home.mixed);
  await page.getByText(en.home.asBefore(1)).waitFor();
  await page.getByRole('button', { name: en.home.playNow, exact: true }).click();
  await page.locator('.table-screen').waitFor();
  const again = await ada.seesInfo(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(again.id).not.toBe(played.id);
  expect(again.options).toEqual(played.options);
  expect(again.seats.map((seat) => (seat.kind === 'bot' ? seat.level : ''))).toEqual(['', 'hard', 'easy']);

  // Without them it is the game as it comes.
  await ada.goesTo('/');
  await page.getByRole('button', { name: en.home.plain }).click();
  expect(await page.getByText(en.home.asBefore(1)).count()).toBe(0);
  await ada.leaves();
});

it.each([
  DESK,
  { width: 960, height: 600 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  LYING,
])('a new table begins with a button that is always in sight: $width×$height', async (window) => {
  const guest = await stage.arrives({ language: 'it', ...window });
  await guest.goesTo('/new/builders');
  const start = guest.page.locator('.start-bar .go');
  await start.waitFor();
  expect(await inSight(start)).toBe(true);
  await guest.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await inSight(start)).toBe(true);
  await guest.leaves();
});

it('the first move after a page has come fades nothing in that was there before', async () => {
  const ada = await stage.arrives({ ...DESK, lively: true });
  await ada.becomes('Ada');
  const { page } = ada;
  const bots = [{ seat: 1, level: 'greedy' }] as const;
  const { id } = await ada.opens({ game: 'builders', seats: 2, bots, start: true });
  await ada.goesTo(`/t/${id}`);
  const player = new ListPlayer(page, (rows) => rows.find(({ blocked, name }) => !blocked && !/END_TURN/.test(name)));
  await player.myTurn();
  await page.evaluate(() => {
    const here = new Set([...document.querySelectorAll('[data-flip]')].map((piece) => piece.getAttribute('data-flip')));
    const faded: string[] = [];
    Object.assign(globalThis, { faded, here });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const key = this.getAttribute('data-flip') ?? '';
      if (here.has(key) && Array.isArray(frames) && frames[0]?.opacity === 0) faded.push(key);
      return animate.call(this, frames, timing);
    };
  });
  await player.playOne();
  await player.myTurn();
  const { faded, here } = await page.evaluate(() => {
    const { faded: keys, here: all } = globalThis as unknown as { faded: string[]; here: Set<string> };
    return { faded: keys, here: all.size };
  });
  expect(here).toBeGreaterThan(5);
  expect(faded).toEqual([]);
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

/** A slow mobile line, as the usual tools emulate it: 1.6 Mbit/s, and so long for a question and its answer. */
const LINE = { bytesPerSecond: 200_000, latency: 150 };
/** Questions that must be asked one after the other before the page can be used: the page, its scripts, what they ask. */
const IN_A_ROW = 4;

/** Comes to the home page for the first time and says when it could be used, in ms, and what came over the wire for it. */
async function firstVisit(slow: boolean): Promise<{ readonly usable: number; readonly bytes: number }> {
  const guest = await stage.arrives({ language: 'en', ...DESK });
  const { page, context } = guest;
  const weight = await weigh(page);
  if (slow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latency,
      downloadThroughput: LINE.bytesPerSecond,
      uploadThroughput: LINE.bytesPerSecond,
    });
  }
  await page.addInitScript((playNow) => {
    const look = (): void => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === playNow);
      const box = button?.getBoundingClientRect();
      const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit && button?.contains(hit)) document.documentElement.dataset.usable = String(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, en.home.playNow);
  await guest.goesTo('/');
  const root = page.locator('html[data-usable]');
  await root.waitFor();
  const { everything: bytes } = weight();
  const usable = Number(await root.getAttribute('data-usable'));
  await guest.leaves();
  return { usable, bytes };
}

it('the home page can be used as soon as its bytes have come over a slow line', async () => {
  // What this machine needs for it without any line is measured in the same run: nothing here depends on how fast it is.
  await firstVisit(false);
  const quick = await firstVisit(false);
  const slow = await firstVisit(true);
  const onTheWire = (slow.bytes / LINE.bytesPerSecond) * 1_000 + IN_A_ROW * LINE.latency;
  console.log(
    `home usable after ${Math.round(slow.usable)} ms at 1.6 Mbit/s (${(slow.bytes / 1000).toFixed(0)} kB, ` +
      `${Math.round(onTheWire)} ms on the wire; ${Math.round(quick.usable)} ms without a line)`,
  );
  expect(slow.usable).toBeLessThan(1.3 * onTheWire + 3 * quick.usable);
});
