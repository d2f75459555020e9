/** `cantiere restore`: a backup becomes a house again. */
import { UsageError, readArguments, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, placeOf, whichStore } from './storeFlags.ts';
import { inShort, sumsInWords } from './sums.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in place',
  help: `cantiere restore <file> [--replace] [--proof]

Puts a backup (or a copy that a server made by itself) into a data folder or a PostgreSQL, on any machine. The server must be
stopped. A backup of an older version is brought up to date by the next start, or at once where it goes into a PostgreSQL.

  --replace              over a house that has something in it: what was there is kept aside, and its place is printed
  --proof                rows and fingerprints of every table, to compare with those of the backup

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      replace: { type: 'boolean' },
      proof: { type: 'boolean' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('restore expects the file of one backup.');
    const server = await import('@cantiere/server');
    const { sums, aside } = await server.restore(file, placeOf(whichStore(values)), values.replace ?? false);
    if (aside !== undefined) console.log(`What was there is in ${aside}.`);
    console.log(`Restored: ${inShort(sums)}. Start the server; games go on where they were.`);
    if (values.proof) console.log(sumsInWords(sums));
    return 0;
  },
};
