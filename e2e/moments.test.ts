/** The big moments, with movement as most people see it: each is there, a key or a touch ends it, and nobody who wants calm waits. */
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { playFast } from './kit/fast.ts';
import { PATIENCE, type Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
let ada: Person;
let table: string;

beforeAll(async () => {
  ada = await stage.arrives({ lively: true });
  await ada.becomes('Ada');
  const made = await ada.opens({ game: 'builders', seats: 2, bots: [{ seat: 1, level: 'greedy' }], start: true });
  table = made.id;
  await playFast(ada, table);
}, 2 * PATIENCE);

it('the end counts up, tells why, and leads to what decided it', async () => {
  const { page, texts } = ada;
  await ada.goesTo(`/t/${table}`);
  const headline = page.locator('.final-words h1');
  await page.getByRole('heading', { name: texts.story.counting }).waitFor();
  expect(await page.locator('.final-why').count()).toBe(0);
  await page.keyboard.press('x');
  await page.locator('.final-why').waitFor();
  expect(await headline.textContent()).not.toBe(texts.story.counting);
  expect((await page.locator('.final-why').textContent())?.trim()).not.toBe('');
  // Once is enough: whoever comes back has the end at once.
  await page.reload();
  await page.locator('.final-why').waitFor();
  expect(await page.locator('.sheet-head button').count()).toBe(0);

  const moments = page.locator('.moments li');
  await moments.first().waitFor();
  await moments.first().locator('.moment-watch').click();
  await page.waitForURL(/\/replay\/.*[?&]at=\d+/);
  await page.locator('.bld-board').waitFor();
  expect(ada.complaints).toEqual([]);
});

it('a building that is finished is a moment, and any key ends it', async () => {
  const { page } = ada;
  await ada.goesTo(`/t/${table}`);
  const watch = await page.locator('.moment-watch').first().getAttribute('href');
  const at = Number(/at=(\d+)/.exec(watch ?? '')?.[1]);
  await ada.goesTo(`/replay/${table}?at=${at - 1}`);
  await page.locator('.bld-board').waitFor();
  await page.waitForFunction((before) => location.search.includes(`at=${before}`), at - 1);
  await page.keyboard.press('ArrowRight');
  const scene = page.locator('.bld-finish');
  await scene.waitFor();
  await page.keyboard.press('x');
  await scene.waitFor({ state: 'detached', timeout: 1_500 });
  expect(ada.complaints).toEqual([]);
});

it('pictures that were there stay there at the first move', async () => {
  const { page } = ada;
  await page.addInitScript(() => {
    const counts = window as unknown as { faded: number };
    counts.faded = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      const [frames] = how;
      if (this.hasAttribute('data-flip') && Array.isArray(frames) && frames[0]?.opacity === 0) counts.faded++;
      return animate.apply(this, how);
    };
  });
  await ada.goesTo(`/replay/${table}?at=20`);
  await page.locator('.bld-board [data-flip]').first().waitFor();
  const all = await page.locator('.bld-board [data-flip]').count();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.search.includes('at=21'));
  const faded = await page.evaluate(() => (window as unknown as { faded: number }).faded);
  expect(all).toBeGreaterThan(10);
  expect(faded).toBeLessThan(all / 2);
});

it('is quiet where less motion is wanted', async () => {
  const calm = await stage.arrives();
  await calm.isAlso(ada);
  await calm.goesTo(`/t/${table}`);
  await calm.page.locator('.final-why').waitFor();
  const watch = await calm.page.locator('.moment-watch').first().getAttribute('href');
  const at = Number(/at=(\d+)/.exec(watch ?? '')?.[1]);
  await calm.goesTo(`/replay/${table}?at=${at - 1}`);
  await calm.page.locator('.bld-board').waitFor();
  await calm.page.keyboard.press('ArrowRight');
  await calm.page.waitForFunction((now) => location.search.includes(`at=${now}`), at);
  expect(await calm.page.locator('.bld-finish').count()).toBe(0);
  await calm.leaves();
});

it('a picture to share is drawn here and can be kept; names can be left out', async () => {
  const { page, texts } = ada;
  const { share } = texts.story;
  await ada.goesTo(`/t/${table}`);
  await page.getByRole('button', { name: share.open }).click();
  const picture = page.locator('.share-dialog canvas[data-state=here]');
  await picture.waitFor();
  expect(await picture.getAttribute('aria-label')).toContain('Ada');
  const [kept] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: share.download }).click()]);
  const png = await readFile(await kept.path());
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeGreaterThan(20_000);
  await page.getByRole('switch', { name: share.names }).click();
  await page.locator('.share-dialog canvas:not([aria-label*="Ada"])').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.share-dialog').waitFor({ state: 'detached' });
  expect(ada.complaints).toEqual([]);
});
