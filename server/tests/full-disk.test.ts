/** A disk without room: nothing is acknowledged that was not kept, everybody is told, and it goes on by itself when there is room. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { place } from './place.ts';
import { Player } from './player.ts';
import { testServer } from './serving.ts';
import { twoAtTable } from './two.ts';

/**
 * SQLite's own limit stands for the end of the disk: the same error, on every machine. Then whatever room is left in the pages where
 * the table's next move would go is filled, with rows like it that nobody reads.
 */
async function noMoreRoom({ db, append }: Store, table: string): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await limit(db, rows[0].page_count);
  let refused = 0;
  for (let number = -1_000_000; refused < ENOUGH; number++) {
    const row = { table_id: table, number, seat: 0, move: '{}', move_id: `0:${crypto.randomUUID()}`, at: 0 };
    const kept = await append(row).catch((error: unknown) => String(error));
    if (kept === true) continue;
    expect(kept).toMatch(/database or disk is full/);
    refused++;
  }
}

/** Ids come at random: one may find a page that is full, and the next not. */
const ENOUGH = 40;
const limit = (db: Store['db'], pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);
const MUCH = 1_000_000;

it('moves wait until they can be saved, and nobody is left in the dark', async () => {
  const { address, services } = await testServer();
  const { store } = services;
  const { first, second, id, ada } = await twoAtTable(address);
  const anybody = new Player(address);
  expect((await anybody.request('GET', '/healthz')).status).toBe(200);

  await noMoreRoom(store, id);
  for (const socket of [first, second]) await socket.message('saving', ({ works }) => !works);
  const move = place(first);
  const moveId = first.move(move);
  await first.message('error', (message) => message.id === moveId && message.code === 'CANNOT_SAVE');
  expect(first.update?.version).toBe(0);
  const health = async () => (await anybody.request('GET', '/healthz')).status;
  await expect.poll(health).toBe(503);
  // Whoever comes now is told too, and so is whoever asks for something that must be kept.
  const late = await ada.watch(id);
  await late.message('saving', ({ works }) => !works);
  const another = async () => ada.request('POST', '/api/tables', { game: 'altezze', seats: 2 });
  await expect.poll(another).toMatchObject({ status: 503, body: { error: 'CANNOT_SAVE' } });

  await limit(store.db, MUCH);
  for (const socket of [first, second, late]) await socket.message('saving', ({ works }) => works);
  first.move(move, moveId, 0);
  await first.taken(moveId);
  await second.version(1);
  await expect.poll(health).toBe(200);
});

it('a transaction that the full disk has ended says why', async () => {
  const { address, services } = await testServer();
  const { db } = services.store;
  const { id } = await twoAtTable(address);
  await noMoreRoom(services.store, id);
  const large = { token_hash: 'x'.repeat(20_000), person: 'ada', created_at: 1, expires_at: 1 };
  const failed = db.transaction().execute((trx) => trx.insertInto('sessions').values(large).execute());
  await expect(failed).rejects.toThrow('database or disk is full');
  await limit(db, MUCH);
  await db.transaction().execute((trx) => trx.insertInto('sessions').values(large).execute());
});
