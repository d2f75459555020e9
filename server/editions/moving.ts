/**
 * Moving on: at the start every running table of an older edition is played again by the present one, beside its own. Where nobody
 * could tell the two apart, at any step, through any eyes, its row moves over; otherwise it plays on under its own. A table whose
 * edition is not here rests, and whoever runs the server is told what to do.
 *
 * The components must be the same: who sits at a table keeps the cards it was dealt with, whatever was corrected since.
 */
import { canonicalJson, readEdition, type TableStart } from '@cantiere/engine';
import type { Logger } from '../log.ts';
import { yielding } from '../replay/yielding.ts';
import type { Lack, OpenedGame, Shelf } from '../shelf.ts';
import { editionsInPlay, moveTable, nameEditions, restUnnamed, setResting, stays, tablesToMove } from '../store/editions.ts';
import { readSteps, type StoredStep } from '../store/moves.ts';
import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readTable } from '../store/tables.ts';
import { TableGame, type LiveViewer } from '../tables/tableGame.ts';

export interface Moved {
  readonly moved: number;
  readonly stayed: number;
  readonly resting: number;
}

interface MovingParts {
  readonly store: Pick<Store, 'db' | 'bus'>;
  readonly shelf: Shelf;
  readonly log: Logger;
}

export async function moveOn({ store, shelf, log }: MovingParts): Promise<Moved> {
  const { db } = store;
  const tally = { moved: 0, stayed: 0, resting: 0 };
  await nameAll(db, shelf);
  for (const { game, edition, rulesVersion, phase, tables } of await editionsInPlay(db)) {
    if (phase === 'lobby') continue; // dealt by today's rules
    if (edition === null) {
      const rests = phase === 'playing' ? await restUnnamed(db, game, rulesVersion) : 0;
      tally.resting += rests;
      if (rests > 0)
        tellLack(log, { game, edition: `${rulesVersion}, of which nothing was kept`, phase, count: tables, lacks: 'rules' });
      continue;
    }
    const opened = await shelf.open(game, edition);
    if (opened === undefined) {
      const found = await shelf.find(game, edition);
      const lacks = 'lacks' in found ? found.lacks : 'broken';
      if (phase === 'playing') tally.resting += await setResting(db, game, edition, true);
      tellLack(log, { game, edition, phase, count: tables, lacks });
      continue;
    }
    if (phase !== 'playing') continue;
    await setResting(db, game, edition, false);
    const present = await shelf.open(game);
    if (present === undefined || present.edition === edition || digest(present) !== digest(opened)) continue;
    for (const id of await tablesToMove(db, game, edition, present.edition)) {
      const moved = await move(db, id, opened, present);
      if (moved) store.bus.publish({ kind: 'table', table: id });
      tally[moved ? 'moved' : 'stayed']++;
    }
  }
  if (tally.moved + tally.stayed + tally.resting > 0) log.info(tally, 'running games of earlier editions looked after');
  return tally;
}

const digest = ({ edition }: OpenedGame): string | undefined => readEdition(edition)?.digest;

async function nameAll(db: Db, shelf: Shelf): Promise<void> {
  for (const { game, edition, rulesVersion } of await editionsInPlay(db)) {
    const name = edition === null ? await shelf.nameOf({ game, rulesVersion }) : undefined;
    if (name !== undefined) await nameEditions(db, game, rulesVersion, name);
  }
}

async function move(db: Db, id: string, from: OpenedGame, to: OpenedGame): Promise<boolean> {
  const table = await readTable(db, id);
  if (table?.seed === undefined) return false;
  const steps = await readSteps(db, id);
  const start = { seats: table.seats.length, options: table.options, seed: table.seed };
  if (!(await playAlike(from, to, start, steps))) {
    await stays(db, id, from.edition, to.edition);
    return false;
  }
  const { rulesVersion } = to.game.meta;
  return moveTable(db, { id, from: from.edition, to: to.edition, rulesVersion, steps: steps.length });
}

/** At every step: who is asked, what each seat and a spectator see and are told, and how far each could go back. */
async function playAlike(from: OpenedGame, to: OpenedGame, start: TableStart, steps: readonly StoredStep[]): Promise<boolean> {
  const giveWay = yielding();
  try {
    const one = new TableGame(from, start);
    const other = new TableGame(to, start);
    if (seen(one, start.seats) !== seen(other, start.seats)) return false;
    for (const step of steps) {
      one.follow(step);
      other.follow(step);
      if (seen(one, start.seats) !== seen(other, start.seats)) return false;
      await giveWay();
    }
    return true;
  } catch {
    return false; // the present rules refuse what was played, or stumble over it
  }
}

/** Everything that anybody has of the last step. */
function seen(play: TableGame, seats: number): string {
  const since = play.version - 1;
  const told = (viewer: LiveViewer) => [play.viewOf(viewer), play.news(viewer, since)];
  const bySeat = Array.from({ length: seats }, (_, seat) => [...told(seat), play.wayBack(seat)]);
  return canonicalJson([play.toAct, play.result ?? null, bySeat, told('spectator')]);
}

const REMEDIES: Readonly<Record<Lack, string>> = {
  game: 'The game is not on the shelf: put its folder back, or let these tables be.',
  rules: 'Its module is missing: put games/<game>/past/<edition>.js and editions.json back from the version that had it.',
  data: 'Its components are missing from this database: give them back with "npx cantiere data use <game> <file>".',
  contract: 'Its module was built for another engine: start the version that wrote it, or let these tables be.',
  build: 'The present rules are not built as a module: "npm run build".',
  broken: 'Its module cannot be loaded, or is not what its name says (see above): put it back from the version that had it.',
};

interface Lacking {
  readonly game: string;
  readonly edition: string;
  readonly phase: string;
  /** How many tables. */
  readonly count: number;
  readonly lacks: Lack;
}

function tellLack(log: Logger, { lacks, ...which }: Lacking): void {
  log.warn(
    { ...which, lacks, remedy: REMEDIES[lacks] },
    'an edition is not here: its running games rest, its finished ones are not replayed',
  );
}
