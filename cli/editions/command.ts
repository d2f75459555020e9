/** `cantiere editions`: which editions are here, and who plays with them. */
import { readEdition } from '@cantiere/engine';
import { loadShelf, pastEditions, REAL_SHELF, type HouseData, type Shelf } from '@cantiere/server/editions';
import type { UsedEditions } from '@cantiere/server';
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
wait, run and are over under each, how many deals were made with it, and which of them are missing here or cannot be loaded.

  --remove   removes a past edition, or components of this house, that nobody needs any more: no running table, no
             finished one, whose replay it is, and no deal. Games that browsers keep for themselves are not known here
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
  /** Made with it, for several to play. */
  readonly deals: number;
}

/** What a database keeps, as a shelf asks for it. */
export const houseOf = ({ kept }: UsedEditions): HouseData => ({
  dataOf: (game, edition) => Promise.resolve(kept.find((each) => each.game === game && each.edition === edition)?.data),
  inUse: (game) => Promise.resolve(kept.find((each) => each.game === game && each.inUse)?.edition),
});

export async function allEditions({ inPlay, dealt, kept }: UsedEditions, shelf: Shelf): Promise<Line[]> {
  const lines: Line[] = [];
  for (const game of new Set([...shelf.ids, ...[...inPlay, ...dealt].map((each) => each.game)])) {
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
    const deals = new Map(dealt.filter((each) => each.game === game).map((each) => [each.edition, each.deals]));
    const asPrinted = printed === undefined ? [] : [printed];
    for (const edition of new Set([...asPrinted, ...past, ...ofHouse, ...tables.keys(), ...deals.keys()])) {
      lines.push({
        game,
        edition,
        printed: edition === printed,
        inUse: edition === present,
        past: past.includes(edition),
        // Opened, not only found: a module that is damaged is as good as none.
        here: readEdition(edition) !== undefined && (await shelf.open(game, edition)) !== undefined,
        tables: tables.get(edition) ?? {},
        deals: deals.get(edition) ?? 0,
      });
    }
  }
  return lines;
}

function inWords({ game, edition, printed, inUse, past, here, tables, deals }: Line): string {
  const what = [printed && 'printed', past && 'past', !printed && !past && here && 'of this house', inUse && 'for new tables'];
  const counts = Object.entries(tables).map(([phase, count]) => `${count} ${phase}`);
  const state = here ? what.filter(Boolean).join(', ') : 'MISSING: its running games rest, its finished ones are not replayed';
  const users = [counts.length > 0 ? `tables: ${counts.join(', ')}` : 'no tables', ...(deals > 0 ? [`deals: ${deals}`] : [])];
  return `${game.padEnd(10)} ${edition.padEnd(12)} ${[state, ...users].join('; ')}`;
}

interface Removing {
  readonly where: Where;
  readonly used: UsedEditions;
  readonly shelf: Shelf;
}

export async function removeEdition({ where, used, shelf }: Removing, names: readonly string[]): Promise<number> {
  const [game, edition] = names;
  if (game === undefined || edition === undefined || names.length > 2)
    throw new UsageError('editions --remove expects a game and one of its editions.');
  const all = await allEditions(used, shelf);
  const line = all.find((each) => each.game === game && each.edition === edition);
  if (line === undefined || (!line.here && !line.past)) throw new UsageError(`There is no edition ${edition} of ${game} here.`);
  if (line.printed && !line.past) throw new UsageError(`Edition ${edition} is the game as it is printed; it cannot be removed.`);
  const tables = Object.values(line.tables).reduce((sum, count) => sum + count, 0);
  if (tables + line.deals > 0) {
    const users = [...(tables > 0 ? [counted(tables, 'table')] : []), ...(line.deals > 0 ? [counted(line.deals, 'deal')] : [])];
    const need = tables + line.deals === 1 ? 'needs' : 'need';
    console.error(`Not removed: ${users.join(' and ')} ${need} edition ${edition} of ${game}.`);
    return 1;
  }
  const needed = playedByItsRules(line, all);
  if (needed !== undefined) {
    console.error(`Not removed: edition ${needed} of ${game} is played by its rules, with other components.`);
    return 1;
  }
  if (line.past) await removePast(shelf.places.past(game), edition);
  else {
    const { dropKeptEdition } = await import('@cantiere/server');
    if (!(await dropKeptEdition(where, game, edition))) {
      console.error(`Not removed: tables are made with edition ${edition} of ${game}.`);
      return 1;
    }
  }
  console.log(`Removed: edition ${edition} of ${game}.`);
  return 0;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A past module also plays for editions of its rules with components of this house, unless another one has those rules. */
function playedByItsRules({ game, edition, past }: Line, all: readonly Line[]): string | undefined {
  const rules = readEdition(edition)?.rulesVersion;
  const others = all.filter(
    (each) => each.game === game && each.edition !== edition && readEdition(each.edition)?.rulesVersion === rules,
  );
  if (!past || others.some((each) => each.printed || each.past)) return undefined;
  return others[0]?.edition;
}
