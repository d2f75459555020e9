/** The rows, as both databases hold them: TEXT ids, integer milliseconds, 0/1 for flags, JSON as text. */
import type { Kysely, Transaction } from 'kysely';

export interface Schema {
  people: {
    id: string;
    name: string;
    email: string | null;
    password: string | null;
    created_at: number;
  };
  sessions: { token_hash: string; person: string; created_at: number; expires_at: number };
  tables: {
    id: string;
    game: string;
    rules_version: number;
    name: string;
    phase: string;
    options: string;
    listed: number;
    spectators: number;
    host: string;
    seed: string | null;
    rematch: string | null;
    created_at: number;
    updated_at: number;
    // A cache of what the moves say, written a moment after them; the moves alone are the truth.
    version: number;
    to_act: string;
    bots_to_act: number;
    result: string | null;
    training: number;
    // Which server process plays the bots of this table, and until when it said so.
    driver: string | null;
    driver_until: number;
  };
  seats: { table_id: string; seat: number; kind: string; person: string | null; level: string | null; name: string | null };
  /** Append-only: moves, and moves taken back. `move_id` is unique within a table: the same decision sent twice counts once. */
  moves: { table_id: string; number: number; seat: number; move: string; move_id: string; at: number };
  chat: { table_id: string; number: number; person: string; name: string; seat: number | null; text: string; at: number };
  archived: { table_id: string; person: string };
}

export type Db = Kysely<Schema> | Transaction<Schema>;
