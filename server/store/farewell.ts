/**
 * What is left of somebody who goes for good. Their row stays without a name, so that finished games keep their seats and
 * results, as those of a former player; everything else that tells who they were, or was theirs alone, is removed. Each of
 * these may be done again without harm.
 */
import type { ChatLine } from '../protocol.ts';
import type { Db } from './schema.ts';

/** No living person has it: names have something to read. The browser says "a former player". */
export const FORMER = '';

const THEIRS_ALONE = [
  'sessions',
  'api_tokens',
  'passkeys',
  'identities',
  'password_resets',
  'new_addresses',
  'notice_settings',
  'push_subscriptions',
  'muted',
  'notices',
  'plans',
  'notes',
  'scores',
  'puzzle_thumbs',
  'archived',
  'returns',
  'told',
  'arrivals',
] as const;

/** The first step: from here on nobody signs in as them. False when the password is another one by now, or they are gone. */
export async function erase(trx: Db, person: string, password: string | null): Promise<boolean> {
  const row = await trx
    .updateTable('people')
    .set({ name: FORMER, email: null, password: null, search_name: null, seen: 0, operator: 0 })
    .where('id', '=', person)
    .where('name', '<>', FORMER)
    .where('password', password === null ? 'is' : '=', password)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Tables that are not over where they sit or have a seat kept, are the host, or have asked for something; always in the same order. */
export async function tablesToLeave(trx: Db, person: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', ['lobby', 'playing'])
    .where((e) =>
      e.or([
        e('host', '=', person),
        e('asks', 'like', `%${person}%`),
        e(
          'id',
          'in',
          e
            .selectFrom('seats')
            .select('table_id')
            .where((s) => s.or([s('person', '=', person), s('kept_for', '=', person)])),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Everything but seats and results. */
export async function forget(trx: Db, person: string): Promise<void> {
  for (const table of THEIRS_ALONE) await trx.deleteFrom(table).where('person', '=', person).execute();
  await trx
    .deleteFrom('circle')
    .where((e) => e.or([e('person', '=', person), e('other', '=', person)]))
    .execute();
  // A finished try stays in the field as a former player's, like every result.
  await trx.deleteFrom('tries').where('person', '=', person).where('ended_at', 'is', null).execute();
  await trx.updateTable('invitations').set({ made_by: null, note: '' }).where('made_by', '=', person).execute();
  await trx.updateTable('deals').set({ made_by: null, title: null }).where('made_by', '=', person).execute();
  await trx.updateTable('chat').set({ name: FORMER, text: '' }).where('person', '=', person).execute();
  await trx.updateTable('handovers').set({ from_name: FORMER }).where('from_person', '=', person).execute();
  await trx.updateTable('handovers').set({ to_name: FORMER }).where('to_person', '=', person).execute();
  await forgetInReports(trx, person);
  await trx.updateTable('operator_log').set({ detail: '{}' }).where('person', '=', person).execute();
}

/** Of the chat kept with reports the name goes; the words too, unless they are what an open report is about. */
export async function forgetInReports(trx: Db, person: string): Promise<void> {
  const reports = await trx
    .selectFrom('reports')
    .select(['id', 'about', 'closed_at', 'context'])
    .where('context', 'like', `%${person}%`)
    .execute();
  for (const { id, about, closed_at, context } of reports) {
    const evidence = about === person && closed_at === null;
    const lines = (JSON.parse(context) as ChatLine[]).map((line) =>
      line.from === person ? { ...line, name: FORMER, text: evidence ? line.text : '' } : line,
    );
    await trx
      .updateTable('reports')
      .set({ context: JSON.stringify(lines) })
      .where('id', '=', id)
      .execute();
  }
}

/** Where they have said something. */
export async function tablesSpokenAt(db: Db, person: string): Promise<Set<string>> {
  const rows = await db.selectFrom('chat').select('table_id').distinct().where('person', '=', person).execute();
  return new Set(rows.map((row) => row.table_id));
}
