/** What everybody may know of the house. */
import type { HouseInfo } from '../protocol.ts';
import type { Services } from '../services.ts';
import { shownColours } from './colours.ts';
import { isOperator } from '../store/operators.ts';
import type { Person } from '../store/people.ts';

export async function houseInfoFor({ house, store }: Services, person: Person | undefined): Promise<HouseInfo> {
  const { name, language, door, games, imprint, rules, mail, logo, colours, embeds } = house.now;
  const runs = person?.email !== undefined && (await isOperator(store.db, person.id));
  return {
    ...(name !== undefined && { name }),
    language,
    door,
    games: [...games],
    imprint: imprint !== '',
    rules: rules !== '',
    letters: mail !== undefined,
    ...(logo !== undefined && { logo }),
    ...(colours && { colours: shownColours(colours) }),
    // To a house that is not open strangers see nothing: not in a frame either.
    ...(embeds.length > 0 && door === 'open' && { embeds: true as const }),
    ...(runs && { operator: true }),
  };
}
