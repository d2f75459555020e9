/** Two people at a table of Capitol: one decides ahead, in secret, and the game goes on without waiting for them. */
import { expect, it } from 'vitest';
import { plans as kinds } from '../games/capitol/plans.ts';
import { violations } from './kit/axe.ts';
import { ListPlayer } from './kit/player.ts';
import { setStage } from './kit/stage.ts';
import { WireTap } from './kit/wire.ts';

const stage = setStage();
const words = (id: string, language: 'it' | 'en') => kinds.find((kind) => kind.id === id)?.words[language] ?? '';

it('plans made on a phone are played when their owner is asked, and nobody else is told', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const bruno = await stage.arrives({ language: 'it', phone: true });
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
  const { id } = await ada.opens({ game: 'capitol', seats: 2 });
  await bruno.sitsAt(id);
  await ada.post(`/api/tables/${id}/start`, {});
  const tap = new WireTap(ada.page);
  await Promise.all([ada, bruno].map((person) => person.goesTo(`/t/${id}`)));
  await Promise.all([ada, bruno].map((person) => person.page.locator('.table-screen').waitFor()));
  const pass = (rows: Parameters<ListPlayer['policy']>[0]) =>
    rows.find(({ name, blocked }) => !blocked && ['PASS', 'BID'].includes(name)) ?? rows.find(({ blocked }) => !blocked);
  const first = new ListPlayer(ada.page, pass);
  if ((await ada.seesInfo(id)).toAct[0] === 1) {
    // Bruno begins: he plays by hand once, so that he waits like anybody who makes a plan.
    const blank = new ListPlayer(
      bruno.page,
      (rows) =>
        rows.find(({ name, blocked }) => name === 'PLAY_BLANK' && !blocked) ??
        rows.find(({ kind, name, blocked }) => kind === 'fold' && !blocked && /blank/i.test(name)) ??
        rows.find(({ kind, blocked }) => kind === 'fold' && !blocked) ??
        rows.find(({ blocked, name }) => !blocked && name !== 'PASS'),
      true,
    );
    await blank.playOne();
  }
  await first.myTurn();

  // Bruno waits, and decides: no more building, no bids.
  const { page } = bruno;
  if ((await page.locator('.sheet').count()) === 0) await page.locator('.all-choices').tap();
  for (const kind of ['pass', 'no-bids']) {
    await page.getByRole('switch', { name: words(kind, 'it') }).tap();
    await page.getByRole('switch', { name: words(kind, 'it'), checked: true }).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.locator('.all-choices').tap();
  await page.getByRole('switch', { name: words('pass', 'it'), checked: true }).waitFor();

  await first.playOne(); // Ada passes; Bruno's plan passes for him and seals an empty bid
  await page.getByText(bruno.texts.plans.acted(words('no-bids', 'it'))).waitFor();
  await ada.page.locator('.choice-list [data-choice="BID"]').first().waitFor();
  expect(await ada.page.getByRole('switch').count()).toBe(0); // asked, and without plans of her own
  await tap.settled();
  expect(tap.texts.filter((text) => text.includes('no-bids') || text.includes('"news"'))).toEqual([]);
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
});
