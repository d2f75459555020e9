/** The daily site: three people on the days of a fake clock, the same deal for friends, the picture that gives nothing away. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameMove, GameRecord } from '@cantiere/engine';
import type { DailyToday, DealInfo, TableInfo } from '@cantiere/server/protocol';
import { en as words } from '../web/daily/words/en.ts';
import { en as road } from '../web/road/words.en.ts';
import { en } from '../web/text/en.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, type Person } from './kit/people.ts';
import { ROOT } from './kit/server.ts';
import { setStage } from './kit/stage.ts';

// A short game, always the same: what is tested is what stands around it.
const stage = setStage({ flags: () => ['--games', 'builders'] });
const HOUR = 3_600_000;

const today = async (person: Person): Promise<DailyToday & { readonly today: DealInfo }> => {
  const daily = await person.get<DailyToday>('/api/daily');
  if (daily.today === undefined) throw new Error('This house has no daily.');
  return { ...daily, today: daily.today };
};
/** Ten in the morning of the next day, so that no midnight comes between. */
const nextMorning = async (person: Person): Promise<void> => {
  const { now, today: deal } = await today(person);
  await stage.server.later((deal.endsAt ?? now) - now + 10 * HOUR);
};
/** So that two games part: the first few moves are the first of those that are legal, or the last. */
const opening =
  (which: 'first' | 'last') =>
  (moves: readonly GameMove[], turn: number): GameMove | undefined =>
    turn < 6 ? moves.at(which === 'first' ? 0 : -1) : undefined;
const tableOf = ({ page }: Person): string => new URL(page.url()).pathname.replace('/t/', '');
const tableOfTry = ({ mine }: DealInfo): string => mine?.table ?? '';
/** As anybody has it on their own machine: the file, and nothing else. */
const verify = async (file: string): Promise<{ readonly code: unknown; readonly said: string }> => {
  const child = spawn(process.execPath, [join(ROOT, 'cli/main.ts'), 'verify', file], { cwd: ROOT });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, said };
};
const somebody = async (name: string): Promise<Person> => {
  const person = await stage.arrives({ width: 1440, height: 900 });
  await person.becomes(name);
  return person;
};

it('one deal a day: played once, compared, looked at again, shared, and played later by whoever missed it', async () => {
  const ada = await somebody('Ada');
  await nextMorning(ada);
  const { day = '' } = (await today(ada)).today;

  // Ada begins, leaves, and goes on: the same table.
  await ada.goesTo('/');
  const card = ada.page.locator('.daily-card');
  await card.getByText(en.daily.firstBrick).waitFor();
  await card.getByText(en.daily.once).waitFor();
  await card.getByRole('button', { name: en.daily.play }).click();
  await ada.page.locator('.table-screen').waitFor();
  const table = tableOf(ada);
  await ada.page.getByText(en.daily.sign).first().waitFor();
  await ada.goesTo('/');
  await card.getByRole('button', { name: en.daily.resume }).click();
  await ada.page.locator('.table-screen').waitFor();
  expect(tableOf(ada)).toBe(table);
  // No hints here, and a word why.
  await ada.page.locator('.choice-list').waitFor();
  expect(await ada.page.locator('.hint-box, .hint-button').count()).toBe(0);
  await ada.page.getByText(en.daily.noHints).waitFor();
  await playFast(ada, table, undefined, opening('first'));
  await ada.page.getByRole('link', { name: en.daily.toDay }).click();
  await ada.page.getByRole('heading', { level: 1, name: en.daily.alone }).waitFor();

  // Bea sees nobody's game before her own, then both.
  const bea = await somebody('Bea');
  await bea.goesTo(`/daily/${day}`);
  await bea.page.getByText(words.seesAfter).waitFor();
  expect(await bea.page.locator('.daily-ranking').count()).toBe(0);
  await bea.page.getByRole('button', { name: en.daily.play }).click();
  await bea.page.locator('.table-screen').waitFor();
  await playFast(bea, tableOf(bea), undefined, opening('last'));
  await bea.goesTo('/daily');
  const ranking = bea.page.locator('.daily-ranking');
  await ranking.getByText('Ada').waitFor();
  await expect.poll(() => ranking.locator('li').count()).toBe(2);
  await bea.page.getByRole('heading', { level: 1, name: / of 2$/ }).waitFor();
  // Where the two games part, both boards stand side by side; the other's opens at that move.
  await expect.poll(() => bea.page.locator('.daily-made').getByText(words.madeNoMaster).count()).toBe(1);
  await bea.page
    .locator('.daily-road')
    .nth(1)
    .getByRole('link', { name: words.watchHere('Ada') })
    .click();
  await bea.page.locator('.replay-screen .board-area[aria-busy=false] *').first().waitFor();
  expect(bea.page.url()).toContain(`/replay/${table}?at=`);

  // The next day the deck is open, and Ada's wall has a brick.
  await nextMorning(ada);
  await ada.goesTo('/');
  await ada.page
    .locator('.daily-yesterday')
    .getByText(/1st|2nd|of 2/)
    .waitFor();
  await ada.page.locator('.daily-streak').getByText(en.daily.streak(1)).waitFor();
  await ada.goesTo(`/daily/${day}`);
  await ada.page.getByText(words.sealOk).waitFor();
  await ada.page.locator('.daily-closed').waitFor();

  // Carla missed it: she plays it at once, is compared, and moves nobody.
  const carla = await somebody('Carla');
  await carla.goesTo('/daily/days');
  await carla.page
    .locator('.daily-row')
    .first()
    .getByRole('link', { name: new RegExp(`^${words.playNow}`) })
    .click();
  await carla.page.getByRole('button', { name: words.playNow }).click();
  await carla.page.locator('.table-screen').waitFor();
  await playFast(carla, tableOf(carla));
  await carla.goesTo(`/daily/${day}`);
  await carla.page.locator('.daily-ranking').getByText(en.daily.notCounted.late).waitFor();
  expect((await carla.get<DealInfo>(`/api/deals/${day}`)).people).toBe(2);
  // What does not count says so first, says how it would have done, and is nothing to share.
  await carla.page.getByRole('heading', { level: 1, name: en.daily.notCounted.late }).waitFor();
  await carla.page
    .locator('.daily-head')
    .getByText(/would have been .* of 3/)
    .waitFor();
  expect(await carla.page.getByRole('button', { name: en.daily.share }).count()).toBe(0);
  const late = tableOfTry(await carla.get<DealInfo>(`/api/deals/${day}`));
  await carla.goesTo('/daily/days');
  await carla.page.locator('.daily-row').getByText(en.daily.notCounted.late).waitFor();

  // Everybody sees everybody's game: Ada sets the one that came late beside her own, at the move where they part.
  await ada.goesTo(`/daily/${day}`);
  const list = ada.page.locator('.daily-ranking');
  for (const name of ['Bea', 'Carla']) {
    await list.getByRole('button', { name: words.compare(name) }).focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('heading', { name: words.partingWith(name) }).waitFor();
    expect(await list.getByRole('button', { name: words.compare(name) }).getAttribute('aria-pressed')).toBe('true');
  }
  await ada.page.locator('.daily-road').nth(1).getByText('Carla').first().waitFor();
  await list.getByRole('link', { name: words.reviewOf('Carla') }).click();
  await ada.page.locator('.replay-screen .board-area[aria-busy=false] *').first().waitFor();
  expect(ada.page.url()).toContain(`/replay/${late}`);

  // One takes the other road from her game of the day: the same deck, the same bots.
  const { moves } = await ada.get<GameRecord>(`/api/tables/${table}/record`);
  await ada.goesTo(`/replay/${table}?at=${Math.floor(moves.length * 0.9)}`);
  await ada.page.getByRole('link', { name: en.replay.road.open }).click();
  await ada.page.getByRole('heading', { name: road.choosing }).waitFor();
  const choices = ada.page.locator('.road-list .choice:not(.folded) button[data-key]');
  for (let n = 0; (await ada.page.locator('.road-screen[data-choosing=true]').count()) > 0; n++) {
    await choices.nth(n).click();
    await ada.page.locator('.road-confirm [data-confirm]').click();
  }
  await ada.page.locator('.rope-end.other').waitFor({ timeout: 3 * PATIENCE });
  expect(await ada.page.locator('.road-title p').textContent()).toMatch(/^(You would have|It would have)/);
  await ada.goesTo(`/daily/${day}`);

  // A fourth, who has never played here, takes the proof away and works everything out again without the server.
  const dario = await somebody('Dario');
  await dario.goesTo(`/daily/${day}`);
  const [proof] = await Promise.all([
    dario.page.waitForEvent('download'),
    dario.page.getByRole('link', { name: words.proof }).click(),
  ]);
  const verified = await verify(await proof.path());
  expect(verified, verified.said).toMatchObject({ code: 0 });
  // Somebody else's points, and it is seen.
  const file = JSON.parse(await readFile(await proof.path(), 'utf8')) as { tries: { points: number }[] };
  const forged = `${await proof.path()}.forged.json`;
  for (const each of file.tries.slice(0, 1)) each.points += 7;
  await writeFile(forged, JSON.stringify(file));
  expect(await verify(forged)).toMatchObject({ code: 1 });

  // A picture that gives nothing away, and the same in letters.
  await ada.page.getByRole('button', { name: en.daily.share }).click();
  await ada.page.locator('canvas[data-state=here]').waitFor();
  const [download] = await Promise.all([
    ada.page.waitForEvent('download'),
    ada.page.getByRole('button', { name: en.story.share.download }).click(),
  ]);
  const picture = await readFile(await download.path());
  expect(download.suggestedFilename()).toBe(`cantiere-${day}.png`);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.page.getByRole('button', { name: en.story.share.copyText }).click();
  await ada.page.getByText(en.lobby.copied).waitFor();
  const told = await ada.page.evaluate(() => navigator.clipboard.readText());
  expect(told).toContain(`/daily/${day}`);
  const { mine } = await ada.get<DealInfo>(`/api/deals/${day}`);
  expect(told.replaceAll(day, '')).not.toContain(String(mine?.points));
  expect([ada, bea, carla, dario].flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all([ada, bea, carla, dario].map((person) => person.leaves()));
});

it('the same deal for friends: one link, each alone, compared when all are done', async () => {
  const dora = await somebody('Dora');
  await dora.goesTo('/deal');
  await dora.page.getByLabel(words.friendsSeats).selectOption('2');
  await dora.page.getByLabel(words.friendsLevel).selectOption('greedy');
  await dora.page.getByLabel(words.friendsName).fill('Sunday');
  await dora.page.getByRole('button', { name: words.friendsMake }).click();
  const link = await dora.page.getByLabel(words.friendsLink).inputValue();

  const elio = await somebody('Elio');
  for (const person of [dora, elio]) {
    await person.page.goto(link);
    await person.page.getByRole('button', { name: words.friendsPlay }).click();
    await person.page.locator('.table-screen').waitFor();
  }
  await playFast(dora, tableOf(dora));
  await dora.page.goto(link);
  await dora.page.getByText(words.friendsPlaying('Elio')).waitFor();
  await playFast(elio, tableOf(elio));
  await dora.page.goto(link);
  await dora.page.getByText(words.friendsAllDone).waitFor();
  await dora.page.locator('.daily-ranking').getByText('Elio').waitFor();
  // Both played the same moves against bots that answer the same.
  await dora.page.getByText(words.partingSame).waitFor();
  // Whoever was sent it cannot close it, its maker can, when she is sure.
  await elio.page.goto(link);
  await elio.page.locator('.daily-ranking').waitFor();
  expect(await elio.page.getByRole('button', { name: words.friendsClose }).count()).toBe(0);
  await dora.page.getByRole('button', { name: words.friendsClose }).click();
  await dora.page.getByRole('button', { name: words.friendsCloseNo }).click();
  await dora.page.getByRole('button', { name: words.friendsClose }).click();
  await dora.page.getByRole('button', { name: words.friendsCloseYes, exact: true }).click();
  await dora.page.locator('.daily-closed').waitFor();
  await dora.page.getByText(words.sealOk).waitFor();
  await dora.goesTo('/deal');
  await dora.page.locator('.daily-row').getByText('Sunday').waitFor();
  expect([...dora.complaints, ...elio.complaints]).toEqual([]);
  await Promise.all([dora, elio].map((person) => person.leaves()));
});

it('a finished table for others: the link to send, and nothing to play for whoever sat there', async () => {
  const fia = await somebody('Fia');
  const { id } = await fia.post<TableInfo>('/api/tables', {
    game: 'builders',
    seats: 2,
    listed: true,
    bots: [{ seat: 1, level: 'greedy' }],
    start: true,
  });
  await playFast(fia, id);
  await fia.goesTo(`/t/${id}`);
  await fia.page.getByRole('button', { name: en.daily.challenge }).click();
  await fia.page.getByText(words.tableKnown).waitFor();
  const link = await fia.page.getByLabel(words.tableLink).inputValue();
  expect(await fia.page.getByRole('button', { name: words.friendsPlay }).count()).toBe(0);
  await fia.goesTo('/deal');
  await fia.page
    .locator('.daily-row')
    .getByRole('link', { name: new RegExp(`^${words.send}`) })
    .waitFor();

  const gino = await somebody('Gino');
  await gino.page.goto(link);
  await gino.page.getByRole('button', { name: words.friendsPlay }).click();
  await gino.page.locator('.table-screen').waitFor();
  await playFast(gino, tableOf(gino));
  await gino.page.goto(link);
  await gino.page.locator('.daily-ranking').getByText(words.original('Fia')).waitFor();
  await gino.page.getByLabel(words.tableLink).waitFor();
  expect([...fia.complaints, ...gino.complaints]).toEqual([]);
  await Promise.all([fia, gino].map((person) => person.leaves()));
});

it('without a network a past day is played in the browser, though nobody has looked for it', async () => {
  const ines = await stage.arrives({ installs: true });
  await ines.becomes('Ines');
  await today(ines);
  await nextMorning(ines);
  // Somebody begins the day and leaves it: the next morning its seed is still held back.
  const leo = await somebody('Leo');
  await leo.post(`/api/deals/${(await today(leo)).today.id}/try`, {});
  await nextMorning(ines);
  expect((await today(ines)).yesterday?.seed).toBeUndefined();
  await ines.goesTo('/');
  await ines.page.locator('.daily-card').getByText(en.daily.once).waitFor();
  await ines.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: PATIENCE,
  });
  await ines.page.waitForFunction(() => (localStorage.getItem('cantiere.deals') ?? '').includes('seed'));
  await ines.context.setOffline(true);
  await ines.page.reload();
  await ines.page.locator('.daily-card').getByRole('link', { name: en.daily.offlinePlay }).click();
  await ines.page
    .getByRole('button', { name: new RegExp(`^${words.practicePlay}`) })
    .first()
    .click();
  await ines.page.locator('.table-screen .choice-list').waitFor();
  await Promise.all([ines, leo].map((person) => person.leaves()));
});
