/**
 * Keeps what people have of all games in their present editions, for every later version to go on with: a database with running
 * and finished tables, games saved in a browser, exported files. Freeze the editions first, then `node
 * server/tests/kept/games/keep.ts <name>` writes `kept/games/<name>.json.gz`. Once for each release that has new editions
 * (`npx cantiere release` does it: `--if-needed`); what it wrote is never changed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { deal, quickChance, seedFrom, pick, type PlayedMove } from '@cantiere/engine';
import { shelf as games } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import { openServer } from '../../../app.ts';
import { NO_LIMITS } from '../../../limits.ts';
import { REAL_SHELF } from '../../../shelf.ts';
import { SQLITE_FILE } from '../../../store/data-folder.ts';
import { STEPS } from '../../../store/migrations.ts';
import type { TableGame } from '../../../tables/tableGame.ts';
import { createTable } from '../../../tables/making.ts';
import { recordOf, sitDown, startTable } from '../../../tables/requests.ts';
import { playOn } from '../../any-move.ts';
import { Player } from '../../player.ts';
import { dump } from '../dump.ts';
import { PASSWORD } from '../kept.ts';
import { keptGames, type KeptGames, type KeptSave, type KeptTable } from './kept.ts';

const [name, ifNeeded] = process.argv.slice(2);
if (name === undefined) throw new Error('Which name? node server/tests/kept/games/keep.ts first');
if (ifNeeded === '--if-needed' && (await unkept()).length === 0) process.exit(0);

/** The shortest that there are: a file that is kept for ever should be small. */
const SHORT: Readonly<Record<string, Record<string, string | number>>> = { sprawl: { length: 'short' } };

const data = await mkdtemp(join(tmpdir(), 'cantiere-keep-'));
let deals = 0;
const newSeed = (): string => seedFrom(`kept ${deals++}`);
const server = await openServer({ data, shelf: REAL_SHELF, newSeed, botPauseMs: 0, limits: NO_LIMITS });
const { services } = server;
const address = await server.listen(0, '127.0.0.1');
const players = [await Player.join(address, 'Ada'), await Player.join(address, 'Bruno')];
for (const player of players)
  await player.post('/api/account', { email: `${player.me.name.toLowerCase()}@example.org`, password: PASSWORD });
const [ada, bruno] = players.map(({ me }) => ({ id: me.person, name: me.name }));

const tables: KeptTable[] = [];
const records: unknown[] = [];
const saves: KeptSave[] = [];
const chance = quickChance(1);
for (const game of games) {
  const { id: kind, rulesVersion } = game.meta;
  const edition = (await services.shelf.present(kind)) ?? '';
  for (const state of ['running', 'over'] as const) {
    const { id } = await createTable(services, ada, {
      game: kind,
      seats: 2,
      options: SHORT[kind] ?? {},
      name: `${kind} ${state}`,
    });
    await sitDown(services, bruno, id, {});
    await startTable(services, ada, id, undefined);
    // A running one stops where Ada is asked and has something to decide.
    const isHers = (play: TableGame): boolean => play.version >= 12 && play.toAct[0] === 0 && play.movesOf(0).length > 1;
    await playOn(server, id, chance, Infinity, state === 'running' ? isHers : undefined);
    if (state === 'over') records.push(await recordOf(services, ada, id));
    tables.push({ id, game: kind, edition, state });
  }
  const opened = await services.shelf.open(kind);
  if (opened) saves.push(save(opened.game, edition, rulesVersion));
}
await server.close();
const step = STEPS[STEPS.length - 1];
const kept: KeptGames = { step, sql: dump(join(data, SQLITE_FILE), step), tables, records, saves };
await writeFile(new URL(`./${name}.json.gz`, import.meta.url), gzipSync(JSON.stringify(kept), { level: 9 }));
await rm(data, { recursive: true });

/** Present editions of which no earlier file has a table. */
async function unkept(): Promise<readonly string[]> {
  const known = keptGames().flatMap(([, { tables }]) => tables.map(({ game, edition }) => `${game} ${edition}`));
  const present = await Promise.all(games.map(async (game) => `${game.meta.id} ${await editionOf(game)}`));
  return present.filter((each) => !known.includes(each));
}

/** As web/offline/saved.ts writes one: begun against a bot, some moves in, mine to go on. */
function save(game: Parameters<typeof deal>[0], edition: string, rulesVersion: number): KeptSave {
  const { id } = game.meta;
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, SHORT[id]?.[spec.id] ?? spec.default]));
  const start = { seats: 2, options, seed: seedFrom(`saved ${id}`) };
  const state = deal(game, start);
  const steps: PlayedMove[] = [];
  const mine = (): boolean => steps.length >= 10 && game.toAct(state)[0] === 0 && game.moves(state, 0).length > 1;
  while (!mine()) {
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new Error(`${id} was over before it could be saved`);
    const move = pick(chance, game.moves(state, seat));
    game.play(state, seat, move);
    steps.push({ seat, move });
  }
  return {
    format: 1,
    id: `kept-${id}`,
    name: 'Ponte Alto',
    game: id,
    rulesVersion,
    edition,
    start,
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: 'Palladio', level: 'greedy' },
    ],
    steps,
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_000,
    toAct: game.toAct(state),
  };
}
