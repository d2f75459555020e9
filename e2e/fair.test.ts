/** Fair play: what the host chooses is seen by everybody; no hints among people unless allowed; a rated game shows what it changed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { violations } from './kit/axe.ts';
import { playFast } from './kit/fast.ts';
import { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();
let ada: Person;
let bruno: Person;

beforeAll(async () => {
  ada = await stage.arrives({ language: 'en' });
  bruno = await stage.arrives({ language: 'it', phone: true });
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
});

/** A game of two people, begun; everybody has it before them. */
async function begins(terms: { readonly help?: boolean }): Promise<string> {
  const { id } = await ada.opens({ game: 'builders', seats: 2, terms });
  await bruno.sitsAt(id);
  await Promise.all([ada, bruno].map((person) => person.goesTo(`/t/${id}`)));
  await Promise.all([ada, bruno].map(({ page }) => page.locator('.lobby').waitFor()));
  return id;
}

describe('a rated game of two people', () => {
  let table: string;

  it('is called rated in the lobby and at the table, and offers nobody a hint', async () => {
    table = await begins({});
    await ada.page.locator('.lobby-signs', { hasText: en.fair.rated }).waitFor();
    await bruno.page.locator('.lobby-signs', { hasText: italian.fair.rated }).waitFor();
    await bruno.page.getByText(italian.fair.noHelpWords).waitFor();
    await ada.page.getByRole('button', { name: en.lobby.start, exact: true }).click();
    await Promise.all([ada, bruno].map(({ page }) => page.locator('.table-header .fair-mark').waitFor()));
    const asked = (await ada.seesInfo(table)).toAct[0] === 0 ? ada : bruno;
    if (asked === bruno) await bruno.page.locator('.all-choices').tap();
    await asked.page.locator('.choice-list').waitFor();
    expect(await asked.page.locator('[data-hint-ask]').count()).toBe(0);
  });

  it('cannot be tried elsewhere while it runs', async () => {
    await ada.goesTo(`/replay/${table}`);
    const tryIt = ada.page.getByRole('button', { name: en.replay.on.open });
    await tryIt.click();
    await ada.page.getByText(en.fair.noPlayOn).waitFor();
    await ada.page.keyboard.press('Escape');
  });

  it('shows on the score sheet, in the history and on the leaderboard what it changed', async () => {
    await ada.goesTo(`/t/${table}`);
    await Promise.all([playFast(ada, table), playFast(bruno, table)]);
    const changes = ada.page.locator('.score-sheet .rating-change');
    await changes.nth(1).waitFor();
    expect(await violations(ada.page)).toEqual([]);
    const { me } = await ada.get<{ me: { person: string } }>('/api/session');
    await ada.goesTo(`/p/${me.person}`);
    await ada.page.locator('.history .change-sign').first().waitFor();
    await ada.goesTo('/leaderboards/builders');
    await ada.page.getByText(en.fair.toBeListed(2)).waitFor();
    expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
  });
});

it('where the host allows hints everybody sees it, and the game is unrated', async () => {
  const table = await begins({ help: true });
  await bruno.page.locator('.lobby-signs', { hasText: italian.fair.helpSign }).waitFor();
  await bruno.page.getByText(italian.fair.unratedWords('help')).waitFor();
  const rated = ada.page.locator('.lobby-facts dl > div', { hasText: en.lobby.fact.rated });
  expect(await rated.locator('dd').innerText()).toBe(en.fresh.off);
  await ada.post(`/api/tables/${table}/start`, {});
  await Promise.all([
    ada.page.locator('.table-header', { hasText: en.fair.helpSign }).waitFor(),
    bruno.page.locator('.table-header', { hasText: italian.fair.helpSign }).waitFor(),
  ]);
  expect(await ada.page.locator('.fair-mark').count()).toBe(0);
  const asked = (await ada.seesInfo(table)).toAct[0] === 0 ? ada : bruno;
  if (asked === bruno) await bruno.page.locator('.all-choices').tap();
  await asked.page.locator('[data-hint-ask]').waitFor();
});

it('the form says why a table cannot be rated, and that hints make it unrated', async () => {
  const { page } = ada;
  await ada.goesTo('/new/builders');
  const rated = page.getByRole('switch', { name: new RegExp(`^${en.fair.rated}`) });
  const help = page.getByRole('switch', { name: new RegExp(`^${en.fair.help}`) });
  await page.getByRole('radio', { name: en.fresh.preset.quick.name }).check();
  await page.getByText(en.fair.cannot.bots).waitFor();
  expect(await rated.getAttribute('aria-disabled')).toBe('true');
  for (const seat of await page.locator('.plan-seats select').all()) await seat.selectOption('friend');
  await page.getByText(en.fair.ratedHint).waitFor();
  expect(await rated.isChecked()).toBe(true);
  await help.focus();
  await page.keyboard.press('Space');
  await page.getByText(en.fair.cannot.help).waitFor();
  expect(await rated.isChecked()).toBe(false);
  expect(await violations(page)).toEqual([]);
});
