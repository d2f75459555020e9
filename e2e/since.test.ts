/** Two people at The Builders: one goes away, the other plays a turn; on return the one is told, in words and on the board. */
import { expect, it } from 'vitest';
import { violations } from './kit/axe.ts';
import { Person, PHONE } from './kit/people.ts';
import { ListPlayer, type Policy } from './kit/player.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

const nowhere = 'about:blank';
const first =
  (...types: readonly string[]): Policy =>
  (rows) =>
    types.flatMap((type) => rows.filter(({ name, blocked }) => name === type && !blocked))[0] ??
    rows.find(({ kind, blocked }) => kind === 'fold' && !blocked);

it('what happened while somebody was away is told by player, marked on the board, and put away with one press', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const bruno = await stage.arrives({ language: 'it' });
  await ada.becomes('Ada');
  await bruno.becomes('Bruno');
  const { id } = await ada.opens({ game: 'builders', seats: 2 });
  await bruno.sitsAt(id);
  await ada.post(`/api/tables/${id}/start`, {});
  const seatOf = async (): Promise<number> => (await ada.seesInfo(id)).toAct[0] ?? 0;
  await Promise.all([ada, bruno].map((person) => person.goesTo(`/t/${id}`)));

  /** Opens a site and ends the turn. */
  const takesTurn = async (person: Person, seat: number): Promise<void> => {
    await new ListPlayer(person.page, first('START_BUILDING')).playOne();
    const ending = new ListPlayer(person.page, first('END_TURN'));
    while ((await seatOf()) === seat) await ending.playOne();
  };
  if ((await seatOf()) === 1) await takesTurn(bruno, 1);
  await takesTurn(ada, 0);
  await ada.page.goto(nowhere);
  await takesTurn(bruno, 1);

  await ada.goesTo(`/t/${id}`);
  const panel = ada.page.locator('.since');
  await panel.getByText('Bruno').first().waitFor();
  await ada.page.locator('.board-area [data-since]').first().waitFor();
  expect(await violations(ada.page)).toEqual([]);

  // Whatever the window, it takes nothing of the board from sight.
  for (const size of [{ width: 990, height: 660 }, PHONE]) {
    await ada.page.setViewportSize(size);
    await ada.page.locator('.table-main > .since').waitFor();
    const [told, board] = await Promise.all([panel.boundingBox(), ada.page.locator('.board-area').boundingBox()]);
    if (!told || !board) throw new Error('The panel and the board must be on the page.');
    const apart = told.x >= board.x + board.width || told.y + told.height <= board.y;
    expect(apart, `${size.width} wide`).toBe(true);
    expect(board.height, `${size.width} wide`).toBeGreaterThan(size.height / 2);
  }
  await panel.locator('.since-close').click();
  await panel.waitFor({ state: 'detached' });

  // A low window has room for the short account alone; the cards that it names can be opened, and any other touch puts it away.
  await ada.page.clock.install();
  for (const size of [
    { width: 844, height: 390 },
    { width: 960, height: 600 },
  ]) {
    await ada.page.setViewportSize(size);
    await ada.page.reload();
    const recap = ada.page.locator('.recap.passing');
    await recap.getByText('Bruno').waitFor();
    // The cards come when the table is at rest; the account must not run out meanwhile.
    await ada.page.clock.pauseAt(await ada.page.evaluate(() => Date.now() + 2_600));
    await recap.locator('.piece-link').first().click();
    await recap.waitFor();
    await ada.page.clock.resume();
    await ada.page.locator('dialog.card-dialog').waitFor();
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('dialog.card-dialog').waitFor({ state: 'detached' });
    await ada.page.locator('.prompt-bar .emblem').click();
    await recap.waitFor({ state: 'detached' });
  }
  await ada.page.setViewportSize({ width: 1280, height: 800 });

  await ada.page.reload();
  await panel.waitFor();
  await ada.page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await ada.page.locator('[data-since]').count()).toBe(0);
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
});
