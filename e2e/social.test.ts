/** People among people: chat apart, notes, removing, profiles, leaderboard, friends, blocks, reports, watching late. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import type { PlayedGames, TableInfo } from '@cantiere/server/protocol';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { violations } from './kit/axe.ts';
import { line, opensChat, says } from './kit/chat.ts';
import { playFast } from './kit/fast.ts';
import { Person } from './kit/people.ts';
import { ROOT } from './kit/server.ts';
import { setStage } from './kit/stage.ts';

const GAME = 'gardens';
const stage = setStage();
let ada: Person;
let bruno: Person;
let carla: Person;

beforeAll(async () => {
  [ada, bruno, carla] = await Promise.all([stage.arrives(), stage.arrives({ language: 'it' }), stage.arrives({ phone: true })]);
  for (const [person, name] of [
    [ada, 'Ada'],
    [bruno, 'Bruno'],
    [carla, 'Carla'],
  ] as const)
    await person.becomes(name);
});

const idOf = async (person: Person): Promise<string> => (await person.get<{ me: { person: string } }>('/api/session')).me.person;

/** Ada and Bruno at a running table. */
async function together(wish: Partial<Parameters<Person['opens']>[0]> = {}): Promise<TableInfo> {
  const table = await ada.opens({ game: GAME, seats: 2, ...wish });
  await bruno.sitsAt(table.id);
  await ada.post(`/api/tables/${table.id}/start`, {});
  return table;
}

const playOut = (id: string): Promise<unknown> => Promise.all([playFast(ada, id), playFast(bruno, id)]);

it('keeps what spectators say from those who play until the game is over, and everybody’s notes from everybody else', async () => {
  const { id } = await together();
  for (const person of [ada, bruno, carla]) await person.goesTo(`/t/${id}`);
  for (const person of [ada, bruno, carla]) await opensChat(person);
  await says(carla, 'take the fountain');
  await line(carla.page, 'take the fountain').waitFor();
  await carla.page.getByText(en.social.spectatorsHint).waitFor();
  await says(ada, 'good luck');
  for (const person of [bruno, carla]) await line(person.page, 'good luck').waitFor();
  for (const person of [ada, bruno]) expect(await line(person.page, 'take the fountain').count()).toBe(0);
  await ada.page.locator('.audience-line', { hasText: 'Carla' }).waitFor();
  await ada.page.getByRole('button', { name: en.social.watchers(1) }).waitFor();

  // Notes: saved by themselves, also after a while without network; mine alone.
  await ada.page.locator('#tab-notes').click();
  const notes = ada.page.getByLabel(en.social.notesLabel);
  await notes.fill('Bruno collects palms');
  await ada.page.getByText(en.social.notesSaved, { exact: true }).waitFor();
  await ada.context.setOffline(true);
  await notes.fill('Bruno collects palms and fountains');
  await ada.page.getByText(en.social.notesKept).waitFor();
  await ada.context.setOffline(false);
  await ada.page.getByText(en.social.notesSaved, { exact: true }).waitFor();
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.reload();
  await ada.page.locator('#tab-notes').click();
  await expect.poll(() => ada.page.getByLabel(en.social.notesLabel).inputValue()).toBe('Bruno collects palms and fountains');
  await bruno.page.locator('#tab-notes').click();
  await bruno.page.locator('.notes-paper textarea:not([readonly])').waitFor();
  expect(await bruno.page.getByLabel(italian.social.notesLabel).inputValue()).toBe('');

  await playOut(id);
  for (const person of [ada, bruno]) {
    await person.page.locator('.result-chat').waitFor();
    await line(person.page, 'take the fountain').waitFor();
  }
  await line(bruno.page, italian.social.spectatorsRoom).waitFor();
});

it('lets the host send somebody away before the start, by keyboard, for good', async () => {
  const table = await ada.opens({ game: GAME, seats: 3, listed: true, name: 'Away' });
  await bruno.goesTo(`/t/${table.id}`);
  await bruno.page.getByRole('button', { name: italian.lobby.sitAny, exact: true }).click();
  await ada.goesTo(`/t/${table.id}`);
  // Freeing a seat stands beside it; for good is a thing between people, and stands where their name leads.
  const away = ada.page.locator('.lobby-seat').getByRole('button', { name: 'Bruno', exact: true });
  await away.focus();
  await ada.page.keyboard.press('Enter');
  const dialog = ada.page.getByRole('dialog');
  await dialog.waitFor();
  expect(await violations(ada.page)).toEqual([]);
  await ada.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await away.click();
  await dialog.getByRole('button', { name: en.social.remove }).click();
  await bruno.page.getByText(italian.errors.NOT_WELCOME).waitFor();
  await ada.page.locator('.lobby-seat.open').nth(1).waitFor();
  await bruno.page.reload();
  await bruno.page.getByText(italian.errors.NOT_WELCOME).waitFor();
});

it('shows how people play, who plays best, and nothing of tables behind a link', async () => {
  const listed = await together({ listed: true, name: 'Open' });
  await playOut(listed.id);
  const hidden = await together({ name: 'Hidden' });
  await playOut(hidden.id);
  const [a, b] = [await idOf(ada), await idOf(bruno)];
  await expect.poll(async () => (await ada.get<PlayedGames>(`/api/people/${a}/games`)).total).toBe(3);

  await carla.goesTo(`/p/${a}`);
  const { page } = carla;
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await page.locator('.history li').nth(2).waitFor();
  expect(
    await page.locator('.history a[href^="/t/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([`/t/${listed.id}`]);
  expect(await page.content()).not.toContain(hidden.id);
  expect(await violations(page)).toEqual([]);

  await page.goto(`/leaderboards/${GAME}`);
  await page.locator('.board-table tbody tr').nth(1).waitFor();
  expect(await page.locator('.board-table tr.mine').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await bruno.goesTo(`/leaderboards/${GAME}`);
  const mine = bruno.page.locator('.board-table tr.mine');
  await mine.waitFor();
  expect(await mine.locator('a').getAttribute('href')).toBe(`/p/${b}`);
  await mine.locator('.rating-sign').waitFor();
  await mine.locator('a').click();
  await bruno.page.getByText(italian.social.you).waitFor();
});

it('finds friends by their link, and their tables on the home page', async () => {
  const [a, b] = [await idOf(ada), await idOf(bruno)];
  const { page } = bruno;
  await bruno.goesTo('/settings');
  const link = page.getByLabel(italian.social.addByLink);
  for (const [wish, words] of [
    ['https://example.org/somewhere', italian.social.badLink],
    [`${stage.server.address}/p/${b}`, italian.social.ownLink],
    [`${stage.server.address}/p/nobody`, italian.errors.NO_SUCH_PERSON],
    [`${stage.server.address}/p/${a}`, italian.social.added('Ada')],
  ] as const) {
    await link.fill(wish);
    await link.press('Enter');
    await page.getByText(words).waitFor();
  }
  await ada.goesTo(`/p/${b}`);
  await ada.page.getByRole('button', { name: en.social.befriend }).click();
  await ada.page.getByRole('button', { name: en.social.unfriend }).waitFor();
  const shown = await ada.opens({ game: GAME, seats: 3, friends: true, name: 'For friends' });
  const hidden = await ada.opens({ game: GAME, seats: 3, name: 'For nobody' });
  await bruno.goesTo('/');
  const tables = page.locator('.friends-tables');
  await tables.getByText(italian.social.here('Ada')).first().waitFor();
  expect(await page.content()).not.toContain(hidden.id);
  await tables.locator(`a[href="/t/${shown.id}"]`).click();
  await page.getByRole('button', { name: italian.lobby.sitAny, exact: true }).click();
  await page.locator('.lobby-seat.person').nth(1).waitFor();
});

it('blocks and reports from the chat, and the operator reads it', async () => {
  const { id } = await together({ name: 'Rude' });
  await Promise.all([ada.goesTo(`/t/${id}`), bruno.goesTo(`/t/${id}`)]);
  for (const person of [ada, bruno]) await opensChat(person);
  await says(bruno, 'rude words');
  await line(ada.page, 'rude words').locator('.person-name').click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.social.report }).click();
  await dialog.getByLabel(en.social.reportWords).fill('please look');
  expect(await violations(ada.page)).toEqual([]);
  await dialog.getByRole('button', { name: en.social.reportSend }).click();
  await dialog.getByText(en.social.reportSent).waitFor();
  await dialog.locator('.button.primary').click();

  await line(ada.page, 'rude words').locator('.person-name').click();
  // The line goes, and with it what was opened from it.
  await dialog.getByRole('button', { name: en.social.block }).click();
  await ada.page.getByText(en.social.hiddenLines(1)).waitFor();
  expect(await line(ada.page, 'rude words').count()).toBe(0);
  const next = await ada.opens({ game: GAME, seats: 2, listed: true });
  await bruno.goesTo(`/t/${next.id}`);
  await bruno.page.getByRole('button', { name: italian.lobby.sitAny, exact: true }).click();
  await bruno.page.getByText(italian.errors.NOT_WELCOME).waitFor();

  const cli = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'cli/main.ts'), ...args, '--data', stage.server.data], {
      env: { PATH: '' },
    });
  const { stdout } = await cli('reports');
  expect(stdout).toContain('Ada');
  expect(stdout).toContain('please look');
  expect(stdout).toMatch(/> Bruno \[[\w-]+\]: rude words/);
  await cli('reports', 'close', stdout.split(' ')[0]);
  expect((await cli('reports')).stdout).toContain('No open reports');
  expect((await cli('ratings', 'recompute')).stdout).toContain(`${GAME}: 3 rated games`);
  await ada.goesTo('/settings');
  await ada.page.getByRole('button', { name: `${en.social.unblock}: Bruno` }).click();
  await ada.page.getByText(en.social.friendsNone).waitFor();
});

it('tells whoever watches a late table that they do, and shows them everything at the end', async () => {
  const { id } = await together({ listed: true, delay: 4 });
  await carla.goesTo(`/t/${id}`);
  await carla.page.getByText(en.social.late(4)).waitFor();
  expect((await carla.seesInfo(id)).version).toBe(0);
  await playOut(id);
  await carla.page.locator('.score-sheet').waitFor();
});

it('complains of nothing', () => {
  const expected = /status of (403|404)|ERR_INTERNET_DISCONNECTED|WebSocket/;
  for (const person of [ada, bruno, carla]) expect(person.complaints.filter((text) => !expected.test(text))).toEqual([]);
});
