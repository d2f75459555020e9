/** From what an operator typed to one person: by id, address, or a name that only one has. */
import type { KnownPerson } from '@cantiere/server';
import { UsageError } from './command.ts';
import { mustBeThere, type Where } from './storeFlags.ts';
import { readable } from './terminal.ts';

export async function onePerson(where: Where, words: string): Promise<KnownPerson> {
  const { whoIsMeant } = await import('@cantiere/server');
  const [found, ...others] = mustBeThere(await whoIsMeant(where, words), where);
  if (found === undefined)
    throw new UsageError(`Nobody here is "${plain(words)}". "cantiere people ${plain(words)}" looks for parts.`);
  if (others.length > 0)
    throw new UsageError(
      `Several people are called ${plain(words)}: ${[found, ...others].map(({ id }) => id).join(', ')}. Say which by id.`,
    );
  return found;
}

/** On one line, and without what would move the cursor. */
export const plain = (text: string): string => readable(text).replace(/\s+/gu, ' ');

/** Name, address and id, as people are spoken of to whoever runs the server. */
export const called = ({ name, email, id }: Pick<KnownPerson, 'name' | 'email' | 'id'>): string =>
  `${plain(name)}${email === undefined ? '' : ` <${plain(email)}>`} [${id}]`;

export const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What is known of whether an address belongs to whoever made the account. */
export const confirmedOrNot = (confirmed: boolean): string => (confirmed ? 'address confirmed' : 'address NOT confirmed');
