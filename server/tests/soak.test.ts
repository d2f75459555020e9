/** The attacks of `npm run soak`, each small and always the same. */
import { describe, expect, it } from 'vitest';
import type { AttackedDatabase } from '../soak/attacked.ts';
import { sendHostile } from '../soak/hostile.ts';
import { killOnPostgres, killOnSqlite } from '../soak/kills.ts';
import { peepByUndo } from '../soak/peephole.ts';
import { fuzzRequests } from '../soak/requests.ts';
import { compareWire } from '../soak/wire.ts';
import { realPostgres } from './postgres.ts';

const ONE_KILL = { seed: 14, kills: 1, tables: 1, movesBetween: 20 };
const databases: readonly AttackedDatabase[] = realPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
/** Several server processes are started, one after the other. */
const STARTS_MS = 180_000;

it(
  'kill -9 in the middle of all five games loses nothing that was acknowledged',
  async () => {
    const { faults, counts } = await killOnSqlite(ONE_KILL);
    expect(faults).toEqual([]);
    expect(counts).toMatchObject({ tables: 5, kills: 1 });
  },
  STARTS_MS,
);

it.runIf(realPostgres)(
  'nor does killing one of two processes on one database',
  async () => {
    const { faults, counts } = await killOnPostgres(ONE_KILL);
    expect(faults).toEqual([]);
    expect(counts).toMatchObject({ tables: 5, kills: 1 });
  },
  STARTS_MS,
);

describe.each(databases)('on %s', (on) => {
  it('hostile messages leave every game legal and going on, and the log without an error', async () => {
    const { faults, counts } = await sendHostile({ seed: 14, messages: 1_500, on });
    expect(faults).toEqual([]);
    expect(counts['games that went on']).toBeGreaterThan(0);
    expect(counts['steps played again']).toBeGreaterThan(0);
  });

  it('every route answers odd requests in words', async () => {
    const { faults, counts } = await fuzzRequests({ seed: 14, each: 4, on });
    expect(faults).toEqual([]);
    expect(counts['answers 2xx']).toBeGreaterThan(0);
    expect(counts['answers 4xx']).toBeGreaterThan(0);
  });
});

it('every view on the wire is what the rules let its viewer see, in all five games', async () => {
  const { faults, counts } = await compareWire({ seed: 14, decisions: 30 });
  expect(faults).toEqual([]);
  expect(counts['views compared']).toBeGreaterThan(500);
  expect(counts['moves taken back']).toBeGreaterThan(0);
});

it('undo is no peephole, with other deals than those of games/tests', async () => {
  const { faults, counts } = await peepByUndo({ seed: 14, games: 1 });
  expect(faults).toEqual([]);
  expect(counts.games).toBe(5);
});
