/** What is kept of all games in earlier editions (keep.ts), for this version to go on with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlayedMove, TableStart } from '@cantiere/engine';
import { putInto } from '../kept.ts';

export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly state: 'running' | 'over';
}

/** A game as a browser keeps it. */
export interface KeptSave {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: string;
  readonly start: TableStart;
  readonly seats: readonly object[];
  readonly steps: readonly PlayedMove[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly toAct: readonly number[];
}

export interface KeptGames {
  /** The last step of its schema. */
  readonly step: string;
  readonly sql: string;
  readonly tables: readonly KeptTable[];
  /** Exported files of the finished ones. */
  readonly records: readonly unknown[];
  readonly saves: readonly KeptSave[];
}

/** By name, in order: `first`, then by version. */
export function keptGames(): readonly (readonly [string, KeptGames])[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.json.gz'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => {
      const kept = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, file))).toString()) as KeptGames;
      return [file.replace('.json.gz', ''), kept] as const;
    });
}

/** As the server of then left its folder. */
export function putGamesInto(folder: string, { step, sql }: KeptGames): void {
  const statements = sql.split('\n').filter((line) => line !== '' && !line.startsWith('--'));
  const inserts = statements.filter((statement) => statement.startsWith('INSERT'));
  putInto(folder, { step, inserts, made: statements.filter((statement) => !inserts.includes(statement)) });
}
