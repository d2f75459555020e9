/** The house over HTTP: its door for strangers, its first operator, and what operators set. To everybody else that is not there. */
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Services } from '../services.ts';
import { asMe } from '../people/accounts.ts';
import { mustBeOperator } from '../people/operators.ts';
import { mustBeSomebody, mustNotBeBanned, rememberBrowser, startSession, whoAsks } from '../people/sessions.ts';
import { HouseColours, HouseWords, InvitationLook } from '../protocol/house.ts';
import * as shapes from '../protocol/houseDesk.ts';
import { Me } from '../protocol/people.ts';
import { Privacy } from '../protocol/privacy.ts';
import { ErrorBody } from '../protocol/errors.ts';
import { Nothing } from '../protocol/wire.ts';
import { readInvitations } from '../store/invitations.ts';
import { AppError } from '../appError.ts';
import type { App } from '../http/app-type.ts';
import { movedColours, shownColours } from './colours.ts';
import { changeHouse, changeLogo, settingsFor } from './desk.ts';
import { lookAtInvitation } from './door.ts';
import { becomeFirst, mustFit } from './firstOperator.ts';
import { inviteNoted, withdrawNoted } from './inviting.ts';
import { MOST_LOGO_BYTES } from './logo.ts';
import { testMail } from './mailTest.ts';
import { myArchive } from './myData.ts';
import { privacyOf } from './privacy.ts';
import { readColours } from './settings.ts';

const DAY = 24 * 3_600_000;

export function houseRoutes(app: App, services: Services, copies: number): void {
  const { house, store, now } = services;
  const { db } = store;
  // Before anything of the request is read: what a route would refuse would tell that it is there.
  const forOperators = { onRequest: async (request: FastifyRequest) => void (await mustBeOperator(db, request)) };
  const tags = ['house'];
  const careful = { careful: true } as const;
  const nothing = { 200: Nothing, default: ErrorBody };
  const settings = { 200: shapes.HouseSettings, default: ErrorBody };

  app.post(
    '/api/invitation',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Whether an invitation lets somebody in; nothing happens',
        body: InvitationLook,
        response: nothing,
      },
    },
    async (request) => {
      await lookAtInvitation(db, request.body.code, now());
      return {};
    },
  );

  app.get(
    '/api/house/words',
    { schema: { tags, summary: 'Imprint and house rules', response: { 200: HouseWords, default: ErrorBody } } },
    () => ({ imprint: house.now.imprint, rules: house.now.rules }),
  );

  app.get(
    '/api/privacy',
    {
      schema: {
        tags,
        summary: 'What the house keeps of people, and for how long',
        response: { 200: Privacy, default: ErrorBody },
      },
    },
    () => privacyOf(services, copies),
  );

  app.get(
    '/api/account/archive',
    {
      config: careful,
      schema: {
        tags: ['people'],
        summary: 'Everything about me, as one ZIP',
        response: { 200: Type.Unknown(), default: ErrorBody },
      },
    },
    async (request, reply) => {
      const archive = await myArchive(services, await mustBeSomebody(db, request));
      const day = new Date(now()).toISOString().slice(0, 10);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="cantiere-my-data-${day}.zip"`)
        .send(archive);
    },
  );

  app.post(
    '/api/house/key',
    {
      config: careful,
      schema: {
        tags,
        summary: 'By the link of the first start: what the house is set to',
        body: shapes.FirstKey,
        response: settings,
      },
    },
    async (request) => {
      await mustFit(db, request.body.key);
      return settingsFor(services);
    },
  );

  app.post(
    '/api/house/operator',
    {
      config: careful,
      schema: {
        tags,
        summary: 'Become the first operator by the link of the first start',
        body: shapes.FirstOperator,
        response: { 200: Me, default: ErrorBody },
      },
    },
    async (request, reply) => {
      await mustNotBeBanned(db, request);
      const asker = await whoAsks(db, request);
      const person = await becomeFirst(services, asker, request.body);
      if (asker?.email === undefined) {
        await startSession(services, request, reply, person.id);
        if (person.email !== undefined) rememberBrowser(services, request, reply, person.email);
      }
      request.log.info({ person: person.id }, 'the house has its first operator');
      return asMe(person);
    },
  );

  app.get(
    '/api/operator/house',
    { ...forOperators, schema: { tags, summary: 'Operators: what the house is set to', response: settings } },
    async (request) => {
      await mustBeOperator(db, request);
      return settingsFor(services);
    },
  );

  app.put(
    '/api/operator/house',
    { ...forOperators, schema: { tags, summary: 'Operators: set the house', body: shapes.HouseChange, response: settings } },
    async (request) => {
      const { id } = await mustBeOperator(db, request);
      await changeHouse(services, request.body, id);
      request.log.info({ person: id, settings: Object.keys(request.body) }, 'the house was set');
      return settingsFor(services);
    },
  );

  app.post(
    '/api/operator/house/colours',
    {
      ...forOperators,
      schema: {
        tags,
        summary: 'Operators: what two colours would look like; nothing happens',
        body: HouseColours,
        response: { 200: shapes.ColoursTried, default: ErrorBody },
      },
    },
    async (request) => {
      await mustBeOperator(db, request);
      const tried = readColours(request.body);
      if (tried === undefined) throw new AppError('BAD_REQUEST');
      return { shown: shownColours(tried), moved: movedColours(tried) };
    },
  );

  // The one body that is no JSON: a picture, for this route alone.
  void app.register(async (pictures: App) => {
    pictures.addContentTypeParser('image/png', { parseAs: 'buffer', bodyLimit: MOST_LOGO_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    pictures.put(
      '/api/operator/house/logo',
      {
        ...forOperators,
        bodyLimit: MOST_LOGO_BYTES,
        schema: { tags, summary: 'Operators: the logo of the house, a PNG', consumes: ['image/png'], response: settings },
      },
      async (request) => {
        const { id } = await mustBeOperator(db, request);
        if (!Buffer.isBuffer(request.body)) throw new AppError('BAD_PICTURE');
        await changeLogo(services, request.body, id);
        return settingsFor(services);
      },
    );
  });

  app.delete(
    '/api/operator/house/logo',
    { ...forOperators, schema: { tags, summary: 'Operators: no logo of its own any more', response: settings } },
    async (request) => {
      const { id } = await mustBeOperator(db, request);
      await changeLogo(services, undefined, id);
      return settingsFor(services);
    },
  );

  app.get(
    '/logo/:file',
    { schema: { hide: true, params: Type.Object({ file: Type.String({ pattern: '^[0-9a-f]{16}[.]png$' }) }) } },
    async (request, reply) => {
      const file = await house.logo(request.params.file.slice(0, -'.png'.length));
      if (file === undefined) throw new AppError('NOT_FOUND');
      return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(file);
    },
  );

  app.post(
    '/api/operator/mail',
    {
      ...forOperators,
      schema: {
        tags,
        summary: 'Operators: a test letter, and what the mail server said to it',
        body: shapes.MailTest,
        response: { 200: shapes.MailTested, default: ErrorBody },
      },
    },
    async (request) => testMail(services, await mustBeOperator(db, request), request.body),
  );

  app.get(
    '/api/operator/invitations',
    {
      ...forOperators,
      schema: {
        tags,
        summary: 'Operators: invitations that let somebody in, or all of the last year',
        querystring: shapes.InvitationQuery,
        response: { 200: shapes.Invitations, default: ErrorBody },
      },
    },
    async (request) => {
      await mustBeOperator(db, request);
      return { invitations: await readInvitations(db, { now: now(), all: request.query.all ?? false }) };
    },
  );

  app.post(
    '/api/operator/invitations',
    {
      ...forOperators,
      schema: {
        tags,
        summary: 'Operators: invite',
        body: shapes.InvitationWish,
        response: { 200: shapes.InvitationInfo, default: ErrorBody },
      },
    },
    async (request) => {
      const { id } = await mustBeOperator(db, request);
      const { days, ...wish } = request.body;
      const invitation = { ...wish, until: now() + days * DAY, madeBy: id };
      return db.transaction().execute((trx) => inviteNoted(trx, invitation, now()));
    },
  );

  app.delete(
    '/api/operator/invitations/:invitation',
    {
      ...forOperators,
      schema: { tags, summary: 'Operators: withdraw an invitation', params: shapes.InvitationParams, response: nothing },
    },
    async (request) => {
      const { id } = await mustBeOperator(db, request);
      const { invitation } = request.params;
      const gone = await db.transaction().execute((trx) => withdrawNoted(trx, invitation, now(), id));
      if (!gone) throw new AppError('NOT_FOUND');
      return {};
    },
  );
}
