/**
 * Going for good. One transaction, so that a server that dies in the midst of it has done all or nothing; then their sockets
 * end, and every table that is open anywhere tells its people.
 */
import type { Services } from '../services.ts';
import { erase, forget } from '../store/farewell.ts';
import type { Person } from '../store/people.ts';
import { goOnWithout, leaveEverywhere } from '../tables/requests.ts';
import { AppError } from '../appError.ts';
import { mustBeSure } from './changing.ts';

/** A guest needs no password: nobody but this browser could ever come back as them. */
export async function goForGood(
  services: Services,
  person: Person,
  session: string | undefined,
  password: string | undefined,
): Promise<void> {
  const known = person.email === undefined ? null : await mustBeSure(services, person, session, password);
  const { db } = services.store;
  const left = await db.transaction().execute(async (trx) => {
    if (!(await erase(trx, person.id, known))) throw new AppError('WRONG_PRESENT_PASSWORD');
    const tables = await leaveEverywhere(services, trx, person);
    await forget(trx, person.id);
    return tables;
  });
  await services.visits.sessionsEnded(person.id);
  // What a request that was under way has written since; from here on none is let in.
  const late = await db.transaction().execute(async (trx) => {
    const tables = await leaveEverywhere(services, trx, person);
    await forget(trx, person.id);
    return tables;
  });
  await services.hall.forgotten(person.id);
  await goOnWithout(services, [...left, ...late]);
}
