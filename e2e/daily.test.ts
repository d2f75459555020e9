/** The daily site: three people on the days of a fake clock, the same deal for friends, the picture that gives nothing away. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { GameMove } from '@cantiere/engine';
import type { DailyToday, DealInfo } from '@cantiere/server/protocol';
import { en as words } from '../web/daily/words/en.ts';
import { en } from '../web/text/en.ts';
import { playFast } from './kit/fast.ts';
import type { Person } from './kit/people.ts';
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
  expect(await ranking.locator('li').count()).toBe(2);
  await bea.page.getByRole('heading', { level: 1, name: / of 2$/ }).waitFor();
  // Where the two games part, both boards stand side by side; the other's opens at that move.
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
  expect([...ada.complaints, ...bea.complaints, ...carla.complaints]).toEqual([]);
  await Promise.all([ada, bea, carla].map((person) => person.leaves()));
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
  await dora.goesTo('/deal');
  await dora.page.locator('.daily-row').getByText('Sunday').waitFor();
  expect([...dora.complaints, ...elio.complaints]).toEqual([]);
  await Promise.all([dora, elio].map((person) => person.leaves()));
});
