/** Three people at a table: one vanishes and a bot plays on by vote, words wait for the server, a guest comes back by link or by a friend's word. */
import { expect, it } from 'vitest';
import type { TableInfo } from '@cantiere/server/protocol';
import { openSqlite } from '../server/store/sqlite.ts';
import { violations } from './kit/axe.ts';
import { Person, PHONE } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const MINUTE = 60_000;
const stage = setStage();

interface Evening {
  readonly id: string;
  /** Whom the game waits for. */
  readonly waited: Person;
  readonly waitedName: string;
  /** The others; the first is not the host. */
  readonly guest: Person;
  readonly other: Person;
  readonly otherName: string;
}

const NAMES = ['Ada', 'Bea', 'Carlo'] as const;

async function evening(): Promise<Evening> {
  const people = await Promise.all([stage.arrives(), stage.arrives({ language: 'it' }), stage.arrives()]);
  for (const [seat, person] of people.entries()) await person.becomes(NAMES[seat]);
  const { id } = await people[0].opens({ game: 'gardens', seats: 3 });
  await people[1].sitsAt(id);
  await people[2].sitsAt(id);
  const { toAct } = await people[0].post<TableInfo>(`/api/tables/${id}/start`, {});
  const asked = toAct[0] ?? (await people[0].seesInfo(id)).toAct[0];
  const rest = [2, 1, 0].filter((seat) => seat !== asked);
  await Promise.all(people.map((person) => person.goesTo(`/t/${id}`)));
  await Promise.all(people.map((person) => person.page.locator('.prompt-bar').waitFor()));
  return {
    id,
    waited: people[asked],
    waitedName: NAMES[asked],
    guest: people[rest[0]],
    other: people[rest[1]],
    otherName: NAMES[rest[1]],
  };
}

/** The server stops, and comes back when so much time has passed for the table. */
async function longLater(id: string, ms: number): Promise<void> {
  await stage.server.kill();
  const { db, release } = openSqlite(stage.server.data);
  await db
    .updateTable('seats')
    .set((e) => ({ seen_at: e('seen_at', '-', ms) }))
    .where('table_id', '=', id)
    .execute();
  await db
    .updateTable('tables')
    .set((e) => ({ started_at: e('started_at', '-', ms) }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('moves')
    .set((e) => ({ at: e('at', '-', ms) }))
    .where('table_id', '=', id)
    .execute();
  await db.destroy();
  release();
  await stage.server.restart();
}

/** An open page that nobody touches says nothing of its person: they open it again. */
async function looksAgain({ page }: Person): Promise<void> {
  await page.reload();
  await page.locator('.prompt-bar').waitFor();
}

it('whoever is away is seen to be; those present let a bot play on; back by their own link they have the seat', async () => {
  const { id, waited, waitedName, guest, other, otherName } = await evening();
  // Guests are told that the seat hangs on this stage.browser, and make their link.
  await waited.page.locator('.table-header').getByLabel(waited.texts.clock.people).click();
  await waited.page.locator('.keep-seat').getByRole('button', { name: waited.texts.away.keepMake }).click();
  const link = await waited.page.locator('.keep-seat .copy-link input').inputValue();
  expect(link).toContain(`/t/${id}#return=`);
  expect(await violations(waited.page)).toEqual([]);
  await waited.leaves();
  await longLater(id, 12 * MINUTE);
  await Promise.all([looksAgain(guest), looksAgain(other)]);

  const t = guest.texts.away;
  await guest.page.locator('.prompt-away').filter({ hasText: waitedName }).waitFor();
  await guest.page.locator('.away-tag').first().waitFor();
  await guest.page.locator('.away-panel button', { hasText: t.proposeYes }).click();
  const vote = other.page.locator('.away-panel', { hasText: other.texts.away.title });
  await vote.waitFor();
  await expect.poll(() => vote.locator('.away-votes li').count()).toBe(2);
  expect(await violations(other.page)).toEqual([]);
  await other.page.setViewportSize(PHONE);
  await vote.scrollIntoViewIfNeeded();
  // On a phone held sideways the answer and the board are both in sight.
  await other.page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const yes = vote.locator('button', { hasText: other.texts.away.agree });
  const board = other.page.locator('.board-area');
  await expect.poll(async () => (await board.boundingBox())!.height).toBeGreaterThan(PHONE.width / 2);
  const { y, height } = (await yes.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(PHONE.width);
  await other.page.setViewportSize({ width: 1280, height: 800 });
  await vote.locator('button', { hasText: other.texts.away.agree }).click();
  await guest.page.locator('.clock-strip small').filter({ hasText: /bot/i }).waitFor();
  await guest.page
    .locator('.log')
    .filter({ hasText: waitedName })
    .filter({ hasText: /1[2-9] min/ })
    .waitFor();

  // A word while the server is down waits, and arrives once, with its link.
  await guest.page.locator('#tab-chat').click();
  await stage.server.kill();
  await guest.page.locator('.line-lost').first().waitFor();
  await guest.page.locator('.chat form input').fill('torno subito, vedi https://example.com/x');
  await guest.page.locator('.chat form button').click();
  await guest.page.locator('.chat .unsent', { hasText: t.waiting }).waitFor();
  await stage.server.restart();
  await other.page.locator('#tab-chat').click();
  const arrived = other.page.locator('.chat-lines p', { hasText: 'torno subito' });
  await arrived.waitFor();
  await guest.page.locator('.chat .unsent').waitFor({ state: 'detached' });
  await expect.poll(() => arrived.count()).toBe(1);
  const anchor = arrived.locator('a');
  expect([await anchor.getAttribute('href'), await anchor.getAttribute('rel')]).toEqual([
    'https://example.com/x',
    'noopener noreferrer nofollow ugc',
  ]);
  await expect.poll(() => arrived.locator('time').count()).toBe(1);

  // Another stage.browser, no cookie: the link brings them back, the bot gives way.
  const back = await stage.arrives();
  await back.page.goto(link);
  await back.page.getByRole('button', { name: back.texts.away.backYes(waitedName) }).click();
  await back.page.locator('.prompt-bar').waitFor();
  expect(back.page.url()).not.toContain('return=');
  await guest.page.locator('#tab-log').click();
  await guest.page.locator('.log li').filter({ hasText: waitedName }).last().waitFor();
  const { seats } = await back.seesInfo(id);
  const mine = seats.find((seat) => seat.kind !== 'open' && seat.name === waitedName);
  expect(mine).toMatchObject({ kind: 'person', present: true });
  expect(mine).not.toHaveProperty('absence');
  expect(
    [...guest.complaints, ...other.complaints].filter((said) => !said.includes('WebSocket') && !said.includes('ERR_CONN')),
  ).toEqual([]);
  expect(otherName).not.toBe(waitedName);
  for (const person of [guest, other, back]) await person.leaves();
});

it('a guest without cookie and link has the seat again when somebody vouches for them', async () => {
  const { id, waited, waitedName, guest, other } = await evening();
  await waited.leaves();
  await longLater(id, 2 * MINUTE);
  await Promise.all([looksAgain(guest), looksAgain(other)]);
  await guest.page.locator('.away-tag').first().waitFor();
  const lost = await stage.arrives();
  await lost.page.goto(`/t/${id}`);
  await lost.page.locator('.table-header').getByLabel(lost.texts.clock.people).click();
  await lost.page.getByRole('button', { name: lost.texts.away.claimMine(waitedName) }).click();
  await other.page.locator('[data-ask="seat"]', { hasText: other.texts.away.claim(waitedName) }).waitFor();
  await other.page.locator('[data-ask="seat"] .yes').click();
  await guest.page
    .locator('.log', { hasText: guest.texts.away.cameBack({ seat: 0, from: '', to: '' }).at(-1) as string })
    .waitFor();
  const { seats } = await lost.seesInfo(id);
  const me = (await lost.get<{ me: { person: string } }>('/api/session')).me.person;
  expect(seats.some((seat) => seat.kind === 'person' && seat.person === me && seat.name === waitedName)).toBe(true);
  for (const person of [guest, other, lost]) await person.leaves();
});
