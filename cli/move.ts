/** `cantiere move`: a house moves from its data folder to PostgreSQL, or back. */
import { UsageError, readArguments, type Command } from './command.ts';
import { inShort, sumsInWords } from './sums.ts';

export const move: Command = {
  name: 'move',
  summary: 'from the data folder to PostgreSQL, or back',
  help: `cantiere move --from <folder or postgres://...> --to <folder or postgres://...>

  DATABASE_URL           stands for --from or --to, whichever is not given: a password on the command line can be read by
                         every user of the machine

Copies everything from one database into an empty one, whatever kind each is of, and proves that all of it arrived: the rows of
every table are counted and their fingerprints compared. Stop the servers first. The old database stays as it is: start the
server with the new one, and remove the old one when you are content. Running games go on.`,
  async run(args) {
    const { values, positionals } = readArguments(args, { from: { type: 'string' }, to: { type: 'string' } });
    const from = values.from ?? process.env.DATABASE_URL;
    const to = values.to ?? process.env.DATABASE_URL;
    if (positionals.length > 0 || (!values.from && !values.to) || !from || !to)
      throw new UsageError('move expects --from and --to; DATABASE_URL stands for one of them that is not given.');
    const server = await import('@cantiere/server');
    const sums = await server.move(place(from), place(to));
    if (sums === undefined) throw new UsageError(`There is no Cantiere database in ${from}.`);
    console.log(sumsInWords(sums));
    console.log(`Moved: ${inShort(sums)}. Every row arrived.`);
    console.log(
      'databaseUrl' in place(to)
        ? 'Start the server with DATABASE_URL set to the new one.'
        : `Start the server with --data ${to}, and without DATABASE_URL.`,
    );
    return 0;
  },
};

const place = (words: string) => (/^postgres(ql)?:\/\//.test(words) ? { databaseUrl: words } : { data: words });
