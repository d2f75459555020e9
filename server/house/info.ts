/** What everybody may know of the house. */
import type { HouseInfo } from '../protocol.ts';
import type { Services } from '../services.ts';
import { isOperator } from '../store/operators.ts';
import type { Person } from '../store/people.ts';

export async function houseInfoFor({ house, store }: Services, person: Person | undefined): Promise<HouseInfo> {
  const { name, language, door, games, imprint, rules, mail } = house.now;
  const runs = person?.email !== undefined && (await isOperator(store.db, person.id));
  return {
    ...(name !== undefined && { name }),
    language,
    door,
    games: [...games],
    imprint: imprint !== '',
    rules: rules !== '',
    letters: mail !== undefined,
    ...(runs && { operator: true }),
  };
}
