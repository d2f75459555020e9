/**
 * The wire: two people play at random, now and then taking back; somebody watches, and so does somebody without a name.
 * Every view that any of them is sent must be byte for byte what the rules let that viewer see of the real position,
 * nothing may carry the seed, and a move taken back must lead back to the very view before it.
 */
import { below, canonicalJson, pick, quickChance, type Chance, type Game } from '@cantiere/engine';
import { readTable } from '../store/tables.ts';
import { Player, takenAt, type Socket } from '../tests/player.ts';
import { SoakBook, type SoakFindings } from './findings.ts';
import { allGames, openAttacked, twoWithBots, type Attacked } from './attacked.ts';
import { positionsOf, untrue, updatesIn } from './truth.ts';

export interface WireEffort {
  readonly seed: number;
  /** Decisions of people in each game; a game may end before. */
  readonly decisions: number;
}

export async function compareWire({ seed, decisions }: WireEffort): Promise<SoakFindings> {
  const notes = new SoakBook();
  const attacked = await openAttacked();
  try {
    for (const [n, game] of (await allGames(attacked)).entries())
      await compareGame(attacked, game, quickChance(seed * 31 + n), decisions, notes);
    for (const line of attacked.errors) notes.fault(`log: ${line}`);
  } finally {
    await attacked.close();
  }
  return notes;
}

async function compareGame(attacked: Attacked, game: Game, chance: Chance, decisions: number, notes: SoakBook): Promise<void> {
  const { address, server } = attacked;
  const { id, people } = await twoWithBots(address, game);
  const watching = await Player.join(address, 'Carla');
  const sockets = await Promise.all([...people, watching, new Player(address)].map((person) => person.watch(id)));
  await Promise.all(sockets.map((socket) => socket.version(0)));
  for (let n = 0; n < decisions; n++) {
    const socket = await nextToMove(sockets.slice(0, 2));
    if (socket === undefined) break;
    await decide(socket, game, chance, notes);
  }
  const last = Math.max(...sockets.map(({ update }) => update?.version ?? 0));
  await Promise.all(sockets.map((socket) => socket.version(last)));
  const positions = await positionsOf(server.services.store, id, game);
  const { seed = '' } = (await readTable(server.services.store.db, id)) ?? {};
  for (const { received, seat } of sockets) {
    for (const message of received) {
      for (const update of updatesIn(message)) {
        notes.count('views compared');
        const wrong = untrue(game, positions, update, seat);
        if (wrong !== undefined) notes.fault(`${game.meta.id} ${id}: ${wrong}`);
      }
      const over = message.t === 'table' && message.table.phase === 'over';
      const text = JSON.stringify(message);
      notes.count('bytes', text.length);
      if (!over && seed !== '' && text.includes(seed)) notes.fault(`${game.meta.id} ${id}: the seed was sent to ${seat}`);
    }
    if (!received.some((message) => updatesIn(message).length > 0)) notes.fault(`${game.meta.id} ${id}: ${seat} saw nothing`);
  }
  await Promise.all(sockets.map((socket) => socket.close()));
}

/** Whoever of them is asked; undefined when the game is over. */
function nextToMove(sockets: readonly Socket[]): Promise<Socket | undefined> {
  return Promise.race(
    sockets.map((socket) =>
      socket.until('a turn', () => {
        const { update } = socket;
        if (update?.result) return { asked: undefined };
        return update?.toAct.includes(socket.seat as number) && { asked: socket };
      }),
    ),
  ).then(({ asked }) => asked);
}

/** A random move; half of those that can be taken back freely are, and the view must be the one before. */
async function decide(socket: Socket, game: Game, chance: Chance, notes: SoakBook): Promise<void> {
  const { update } = socket;
  if (update === undefined) return;
  const before = canonicalJson(update.view);
  const answer = await answered(socket, socket.move(pick(chance, game.moves(update.view, socket.seat as number))));
  const taken = takenAt(answer);
  if (taken === undefined) {
    if (answer.t !== 'behind') notes.fault(`${game.meta.id}: a legal move was not accepted: ${JSON.stringify(answer)}`);
    return;
  }
  notes.count('moves');
  const after = await socket.version(taken);
  if (after.version !== taken || after.undo !== 'free' || below(chance, 2) === 0) return;
  const id = crypto.randomUUID();
  socket.say({ t: 'undo', id, version: after.version });
  const back = await answered(socket, id);
  const backAt = takenAt(back);
  if (backAt === undefined) return;
  const again = await socket.version(backAt);
  notes.count('moves taken back');
  // Somebody who is asked at the same time may have moved in between.
  const alone = taken === update.version + 1 && backAt === taken + 1 && again.version === backAt;
  if (alone && canonicalJson(again.view) !== before) notes.fault(`${game.meta.id}: taking back led to another view`);
}

const answered = (socket: Socket, id: string) =>
  socket.until('an answer', () => socket.received.findLast((message) => 'id' in message && message.id === id));
