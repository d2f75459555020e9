/**
 * `npm run soak`: everything that tries to break the server, in ever new rounds, for an hour unless `--minutes` says otherwise.
 * The same attacks run in small in `npm test` (server/tests/soak.test.ts). Loopback only. Exit code 1 when something was found.
 */
import { parseArgs } from 'node:util';
import { realPostgres } from '../tests/postgres.ts';
import { SoakBook, type SoakFindings } from './findings.ts';
import { sendHostile } from './hostile.ts';
import { killOnPostgres, killOnSqlite } from './kills.ts';
import { peepByUndo } from './peephole.ts';
import { fuzzRequests } from './requests.ts';
import { compareWire } from './wire.ts';

const KILLS = { kills: 10, tables: 2, movesBetween: 60 };

const attacks: readonly { readonly name: string; run(seed: number): Promise<SoakFindings> }[] = [
  { name: 'kill -9 on SQLite', run: (seed) => killOnSqlite({ seed, ...KILLS }) },
  ...(realPostgres
    ? [{ name: 'kill -9 on PostgreSQL, two processes', run: (seed: number) => killOnPostgres({ seed, ...KILLS }) }]
    : []),
  { name: 'hostile messages', run: (seed) => sendHostile({ seed, messages: 20_000 }) },
  { name: 'requests to every route', run: (seed) => fuzzRequests({ seed, each: 60 }) },
  ...(realPostgres
    ? [
        {
          name: 'hostile messages, PostgreSQL',
          run: (seed: number) => sendHostile({ seed, messages: 20_000, on: 'PostgreSQL' }),
        },
        {
          name: 'requests to every route, PostgreSQL',
          run: (seed: number) => fuzzRequests({ seed, each: 60, on: 'PostgreSQL' }),
        },
      ]
    : []),
  { name: 'the wire', run: (seed) => compareWire({ seed, decisions: 400 }) },
  { name: 'undo as a peephole', run: (seed) => peepByUndo({ seed, games: 20 }) },
];

async function soak(minutes: number, seed: number): Promise<number> {
  const until = performance.now() + minutes * 60_000;
  const found = new Map(attacks.map(({ name }) => [name, new SoakBook()]));
  if (!realPostgres) console.log('No PostgreSQL found: nothing is attacked there.');
  console.log(`Attacking for ${minutes} minutes, from seed ${seed}.`);
  let round = 0;
  for (; round === 0 || performance.now() < until; round++) {
    for (const { name, run } of attacks) {
      if (round > 0 && performance.now() >= until) break;
      const findings = await run(seed + round).catch((error: unknown) => broken(error));
      found.get(name)?.add(findings);
      const verdict = findings.faults.length === 0 ? 'held' : `${findings.faults.length} FAULTS`;
      console.log(`round ${round + 1}, seed ${seed + round}: ${name}: ${verdict}`);
    }
  }
  return report(found, round);
}

/** An attack that could not be carried out proves nothing, and counts as a fault. */
function broken(error: unknown): SoakFindings {
  return {
    counts: {},
    faults: [`the attack broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`],
  };
}

function report(found: ReadonlyMap<string, SoakFindings>, rounds: number): number {
  let faults = 0;
  for (const [name, findings] of found) {
    console.log(`\n${name}`);
    for (const [what, count] of Object.entries(findings.counts))
      console.log(`  ${count.toLocaleString('en').padStart(12)}  ${what}`);
    for (const fault of findings.faults) console.log(`  FAULT ${fault}`);
    faults += findings.faults.length;
  }
  console.log(faults === 0 ? `\nEverything held, over ${rounds} rounds.` : `\n${faults} faults found.`);
  return faults === 0 ? 0 : 1;
}

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
if (!(minutes > 0) || !Number.isInteger(seed)) {
  console.error('npm run soak -- [--minutes N] [--seed S]');
  process.exitCode = 2;
} else process.exitCode = await soak(minutes, seed);
