/** What somebody must know of the house when they come: its words to them, until when they are silent, whether they run it. */
import type { Session } from '../protocol.ts';
import type { Services } from '../services.ts';
import { bannedPersonOf, bannedUntil } from '../store/bans.ts';
import { mutedUntil } from '../store/mutes.ts';
import { isOperator } from '../store/operators.ts';
import type { Person } from '../store/people.ts';
import { untold, whyBanned } from '../store/told.ts';

export async function fromTheHouse(
  services: Services,
  { id, email }: Person,
): Promise<Pick<Session, 'operator' | 'mutedUntil' | 'told'>> {
  const { db } = services.store;
  const [until, told, operator] = await Promise.all([
    mutedUntil(db, id, services.now()),
    untold(db, id),
    email !== undefined && isOperator(db, id),
  ]);
  return {
    ...(operator && { operator }),
    ...(until !== undefined && { mutedUntil: until }),
    ...(told.length > 0 && { told }),
  };
}

/** What a browser is told whose person may not come in: until when, and why. */
export async function banOf({ store }: Services, session: string | undefined): Promise<Pick<Session, 'banned'>> {
  const { db } = store;
  const person = session === undefined ? undefined : await bannedPersonOf(db, session);
  if (person === undefined) return {};
  const [until, why] = await Promise.all([bannedUntil(db, person), whyBanned(db, person)]);
  return { banned: { ...(until !== undefined && { until }), ...(why && { why }) } };
}
