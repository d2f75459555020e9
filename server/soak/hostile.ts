/**
 * Hostile messages: whoever sits at a table, or only watches, sends what no browser would. Afterwards the server must be up,
 * its log without an error, no object polluted, every stored step legal, and every game must go on.
 */
import { below, pick, quickChance, type Chance, type Game, type GameMove } from '@cantiere/engine';
import { Player, takenAt, type Socket } from '../tests/player.ts';
import { SoakBook, type SoakFindings } from './findings.ts';
import { allGames, openAttacked, twoWithBots, type Attacked, type AttackedDatabase } from './attacked.ts';
import { positionsOf } from './truth.ts';

export interface HostileEffort {
  readonly seed: number;
  /** Messages in all, spread over the games. */
  readonly messages: number;
  /** SQLite unless told otherwise. */
  readonly on?: AttackedDatabase;
}

/** So many are sent before the server is heard again. */
const AT_ONCE = 25;
/** What the server closes a socket for: too large, or not text as it should be. */
const TOO_LARGE = 20 * 1024;
const DEEP = 4_000;

export async function sendHostile({ seed, messages, on }: HostileEffort): Promise<SoakFindings> {
  const notes = new SoakBook();
  const attacked = await openAttacked(on);
  try {
    const games = await allGames(attacked);
    const share = Math.ceil(messages / games.length);
    for (const [n, game] of games.entries()) await attackTable(attacked, game, quickChance(seed * 37 + n), share, notes);
    if (!(await fetch(`${attacked.address}/healthz`)).ok) notes.fault('the server is not well');
    if ('polluted' in {} || 'polluted' in []) notes.fault('a prototype was polluted');
    for (const line of attacked.errors.filter((one) => !aboutFrame(one))) notes.fault(`log: ${line}`);
  } finally {
    await attacked.close();
  }
  return notes;
}

/** A frame that breaks the WebSocket protocol is the library's to close. */
const aboutFrame = (line: string): boolean => line.includes('WS_ERR_') || line.includes('Max payload size');

async function attackTable(attacked: Attacked, game: Game, chance: Chance, messages: number, notes: SoakBook): Promise<void> {
  const { id, people } = await twoWithBots(attacked.address, game);
  const stranger = new Player(attacked.address);
  const senders = [people[0], people[0], people[1], people[1], stranger].map((player) => new Sender(player, id));
  for (let sent = 0; sent < messages; sent += AT_ONCE) {
    const socket = await pick(chance, senders).connected();
    for (let n = 0; n < AT_ONCE && socket.closed === undefined; n++) {
      const [kind, frame] = hostile(chance, game, socket);
      notes.count(kind);
      socket.ws.send(frame);
    }
    await heardAgain(socket);
    for (const message of socket.received)
      if (message.t === 'error' && message.code === 'SERVER_TROUBLE') notes.fault(`${game.meta.id} ${id}: SERVER_TROUBLE`);
    socket.received.splice(0);
  }
  await goesOn(people[0], id, game, notes);
  try {
    const steps = (await positionsOf(attacked.server.services.store, id, game)).length - 1;
    notes.count('steps played again', steps);
  } catch (error) {
    notes.fault(String(error));
  }
  for (const sender of senders) await sender.close();
}

/** Comes back whenever the server has closed the door. */
class Sender {
  readonly #player: Player;
  readonly #table: string;
  #socket: Socket | undefined;

  constructor(player: Player, table: string) {
    this.#player = player;
    this.#table = table;
  }

  async connected(): Promise<Socket> {
    if (this.#socket === undefined || this.#socket.closed !== undefined) {
      this.#socket = await this.#player.watch(this.#table);
      await this.#socket.message('welcome');
    }
    return this.#socket;
  }

  async close(): Promise<void> {
    await this.#socket?.close();
  }
}

/** Until the server has answered after all that was sent, or has closed. */
async function heardAgain(socket: Socket): Promise<void> {
  if (socket.closed === undefined) socket.say({ t: 'ping' });
  await socket.until('the server', () => socket.closed !== undefined || socket.received.some(({ t }) => t === 'pong'));
}

/** Somebody with a fresh browser is welcome, and whoever is asked can move. */
async function goesOn(player: Player, id: string, game: Game, notes: SoakBook): Promise<void> {
  const socket = await player.watch(id);
  const { update } = await socket.message('welcome');
  if (update?.toAct.includes(socket.seat as number)) {
    const move = socket.move(game.moves(update.view, socket.seat as number)[0]);
    const answer = await socket.until('an answer', () => socket.received.find((one) => 'id' in one && one.id === move));
    if (takenAt(answer) === undefined && answer.t !== 'behind')
      notes.fault(`${game.meta.id} ${id} does not go on: ${JSON.stringify(answer)}`);
    notes.count('games that went on');
  }
  await socket.close();
}

const KINDS = [
  'legal moves',
  'mutated moves',
  'mutated moves',
  'mutated moves',
  'wrong versions',
  'same ids',
  '__proto__',
  'deep',
  'oversized',
  'binary',
  'garbage',
  'undo',
  'chat',
  'second hello',
] as const;

const ODD_NUMBERS = [-1, -0, 0.5, 1e21, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 99_999_999];
const ODD_TEXTS = [
  '',
  '__proto__',
  'constructor',
  '@undo',
  '@out',
  '\u0000',
  '😀'.repeat(50),
  '\ud800',
  "'; DROP TABLE moves; --",
];

function hostile(chance: Chance, game: Game, socket: Socket): [string, string | Buffer] {
  const version = socket.update?.version ?? 0;
  const moves = socket.update && typeof socket.seat === 'number' ? game.moves(socket.update.view, socket.seat) : [];
  const legal: GameMove = moves.length > 0 ? pick(chance, moves) : { type: 'nothing' };
  const id = crypto.randomUUID();
  const move = (over: object): string => JSON.stringify({ t: 'move', id, version, move: legal, ...over });
  const kind = pick(chance, KINDS);
  switch (kind) {
    case 'legal moves':
      return [kind, move({})];
    case 'mutated moves':
      return [kind, move({ move: mutated(chance, legal) })];
    case 'wrong versions':
      return [kind, move({ version: odd(chance) })];
    case 'same ids':
      return [kind, move({ id: pick(chance, ['same', '0:same', 'bot:1', 'ask:x', 'out:0:1']) })];
    case '__proto__':
      return [
        kind,
        `{"t":"move","id":"${id}","version":${version},"__proto__":{"polluted":1},"move":{"type":"${legal.type}","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}`,
      ];
    case 'deep':
      return [
        kind,
        `{"t":"move","id":"${id}","version":${version},"move":{"type":"${legal.type}","x":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}}`,
      ];
    case 'oversized':
      return below(chance, 20) === 0
        ? [kind, move({ move: { type: 'x'.repeat(TOO_LARGE) } })]
        : ['long', move({ move: { type: 'x'.repeat(9_000) } })];
    case 'binary':
      return [kind, Buffer.from(Array.from({ length: 1 + below(chance, 60) }, () => below(chance, 256)))];
    case 'garbage':
      return [
        kind,
        pick(chance, [
          '',
          '{',
          'null',
          '[]',
          '"t"',
          '{"t":null}',
          '{"t":"move"}',
          `{"t":"${id}"}`,
          '\u0000',
          '{"t":"hello","since":-1}',
        ]),
      ];
    case 'undo':
      return [kind, JSON.stringify({ t: 'undo', id, version: below(chance, 2) ? odd(chance) : version })];
    case 'chat':
      return [kind, JSON.stringify({ t: 'chat', text: below(chance, 4) ? pick(chance, ODD_TEXTS) : odd(chance) })];
    case 'second hello':
      return [kind, JSON.stringify({ t: 'hello', since: odd(chance) })];
  }
}

/** One thing of the move is not what it should be. */
function mutated(chance: Chance, move: GameMove): unknown {
  const keys = Object.keys(move);
  switch (below(chance, 4)) {
    case 0:
      return { ...move, [pick(chance, ['extra', 'toString', 'seat', ...keys])]: odd(chance) };
    case 1: {
      const { [pick(chance, keys)]: _gone, ...rest } = move as unknown as Record<string, unknown>;
      return rest;
    }
    case 2:
      return Object.fromEntries(
        Object.entries(move).map(([key, value]) => [key, typeof value === 'number' ? value + pick(chance, [-1, 1, 7]) : value]),
      );
    default:
      return pick<unknown>(chance, [[move], null, 'move', 7, { type: move }, { type: [move.type] }]);
  }
}

function odd(chance: Chance): unknown {
  return pick<unknown>(chance, [...ODD_NUMBERS, ...ODD_TEXTS, null, true, [], {}, [[[]]], { type: {} }]);
}
