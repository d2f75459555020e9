/** A person's seat played without the page, straight over the socket: for tables that must have come far before a test begins. */
import { setTimeout as pause } from 'node:timers/promises';
import { quickChance, type GameMove } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { Update } from '@cantiere/server/protocol';
import { Socket } from '../../server/tests/player.ts';
import type { Person } from './people.ts';

/** Plays like a simple bot until the game is over, or until `enough` says so; `choose` may want another of the legal moves. */
export async function playFast(
  person: Person,
  table: string,
  enough: (update: Update) => boolean = () => false,
  choose?: (moves: readonly GameMove[], turn: number) => GameMove | undefined,
): Promise<void> {
  const { game: id } = await person.seesInfo(table);
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No such game: ${id}`);
  const [{ bot }, { game }] = await Promise.all([shelved.bot(), shelved.rules()]);
  const chance = quickChance(7);
  const cookies = await person.context.cookies(person.home);
  const socket = new Socket(person.home, table, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  await new Promise((resolve, reject) => socket.ws.once('open', resolve).once('error', reject));
  socket.say({ t: 'hello' });
  for (let turn = 0; ; turn++) {
    const update = await socket.until('my turn', () => {
      const now = socket.update;
      return now && (now.result !== undefined || now.toAct.includes(socket.seat as number)) && now;
    });
    if (update.result || enough(update)) break;
    const seat = socket.seat as number;
    await inPace(person);
    socket.move(choose?.(game.moves(update.view, seat), turn) ?? bot.greedy(update.view, seat, chance));
    await socket.version(update.version + 1);
  }
  await socket.close();
}

/** The server lets a person make 10 moves a second, and 40 at once: this keeps below, at all of the person's tables together. */
const EVERY_MS = 110;
const AT_ONCE = 30;
const lastMove = new WeakMap<Person, number>();

async function inPace(person: Person): Promise<void> {
  const now = Date.now();
  const at = Math.max(now - AT_ONCE * EVERY_MS, (lastMove.get(person) ?? 0) + EVERY_MS);
  lastMove.set(person, at);
  if (at > now) await pause(at - now);
}
