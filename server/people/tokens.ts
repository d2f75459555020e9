/** Making and revoking API tokens. A token is told once and kept as a hash; whoever makes one shows that they are its person. */
import { randomBytes } from 'node:crypto';
import type { Services } from '../services.ts';
import { readTitle } from '../names.ts';
import type { NewToken, Scope, TokenInfo, TokenMade } from '../protocol/tokens.ts';
import type { Person } from '../store/people.ts';
import { addToken, dropToken, tokensOf, type StoredToken } from '../store/tokens.ts';
import { AppError } from '../appError.ts';
import { mustBeSure } from './changing.ts';
import { hashed, TOKEN_SIGN } from './sessions.ts';

const MOST_TOKENS = 20;
const LONGEST_NAME = 60;
const DAY = 24 * 3_600_000;

export async function makeToken(
  services: Services,
  person: Person,
  session: string | undefined,
  wish: NewToken,
): Promise<TokenMade> {
  const name = readTitle(wish.name, LONGEST_NAME);
  if (name === undefined) throw new AppError('BAD_NAME');
  await mustBeSure(services, person, session, wish.password);
  const token = `${TOKEN_SIGN}${randomBytes(32).toString('base64url')}`;
  const made = services.now();
  const kept = {
    id: randomBytes(12).toString('base64url'),
    name,
    scopes: wish.scopes.join(' '),
    made,
    until: made + wish.days * DAY,
  };
  await services.store.db.transaction().execute(async (trx) => {
    if (!(await addToken(trx, person.id, hashed(token), kept, MOST_TOKENS))) throw new AppError('TOO_MANY_KEYS');
  });
  return { token, info: asInfo({ ...kept, seen: 0 }) };
}

export async function myTokens({ store, now }: Services, person: string): Promise<TokenInfo[]> {
  return (await tokensOf(store.db, person, now())).map(asInfo);
}

/** Its sockets end at once, at all processes. */
export async function revokeToken({ store, visits }: Services, person: string, id: string): Promise<void> {
  if (!(await dropToken(store.db, person, id))) throw new AppError('NOT_FOUND');
  await visits.sessionsEnded(person);
}

function asInfo({ id, name, scopes, made, until, seen }: StoredToken): TokenInfo {
  return { id, name, scopes: scopes.split(' ') as Scope[], made, until, ...(seen > 0 && { seen }) };
}
