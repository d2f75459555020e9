/** Runs a command of the program in this process, and gives what it printed: a program of its own for each would take seconds. */
import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import type { Command } from '../command.ts';
import { freshDatabase, realPostgres } from '../../server/tests/postgres.ts';
import { temporaryFolder } from '../../server/tests/serving.ts';

export interface CommandSaid {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export async function command(the: Command, ...args: string[]): Promise<CommandSaid> {
  const said = { out: '', err: '' };
  const hear =
    (where: 'out' | 'err') =>
    (...parts: unknown[]) =>
      void (said[where] += `${format(...parts)}\n`);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(hear('out')),
    vi.spyOn(console, 'error').mockImplementation(hear('err')),
  ];
  try {
    return { code: await the.run(args), ...said };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { code: error.name === 'UsageError' ? 2 : 1, out: said.out, err: `${said.err}${error.message}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Where a house keeps its things, for the server and for a command's flags. */
export interface TestHouse {
  readonly parts: { readonly data: string; readonly databaseUrl?: string };
  readonly flags: readonly string[];
}

export async function onSqlite(): Promise<TestHouse> {
  const data = await temporaryFolder();
  return { parts: { data }, flags: ['--data', data] };
}

export async function onPostgres(): Promise<TestHouse> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const data = await temporaryFolder();
  return { parts: { data, databaseUrl: url }, flags: ['--data', data, '--database-url', url] };
}

/** SQLite, and PostgreSQL where there is one. */
export const houses: readonly (readonly [string, () => Promise<TestHouse>])[] = [
  ['SQLite', onSqlite],
  ...(realPostgres ? ([['PostgreSQL', onPostgres]] as const) : []),
];
