/** `cantiere operator`: which accounts run this house. */
import type { KnownPerson, Operator } from '@cantiere/server';
import { UsageError, oneOf, printJson, readArguments, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore, type Where } from './storeFlags.ts';
import { called, confirmedOrNot, day, onePerson } from './whoIsMeant.ts';

export const operator: Command = {
  name: 'operator',
  summary: 'which accounts run this house',
  help: `cantiere operator [--json]
cantiere operator add <account> [<account> ...] [--yes]
cantiere operator remove <account> [<account> ...]

Lists the operators, makes accounts operators, or makes them players like everybody else again. An account is named by its
e-mail address, its id, or its name where only one has it. Guests cannot be operators: let them make an account first.
The server may be running; it counts from their next request on.

Anybody can make an account with an address that is not theirs. Where the house has a mail server (SMTP_URL) an address that
nobody has confirmed is refused; --yes takes it all the same, where you know whose account it is.

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, { ...STORE_FLAGS, json: { type: 'boolean' }, yes: { type: 'boolean' } });
    const where = whichStore(values);
    const [act, ...accounts] = positionals;
    if (act === undefined) return list(where, values.json ?? false);
    const becomes = oneOf('cantiere operator', act, ['add', 'remove']) === 'add';
    if (accounts.length === 0) throw new UsageError(`operator ${act} expects one or more accounts.`);
    for (const words of accounts) {
      const person = await onePerson(where, words);
      if (becomes && person.email === undefined)
        throw new UsageError(`${called(person)} is a guest. Operators need an account: let them make one first.`);
      if (becomes && person.banned !== undefined)
        throw new UsageError(`${called(person)} is banned. "cantiere people unban" lets them in again.`);
      if (becomes && person.confirmed !== true) mindAddress(person, values.yes ?? false);
      const { makeOperator } = await import('@cantiere/server');
      await makeOperator(where, person.id, becomes);
      console.log(
        becomes
          ? `${called(person)} is an operator (${addressInWords(person)}).`
          : `${called(person)} is not an operator any more.`,
      );
    }
    return 0;
  },
};

/** Whoever made this account may have typed somebody else's address. */
function mindAddress(person: KnownPerson, sure: boolean): void {
  const whose = `${inWords(person)}. Anybody can make an account with an address that is not theirs.`;
  if (sure) return;
  if (process.env.SMTP_URL)
    throw new UsageError(
      `${whose} Let them confirm it in their settings (notices, by e-mail), or say --yes if you know that it is theirs.`,
    );
  console.error(`${whose} There is no mail server to confirm it by: make sure that it is who you think.`);
}

const addressInWords = ({ confirmed = false, since }: KnownPerson | Operator): string =>
  `${confirmedOrNot(confirmed)}, here since ${day(since)}`;

const inWords = (person: KnownPerson | Operator): string => `${called(person)}, ${addressInWords(person)}`;

async function list(where: Where, json: boolean): Promise<number> {
  const { listOperators } = await import('@cantiere/server');
  const operators = mustBeThere(await listOperators(where), where);
  if (json) printJson(operators);
  else
    console.log(
      operators.length === 0
        ? 'Nobody is an operator. "cantiere operator add <account>" makes somebody one.'
        : operators.map(inWords).join('\n'),
    );
  return 0;
}
