/** Ways of signing in over HTTP: which I have, and passkeys. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { arrive } from '../people/accounts.ts';
import {
  addNewPasskey,
  beginPasskey,
  beginPasskeySignIn,
  myPasskeys,
  personOfPasskey,
  removePasskey,
  renamePasskey,
} from '../people/passkeys.ts';
import { tellOfKey } from '../people/newKeys.ts';
import { relyingParty, type RelyingParty } from '../people/relyingParty.ts';
import { mustHaveAccount, sessionOf, whoAsks } from '../people/sessions.ts';
import * as shapes from '../protocol/passkeys.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Me } from '../protocol/people.ts';
import { Nothing } from '../protocol/wire.ts';
import { identitiesOf } from '../store/identities.ts';
import { passwordOf } from '../store/people.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';
import { signedIn } from './people.ts';

export function passkeyRoutes(app: App, services: Services): void {
  const { db } = services.store;
  const tags = ['people'];
  const config = { careful: true } as const;
  const nothing = { 200: Nothing, default: ErrorBody };
  const options = { 200: shapes.PasskeyOptions, default: ErrorBody };

  const here = (request: FastifyRequest): RelyingParty | shapes.NoPasskeys => relyingParty(services.publicUrl, request.host);
  const mustBeHere = (request: FastifyRequest): RelyingParty => {
    const party = here(request);
    if (typeof party === 'string') throw new AppError('NO_PASSKEYS_HERE');
    return party;
  };

  app.get(
    '/api/account/ways',
    { schema: { tags, summary: 'How I may sign in', response: { 200: shapes.WaysIn, default: ErrorBody } } },
    async (request) => {
      const { id } = await mustHaveAccount(db, request);
      const party = here(request);
      const { provider } = services;
      return {
        password: (await passwordOf(db, id)) !== undefined,
        passkeys: await myPasskeys(services, id),
        ...(typeof party === 'string' && { noPasskeys: party }),
        ...(provider && {
          provider: {
            name: provider.name,
            linked: (await identitiesOf(db, id)).some(({ issuer }) => issuer === provider.issuer),
          },
        }),
      };
    },
  );

  app.post(
    '/api/account/passkeys/options',
    {
      config,
      schema: {
        tags,
        summary: 'What a browser needs to make a passkey; with the password of an account that has one',
        body: shapes.PasskeyWish,
        response: options,
      },
    },
    async (request) =>
      beginPasskey(services, mustBeHere(request), await mustHaveAccount(db, request), sessionOf(request), request.body.password),
  );

  app.post(
    '/api/account/passkeys',
    { config, schema: { tags, summary: 'Keep the passkey that was made', body: shapes.NewPasskey, response: nothing } },
    async (request) => {
      const person = await mustHaveAccount(db, request);
      await addNewPasskey(services, mustBeHere(request), person, request.body);
      void tellOfKey(services, person, 'passkey');
      return {};
    },
  );

  app.put(
    '/api/account/passkeys/:passkey',
    {
      schema: { tags, summary: 'Call it otherwise', params: shapes.PasskeyParams, body: shapes.PasskeyNaming, response: nothing },
    },
    async (request) => {
      await renamePasskey(services, (await mustHaveAccount(db, request)).id, request.params.passkey, request.body.name);
      return {};
    },
  );

  app.delete(
    '/api/account/passkeys/:passkey',
    {
      schema: {
        tags,
        summary: 'Nobody signs in by it any more; never the last way in',
        params: shapes.PasskeyParams,
        response: nothing,
      },
    },
    async (request) => {
      await removePasskey(services, (await mustHaveAccount(db, request)).id, request.params.passkey);
      return {};
    },
  );

  app.post(
    '/api/account/session/passkey/options',
    { config, schema: { tags, summary: 'What a browser needs to sign in by a passkey', response: options } },
    async (request) => beginPasskeySignIn(services, mustBeHere(request)),
  );

  app.post(
    '/api/account/session/passkey',
    {
      config,
      schema: {
        tags,
        summary: 'Sign in by a passkey; games played as a guest come along',
        body: shapes.PasskeySignIn,
        response: { 200: Me, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const person = await personOfPasskey(services, mustBeHere(request), request.body);
      await arrive(services, await whoAsks(db, request), person);
      return signedIn(services, person, request, reply);
    },
  );
}
