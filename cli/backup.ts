/** `cantiere backup`: everything a house keeps, as one file, while it runs. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError, readArguments, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, placeOf, whichStore } from './storeFlags.ts';
import { inShort, size, sumsInWords } from './sums.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'everything this house keeps, as one file, while it runs',
  help: `cantiere backup [<file or folder>] [--proof]

Writes one file with everything: people, tables, moves, corrected cards, keys. It is one state of the house, taken while the
server runs; it is looked through before it gets its name, and readable by you alone. "cantiere restore" puts it back, on any
machine, into a data folder or a PostgreSQL. Without a name it is cantiere-<date>.db in this folder.

A running server makes copies of its database by itself (--copies of "cantiere serve"). They are on the same disk: keep a
backup elsewhere too. It holds password hashes and the secrets of running games: treat it like the original.

  --proof                rows and fingerprints of every table, to compare with another backup

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, { ...STORE_FLAGS, proof: { type: 'boolean' } });
    if (positionals.length > 1) throw new UsageError('backup expects one file or folder.');
    const where = whichStore(values);
    const server = await import('@cantiere/server');
    const made = mustBeThere(await server.backup(placeOf(where), targetOf(positionals[0])), where);
    console.log(`${made.file}: ${size(made.bytes)}, ${inShort(made.sums)}; read once more and found whole.`);
    if (values.proof) console.log(sumsInWords(made.sums));
    return 0;
  },
};

function targetOf(wish: string | undefined): string {
  const name = `cantiere-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
  if (wish === undefined) return name;
  return statSync(wish, { throwIfNoEntry: false })?.isDirectory() ? join(wish, name) : wish;
}
