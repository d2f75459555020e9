/**
 * The way of a newcomer: lesson, game, mistakes, five puzzles, without leaving the keyboard (1440 by 900) or the lower half of a phone
 * (390 by 844). The game is joined shortly before its end, with a past that there is something to learn from. What an exercise has to be
 * touched lies below the middle in every game, on a small phone too; pieces on the board are where they are.
 */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { quickChance } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { bot } from '../games/citadels/bot/index.ts';
import { game } from '../games/citadels/rules/index.ts';
import type { State } from '../games/citadels/rules/state.ts';
import { answered, puzzleOn } from './kit/exercise.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, PHONE, type Person } from './kit/people.ts';
import { findPosition, setUp } from './kit/prepared.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
const PUZZLES = 5;

/** A game for two near its end, seat 0 to move; every fourth of its decisions was the last that could be made. */
function nearTheEnd() {
  const chance = quickChance(3);
  let turn = 0;
  return findPosition<State>(game, {
    seats: 2,
    options: { citySize: 7 },
    play(state, seat) {
      const careless = seat === 0 && turn++ % 4 === 3 && game.moves(state, seat).at(-1);
      return careless || bot.greedy(game.view(state, seat), seat, chance);
    },
    wanted: (state) => game.toAct(state)[0] === 0 && state.players.some(({ city }) => city.length >= 6),
  });
}

/** Tab until this has the focus; not for ever. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  await page.locator(wanted).first().waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${wanted}.`);
}

/** What stands at the end of the lesson, or of a step of it. */
const LESSON_END = '[data-play-now]';

describe('lesson, game, mistakes, five puzzles', () => {
  it('by keyboard alone', async () => {
    const pupil = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = pupil;
    await pupil.becomes('Ada');
    const press = async (wanted: string): Promise<void> => {
      await tabTo(page, wanted);
      await page.keyboard.press('Enter');
    };
    await walks(pupil, { press });
    expect(pupil.complaints).toEqual([]);
    await pupil.leaves();
  });

  it('by thumb, all of it in the lower half of a phone', async () => {
    const pupil = await stage.arrives({ language: 'en', phone: true });
    const { page } = pupil;
    await pupil.becomes('Bea');
    const press = async (wanted: string): Promise<void> => {
      const target = page.locator(wanted).first();
      await target.waitFor();
      await reached(page, target);
      await target.tap();
    };
    await walks(pupil, { press, phone: true });
    expect(pupil.complaints).toEqual([]);
    await pupil.leaves();
  });
});

describe.each([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])('in the hand, $width by $height', (window) => {
  it.each(shelf.map(({ meta }) => meta.id))(
    'a puzzle of %s lies below the middle: question, all choices, answers, the rules',
    async (game) => {
      const pupil = await stage.arrives({ language: 'it', phone: true });
      const { page } = pupil;
      await page.setViewportSize(window);
      await pupil.goesTo(`/puzzles/${game}`);
      await page.locator('.puzzle-screen [data-show-me]').waitFor();
      await belowTheMiddle(page, '.mistake-panel');
      await page.locator('.all-choices').tap();
      await page.locator('.sheet .choice-list').waitFor();
      await belowTheMiddle(page, '.sheet');
      // The first row, too, without reaching up for it.
      const first = page.locator('.sheet .choice-list button:visible').first();
      await first.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(40);
      await page.locator('.sheet-close').tap();
      await page.locator('.phone-bar .ask-button').tap();
      await page.locator('.mistake-main > .ask-panel').waitFor();
      await belowTheMiddle(page, '.mistake-main > .ask-panel');
      await page.locator('.phone-bar .ask-button').tap();
      await page.locator('.mistake-acts [data-show-me]').tap();
      await page.locator('.mistake-shown').waitFor();
      await belowTheMiddle(page, '.mistake-panel');
      expect(pupil.complaints).toEqual([]);
      await pupil.leaves();
    },
  );
});

/** All that can be touched there, and the part as a whole. */
async function belowTheMiddle(page: Page, part: string): Promise<void> {
  const tops = await page.locator(part).evaluate((element) => {
    const touched = [...element.querySelectorAll('button, a, summary, [role=button]')].map((each) =>
      each.getBoundingClientRect(),
    );
    const shown = touched.filter(({ width, height }) => width > 1 && height > 1);
    return [element.getBoundingClientRect().top, ...(element.scrollTop === 0 ? shown.map(({ top }) => top) : [])];
  });
  const middle = page.viewportSize()!.height / 2;
  expect(Math.round(Math.min(...tops)), part).toBeGreaterThanOrEqual(Math.floor(middle));
}

/** What is pressed lies below the middle, or is scrolled there. */
async function reached(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const box = (await target.boundingBox())!;
  const name = (await target.innerText()).slice(0, 40);
  expect(box.y + box.height / 2, `${name} lies at ${Math.round(box.y)}`).toBeGreaterThan(PHONE.height / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

interface Hands {
  press(wanted: string): Promise<void>;
  readonly phone?: true;
}

async function walks(pupil: Person, { press, phone }: Hands): Promise<void> {
  const { page } = pupil;
  // The lesson: what the teacher shows is confirmed, until there is a real game to play.
  await pupil.goesTo('/learn/citadels');
  const [next, showMe] = ['[data-lesson-next]', '.coach [data-show-me]'];
  for (;;) {
    await page.locator(`${LESSON_END}, ${next}, ${showMe}`).first().waitFor();
    if (await page.locator(LESSON_END).isVisible()) break;
    const at = await page.locator('.coach-at').textContent();
    if (await page.locator(next).isVisible()) await press(next);
    else {
      await press(showMe);
      await page.locator('[data-confirm]:not([aria-disabled=true])').first().waitFor();
      if (phone) await press('.phone-bar [data-confirm]');
      else await page.keyboard.press('Enter');
    }
    await page.waitForFunction((before) => document.querySelector('.coach-at')?.textContent !== before, at);
  }
  await press(LESSON_END);
  await page.waitForURL(/\/offline\//);
  await page.locator(phone ? '.phone-bar.asked' : '.choice-list:not(.busy)').waitFor();

  // A game: one that has come far, at the house.
  const past = nearTheEnd();
  const table = await setUp(stage.server, past, new Map([[past.asked, pupil]]));
  await pupil.goesTo(`/t/${table}`);
  await page.locator(phone ? '.phone-bar.asked' : '.choice-list:not(.busy)').waitFor();
  if (phone) {
    await press('.all-choices');
    // The rows nearest to the thumb.
    await press(':is(.sheet .choice.can [data-choice], .sheet .folded:not(.shut) button) >> nth=-1');
  } else await page.keyboard.press('1');
  await page.locator('.choice.chosen, .choice-back').first().waitFor();
  await playFast(pupil, table);
  await pupil.goesTo(`/t/${table}`);
  await page.locator('.score-sheet .total').first().waitFor();

  // Its mistakes: the first is looked for, shown, and so on to the closing page.
  await press('[data-to-mistakes]');
  for (let n = 0; n < 12; n++) {
    await page.locator('.mistakes-screen:is([data-at=end], [data-at=exercise])').waitFor({ timeout: 3 * PATIENCE });
    if ((await page.locator('.mistakes-screen[data-at=end]').count()) > 0) break;
    await page.locator('.mistake-acts [data-show-me], .mistake-acts [data-next]').first().waitFor();
    if (await page.locator('.mistake-acts [data-show-me]').isVisible()) await press('.mistake-acts [data-show-me]');
    await press('.mistake-acts [data-next]');
  }
  await page.locator('.mistakes-screen[data-at=end]').waitFor({ timeout: 3 * PATIENCE });
  await press('[data-to-puzzles]');

  // Five puzzles: each is answered, shown where that was wrong, and the next one comes.
  for (let n = 0; n < PUZZLES; n++) {
    await page.locator('.puzzle-screen [data-show-me]').waitFor();
    const id = await puzzleOn(page);
    if (n === 0 && !phone) {
      await page.keyboard.press('1');
      await page.locator('.choice.chosen, .choice-back').first().waitFor();
      if (await page.locator('.choice-back').isVisible()) await page.keyboard.press('1');
      await page.locator('.mistake-confirm [data-confirm]:not([aria-disabled=true])').waitFor();
      await page.keyboard.press('Enter');
      expect(await answered(page)).toMatch(/right|close|worse/);
    }
    if (await page.locator('.mistake-acts [data-show-me]').isVisible()) await press('.mistake-acts [data-show-me]');
    await page.locator('.mistake-shown, .mistake-answers').first().waitFor();
    await press('.mistake-acts [data-next]');
    await page.locator(`.puzzle-screen[data-puzzle]:not([data-puzzle="${id}"])`).waitFor();
  }
  expect(await page.locator('.puzzle-status').textContent()).toMatch(/\d{3,4}/);
}
