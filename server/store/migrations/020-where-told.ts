/** What listens at the address of a webhook, and who is called by name there. */
import type { Migration } from 'kysely/migration';
import type { Db } from '../schema.ts';

export const whereTold: Migration = {
  async up(db: Db) {
    await db.schema
      .alterTable('notice_settings')
      .addColumn('webhook_kind', 'text', (c) => c.notNull().defaultTo('chat'))
      .execute();
    // A member of the chat, as Discord and Slack number them; null: nobody is called.
    await db.schema.alterTable('notice_settings').addColumn('webhook_mention', 'text').execute();
  },
};
