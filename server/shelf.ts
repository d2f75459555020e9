/**
 * The games this server can play, each in every edition that is here, loaded when first needed. The shelf is named by a module, so
 * that bot workers can load the same one.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { STEADY_VERSION } from '@cantiere/bots';
import { openDoor, type Door } from '@cantiere/engine/door';
import { CONTRACT, digestOf, readEdition, type EditionName, type Game, type GameMeta, type PlanKind } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import { servedFrom, type EditionSource } from './editions/module.ts';
import { moduleFile, pastEditions, placesBeside, type PastEdition, type Places } from './editions/places.ts';

/** What a server needs of a game: never its board or texts. */
export type Served = Pick<Shelved, 'meta' | 'rules' | 'data' | 'dataCheck' | 'schema' | 'bot' | 'plans' | 'puzzles' | 'numbers'>;

export interface OpenedGame {
  readonly edition: string;
  readonly game: Game;
  readonly door: Door;
  /** What can be decided ahead. */
  readonly plans: readonly PlanKind[];
  /** Its components; undefined in games that have none. */
  readonly data: unknown;
  /** How a bot's thread finds the same. */
  readonly source: EditionSource;
}

/** Why an edition cannot be played here. */
export type Lack =
  /** No such game on the shelf. */
  | 'game'
  /** Its rules were never frozen, or their module was removed. */
  | 'rules'
  /** The rules are here, its components are not. */
  | 'data'
  /** Its module was built for another version of the engine's contract. */
  | 'contract'
  /** It needs the present rules as a module, and they are not built. */
  | 'build'
  /** Its module cannot be loaded, or is not what its name says. */
  | 'broken';

export type Found = EditionSource | { readonly lacks: Lack };

export interface Shelf {
  /** Address of the module whose `shelf` this is. */
  readonly from: string;
  /** Of the games that people are shown; `open` also finds those that stand on no list. */
  readonly metas: readonly GameMeta[];
  readonly places: Places;
  /** Every game that can be opened. */
  readonly ids: readonly string[];
  /** A game as it stands on the shelf. */
  served(id: string): Served | undefined;
  /** The edition as it is printed: the sources on the shelf. Undefined: no such game. */
  printed(id: string): Promise<string | undefined>;
  /** The edition of new tables: the printed one, or the house's own correction of it. */
  present(id: string): Promise<string | undefined>;
  /** Where an edition comes from, or why it cannot. */
  find(id: string, edition: string): Promise<Found>;
  /** Without an edition: the one of new tables. Undefined when it is not here. */
  open(id: string, edition?: string): Promise<OpenedGame | undefined>;
  /** The edition of a table; where it has none, from before they had names, the first that was frozen with its rules' version, or the printed one. */
  nameOf(table: Played): Promise<string | undefined>;
  openTable(table: Played): Promise<OpenedGame | undefined>;
}

/** What a row says of how its table is played. */
export interface Played {
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition?: string;
}

/** Components that this house keeps beside what is printed. */
export interface HouseData {
  /** As JSON; undefined: not kept here. */
  dataOf(game: string, edition: string): Promise<string | undefined>;
  /** Which of them new tables are made with; undefined: the printed ones. */
  inUse(game: string): Promise<string | undefined>;
}

export interface ShelfParts {
  /** Told when a module cannot be loaded. */
  readonly onBroken?: (source: EditionSource, error: unknown) => void;
  readonly house?: HouseData;
  readonly places?: Places;
}

const PRINTED_ONLY: HouseData = { dataOf: () => Promise.resolve(undefined), inUse: () => Promise.resolve(undefined) };

export const REAL_SHELF = import.meta.resolve('@cantiere/games');

export async function loadShelf(
  from: string,
  { house = PRINTED_ONLY, places = placesBeside(from), onBroken }: ShelfParts = {},
): Promise<Shelf> {
  const { shelf, hidden = [] } = (await import(from)) as { shelf: readonly Served[]; hidden?: readonly Served[] };
  const all = [...shelf, ...hidden];
  const opened = new Map<string, Promise<OpenedGame | undefined>>();
  const broken = new Set<string>();
  /** What was found once stays: the components of a name never change. */
  const found = new Map<string, EditionSource>();
  const printedIds = new Map<string, Promise<string>>();

  async function printed(id: string): Promise<string | undefined> {
    const game = all.find(({ meta }) => meta.id === id);
    if (game === undefined) return undefined;
    let name = printedIds.get(id);
    if (name === undefined) {
      name = editionOf(game);
      printedIds.set(id, name);
    }
    return name;
  }

  async function present(id: string): Promise<string | undefined> {
    const asPrinted = await printed(id);
    const own = asPrinted && (await house.inUse(id));
    // A correction made for other rules waits until its owner has looked at it again.
    const fits = own && readEdition(own)?.rulesVersion === readEdition(asPrinted)?.rulesVersion;
    return fits && !('lacks' in (await find(id, own))) ? own : asPrinted;
  }

  async function find(id: string, edition: string): Promise<Found> {
    const asPrinted = await printed(id);
    const name = readEdition(edition);
    if (asPrinted === undefined || name === undefined) return { lacks: 'game' };
    const source = { game: id, edition };
    if (broken.has(keyOf(source))) return { lacks: 'broken' };
    if (edition === asPrinted) return source;
    const known = found.get(keyOf(source));
    if (known && existsSync(fileURLToPath(known.module ?? ''))) return known;
    const looked = await look(source, name, asPrinted);
    if (!('lacks' in looked)) found.set(keyOf(looked), looked);
    return looked;
  }

  async function look(source: EditionSource, name: EditionName, asPrinted: string): Promise<Found> {
    const { game: id, edition } = source;
    const folder = places.past(id);
    const past = pastEditions(folder);
    const frozen = past.find((each) => each.edition === edition);
    const ofRules = (each: PastEdition): boolean => readEdition(each.edition)?.rulesVersion === name.rulesVersion;
    const isPresent = name.rulesVersion === readEdition(asPrinted)?.rulesVersion;
    // Components set right are played by the present rules with the present bots; what was kept of the same rules has older ones.
    const isBuilt = frozen === undefined && isPresent && existsSync(places.built(id));
    const kept = frozen ?? (isBuilt ? undefined : past.findLast(ofRules));
    if (kept === undefined && !isPresent) return { lacks: 'rules' };
    if (kept && kept.contract !== CONTRACT) return { lacks: 'contract' };
    const file = kept ? moduleFile(folder, kept.edition) : places.built(id);
    if (!existsSync(file)) return { lacks: 'build' };
    const earlierBots = kept !== undefined && (kept.bots ?? 1) !== STEADY_VERSION;
    const module = { module: pathToFileURL(file).href, ...(earlierBots && { earlierBots }) };
    if (frozen) return { ...source, ...module };
    const data = await house.dataOf(id, edition);
    if (data === undefined || digestOf(JSON.parse(data)) !== name.digest) return { lacks: 'data' };
    return { ...source, ...module, data };
  }

  async function nameOf({ game, rulesVersion, edition }: Played): Promise<string | undefined> {
    if (edition !== undefined) return edition;
    const asPrinted = await printed(game);
    const ofRules = (id: string): boolean => readEdition(id)?.rulesVersion === rulesVersion;
    const first = asPrinted && pastEditions(places.past(game)).find((past) => ofRules(past.edition))?.edition;
    return first ?? (asPrinted !== undefined && ofRules(asPrinted) ? asPrinted : undefined);
  }

  return {
    from,
    metas: shelf.map(({ meta }) => meta),
    places,
    ids: all.map(({ meta }) => meta.id),
    served: (id) => all.find(({ meta }) => meta.id === id),
    printed,
    present,
    find,
    nameOf,
    async openTable(table) {
      const edition = await nameOf(table);
      return edition === undefined ? undefined : open(table.game, edition);
    },
    open,
  };

  async function open(id: string, wanted?: string): Promise<OpenedGame | undefined> {
    const edition = wanted ?? (await present(id));
    if (edition === undefined) return undefined;
    const key = keyOf({ game: id, edition });
    const known = opened.get(key);
    if (known !== undefined) return known;
    const source = await find(id, edition);
    if ('lacks' in source) return undefined;
    const game = opened.get(key) ?? load(source);
    opened.set(key, game);
    return game;
  }

  async function load(source: EditionSource): Promise<OpenedGame | undefined> {
    if (source.module === undefined) return openGame(await servedFrom(source, all), source);
    try {
      return await openGame(await servedFrom(source, all), source);
    } catch (error) {
      broken.add(keyOf(source));
      onBroken?.(source, error);
      return undefined;
    }
  }
}

const keyOf = ({ game, edition }: EditionSource): string => `${game} ${edition}`;

async function openGame(served: Served, source: EditionSource): Promise<OpenedGame> {
  const [{ game }, { moveSchema }, planning, components] = await Promise.all([
    served.rules(),
    served.schema(),
    served.plans?.(),
    served.data?.(),
  ]);
  const { edition } = source;
  return { edition, game, door: openDoor(game, moveSchema), plans: planning?.plans ?? [], data: components?.data, source };
}
