/** Every lesson from the shelf to its last word: by "Show me" and confirming, as somebody who has never seen the game would. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { editionId, type Lesson, type LessonStep } from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { SQLITE_FILE } from '../server/store/data-folder.ts';
import { en } from '../web/text/en.ts';
import { violations } from './kit/axe.ts';
import { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
const lessonOf = (game: string) => findGame(game)!.lesson!();

/** In the page: which of these names nothing on the board goes by that can be seen. */
function unseen(names: readonly string[]): string[] {
  const seen = (element: Element): boolean => {
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  return names.filter(
    (name) => ![...document.querySelectorAll(`.board-area [data-at="${name}"], .board-area [data-region~="${name}"]`)].some(seen),
  );
}

/** The light falls on what the step speaks of: on a desk on all of it, on a phone on what matters most. */
async function seesWhatIsSpokenOf(page: Page, { look = [] }: LessonStep, phone: boolean): Promise<void> {
  await page.locator('.spotlight[data-on=true]').waitFor();
  await expect.poll(() => page.evaluate(unseen, phone ? look.slice(0, 1) : look)).toEqual([]);
}

/** Reads, plays and watches until the teacher has no more to say. */
async function attends({ page }: Person, { steps: said }: Lesson, phone: boolean): Promise<number> {
  let steps = 1;
  const end = page.locator('.coach').getByRole('button', { name: /Play a real game|Gioca una partita vera/ });
  const next = page.locator('[data-lesson-next]');
  const showMe = page.locator('[data-show-me]');
  const confirm = page.locator('[data-confirm]:visible').first();
  for (;;) {
    await end.or(next).or(showMe).first().waitFor();
    await seesWhatIsSpokenOf(page, said[steps - 1]!, phone);
    if (await end.isVisible()) return steps;
    const at = await page.locator('.coach-at').textContent();
    if (await next.isVisible()) await next.click();
    else {
      await showMe.click();
      await confirm.click();
    }
    await page.waitForFunction((before) => document.querySelector('.coach-at')?.textContent !== before, at);
    steps++;
  }
}

describe.each(shelf.map(({ meta }) => meta.id))('the lesson of %s', (game) => {
  it('is found on the home page and given to the end', async () => {
    const pupil = await stage.arrives({ language: 'en' });
    await pupil.goesTo('/');
    await pupil.page.locator(`a[href="/learn/${game}"]`).click();
    const { lesson } = await lessonOf(game);
    expect(await attends(pupil, lesson, false)).toBe(lesson.steps.length);
    expect(await violations(pupil.page)).toEqual([]);
    await pupil.page.locator('[data-go-on]').click();
    await pupil.page.waitForURL(/\/offline\//);
    await pupil.page.locator('.board-area').waitFor();
    expect(await pupil.page.locator('.coach, .spotlight').count()).toBe(0);
    expect(pupil.complaints).toEqual([]);
    await pupil.leaves();
  });

  it('can be followed on a phone, in Italian', async () => {
    const pupil = await stage.arrives({ language: 'it', phone: true });
    await pupil.goesTo(`/learn/${game}`);
    const { lesson } = await lessonOf(game);
    expect(await attends(pupil, lesson, true)).toBe(lesson.steps.length);
    expect(await violations(pupil.page)).toEqual([]);
    await pupil.page.locator('[data-play-now]').click();
    await pupil.page.waitForURL(/\/offline\//);
    // What the last words recommend is what is played.
    const played = await pupil.page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('cantiere.offline.') ? [JSON.parse(value)] : [])),
    );
    expect(played[0]?.start.options).toMatchObject({ ...lesson.advises?.options });
    await pupil.leaves();
  });
});

it('answers another move as a teacher would, with the way back in the answer', async () => {
  const pupil = await stage.arrives({ language: 'en' });
  const { page } = pupil;
  await pupil.goesTo('/learn/citadels');
  const [next, showMe] = [page.locator('[data-lesson-next]'), page.locator('[data-show-me]')];
  for (;;) {
    await next.or(showMe).first().waitFor();
    if (await showMe.isVisible()) break;
    const at = await page.locator('.coach-at').textContent();
    await next.click();
    await page.waitForFunction((before) => document.querySelector('.coach-at')?.textContent !== before, at);
  }
  // Of two choices one at least is not the lesson's.
  const astray = page.locator('.coach-astray');
  const choices = page.locator('.choice-list .can [data-choice]');
  for (const n of [0, 1]) {
    await choices.nth(n).click();
    await page.locator('.button.clear').first().waitFor();
    if ((await astray.count()) > 0) break;
    await page.locator('.button.clear').first().click();
  }
  await astray.waitFor();
  // The answer says what that move would have done, not only that it is another one.
  expect((await astray.textContent())?.length).toBeGreaterThan(en.learn.astray('').length);
  await showMe.click();
  await astray.waitFor({ state: 'detached' });
  await pupil.leaves();
});

describe('where the house plays with cards that its owner set right', () => {
  /** New tables are made with the components that this makes of the printed ones. */
  async function corrects(game: string, change: (text: string) => string): Promise<void> {
    const { meta, data } = findGame(game)!;
    const printed = JSON.stringify((await data!()).printed);
    const text = change(printed);
    expect(text).not.toBe(printed);
    const db = new DatabaseSync(join(stage.server.data, SQLITE_FILE), { timeout: 30_000 });
    db.prepare('INSERT INTO editions (game, edition, data, in_use, made_at) VALUES (?, ?, ?, 1, 1)').run(
      game,
      editionId(meta.rulesVersion, JSON.parse(text)),
      text,
    );
    db.close();
  }

  it('the lesson is taught with them, and tells what they say', async () => {
    await corrects('builders', (text) => text.replace('"startingCoins":10', '"startingCoins":11'));
    const pupil = await stage.arrives({ language: 'en' });
    const { page } = pupil;
    await pupil.goesTo('/learn/builders');
    await page.locator('.coach-edition', { hasText: en.editions.corrected(findGame('builders')!.meta.rulesVersion) }).waitFor();
    await page.locator('[data-lesson-next]').click();
    await page.locator('.coach-words', { hasText: 'Your purse holds 19 sesterces' }).waitFor();
    expect(await page.locator('.coach-edition').count()).toBe(0);
    expect(pupil.complaints).toEqual([]);
    await pupil.leaves();
  });

  it('one that they do not fit is taught with the printed ones, and the teacher says so', async () => {
    await corrects('citadels', (text) => text.replace('"takeGold":2', '"takeGold":3'));
    const pupil = await stage.arrives({ language: 'en' });
    const { page } = pupil;
    await pupil.goesTo('/learn/citadels');
    await page.locator('.coach-edition', { hasText: en.learn.printed }).waitFor();
    await page.locator('[data-lesson-next]').click();
    await page.locator('.coach-words', { hasText: 'You have 5 gold' }).waitFor();
    expect(pupil.complaints).toEqual([]);
    await pupil.leaves();
  });
});
