/** `cantiere reports`: what people have reported, with the chat around, for whoever runs the server. */
import type { NamedReport } from '@cantiere/server';
import { UsageError, printJson, readArguments, type Command } from './command.ts';
import { readable } from './terminal.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore } from './storeFlags.ts';

export const reports: Command = {
  name: 'reports',
  summary: 'what people have reported to you, who run the server',
  help: `cantiere reports [--all] [--json]
cantiere reports close <id> [<id> ...]

Lists the open reports, newest first: who, about whom, why, and the chat around the reported line. --all lists the
closed ones too. The server may be running.

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      all: { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const where = whichStore(values);
    const [act, ...ids] = positionals;
    if (act === 'close') return close(where, ids);
    if (act !== undefined) throw new UsageError(`reports expects nothing or "close", not "${act}".`);
    const { openReports } = await import('@cantiere/server');
    const found = mustBeThere(await openReports(where, values.all ?? false), where);
    if (values.json) printJson(found);
    else console.log(found.length === 0 ? 'No open reports.' : found.map(inWords).join('\n\n'));
    return 0;
  },
};

async function close(where: ReturnType<typeof whichStore>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) throw new UsageError('reports close expects the ids of one or more reports.');
  const { closeReports } = await import('@cantiere/server');
  const closed = mustBeThere(await closeReports(where, ids), where);
  const unknown = ids.filter((id) => !closed.includes(id));
  if (closed.length > 0) console.log(`Closed: ${closed.join(', ')}.`);
  if (unknown.length > 0) console.error(`No open report: ${unknown.join(', ')}.`);
  return unknown.length > 0 ? 1 : 0;
}

function inWords(report: NamedReport): string {
  const { id, at, reporterName, reporter, aboutName, about, reason, words, table, line, context, closedAt } = report;
  const chat = context.map(
    ({ number, room, name, from, text }) =>
      `  ${number === line ? '>' : ' '} ${room === 'spectators' ? '(spectators) ' : ''}${named(name)} [${from}]: ${text === '' ? '(words removed)' : plain(text)}`,
  );
  return [
    `${id}  ${when(at)}${closedAt === undefined ? '' : `, closed ${when(closedAt)}`}`,
    `  ${named(reporterName)} [${reporter}] reports ${named(aboutName)} [${about}]: ${reason}${table === undefined ? '' : `, at table ${table}`}`,
    ...(words === '' ? [] : [`  "${plain(words)}"`]),
    ...chat,
  ].join('\n');
}

/** On one line: what somebody wrote must not look like a report of its own. */
const plain = (text: string): string => readable(text).replace(/\s+/gu, ' ');

/** Whoever has gone for good has no name. */
const named = (name: string): string => (name === '' ? 'a former player' : plain(name));

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
