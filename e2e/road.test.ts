/** The other road through a finished game: another move on the real board, played on, compared, sent, and played by oneself. */
import { beforeAll, expect, it } from 'vitest';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { en as roadInEnglish } from '../web/road/words.en.ts';
import { it as roadInItalian } from '../web/road/words.it.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, type Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
let ada: Person;
let table: string;
let address: string;
let ended: string;

beforeAll(async () => {
  ada = await stage.arrives({ language: 'en' });
  await ada.becomes('Ada');
  const wish = { seats: 2, options: { citySize: 7 }, bots: [{ seat: 1, level: 'greedy' }], start: true } as const;
  ({ id: table } = await ada.opens(wish));
  await playFast(ada, table);
});

const score = async ({ page }: Person, pane: 'mine' | 'other'): Promise<readonly number[]> =>
  ((await page.locator(`.road-pane.${pane} .pane-score`).textContent()) ?? '').split('–').map(Number);

it('another move is taken on the board; what changes adds up', async () => {
  const { page } = ada;
  const words = roadInEnglish;
  const { moves } = await ada.get<{ readonly moves: readonly unknown[] }>(`/api/tables/${table}/record`);
  await ada.goesTo(`/replay/${table}?at=${Math.floor(moves.length * 0.8)}&as=seat1`);
  await page.getByRole('link', { name: en.replay.road.open }).click();
  await page.getByRole('heading', { name: words.choosing }).waitFor();
  // One after the other: the first is the move of the game, perhaps.
  const choices = page.locator('.road-list .choice:not(.folded) button[data-key]');
  for (let n = 0; (await page.locator('.road-screen[data-choosing=true]').count()) > 0; n++) {
    await choices.nth(n).click();
    await page.locator('.road-confirm [data-confirm]').click();
  }
  await page.locator('.rope-end.other').waitFor({ timeout: 3 * PATIENCE });
  const [[mine = 0], [other = 0]] = [await score(ada, 'mine'), await score(ada, 'other')];
  await page.locator('.road-side > h2', { hasText: words.changes }).waitFor();
  const lines = await page.locator('.changes > div:not(.changes-total) dd').allTextContents();
  const sum = lines.reduce((total, line) => total + Number(line.replace('−', '-')), 0);
  expect(sum).toBe(other - mine);
  ended = (await page.locator('.road-title p').textContent()) ?? '';
  expect(ended).toMatch(/^(You would have|It would have)/);
  // The rope by keyboard: both boards go along, and a shorter road stays at its end.
  const rope = page.getByRole('slider', { name: words.rope });
  await rope.focus();
  await page.keyboard.press('Home');
  expect(await rope.getAttribute('aria-valuenow')).toBe('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await rope.getAttribute('aria-valuetext')).toContain(words.mine);
  await page.keyboard.press('End');
  address = (await page.locator('.send-fork').getAttribute('data-address')) ?? '';
  expect(ada.complaints).toEqual([]);
});

it('its link shows the same road to somebody else, on a phone', async () => {
  const phone = await stage.arrives({ language: 'it', phone: true });
  const { page } = phone;
  const words = roadInItalian;
  await phone.goesTo(address);
  await page.locator('.rope-end.other').waitFor({ timeout: 3 * PATIENCE });
  expect(await score(phone, 'other')).toEqual(await score(ada, 'other'));
  await expect.poll(() => page.locator('.road-pane:visible').count()).toBe(1);
  await page.getByRole('radio', { name: words.switchChanges }).tap();
  await page.getByRole('heading', { name: words.changes }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const small = await page
    .locator('.road-screen button:visible, .road-screen select:visible')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 36),
    );
  expect(small).toEqual([]);
  await page.getByRole('link', { name: words.back }).tap();
  await page.getByRole('button', { name: italian.replay.play }).waitFor();
  expect(phone.complaints).toEqual([]);
  await phone.leaves();
});

it('one goes on from the fork oneself, at a practice table with the same deck', async () => {
  const { page } = ada;
  await page.getByRole('button', { name: roadInEnglish.playYourself }).click();
  await page.locator('.table-screen:not(.road-screen) .training-mark').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/offline\//);
  const saved = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('cantiere.offline.'))
      .map(
        (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as { start: { seed: string }; steady?: true; training?: true },
      ),
  );
  const { seed } = await ada.get<{ readonly seed: string }>(`/api/tables/${table}/record`);
  expect(saved).toEqual([expect.objectContaining({ steady: true, training: true, start: expect.objectContaining({ seed }) })]);
  expect(ada.complaints).toEqual([]);
});
