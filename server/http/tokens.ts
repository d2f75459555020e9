/** My API tokens over HTTP. */
import type { Services } from '../services.ts';
import { tellOfKey } from '../people/newKeys.ts';
import { mustHaveAccount, sessionOf } from '../people/sessions.ts';
import { makeToken, myTokens, revokeToken } from '../people/tokens.ts';
import { NewToken, TokenMade, TokenParams, Tokens } from '../protocol/tokens.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import type { App } from './app-type.ts';

export function tokenRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const tags = ['people'];
  const careful = { careful: true } as const;

  app.get(
    '/api/account/tokens',
    { schema: { tags, summary: 'My API tokens, without what they are', response: { 200: Tokens, default: ErrorBody } } },
    async (request) => ({ tokens: await myTokens(services, (await mustHaveAccount(db, request)).id) }),
  );

  app.post(
    '/api/account/tokens',
    {
      config: careful,
      schema: {
        tags,
        summary: 'A new API token, told this once; with the password of an account that has one',
        body: NewToken,
        response: { 200: TokenMade, default: ErrorBody },
      },
    },
    async (request) => {
      const person = await mustHaveAccount(db, request);
      const made = await makeToken(services, person, sessionOf(request), request.body);
      void tellOfKey(services, person, 'token');
      return made;
    },
  );

  app.delete(
    '/api/account/tokens/:token',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Revoke it: what asks by it is refused from now on, and its sockets end',
        params: TokenParams,
        response: { 200: Nothing, default: ErrorBody },
      },
    },
    async (request) => {
      await revokeToken(services, (await mustHaveAccount(db, request)).id, request.params.token);
      return {};
    },
  );
}
