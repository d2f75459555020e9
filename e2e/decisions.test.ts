/** Decisions and luck: on the day's page measured by the master, and over time on one's own profile, where nobody else sees it. */
import { expect, it } from 'vitest';
import type { DailyToday, MyScores, TableInfo } from '@cantiere/server/protocol';
import { decisionsWords } from '../web/profile/decisionsWords.ts';
import { en } from '../web/text/en.ts';
import { violations } from './kit/axe.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

// The game whose ghosts are quickest.
const stage = setStage({ flags: () => ['--games', 'citadels'], ghostsAfterMs: 1 });
const over = decisionsWords.en;

it('a result is what the master makes of the deal, luck and decisions; it goes to one’s own profile alone', async () => {
  const ada = await stage.arrives({ width: 1440, height: 900 });
  const { page } = ada;
  await ada.becomes('Ada');
  const {
    me: { person },
  } = await ada.get<{ readonly me: { readonly person: string } }>('/api/session');
  await ada.goesTo(`/p/${person}`);
  await page.getByText(over.none).waitFor();

  const { today } = await ada.get<DailyToday>('/api/daily');
  const { table } = await ada.post<{ readonly table: TableInfo }>(`/api/deals/${today?.id}/try`, {});
  await playFast(ada, table.id);
  await ada.goesTo('/daily');
  const panel = page.locator('.daily-made');
  await panel.locator('.made-of').waitFor({ timeout: 4 * PATIENCE });
  const [par = 0, luck = 0, decisions = 0, points = 0] = (await panel.locator('.made-of b').allTextContents()).map((text) =>
    Number.parseInt(text.replace('−', '-'), 10),
  );
  expect(par + luck + decisions).toBe(points);
  await page
    .locator('.daily-head .daily-split')
    .getByText(/decisions|decided/)
    .waitFor();
  // Alone among people, ranked among the ghosts, any of which can be set beside one's own game.
  await page.getByRole('heading', { level: 1, name: /of \d with the ghosts$/ }).waitFor();
  await page.locator('.daily-head').getByText(en.daily.alone).waitFor();
  await page.locator('.daily-ranking .ghost .compare').first().click();
  await page.getByRole('heading', { name: /^Where you and / }).waitFor();
  expect(await violations(page)).toEqual([]);

  const { scores } = await ada.get<MyScores>('/api/people/me/scores');
  expect(scores).toHaveLength(1);
  expect(scores[0]).toMatchObject({ table: table.id, deal: today?.id, daily: true, points });
  expect(Math.round(scores[0]?.decisions ?? NaN)).toBeGreaterThanOrEqual(decisions - 2);
  expect(Math.round(scores[0]?.decisions ?? NaN)).toBeLessThanOrEqual(decisions + 2);
  await ada.goesTo(`/p/${person}`);
  await page.getByText(over.private).waitFor();
  await page.locator('.decisions-plot svg[role=img]').waitFor();
  await page.locator('.decisions-table summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.decisions-table tbody tr').waitFor();
  expect(await violations(page)).toEqual([]);

  const bea = await stage.arrives({ phone: true });
  await bea.becomes('Bea');
  await bea.goesTo(`/p/${person}`);
  await bea.page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  expect(await bea.page.locator('.decisions').count()).toBe(0);
  expect((await bea.get<MyScores>('/api/people/me/scores')).scores).toEqual([]);
  expect([...ada.complaints, ...bea.complaints]).toEqual([]);
  await Promise.all([ada, bea].map((each) => each.leaves()));
});
