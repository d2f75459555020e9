/** A lobby among three people: made in three touches, changed, agreed to, a seat kept by name, and nobody stranded. */
import { expect, it } from 'vitest';
import { botCalled, temperamentCharacters, temperamentNames } from '@cantiere/bots/temperaments';
import { TEMPERAMENTS } from '@cantiere/engine';
import { GENTLE } from '../web/clock/gentle.ts';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

async function account(person: Person, name: string): Promise<void> {
  await person.becomes(name);
  await person.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password: 'un castello di carte' });
}

const tableOn = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2] ?? '';

it('three people: the host changes the table twice, a guest says yes, a friend finds the seat kept by name, and they play', async () => {
  const ada = await stage.arrives();
  const bea = await stage.arrives({ language: 'it', phone: true });
  const carla = await stage.arrives();
  await account(ada, 'Ada');
  await account(carla, 'Carla');
  await bea.becomes('Bea');

  // Three touches: an evening live, the short length, open.
  await ada.goesTo('/new/sprawl');
  await ada.page.getByRole('radio', { name: en.fresh.preset.evening.name }).check();
  await ada.page.getByRole('radio', { name: 'Short' }).check();
  await ada.page.getByRole('button', { name: en.fresh.open }).click();
  await ada.page.locator('.lobby').waitFor();
  const id = tableOn(ada);
  expect((await ada.seesInfo(id)).terms.time).toEqual(GENTLE);

  await bea.goesTo(`/t/${id}`);
  await bea.page.locator('.start-bar').getByRole('button', { name: italian.lobby.sitAny, exact: true }).click();
  await ada.page.locator('.lobby-seat.person', { hasText: 'Bea' }).waitFor();

  // One seat fewer and another length: Bea sees both, and Ada cannot start before she says yes.
  await ada.page.getByRole('button', { name: `${en.lobby.dropSeat}: ${en.lobby.seat(4)}` }).click();
  await ada.page.getByRole('button', { name: en.lobby.change('Length') }).click();
  await ada.page.getByRole('dialog').getByRole('radio', { name: 'Standard' }).check();
  await ada.page.getByRole('dialog').getByRole('button', { name: en.lobby.save }).click();
  const change = bea.page.locator('.change-panel');
  await change.getByText(italian.lobby.sinceYouSat('Ada')).waitFor();
  await change.locator('li', { hasText: 'Durata' }).getByText('Normale').waitFor();
  await change.locator('li', { hasText: italian.lobby.fact.seats }).getByText('3').waitFor();
  await ada.page.locator('.lobby-seat.asks', { hasText: 'Bea' }).waitFor();
  await ada.page.getByText(en.lobby.waitYes('Bea', true)).waitFor();
  expect(await ada.page.getByRole('button', { name: en.lobby.start, exact: true }).getAttribute('aria-disabled')).toBe('true');
  await bea.page.getByRole('button', { name: italian.lobby.agree }).click();
  await ada.page.locator('.lobby-seat.asks').waitFor({ state: 'detached' });

  // Carla is found by name; her seat waits on her home page, and nobody else sits on it.
  await ada.page.getByRole('button', { name: en.lobby.inviteTo(en.lobby.seat(3)) }).click();
  await ada.page.getByLabel(en.lobby.searchName).fill('car');
  await ada.page.getByRole('button', { name: en.lobby.inviteName('Carla') }).click();
  await bea.page.locator('.lobby-seat.kept', { hasText: 'Carla' }).waitFor();
  await carla.goesTo('/');
  await carla.page.locator('.for-you').getByText(en.find.seatWaits('Carla')).waitFor();
  await carla.page
    .locator('.for-you')
    .getByRole('button', { name: /^Sit down/ })
    .click();
  await ada.page.locator('.lobby-seat.person', { hasText: 'Carla' }).waitFor();
  await ada.page.getByRole('button', { name: en.lobby.start, exact: true }).click();
  await Promise.all([ada, bea, carla].map(({ page }) => page.locator('.table-screen').waitFor()));
  expect([...ada.complaints, ...bea.complaints, ...carla.complaints]).toEqual([]);
});

it('standing up leaves the table, whose host goes on organising; closing it asks, and tells whoever is there', async () => {
  const ada = await stage.arrives();
  const bea = await stage.arrives();
  await ada.becomes('Ada');
  await bea.becomes('Bea');
  await ada.goesTo('/new/citadels');
  await ada.page.getByRole('button', { name: en.fresh.organise }).click();
  await ada.page.getByText(en.lobby.organising).waitFor();
  const id = tableOn(ada);
  await ada.page.getByRole('button', { name: en.lobby.sitToo }).click();
  await ada.page.getByRole('button', { name: en.lobby.stand }).click();
  await ada.page.getByText(en.lobby.organising).waitFor();
  await bea.goesTo(`/t/${id}`);
  await bea.page.locator('.start-bar').getByRole('button', { name: en.lobby.sitAny, exact: true }).click();

  await ada.page.getByRole('button', { name: en.lobby.close }).click();
  await ada.page.getByRole('button', { name: en.lobby.closeNo }).click();
  expect((await ada.seesInfo(id)).phase).toBe('lobby');
  await ada.page.getByRole('button', { name: en.lobby.makeHostName('Bea') }).click();
  await ada.page.getByRole('button', { name: en.lobby.makeHostYes }).click();
  await bea.page.getByRole('button', { name: en.lobby.close }).click();
  await bea.page.getByRole('button', { name: en.lobby.closeYes }).click();
  await ada.page.getByText(en.errors.TABLE_CLOSED).waitFor();
  await bea.page.locator('.home-parts').waitFor();
  expect([...ada.complaints, ...bea.complaints]).toEqual([]);
});

it('three bots of one level are three people: the form says so, lobby and table say who is which', async () => {
  const ada = await stage.arrives({ language: 'it' });
  const { page } = ada;
  await ada.becomes('Ada');
  await ada.goesTo('/new/citadels');
  await page.getByRole('radio', { name: italian.fresh.preset.quick.name }).check();
  const names = TEMPERAMENTS.map((temperament) => temperamentNames[temperament].it);
  await page.getByText(italian.fresh.botManners(names)).waitFor();

  const { id } = await ada.opens({ bots: [1, 2, 3].map((seat) => ({ seat, level: 'normal' })) });
  const { seats } = await ada.seesInfo(id);
  const called = seats.flatMap((seat) => (seat.kind === 'bot' ? [botCalled(seat.level, seat.temperament, 'it')] : []));
  expect(new Set(called.map((each) => each.split(' · ')[2]))).toEqual(new Set(names));
  await ada.goesTo(`/t/${id}`);
  for (const each of called) await page.locator('.lobby-seat.bot', { hasText: italian.fresh.bot(each) }).waitFor();
  await page.getByRole('button', { name: italian.lobby.start, exact: true }).click();
  await page.locator('.table-screen').waitFor();
  await page.getByRole('button', { name: italian.clock.people }).click();
  const dialog = page.getByRole('dialog');
  for (const each of called) await dialog.getByText(italian.fresh.bot(each), { exact: true }).waitFor();
  await dialog.getByText(temperamentCharacters.meddler.it).waitFor();
  expect(ada.complaints).toEqual([]);
});

it('the last choices are remembered for each game, and the form fits the smallest phone', async () => {
  const ada = await stage.arrives({ width: 360, height: 640 });
  const { page } = ada;
  await ada.goesTo('/new/sprawl');
  await page.getByRole('radio', { name: en.fresh.preset.quick.name }).check();
  await page.getByRole('radio', { name: 'Short' }).check();
  for (const fold of [en.fresh.seats, en.fresh.clock, en.fresh.options, en.fresh.whoShort]) {
    await page.getByRole('button', { name: fold }).click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, fold).toBeLessThanOrEqual(0);
  }
  const bar = await page.locator('.start-bar').boundingBox();
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(640);
  expect(640 - bar!.y).toBeLessThan(110);
  await page.getByRole('button', { name: en.fresh.start, exact: true }).click();
  await page.locator('.table-screen').waitFor();
  await ada.goesTo('/new/sprawl');
  expect(await page.getByRole('radio', { name: en.fresh.preset.quick.name }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Short' }).isChecked()).toBe(true);
  await ada.goesTo('/new/citadels');
  expect(await page.getByRole('radio', { name: en.fresh.preset.evening.name }).isChecked()).toBe(true);
  expect(ada.complaints).toEqual([]);
});

it('a public game is found by a stranger and watched; a friend is found by name; whoever does not want to be found is not', async () => {
  const ada = await stage.arrives();
  const bea = await stage.arrives();
  await account(ada, 'Adelaide');
  await account(bea, 'Bernarda');
  const { name } = await ada.opens({
    seats: 2,
    listed: true,
    bots: [{ seat: 1, level: 'greedy' }],
    start: true,
    name: 'In piazza',
  });
  await bea.goesTo('/');
  await bea.page
    .locator('.watch-tables')
    .getByRole('link', { name: en.find.watchGame('Citadels', name) })
    .waitFor();
  await bea.goesTo('/watch');
  await bea.page.getByRole('link', { name: en.find.watchGame('Citadels', name) }).click();
  await bea.page.locator('.table-screen').waitFor();

  await bea.goesTo('/settings');
  await bea.page.getByLabel(en.find.byName).fill('adel');
  await bea.page.getByRole('button', { name: en.find.befriend('Adelaide') }).click();
  await bea.page.locator('.circle-list').getByText('Adelaide').waitFor();
  await ada.goesTo('/settings');
  await ada.page.getByRole('switch', { name: en.find.findable }).uncheck();
  await expect.poll(() => ada.get('/api/visibility')).toEqual({ findable: false, seen: true });
  const carla = await stage.arrives();
  await carla.becomes('Carla');
  await carla.goesTo('/settings');
  await carla.page.getByLabel(en.find.byName).fill('adel');
  await carla.page.getByText(en.find.nobody).waitFor();
  expect([...ada.complaints, ...bea.complaints, ...carla.complaints]).toEqual([]);
});
