/** The operator's desk: a report from the chat to the warning that is read, what else is done there, and nothing for anybody else. */
import { beforeAll, expect, it } from 'vitest';
import type { DeskReports, Me, TableInfo } from '@cantiere/server/protocol';
import { makeOperator } from '../server/operator.ts';
import { deskWords } from '../web/desk/words.ts';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { toldWords } from '../web/told/words.ts';
import { violations } from './kit/axe.ts';
import { line, opensChat, says } from './kit/chat.ts';
import { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const GAME = 'gardens';
const stage = setStage();
const { en: desk, it: banco } = deskWords;
let ada: Person;
let bruno: Person;
let olga: Person;
let table: TableInfo;

beforeAll(async () => {
  [ada, bruno, olga] = await Promise.all([stage.arrives(), stage.arrives({ language: 'it' }), stage.arrives()]);
  for (const [person, name] of [
    [ada, 'Ada'],
    [bruno, 'Bruno'],
    [olga, 'Olga'],
  ] as const)
    await person.becomes(name);
  const { person } = await olga.post<Me>('/api/account', { email: 'olga@example.org', password: 'un ponte lungo e alto' });
  await makeOperator({ data: stage.server.data }, person, true);
  table = await ada.opens({ game: GAME, seats: 2, name: 'Ponte Dorato', listed: true });
  await bruno.sitsAt(table.id);
  await ada.post(`/api/tables/${table.id}/start`, {});
});

it('is a wrong address for anybody else, and nothing leads there', async () => {
  for (const path of ['/operator', '/operator/people', '/operator/nowhere']) {
    await ada.goesTo(path);
    await ada.page.getByRole('heading', { name: en.lost.title, level: 1 }).waitFor();
    const shown = await ada.page.locator('main').innerText();
    await ada.goesTo('/nowhere');
    await ada.page.getByRole('heading', { name: en.lost.title, level: 1 }).waitFor();
    expect(await ada.page.locator('main').innerText()).toBe(shown);
  }
  expect(await ada.page.getByRole('link', { name: en.nav.desk }).count()).toBe(0);
  const [desked, missing] = [await ada.api.get('/operator'), await ada.api.get('/nowhere')];
  expect([desked.status(), await desked.text()]).toEqual([missing.status(), await missing.text()]);
});

it('handles a report from end to end: seen with what was said, the line goes, the warning is read once', async () => {
  await Promise.all([ada.goesTo(`/t/${table.id}`), bruno.goesTo(`/t/${table.id}`)]);
  for (const person of [ada, bruno]) await opensChat(person);
  await says(ada, 'hello everybody');
  await says(bruno, 'sei ridicola');
  await line(ada.page, 'sei ridicola').locator('.person-name').click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.social.report }).click();
  await dialog.getByLabel(en.social.reportWords).fill('please look');
  await dialog.getByRole('button', { name: en.social.reportSend }).click();
  await dialog.getByText(en.social.reportSent).waitFor();
  await dialog.locator('.button.primary').click();

  const { page } = olga;
  await olga.goesTo('/');
  await page.getByRole('link', { name: en.nav.desk }).click();
  const report = page.locator('.desk-report');
  await report.locator('.meant', { hasText: 'sei ridicola' }).waitFor();
  await report.getByText('hello everybody').waitFor();
  await report.getByText('please look').waitFor();
  expect(await report.locator('h3').innerText()).toBe(`Ada ${desk.reports} Bruno`);
  await report.getByText(desk.noWarnings).waitFor();
  await page.locator('.desk-drawers .drawer-count.reports', { hasText: '1' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await report.getByRole('button', { name: desk.hideAndWarn }).click();
  await page.getByText(desk.noReports).waitFor();

  // At the table: the words are gone for everybody, and the warning lies over the board until it is read.
  await line(ada.page, 'sei ridicola').waitFor({ state: 'detached' });
  await ada.page.locator('.chat-lines').getByText(en.account.wordsGone).waitFor();
  await ada.page.getByText(toldWords.en.looked).waitFor();
  const warning = bruno.page.getByRole('dialog', { name: toldWords.it.warning });
  await warning.getByText('sei ridicola').waitFor();
  await warning.getByText(toldWords.it.reasons.insult).waitFor();
  expect(await violations(bruno.page)).toEqual([]);
  await bruno.page.keyboard.press('Escape');
  await bruno.page.keyboard.press('Escape');
  expect(await warning.isVisible()).toBe(true);
  await bruno.page.reload();
  await warning.waitFor();
  await warning.getByRole('button', { name: toldWords.it.read }).click();
  await warning.waitFor({ state: 'detached' });
  await bruno.page.reload();
  await bruno.page.locator('.table-screen').waitFor();
  await expect.poll(async () => (await bruno.get<{ told?: unknown }>('/api/session')).told).toBeUndefined();
  expect(await warning.count()).toBe(0);
  await ada.page.getByRole('button', { name: toldWords.en.fine }).click();

  await page.getByRole('link', { name: desk.drawers.reports }).first().click();
  await page.getByText(desk.closedOnes).click();
  await page.locator('.report-outcome', { hasText: `${desk.outcomes.warn}, Olga` }).waitFor();
  await page.getByRole('link', { name: desk.drawers.log }).first().click();
  await page
    .locator('.desk-log')
    .getByText(desk.act('warn', 'Olga', 'Bruno', {}))
    .waitFor();
  await page
    .locator('.desk-log')
    .getByText(desk.act('removeLine', 'Olga', 'Bruno', {}))
    .waitFor();
  await page
    .locator('.desk-log')
    .getByText(desk.act('addOperator', desk.house, 'Olga', {}))
    .waitFor();
});

it('silences somebody by the keyboard, who is told until when and cannot write', async () => {
  const { page } = olga;
  await bruno.goesTo(`/t/${table.id}`);
  await opensChat(bruno);
  await olga.goesTo('/operator/people');
  const find = page.getByLabel(desk.search);
  await find.fill('bru');
  const row = page.locator('.desk-rows li', { hasText: 'Bruno' });
  await row.waitFor();
  await page.locator('.desk-rows > li').nth(1).waitFor({ state: 'detached' });
  await row.getByRole('button', { name: desk.more('Bruno') }).focus();
  await page.keyboard.press('Enter');
  await row.getByRole('button', { name: desk.mute }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: desk.askMute('Bruno') });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel(desk.ownWordsMaybe).fill('Calma.');
  await dialog.getByLabel(desk.hours(24)).focus();
  await dialog.getByRole('button', { name: desk.yesMute }).focus();
  await page.keyboard.press('Enter');
  await row.getByText(desk.silent, { exact: true }).waitFor();

  const told = bruno.page.getByRole('dialog', { name: toldWords.it.muted });
  await told.getByText('Calma.').waitFor();
  await told.getByRole('button', { name: toldWords.it.read }).click();
  await bruno.page.locator('.chat .silenced').waitFor();
  expect(await bruno.page.locator('.chat form').count()).toBe(0);
  await row.getByRole('button', { name: desk.unmute }).click();
  await bruno.page.locator('.chat form').waitFor();
});

it('shows tables, editions, copies and mail; ends a table; makes a copy', async () => {
  const { page } = olga;
  const lobby = await ada.opens({ game: GAME, seats: 3, name: 'La gru' });
  await olga.goesTo('/operator/tables?which=lobby');
  const row = page.locator('.desk-rows li', { hasText: 'La gru' });
  await row.getByRole('button', { name: desk.more('La gru') }).click();
  await row.getByRole('button', { name: desk.closeTable }).click();
  await page.getByRole('dialog').getByRole('button', { name: desk.yesClose }).click();
  await page.getByText(desk.noTables).waitFor();
  expect((await ada.api.get(`/api/tables/${lobby.id}`)).status()).toBe(404);

  await page.getByRole('link', { name: desk.drawers.copies }).first().click();
  await page.getByRole('button', { name: desk.copyNow }).click();
  await page.getByText(desk.copyMade).waitFor();
  await page.locator('.desk-table').getByText(desk.copyKinds.asked).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: desk.drawers.notices }).first().click();
  await page.getByText(desk.mailNone).waitFor();
  await page.getByText(desk.noFailed).waitFor();
  await page.getByRole('link', { name: desk.drawers.editions }).first().click();
  await page.getByRole('link', { name: desk.playingWith(1) }).click();
  await page.locator('.desk-rows').getByRole('link', { name: 'Ponte Dorato' }).waitFor();
});

it('leads to invitations and house; whom it bans for a week reads until when and why, and is out', async () => {
  const { page } = olga;
  await olga.goesTo('/operator');
  await page.getByRole('navigation', { name: desk.drawersLabel }).getByRole('link', { name: desk.drawers.invitations }).click();
  await page.getByRole('heading', { name: en.house.invitations.title }).waitFor();
  await page.getByLabel(en.house.invitations.note).fill('Friday');
  await page.getByRole('button', { name: en.house.invitations.make }).click();
  await page.locator('.invitation', { hasText: 'Friday' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('navigation', { name: desk.drawersLabel }).getByRole('link', { name: desk.theHouse }).click();
  await page.locator('.back-to-desk').click();
  await page.locator('.desk-panel.invitations', { hasText: 'Friday' }).waitFor();

  const eva = await stage.arrives();
  await eva.becomes('Eva');
  await eva.goesTo(`/t/${table.id}`);
  await olga.goesTo('/operator/people');
  await page.getByLabel(desk.search).fill('Eva');
  const row = page.locator('.desk-rows li', { hasText: 'Eva' });
  await row.getByRole('button', { name: desk.more('Eva') }).click();
  await row.getByRole('button', { name: desk.ban }).click();
  const dialog = page.getByRole('dialog', { name: desk.askBan('Eva') });
  await dialog.getByText(desk.hours(168)).click();
  await dialog.getByLabel(desk.ownWordsMaybe).fill('A week to think.');
  await dialog.getByRole('button', { name: desk.yesBan }).click();
  await row.getByText('banned until').waitFor();
  await eva.page.getByRole('heading', { name: toldWords.en.banned, level: 1 }).waitFor();
  await eva.page.getByText('A week to think.').waitFor();
  await eva.goesTo('/');
  await eva.page.getByRole('heading', { name: toldWords.en.banned, level: 1 }).waitFor();
  expect(await violations(eva.page)).toEqual([]);
  await eva.leaves();
});

it('is whole on a phone, in Italian, with plots that have a table behind each', async () => {
  const phone = await stage.arrives({ phone: true, language: 'it' });
  await phone.isAlso(olga);
  await phone.goesTo('/operator');
  const { page } = phone;
  await page.getByRole('heading', { name: banco.title, level: 1 }).waitFor();
  const plot = page.locator('.desk-plotted', { hasText: banco.moves }).first();
  await plot.locator('svg.desk-plot').waitFor();
  await plot.locator('summary').click();
  await expect.poll(() => plot.locator('.plot-table tbody tr').count()).toBe(24);
  await plot.getByRole('button', { name: banco.month }).click();
  await expect.poll(() => plot.locator('.plot-table tbody tr').count()).toBe(30);
  await page.locator('.desk-panel.log li').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await page.goto('/settings');
  await page.getByRole('link', { name: italian.nav.desk, exact: true }).last().waitFor();
  await phone.leaves();
});

it('complains of nothing, and the last word is the server’s', async () => {
  expect((await olga.get<DeskReports>('/api/operator/reports')).total).toBe(0);
  const expected = /status of (403|404)/;
  for (const person of [ada, bruno, olga]) expect(person.complaints.filter((text) => !expected.test(text))).toEqual([]);
});
