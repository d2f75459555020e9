/**
 * HTTP fuzz: every route that the server's own OpenAPI document names, with odd ids, queries, bodies and cookies. Whatever
 * comes back must be an answer for people: no 5xx, no error in the log, and the server stays up.
 */
import { below, pick, quickChance, type Chance } from '@cantiere/engine';
import { Player } from '../tests/player.ts';
import { SoakBook, type SoakFindings } from './findings.ts';
import { openAttacked, type Attacked, type AttackedDatabase } from './attacked.ts';

export interface RequestsEffort {
  readonly seed: number;
  /** Requests to each route. */
  readonly each: number;
  /** SQLite unless told otherwise. */
  readonly on?: AttackedDatabase;
}

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

interface Route {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** A test notice that nobody took is told as such; the address is the asker's own. */
const NOT_DELIVERED = 502;
const ODD = [
  '',
  '__proto__',
  'constructor',
  '..',
  '../../etc/passwd',
  '\u0000',
  'x'.repeat(90),
  '😀',
  '-1',
  '1e9',
  'null',
  "' OR 1=1 --",
  '%',
];
const BODIES = [
  '',
  'null',
  '[]',
  '0',
  '"x"',
  '{',
  '{"__proto__":{"polluted":1}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"name":"${'x'.repeat(40_000)}"}`,
];

export async function fuzzRequests({ seed, each, on }: RequestsEffort): Promise<SoakFindings> {
  const notes = new SoakBook();
  const attacked = await openAttacked(on);
  const chance = quickChance(seed * 41 + 5);
  try {
    const { paths } = (await new Player(attacked.address).get('/api/openapi.json')) as {
      paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    };
    const routes: Route[] = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );
    if (routes.length < 20) notes.fault(`only ${routes.length} routes in the document`);
    notes.count('routes', routes.length);
    let scene = await setScene(attacked);
    for (let round = 0; round < each; round++) {
      for (const route of routes) await request(attacked, scene, route, chance, notes);
      // Whoever was signed out, or left, comes back.
      if (round % 5 === 4) scene = await setScene(attacked);
    }
    if (!(await fetch(`${attacked.address}/healthz`)).ok) notes.fault('the server is not well');
    if ('polluted' in {}) notes.fault('a prototype was polluted');
    for (const line of attacked.errors) notes.fault(`log: ${line}`);
  } finally {
    await attacked.close();
  }
  return notes;
}

/** People, and ids that exist. */
interface Scene {
  readonly cookies: readonly string[];
  readonly ids: readonly string[];
}

async function setScene({ address, server }: Attacked): Promise<Scene> {
  const [ada, bruno] = [await Player.join(address, 'Ada'), await Player.join(address, 'Bruno')];
  const [{ id: game, players }] = server.services.shelf.metas;
  const bots = Array.from({ length: players.min - 1 }, (_, n) => ({ seat: n + 1, level: 'greedy' as const }));
  const running = await ada.table({ game, seats: players.min, bots, start: true });
  const lobby = await bruno.table({ game, seats: players.min });
  return {
    cookies: [ada.cookie, ada.cookie, bruno.cookie, '', 'cantiere=nobody', `cantiere=${'x'.repeat(3_000)}`],
    ids: [running.id, lobby.id, game, ada.me.person, bruno.me.person],
  };
}

async function request(
  { address }: Attacked,
  { cookies, ids }: Scene,
  route: Route,
  chance: Chance,
  notes: SoakBook,
): Promise<void> {
  const value = (): string => encodeURIComponent(below(chance, 3) ? pick(chance, ids) : pick(chance, ODD));
  const path = route.path.replaceAll(/\{\w+\}/g, value);
  const query = (route.operation.parameters ?? [])
    .filter(({ in: where }) => where === 'query' && below(chance, 2) > 0)
    .map(({ name }) => `${name}=${value()}`)
    .join('&');
  const schema = route.operation.requestBody?.content?.['application/json']?.schema;
  const body =
    route.method === 'GET'
      ? undefined
      : below(chance, 4)
        ? JSON.stringify(instance(chance, schema, ids, 0))
        : pick(chance, BODIES);
  const type = below(chance, 8) ? 'application/json' : pick(chance, ['text/plain', 'application/xml', 'multipart/form-data']);
  const told = `${route.method} ${path}${query && '?'}${query} ${body?.slice(0, 120) ?? ''}`;
  notes.count('requests');
  try {
    const response = await fetch(`${address}${path}${query && '?'}${query}`, {
      method: route.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      headers: { cookie: pick(chance, cookies), ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
    await response.arrayBuffer();
    notes.count(`answers ${Math.floor(response.status / 100)}xx`);
    if (response.status >= 500 && response.status !== NOT_DELIVERED) notes.fault(`${response.status} to ${told}`);
  } catch (error) {
    notes.fault(`no answer to ${told}: ${String(error)}`);
  }
}

/** Mostly what the schema wants, with something odd in between. Names no host but this one. */
function instance(chance: Chance, schema: Schema | undefined, ids: readonly string[], depth: number): unknown {
  if (schema === undefined || depth > 5 || below(chance, 12) === 0)
    return pick<unknown>(chance, [null, -1, 1e300, true, [], {}, ...ODD]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(chance, schema.enum);
  if (schema.anyOf) return instance(chance, pick(chance, schema.anyOf), ids, depth + 1);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
          below(chance, 6) ? [[key, instance(chance, inner, ids, depth + 1)]] : [],
        ),
      );
    case 'array':
      return Array.from({ length: below(chance, 4) }, () => instance(chance, schema.items, ids, depth + 1));
    case 'integer':
    case 'number':
      return pick(chance, [0, 1, 2, 3, -1, 7, 1.5, 2 ** 53]);
    case 'boolean':
      return below(chance, 2) > 0;
    default:
      return pick(chance, [...ids, 'Ada', 'ada@localhost.invalid', 'https://127.0.0.1/hook', 'ponte alto sul fiume', ...ODD]);
  }
}
