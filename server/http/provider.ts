/**
 * To the club's provider and back. The way there is asked for by a page of ours; what has to come back is bound to this browser by
 * a cookie of its own, and taken once. Whoever comes back is sent to the account page, never anywhere that a link could name.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { mustBeSure } from '../people/changing.ts';
import { personByProvider } from '../people/byProvider.ts';
import { BACK_PATH, type Provider } from '../people/provider.ts';
import { mustHaveAccount, mustNotBeBanned, sessionOf, whoAsks } from '../people/sessions.ts';
import { ProviderBack, ProviderWay, ProviderWish } from '../protocol/provider.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import { beginErrand, takeErrand } from '../store/errands.ts';
import { dropIdentities, identitiesOf } from '../store/identities.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { holdPerson, passwordOf } from '../store/people.ts';
import { AppError } from '../appError.ts';
import type { App } from './app-type.ts';
import { signedIn } from './people.ts';
import { baseOf } from '../base.ts';

export const WAY_COOKIE = 'cantiere-way';
const WAY_SECONDS = 600;

export function providerRoutes(app: App, services: Services): void {
  const { store, now, publicUrl, log } = services;
  const { db } = store;
  const base = baseOf(publicUrl);
  const tags = ['people'];
  const config = { careful: true } as const;
  const mustHaveProvider = (): Provider => {
    if (services.provider === undefined) throw new AppError('NOT_FOUND');
    return services.provider;
  };
  const cookie = {
    path: base + BACK_PATH,
    httpOnly: true,
    sameSite: 'lax', // it comes back by a link from the provider's page
    secure: publicUrl?.protocol === 'https:',
    maxAge: WAY_SECONDS,
  } as const;

  app.post(
    '/api/account/provider',
    {
      config,
      schema: {
        tags,
        summary: 'Sign in by the provider of the club, or link it to my account',
        body: ProviderWish,
        response: { 200: ProviderWay, default: ErrorBody },
      },
    },
    async (request, reply) => {
      const provider = mustHaveProvider();
      const { link, password } = request.body;
      const person = link ? await mustHaveAccount(db, request) : undefined;
      if (person) await mustBeSure(services, person, sessionOf(request), password);
      await mustNotBeBanned(db, request);
      const { url, way } = await provider.begin();
      const token = randomBytes(32).toString('base64url');
      await beginErrand(db, 'provider', token, { person: person?.id, about: { ...way } }, now());
      reply.setCookie(WAY_COOKIE, token, cookie);
      return { url: url.href };
    },
  );

  app.delete(
    '/api/account/provider',
    {
      config,
      schema: {
        tags,
        summary: 'The provider no longer signs in to my account; never the last way in',
        response: { 200: Nothing, default: ErrorBody },
      },
    },
    async (request) => {
      const { issuer } = mustHaveProvider();
      const { id } = await mustHaveAccount(db, request);
      await db.transaction().execute(async (trx) => {
        await holdPerson(trx, id);
        await dropIdentities(trx, id, issuer);
        const left = (await passkeysOf(trx, id)).length + (await identitiesOf(trx, id)).length;
        if (left === 0 && (await passwordOf(trx, id)) === undefined) throw new AppError('LAST_WAY_IN');
      });
      return {};
    },
  );

  /** A page is shown whatever happens: what went wrong stands in its address, as one of our own codes. */
  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    try {
      const provider = mustHaveProvider();
      const errand = await takeErrand(db, 'provider', request.cookies[WAY_COOKIE] ?? '', now());
      const { state, nonce, verifier } = errand?.about ?? {};
      if (errand === undefined || state === undefined || nonce === undefined || verifier === undefined)
        throw new AppError('PROVIDER_REFUSED');
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      const claims = await provider.finish(query, { state, nonce, verifier });
      await mustNotBeBanned(db, request);
      const asker = await whoAsks(db, request);
      const person = await personByProvider(services, provider.issuer, claims, asker, errand.person);
      if (errand.person !== undefined) return 'linked';
      await signedIn(services, person, request, reply);
      return 'in';
    } catch (error) {
      if (error instanceof AppError) return error.code;
      log.error({ err: error }, 'sign-in by the provider failed');
      return 'SERVER_TROUBLE';
    }
  }

  app.get(BACK_PATH, { config, schema: { hide: true, querystring: ProviderBack } }, async (request, reply) => {
    reply.clearCookie(WAY_COOKIE, { path: base + BACK_PATH });
    const what = await comeBack(request, reply);
    return reply.redirect(`${base}/settings?provider=${what}#account`, 303);
  });
}
