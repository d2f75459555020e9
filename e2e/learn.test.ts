/** Every lesson from the shelf to its last word: by "Show me" and confirming, as somebody who has never seen the game would. */
import { describe, expect, it } from 'vitest';
import { shelf } from '@cantiere/games';
import { violations } from './kit/axe.ts';
import { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

/** Reads, plays and watches until the teacher has no more to say. */
async function attends({ page }: Person): Promise<number> {
  let steps = 1;
  const end = page.locator('.coach').getByRole('button', { name: /Play a real game|Gioca una partita vera/ });
  const next = page.locator('[data-lesson-next]');
  const showMe = page.locator('[data-show-me]');
  const confirm = page.locator('[data-confirm]:visible').first();
  for (;;) {
    await end.or(next).or(showMe).first().waitFor();
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
    expect(await attends(pupil)).toBeGreaterThanOrEqual(8);
    expect(await violations(pupil.page)).toEqual([]);
    await pupil.leaves();
  });

  it('can be followed on a phone, in Italian', async () => {
    const pupil = await stage.arrives({ language: 'it', phone: true });
    await pupil.goesTo(`/learn/${game}`);
    expect(await attends(pupil)).toBeGreaterThanOrEqual(8);
    expect(await violations(pupil.page)).toEqual([]);
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
  await showMe.click();
  await astray.waitFor({ state: 'detached' });
  await pupil.leaves();
});
