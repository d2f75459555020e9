/** Tables that have already come far: written into the store as if their moves had been played there, so that rare positions are at hand. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { seedFrom, type AnyGame, type GameMove, type Options, type PlayedMove, type Seat } from '@cantiere/engine';
import { BUILDERS } from '@cantiere/bots/temperaments';
import { SQLITE_FILE } from '../../server/store/data-folder.ts';
import type { Person } from './people.ts';
import type { Server } from './server.ts';

export interface Prepared {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly PlayedMove[];
  /** Who is asked after them. */
  readonly asked: Seat;
}

/** The same with the position itself, for tests that compare the page with it. */
export interface FoundPosition<S> extends Prepared {
  readonly state: S;
}

interface Search<S> {
  readonly seats: number;
  readonly options: Options;
  /** How everybody plays meanwhile. */
  play(state: S, seat: Seat): GameMove;
  /** The position that is looked for; somebody must be asked in it. */
  wanted(state: S): boolean;
}

const MOST_GAMES = 300;

/** The first position of that kind among many seeded games: always the same one for the same rules. */
export function findPosition<S>(game: AnyGame, { seats, options, play, wanted }: Search<S>): FoundPosition<S> {
  for (let at = 0; at < MOST_GAMES; at++) {
    const seed = seedFrom(`prepared ${at}`);
    const state = game.setup(seats, options, { seed, at: 0 });
    const moves: PlayedMove[] = [];
    for (let [asked] = game.toAct(state); asked !== undefined; [asked] = game.toAct(state)) {
      if (wanted(state as S)) return { game: game.meta.id, options, seats, seed, moves, asked, state: game.clone(state) as S };
      const move = play(state as S, asked);
      moves.push({ seat: asked, move });
      game.play(state, asked, move);
    }
  }
  throw new Error(`No such position in ${MOST_GAMES} games of ${game.meta.id}`);
}

/**
 * Seats these people, with bots between them, at a table with this past; returns the table's id. The server makes the table
 * itself, as a lobby that nobody has opened yet; with the rows written here it resumes the game like any other.
 */
export async function setUp(server: Server, past: Prepared, people: ReadonlyMap<Seat, Person>): Promise<string> {
  const seated = [...people].sort(([a], [b]) => a - b);
  const [host, ...guests] = seated.map(([, person]) => person);
  if (host === undefined) throw new Error('Somebody must sit at the table.');
  const { id } = await host.opens({ game: past.game, seats: past.seats, options: past.options });
  for (const guest of guests) await guest.sitsAt(id);
  const db = new DatabaseSync(join(server.data, SQLITE_FILE), { timeout: 30_000 });
  try {
    // At once for writing: one that began by reading is refused when the server has written meanwhile, however long it would wait.
    db.exec('BEGIN IMMEDIATE');
    // The people came one after the other; now each takes the seat meant.
    const persons = db.prepare("SELECT person FROM seats WHERE table_id = ? AND kind = 'person' ORDER BY seat").all(id);
    const sit = db.prepare('UPDATE seats SET kind = ?, person = ?, level = ?, name = ? WHERE table_id = ? AND seat = ?');
    for (let seat = 0; seat < past.seats; seat++) {
      const which = seated.findIndex(([taken]) => taken === seat);
      if (which < 0) sit.run('bot', null, 'greedy', BUILDERS[seat] ?? `Bot ${seat + 1}`, id, seat);
      else sit.run('person', persons[which]?.person ?? null, null, null, id, seat);
    }
    const append = db.prepare('INSERT INTO moves (table_id, number, seat, move, move_id, at) VALUES (?, ?, ?, ?, ?, ?)');
    past.moves.forEach(({ seat, move }, at) => append.run(id, at + 1, seat, JSON.stringify(move), `past:${at + 1}`, Date.now()));
    db.prepare("UPDATE tables SET phase = 'playing', seed = ?, version = ?, to_act = ? WHERE id = ?").run(
      past.seed,
      past.moves.length,
      JSON.stringify([past.asked]),
      id,
    );
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  return id;
}
