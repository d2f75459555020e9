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
