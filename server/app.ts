/** A whole server in one piece: store, tables, bots, HTTP and sockets. */
import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { Counter } from './social/counter.ts';
import { Settler } from './social/settler.ts';
import { BotDriver } from './bots/driver.ts';
import { openPayers } from './bots/payers.ts';
import { openThinking } from './bots/thinking.ts';
import type { App, WireTypes } from './http/app-type.ts';
import { Labour, MOST_WORK_MS } from './deals/labour.ts';
import { Desk } from './desk/desk.ts';
import { moveOn } from './editions/moving.ts';
import type { Places } from './editions/places.ts';
import { accountRoutes } from './http/account.ts';
import { socialRoutes } from './http/social.ts';
import { askRoutes } from './http/asks.ts';
import { addDoors, openDoors, type Doors } from './http/doors.ts';
import { addDocs } from './http/docs.ts';
import { addErrors, answerStray } from './http/errors.ts';
import { correctionRoutes } from './http/corrections.ts';
import { dailyRoutes } from './http/daily.ts';
import { homeRoutes } from './http/home.ts';
import { deskRoutes } from './http/desk.ts';
import { editionRoutes } from './http/editions.ts';
import { findingRoutes } from './http/finding.ts';
import { lengthRoutes } from './http/lengths.ts';
import { numbersRoutes } from './http/numbers.ts';
import { lobbyRoutes } from './http/lobby.ts';
import { noticeRoutes } from './http/notices.ts';
import { timeouts, watchConnections } from './http/connections.ts';
import { PATIENCE, type Patience } from './http/patience.ts';
import { passkeyRoutes } from './http/passkeys.ts';
import { keepProgramsUnrated } from './http/programs.ts';
import { peopleRoutes } from './http/people.ts';
import { planRoutes } from './http/plans.ts';
import { providerRoutes } from './http/provider.ts';
import { describeScopes } from './http/scopes.ts';
import { addSecurity } from './http/security.ts';
import { replayRoutes } from './http/replay.ts';
import { serverRoutes } from './http/server.ts';
import { tableRoutes } from './http/tables.ts';
import { addTexts } from './http/texts.ts';
import { thumbRoutes } from './http/thumbs.ts';
import { tokenRoutes } from './http/tokens.ts';
import { addWeb } from './http/web.ts';
import type { Services } from './services.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Paces } from './paces.ts';
import { liveRoutes } from './live/routes.ts';
import { addGate } from './house/gate.ts';
import { House } from './house/house.ts';
import { KEEP_INVITATIONS_MS, KEEP_LOBBIES_MS, KEEP_NOTICES_MS } from './house/keeping.ts';
import { houseRoutes } from './house/routes.ts';
import type { GivenHouse } from './house/settings.ts';
import { Visits } from './live/visits.ts';
import { openLog, type Logger } from './log.ts';
import { openNights } from './nights.ts';
import { addGauges, openMetrics } from './metrics.ts';
import { Notices, type NoticesSettings } from './notices/notices.ts';
import { Here } from './people/here.ts';
import { Provider, type ProviderSettings } from './people/provider.ts';
import { SignIns } from './people/tries.ts';
import { Planner } from './plans/planner.ts';
import { BadSetting } from './settings.ts';
import { REAL_SHELF, loadShelf } from './shelf.ts';
import { VERSION } from './version.ts';
import { dropOldAllowances } from './store/allowances.ts';
import { KEPT_COPIES } from './store/copies.ts';
import { houseData } from './store/editions.ts';
import { dropOldErrands } from './store/errands.ts';
import { dropOldInvitations } from './store/invitations.ts';
import { dropOldNotices } from './store/notices.ts';
import { dropOldSessions } from './store/people.ts';
import { dropFinishedPlans } from './store/plans.ts';
import { dropOldPaces } from './store/paces.ts';
import { dropOldResets } from './store/resets.ts';
import { dropOldTokens } from './store/tokens.ts';
import { dropOldTries } from './store/wrongTries.ts';
import { secret } from './store/secrets.ts';
import { openStore, type Store } from './store/store.ts';
import { countTables } from './store/tableLists.ts';
import { dropOldLobbies } from './store/tables.ts';
import { Doorkeeper } from './tables/doorkeeper.ts';
import { Hall } from './tables/hall.ts';
import { Timekeeper } from './time/keeper.ts';
import type { RatedAmong } from './protocol.ts';
import { addBase, baseOf, withoutBase } from './base.ts';

const BODY_BYTES = 32 * 1024;
const SOCKET_BYTES = 16 * 1024;
const GOING_AWAY = 1001;
const GOODBYE_MS = 1_000;
const HOUSEKEEPING_MS = 3_600_000;
/** First come those who wait at the door. */
const LABOUR_AFTER_MS = 10_000;

export interface ServerParts {
  readonly data: string;
  readonly databaseUrl?: string | undefined;
  readonly publicUrl?: URL | undefined;
  readonly trustProxy?: boolean;
  readonly botPauseMs?: number;
  /** Among whom games are rated; everybody unless told otherwise. */
  readonly ratedAmong?: RatedAmong;
  readonly botLimitMs?: number;
  readonly botTableLimitMs?: number;
  readonly botThreads?: number;
  readonly metricsToken?: string | undefined;
  /** How many copies of the database are kept of each kind; 0: none are made. */
  readonly copies?: number;
  readonly notices?: NoticesSettings;
  /** The sign-in of the club; needs the public address. */
  readonly provider?: ProviderSettings | undefined;
  /** What the environment says of the house; its mail server is among the notices. */
  readonly house?: Omit<GivenHouse, 'mail'>;
  /** Module whose `shelf` has the games; the real one unless told otherwise. */
  readonly shelf?: string;
  /** Where modules of editions lie; beside the shelf and where the build puts them unless told otherwise. */
  readonly editions?: Places;
  /** Folder of the built browser app. */
  readonly web?: string;
  readonly limits?: Limits;
  readonly patience?: Partial<Patience>;
  /** What time it is, for deadlines and whatever is written down with its time. */
  readonly now?: () => number;
  /** Where the deals come from; nobody can foresee them unless told otherwise. */
  readonly newSeed?: () => string;
  /** The same for deals that many play. */
  readonly newDealSeed?: (day?: string) => string;
  /** How long after the start the bots work on deals that nobody waits for; Infinity: only when told to. */
  readonly labourAfterMs?: number;
  /** How long a day they may, on one core. */
  readonly labourMostMs?: number;
  readonly log?: Logger;
}

export interface RunningServer {
  readonly app: App;
  readonly services: Services;
  readonly doors: Doors;
  readonly timekeeper: Timekeeper;
  readonly doorkeeper: Doorkeeper;
  readonly labour: Labour;
  readonly counter: Counter;
  /** Starts answering; gives the address. */
  listen(port: number, host: string): Promise<string>;
  /** Finishes what is under way and lets go of everything. */
  close(): Promise<void>;
}

/** A shelf with a name on it that is no game's was meant to be another: nobody guesses which. */
async function mustKnowGames(given: readonly string[] | undefined, games: readonly string[], store: Store): Promise<void> {
  const unknown = (given ?? []).filter((game) => !games.includes(game));
  if (unknown.length === 0) return;
  await store.close();
  throw new BadSetting(`GAMES names what is no game here: ${unknown.join(', ')}. There are: ${games.join(', ')}.`);
}

export async function openServer(parts: ServerParts): Promise<RunningServer> {
  const log = parts.log ?? openLog('silent');
  const metrics = openMetrics();
  const limits = parts.limits ?? LIMITS;
  const store = await openStore({
    data: parts.data,
    ...(parts.databaseUrl !== undefined && { databaseUrl: parts.databaseUrl }),
    onError: (error) => log.error({ err: error }, 'database connection'),
    ...(parts.copies !== undefined && { copies: parts.copies }),
  });
  const shelf = await loadShelf(parts.shelf ?? REAL_SHELF, {
    house: houseData(store.db),
    onBroken: (source, error) => log.error({ err: error, ...source, data: undefined }, 'an edition cannot be loaded'),
    ...(parts.editions && { places: parts.editions }),
  });
  const anySeed = (): string => randomBytes(32).toString('hex');
  const { publicUrl, now = Date.now, newSeed = anySeed, newDealSeed = anySeed } = parts;
  const hall = new Hall(store, shelf, log, metrics, now, limits.tablesAlive);
  const given = { ...parts.house, mail: parts.notices?.mail };
  const games = shelf.metas.map(({ id }) => id);
  await mustKnowGames(parts.house?.games, games, store);
  const house = await House.open({ store, log, given, publicUrl, shelf: games, now });
  const notices = await Notices.open({ store, shelf, hall, log, metrics, now, publicUrl, house }, parts.notices ?? {});
  const visits = new Visits(store, log);
  const here = new Here(store, hall, visits, log, now);
  const paces = new Paces(store);
  const signIns = new SignIns(store, await secret(store.db, 'known-browsers', () => SignIns.makeSecret()), now);
  const provider = parts.provider && publicUrl ? new Provider(parts.provider, publicUrl, log) : undefined;
  const payerOf = await openPayers(store.db);
  const doorkeeper = new Doorkeeper(hall, store, now, log);
  const { ratedAmong = 'everybody' } = parts;
  const services: Services = {
    store,
    shelf,
    hall,
    doorkeeper,
    house,
    limits,
    paces,
    log,
    metrics,
    notices,
    here,
    signIns,
    provider,
    visits,
    payerOf,
    now,
    newSeed,
    newDealSeed,
    publicUrl,
    ratedAmong,
  };
  const { botLimitMs = 15_000 } = parts;
  const thinking = openThinking({
    limitMs: botLimitMs,
    ...(parts.botThreads !== undefined && { threads: parts.botThreads }),
  });
  const driving = {
    pauseMs: parts.botPauseMs ?? 700,
    shelf: shelf.from,
    tableLimitMs: parts.botTableLimitMs ?? 1_200_000,
  };
  const driver = new BotDriver(hall, store, thinking, driving, log, metrics);
  const settler = new Settler(hall, store, log);
  const counter = new Counter({ hall, store, shelf, log });
  const timekeeper = new Timekeeper(hall, store, now, log);
  const planner = new Planner({ hall, store, shelf, log, pauseMs: parts.botPauseMs ?? 700 });
  const labour = new Labour(services, openThinking({ limitMs: botLimitMs, threads: 1 }), {
    afterMs: parts.labourAfterMs ?? LABOUR_AFTER_MS,
    mostMs: parts.labourMostMs ?? MOST_WORK_MS,
    shelf: shelf.from,
  });
  const nights = openNights(store, parts, log);
  const desk = new Desk({
    services,
    thinking,
    nights,
    data: parts.data,
    copies: parts.copies ?? KEPT_COPIES,
    botLimitMs,
  });
  const housekeeping = setInterval(() => void keepHouse(store, desk, log), HOUSEKEEPING_MS);
  housekeeping.unref();

  const doors = openDoors(services);
  const app = await openApp(services, parts, { planner, doors, desk, counter });
  await app.ready();
  await moveOn({ store, shelf, log });
  await driver.lookAround();
  void settler.lookAround().then(() => counter.lookAround());
  await planner.takeUp();
  await desk.speakUp();

  return {
    app,
    services,
    doors,
    timekeeper,
    doorkeeper,
    labour,
    counter,
    listen: (port, host) => app.listen({ port, host }),
    async close() {
      clearInterval(housekeeping);
      nights.stop();
      await settler.close();
      await counter.close();
      timekeeper.close();
      planner.close();
      await labour.close();
      here.close();
      paces.close();
      await driver.close();
      await notices.close();
      house.close();
      await app.close();
      await doorkeeper.close();
      await hall.close();
      await desk.close();
      await store.close();
      await nights.close();
    },
  };
}

interface Workers {
  readonly planner: Planner;
  readonly doors: Doors;
  readonly desk: Desk;
  readonly counter: Counter;
}

async function openApp(services: Services, parts: ServerParts, { planner, doors, desk, counter }: Workers): Promise<App> {
  const patience = { ...PATIENCE, ...parts.patience };
  const loggerInstance: FastifyBaseLogger = services.log;
  const base = baseOf(parts.publicUrl);
  const app: App = Fastify({
    loggerInstance,
    bodyLimit: BODY_BYTES,
    trustProxy: parts.trustProxy ?? false,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base),
    routerOptions: { maxParamLength: 100 },
    logController: new LogController({ disableRequestLogging: true }), // http/server.ts logs by route, without secret links
    forceCloseConnections: true,
    ...timeouts(patience),
    // What is no path at all, or has a part too long for any of ours, reaches no route and no hook.
    frameworkErrors(error, request, reply) {
      if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon()); // nobody else would
      reply.header('cache-control', 'no-store');
      answerStray(doors, error, request, reply);
    },
  })
    .withTypeProvider<WireTypes>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);

  addErrors(app, services, doors);
  watchConnections(app, patience, parts.trustProxy ? Infinity : services.limits.connectionsPerAddress, services.metrics);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: SOCKET_BYTES, clientTracking: true },
    // Frames that are too large, or none at all, are the sender's fault and no news.
    errorHandler(error, socket, request) {
      services.metrics.strays.inc({ kind: 'bad frame' });
      request.log.debug({ detail: (error as NodeJS.ErrnoException).code }, 'bad frame');
      socket.terminate();
    },
    preClose(done) {
      const { clients } = app.websocketServer;
      for (const socket of clients) socket.close(GOING_AWAY);
      const patience = setTimeout(() => clients.forEach((socket) => socket.terminate()), GOODBYE_MS);
      app.websocketServer.close(() => {
        clearTimeout(patience);
        done();
      });
    },
  });
  await addSecurity(app, parts.publicUrl);
  addDoors(app, doors);
  addBase(app, base);
  addGate(app, services);
  addTexts(app, doors);
  keepProgramsUnrated(app, services);
  describeScopes(app);
  await addDocs(app, VERSION, base);
  peopleRoutes(app, services);
  accountRoutes(app, services);
  houseRoutes(app, services, parts.copies ?? KEPT_COPIES);
  passkeyRoutes(app, services);
  providerRoutes(app, services);
  tokenRoutes(app, services);
  tableRoutes(app, services);
  lobbyRoutes(app, services);
  socialRoutes(app, services);
  editionRoutes(app, services);
  correctionRoutes(app, services);
  deskRoutes(app, services, desk);
  dailyRoutes(app, services);
  homeRoutes(app, services);
  lengthRoutes(app, services);
  thumbRoutes(app, services);
  numbersRoutes(app, services, counter);
  findingRoutes(app, services);
  askRoutes(app, services);
  planRoutes(app, services, planner);
  replayRoutes(app, services);
  noticeRoutes(app, services);
  serverRoutes(app, services, parts.metricsToken, parts.trustProxy ?? false);
  const { sockets } = liveRoutes(app, services, patience);
  addGauges(services.metrics, {
    sockets,
    liveTables: () => services.hall.size,
    tablesByPhase: () => countTables(services.store.db),
  });
  await addWeb(app, services, parts.web, doors);
  return app;
}

async function keepHouse({ db }: Store, desk: Desk, log: Logger): Promise<void> {
  try {
    await dropOldSessions(db, Date.now());
    await dropFinishedPlans(db);
    await dropOldResets(db, Date.now());
    await dropOldAllowances(db, Date.now());
    await dropOldPaces(db, Date.now());
    await dropOldTries(db, Date.now());
    await dropOldTokens(db, Date.now());
    await dropOldErrands(db, Date.now());
    await dropOldLobbies(db, Date.now() - KEEP_LOBBIES_MS);
    await dropOldNotices(db, Date.now() - KEEP_NOTICES_MS);
    await desk.tidy();
    await dropOldInvitations(db, Date.now() - KEEP_INVITATIONS_MS);
  } catch (error) {
    log.error({ err: error }, 'housekeeping failed');
  }
}
