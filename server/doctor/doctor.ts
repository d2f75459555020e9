/** Looks through a house, running or not: what it stands on, what it holds, and what is before its door. Changes nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { doorOf, hasOddMail, readStored } from '../house/settings.ts';
import type { Letter, MailSettings } from '../notices/mail.ts';
import type { ServerSettings } from '../settings.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { readHouse } from '../store/house.ts';
import { lastNight } from '../store/nightly.ts';
import { STEPS, stepsDone } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Schema } from '../store/schema.ts';
import { visitSqlite } from '../store/sqlite.ts';
import { VERSION } from '../version.ts';
import { databaseVersion, lookAtCopies, lookAtEditions, lookAtRows } from './database.ts';
import { found, type Finding } from './finding.ts';
import { lookAtFolder } from './folder.ts';
import { clock, lookAtMail, lookAtProvider, lookAtPublic, lookAtPush, whyOf } from './outside.ts';

export interface Examination {
  readonly settings: ServerSettings;
  /** Whether anything outside this machine and its database may be asked. */
  readonly network: boolean;
  /** Where a test letter goes. */
  readonly mailTo?: string | undefined;
  letter(to: string): Letter;
}

export async function examine({ settings, network, mailTo, letter }: Examination): Promise<Finding[]> {
  const { data, databaseUrl, publicUrl, notices, provider } = settings;
  const embedded = databaseUrl === undefined;
  const findings = embedded ? lookAtFolder(data, settings.copies) : [];
  const isThere = !embedded || existsSync(join(data, SQLITE_FILE));
  if (!isThere) findings.push(found('good', 'fresh', { where: data }));
  const db = !isThere ? undefined : embedded ? visitSqlite(data) : openPostgres(databaseUrl, () => undefined, 2);
  let mail: MailSettings | undefined;
  try {
    findings.push(...(db === undefined ? [] : await inside(db, settings)));
    const reads = db !== undefined && !findings.some(({ code }) => NOT_TODAYS.includes(code));
    if (reads) findings.push(await lookAtPush(db, network));
    if (reads) {
      const house = await readHouse(db);
      mail = readStored(house).mail; // set on the page of the house
      if (hasOddMail(house) && notices.mail === undefined) findings.push(found('bad', 'mailOdd', {}));
      // Decided when the house first had an address: who was here already was not shut out, and nobody asked the operator.
      if (publicUrl && settings.house.door === undefined && doorOf({}, house.get('door')) === 'open')
        findings.push(found('look', 'doorOpen', { url: publicUrl.href }));
    }
    if (publicUrl === undefined) findings.push(found('good', 'publicNone', {}));
    else if (!reads || !network) findings.push(found('look', 'publicUntried', { url: publicUrl.href }));
    else findings.push(...(await lookAtPublic(db, publicUrl)));
  } finally {
    await db?.destroy();
  }
  findings.push(await lookAtMail(network ? (notices.mail ?? mail) : undefined, mailTo, letter));
  if (provider) findings.push(await lookAtProvider(provider, network));
  if (!findings.some(({ code }) => code === 'clockFine' || code === 'clockOff'))
    findings.push(found('good', 'clockAlone', { now: new Date().toISOString() }));
  return findings;
}

/** The columns of today cannot be asked for. */
const NOT_TODAYS: readonly string[] = ['unreached', 'older', 'newer', 'damaged'];

async function inside(db: Kysely<Schema>, { data, databaseUrl }: ServerSettings): Promise<Finding[]> {
  const embedded = databaseUrl === undefined;
  try {
    const database = await databaseVersion(db, embedded);
    const versions = found('good', 'versions', { version: VERSION, node: process.versions.node, database });
    const done = await stepsDone(db);
    if (done.some((step) => !STEPS.includes(step))) return [versions, found('bad', 'newer', {})];
    if (STEPS.some((step) => !done.includes(step))) return [versions, found('look', 'older', {})];
    return [
      versions,
      ...(embedded ? [] : [await clockOfDatabase(db)]),
      await lookAtRows(db, embedded),
      await lookAtEditions(db),
      lookAtCopies(data, Date.now(), embedded ? undefined : await lastNight(db)),
    ];
  } catch (error) {
    return [found('bad', 'unreached', { why: whyOf(error) })];
  }
}

async function clockOfDatabase(db: Kysely<Schema>): Promise<Finding> {
  const { rows } = await sql<{ now: string }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return clock(Number(rows[0].now) - Date.now(), 'PostgreSQL');
}
