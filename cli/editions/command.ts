/** `cantiere editions`: which editions are here, and who plays with them. */
import { readEdition } from '@cantiere/engine';
import { loadShelf, pastEditions, REAL_SHELF, type HouseData, type Shelf } from '@cantiere/server/editions';
import type { EditionInPlay, UsedEditions } from '@cantiere/server';
import { printJson, readArguments, UsageError, type Command } from '../command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore, type Where } from '../storeFlags.ts';
import { lockFaults, renewLock } from './lock.ts';
import { removePast } from './past.ts';

export const editions: Command = {
  name: 'editions',
  summary: 'which editions of the games are here, and who plays with them',
  help: `cantiere editions [--json]
cantiere editions --remove <game> <edition>
cantiere editions --check | --lock

Lists every edition of every game: the printed one, those of the past, those with components of this house; how many tables
wait, run and are over under each, and which of them are missing here.

  --remove   removes a past edition, or components of this house, that no table needs any more: neither a running
             one nor a finished one, whose replay it is
  --check    for developers: whether the games are as games/editions.lock.json says; part of npm run check
  --lock     for developers: writes games/editions.lock.json again. Refused where an edition that was released would change

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      json: { type: 'boolean' },
      remove: { type: 'boolean' },
      lock: { type: 'boolean' },
      check: { type: 'boolean' },
    });
    if (values.check) {
      const faults = await lockFaults();
      for (const fault of faults) console.error(fault);
      return faults.length === 0 ? 0 : 1;
    }
    if (values.lock) {
      for (const line of await renewLock()) console.log(line);
      return 0;
    }
    const where = whichStore(values);
    const { usedEditions } = await import('@cantiere/server');
    const used = mustBeThere(await usedEditions(where), where);
    const shelf = await loadShelf(REAL_SHELF, { house: houseOf(used) });
    if (values.remove) return removeEdition({ where, used, shelf }, positionals);
    const lines = await allEditions(used, shelf);
    if (values.json) printJson(lines);
    else for (const line of lines) console.log(inWords(line));
    return lines.some(({ here }) => !here) ? 1 : 0;
  },
};

interface Line {
  readonly game: string;
  readonly edition: string;
  readonly printed: boolean;
  /** New tables are made with it. */
  readonly inUse: boolean;
  readonly past: boolean;
  readonly here: boolean;
  readonly tables: Readonly<Record<string, number>>;
}

/** What a database keeps, as a shelf asks for it. */
export const houseOf = ({ kept }: UsedEditions): HouseData => ({
  dataOf: (game, edition) => Promise.resolve(kept.find((each) => each.game === game && each.edition === edition)?.data),
  inUse: (game) => Promise.resolve(kept.find((each) => each.game === game && each.inUse)?.edition),
});

async function allEditions({ inPlay, kept }: UsedEditions, shelf: Shelf): Promise<Line[]> {
  const lines: Line[] = [];
  for (const game of new Set([...shelf.ids, ...inPlay.map((each) => each.game)])) {
    const printed = await shelf.printed(game);
    const present = await shelf.present(game);
    const past = pastEditions(shelf.places.past(game)).map(({ edition }) => edition);
    const ofHouse = kept.filter((each) => each.game === game).map(({ edition }) => edition);
    const tables = new Map<string, Record<string, number>>();
    for (const row of inPlay.filter((each) => each.game === game)) {
      const edition = row.edition ?? (await shelf.nameOf({ game, rulesVersion: row.rulesVersion })) ?? String(row.rulesVersion);
      const counts = tables.get(edition) ?? {};
      counts[row.phase] = (counts[row.phase] ?? 0) + row.tables;
      tables.set(edition, counts);
    }
    for (const edition of new Set([...(printed === undefined ? [] : [printed]), ...past, ...ofHouse, ...tables.keys()])) {
      lines.push({
        game,
        edition,
        printed: edition === printed,
        inUse: edition === present,
        past: past.includes(edition),
        here: readEdition(edition) !== undefined && !('lacks' in (await shelf.find(game, edition))),
        tables: tables.get(edition) ?? {},
      });
    }
  }
  return lines;
}

function inWords({ game, edition, printed, inUse, past, here, tables }: Line): string {
  const what = [printed && 'printed', past && 'past', !printed && !past && here && 'of this house', inUse && 'for new tables'];
  const counts = Object.entries(tables).map(([phase, count]) => `${count} ${phase}`);
  const state = here ? what.filter(Boolean).join(', ') : 'MISSING: its running games rest, its finished ones are not replayed';
  return `${game.padEnd(10)} ${edition.padEnd(12)} ${state}${counts.length > 0 ? `; tables: ${counts.join(', ')}` : '; no tables'}`;
}

interface Place {
  readonly where: Where;
  readonly used: UsedEditions;
  readonly shelf: Shelf;
}

export async function removeEdition({ where, used, shelf }: Place, names: readonly string[]): Promise<number> {
  const [game, edition] = names;
  if (game === undefined || edition === undefined || names.length > 2)
    throw new UsageError('editions --remove expects a game and one of its editions.');
  const line = (await allEditions(used, shelf)).find((each) => each.game === game && each.edition === edition);
  if (line === undefined || !line.here) throw new UsageError(`There is no edition ${edition} of ${game} here.`);
  if (line.printed && !line.past) throw new UsageError(`Edition ${edition} is the game as it is printed; it cannot be removed.`);
  const tables = Object.values(line.tables).reduce((sum, count) => sum + count, 0);
  if (tables > 0 && !line.printed) {
    console.error(`Not removed: ${tables} ${tables === 1 ? 'table needs' : 'tables need'} edition ${edition} of ${game}.`);
    return 1;
  }
  const needed = rulesNeededBy(line, used.inPlay, used.kept);
  if (needed !== undefined) {
    console.error(`Not removed: edition ${needed} of ${game} is played by its rules, with other components.`);
    return 1;
  }
  if (line.past) await removePast(shelf.places.past(game), edition);
  else {
    const { dropKeptEdition } = await import('@cantiere/server');
    if (!(await dropKeptEdition(where, game, edition))) {
      console.error(`Not removed: new tables are made with edition ${edition} of ${game}.`);
      return 1;
    }
  }
  console.log(`Removed: edition ${edition} of ${game}.`);
  return 0;
}

/** A past module also plays for editions of its rules with components of this house. */
function rulesNeededBy(
  { game, edition, past }: Line,
  inPlay: readonly EditionInPlay[],
  kept: UsedEditions['kept'],
): string | undefined {
  if (!past) return undefined;
  const rules = readEdition(edition)?.rulesVersion;
  const others = [...inPlay, ...kept].filter((each) => each.game === game).map((each) => each.edition);
  return others.find((other) => other !== null && other !== edition && readEdition(other)?.rulesVersion === rules) ?? undefined;
}
