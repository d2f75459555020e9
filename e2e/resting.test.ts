/** A table whose edition is gone after an upgrade: it says so, waits for nobody, and goes on when the edition is back. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TableInfo } from '@cantiere/server/protocol';
import { SQLITE_FILE } from '../server/store/data-folder.ts';
import { en } from '../web/text/en.ts';
import { violations } from './kit/axe.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

/** While no server runs: this table was dealt with another edition. */
function playedWith(table: string, edition: string): void {
  const db = new DatabaseSync(join(stage.server.data, SQLITE_FILE), { timeout: 30_000 });
  db.prepare('UPDATE tables SET edition = ? WHERE id = ?').run(edition, table);
  db.close();
}

it('rests with kind words while its edition is not here, and plays on when it is', async () => {
  const ada = await stage.arrives();
  const { page } = ada;
  await ada.becomes('Ada');
  const table = await ada.opens({
    seats: 2,
    name: 'Ponte',
    bots: [{ seat: 1, level: 'greedy' }],
    start: true,
    options: { firstCrown: 'seat', firstCrownSeat: 0 },
  });
  await ada.goesTo(`/t/${table.id}`);
  await page.locator('.choice-list:not(.busy)').waitFor();
  const { edition = '' } = await ada.seesInfo(table.id);
  expect(edition).toMatch(/^\d+-[0-9a-f]{8}$/);

  await page.goto('about:blank');
  await stage.server.kill();
  playedWith(table.id, '7-0badc0de');
  await stage.server.restart();
  await ada.goesTo(`/t/${table.id}`);
  await page.getByRole('heading', { name: en.lost.rests }).waitFor();
  await page.getByText(en.lost.restsText(7)).waitFor();
  // The position that was on the screen is still to be seen, and nothing on it can be touched.
  await page.locator('.resting-position .cit-board, .resting-position [data-at]').first().waitFor();
  expect(await page.locator('.resting-position [data-look=lit]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const { resting, toAct }: TableInfo = await ada.seesInfo(table.id);
  expect({ resting, toAct }).toEqual({ resting: true, toAct: [] });
  await ada.goesTo('/');
  await page.locator('.table-card', { hasText: 'Ponte' }).getByText(en.home.rests).waitFor();

  await page.goto('about:blank');
  await stage.server.kill();
  playedWith(table.id, edition);
  await stage.server.restart();
  await ada.goesTo(`/t/${table.id}`);
  await page.locator('.choice-list:not(.busy)').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});
