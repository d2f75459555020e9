/** `cantiere operator`: which accounts run this house. */
import { UsageError, oneOf, printJson, readArguments, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore, type Where } from './storeFlags.ts';
import { called, onePerson } from './whoIsMeant.ts';

export const operator: Command = {
  name: 'operator',
  summary: 'which accounts run this house',
  help: `cantiere operator [--json]
cantiere operator add <account> [<account> ...]
cantiere operator remove <account> [<account> ...]

Lists the operators, makes accounts operators, or makes them players like everybody else again. An account is named by its
e-mail address, its id, or its name where only one has it. Guests cannot be operators: let them make an account first.
The server may be running; it counts from their next request on.

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, { ...STORE_FLAGS, json: { type: 'boolean' } });
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
      const { makeOperator } = await import('@cantiere/server');
      await makeOperator(where, person.id, becomes);
      console.log(becomes ? `${called(person)} is an operator.` : `${called(person)} is not an operator any more.`);
    }
    return 0;
  },
};

async function list(where: Where, json: boolean): Promise<number> {
  const { listOperators } = await import('@cantiere/server');
  const operators = mustBeThere(await listOperators(where), where);
  if (json) printJson(operators);
  else
    console.log(
      operators.length === 0
        ? 'Nobody is an operator. "cantiere operator add <account>" makes somebody one.'
        : operators.map(called).join('\n'),
    );
  return 0;
}
