/** Two people and time between them: a clock runs out, a bot sits in, its person comes back; going back by consent; a seat changes hands. */
import { expect, it } from 'vitest';
import { levelCalled } from '@cantiere/bots';
import type { NewTable } from '@cantiere/server/protocol';
import { en } from '../web/text/en.ts';
import { quick } from './kit/citadels.ts';
import { Person, type TableSetup } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { violations } from './kit/axe.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

const t = en.clock;

/** Both at a running table of Citadels; `first` is asked. */
async function twoAt(wish: Partial<NewTable>, second: TableSetup = {}): Promise<{ id: string; first: Person; other: Person }> {
  const ada = await stage.arrives();
  const bruno = await stage.arrives(second);
  await Promise.all([ada.becomes('Ada'), bruno.becomes('Bruno')]);
  const { id } = await ada.opens({ seats: 2, ...wish });
  await bruno.sitsAt(id);
  await ada.post(`/api/tables/${id}/start`, {});
  await Promise.all([ada, bruno].map((person) => person.goesTo(`/t/${id}`)));
  const { toAct } = await ada.seesInfo(id);
  return toAct[0] === 0 ? { id, first: ada, other: bruno } : { id, first: bruno, other: ada };
}

const nameOf = async (person: Person): Promise<string> =>
  ((await person.get('/api/session')) as { me: { name: string } }).me.name;

it('a clock runs out, a bot sits in, and its person takes the seat back with one click', async () => {
  const terms = { time: { kind: 'live', bank: 20, increment: 0, cap: 20 }, standIn: 'greedy' } as const;
  const { first, other } = await twoAt({ terms }, { phone: true });
  const name = await nameOf(first);
  const mine = first.page.locator('.prompt-bar .clock.large');
  await mine.waitFor();
  const width = (await mine.boundingBox())?.width;
  await first.page.locator('.prompt-bar .clock.urgent').waitFor();
  expect((await mine.boundingBox())?.width).toBe(width); // nothing moves as the figures run

  const back = first.page.getByRole('button', { name: t.takeBack });
  await back.waitFor();
  await expect.poll(() => first.page.getByText(t.youAreOut(levelCalled('greedy', 'en'))).count()).toBe(1);
  expect(await first.page.locator('.choice-list').count()).toBe(0); // the bot decides
  const strip = other.page.locator('.clock-strip li', { hasText: name });
  await strip.getByText(t.sitsIn(levelCalled('greedy', 'en'))).waitFor();

  await back.click();
  await back.waitFor({ state: 'detached' });
  await strip.locator('.clock').waitFor();
  expect(await violations(other.page)).toEqual([]);
  expect([...first.complaints, ...other.complaints]).toEqual([]);
});

it('going back needs the others: one agrees, and another time declines', async () => {
  const { first, other } = await twoAt({});
  const player = new ListPlayer(first.page, quick);
  await player.playOne();
  await askToUndo(first);
  await first.page.getByText(t.undoWaiting(await nameOf(other))).waitFor();
  await other.page.getByText(t.undoAsked(await nameOf(first))).waitFor();
  await other.page.getByRole('button', { name: t.agree, exact: true }).click();
  // My turn again; the log tells everybody.
  await first.page.locator('.choice-list').waitFor();
  await other.page.locator('.log').getByText('With everybody’s consent').waitFor();

  await player.playOne();
  await askToUndo(first);
  await other.page.getByRole('button', { name: t.decline, exact: true }).click();
  await first.page.locator('[data-ask=undo]').waitFor({ state: 'detached' });
  await askToUndo(first);
  await first.page.getByText(en.errors.ASK_LATER).waitFor();
  const refused = /status of 409/;
  expect([...first.complaints, ...other.complaints].filter((text) => !refused.test(text))).toEqual([]);
});

async function askToUndo({ page }: Person): Promise<void> {
  await page.locator('[data-undo=ask]').click();
  await page.getByRole('button', { name: t.askYes, exact: true }).click();
}

it('somebody leaves, a bot plays on, and another person takes the seat with the table’s consent', async () => {
  const { id, first, other } = await twoAt({});
  const carla = await stage.arrives({ phone: true });
  await carla.becomes('Carla');
  await carla.goesTo(`/t/${id}`);

  await first.page.getByRole('button', { name: t.people, exact: true }).click();
  expect(await violations(first.page)).toEqual([]);
  await first.page.getByRole('button', { name: t.leave }).click();
  await first.page.getByRole('button', { name: t.leaveYes, exact: true }).click();
  await first.page.locator('.watching').waitFor();
  const seat = (await other.seesInfo(id)).seats.findIndex(({ kind }) => kind === 'bot');
  expect(seat).toBeGreaterThanOrEqual(0);

  await carla.page.getByRole('button', { name: en.table.more }).tap();
  await carla.page.getByRole('button', { name: t.people, exact: true }).tap();
  await carla.page.getByRole('button', { name: /^Ask for the seat of/ }).tap();
  await carla.page.locator('[data-ask=seat]').waitFor();
  await other.page.getByText(/^Carla asks to take over the seat of/).waitFor();
  const openCards = carla.page.locator('.cit-hand ul > li');
  expect(await openCards.count()).toBe(0);
  await other.page.getByRole('button', { name: t.agree, exact: true }).click();
  await carla.page.locator('.watching').waitFor({ state: 'detached' });
  await openCards.first().waitFor({ state: 'attached' }); // the hand that comes with the seat
  expect((await other.seesInfo(id)).seats[seat]).toMatchObject({ kind: 'person', name: 'Carla' });
  expect([...first.complaints, ...other.complaints, ...carla.complaints]).toEqual([]);
});

it('the clock is chosen when the table is made and shown in the lobby', async () => {
  const ada = await stage.arrives();
  const { page } = ada;
  await ada.goesTo('/new/citadels');
  await page.getByRole('button', { name: en.fresh.clock }).click();
  await page.locator('.terms').getByRole('radio', { name: t.turns }).check();
  await page.getByLabel(t.days).selectOption('3');
  await page.getByRole('switch', { name: t.weekends }).check();
  await page.getByRole('switch', { name: t.friendly }).check();
  await page.getByRole('button', { name: en.fresh.open }).click();
  const night = { from: 23, to: 8 };
  await page
    .locator('.lobby-facts')
    .getByText(t.turnsWords(3, true, night))
    .waitFor();
  await page.locator('.lobby-facts').getByText(en.lobby.fact.friendly).waitFor();
  const { terms } = await ada.seesInfo(page.url().split('/').at(-1) ?? '');
  const { timeZone } = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions());
  expect(terms.time).toEqual({ kind: 'turns', days: 3, weekends: 'off', quiet: night, zone: timeZone });
  await ada.goesTo('/');
  await page
    .locator('.table-card')
    .getByText(t.turnsWords(3, true, night))
    .waitFor();
});
