/** A game in one of its editions, for the terminal: verified, replayed and played by exactly what it was played with. */
import { readFileSync } from 'node:fs';
import { digestOf, readEdition, type GameRecord } from '@cantiere/engine';
import { everyGame } from '@cantiere/games';
import type { Playable } from '@cantiere/games/edition';
import { loadModule, loadShelf, REAL_SHELF, type EditionSource, type HouseData, type Lack } from '@cantiere/server/editions';
import { UsageError } from '../command.ts';

/** For commands that play a game anew. */
export const EDITION_FLAGS = { edition: { type: 'string' }, cards: { type: 'string' } } as const;
export const EDITION_HELP = `  --edition E   one of "cantiere editions" instead of the game as it is printed
  --cards FILE  components that are not here, as a server gives them: /api/editions/<game>/<edition>.json`;

export const CARDS_HELP = `A record names its edition, and is played again by that one. --cards FILE gives the components of an edition that is not
here, as its server gives them: /api/editions/<game>/<edition>.json`;

/** The edition of a record; for one from before they had names, that of its rules' version. Undefined when nothing was kept of those. */
export async function editionOfRecord(doc: GameRecord): Promise<string> {
  const { game, rulesVersion, edition } = doc;
  const shelf = await loadShelf(REAL_SHELF);
  return (await shelf.nameOf({ game, rulesVersion, ...(edition !== undefined && { edition }) })) ?? String(rulesVersion);
}

export interface OpenedEdition {
  readonly shelved: Playable;
  readonly edition: string;
  /** How another thread finds the same. */
  readonly source: EditionSource;
}

export async function openEdition(
  game: string,
  wanted: string | undefined,
  cards: string | undefined,
): Promise<OpenedEdition | { readonly lacks: string }> {
  const given = cards === undefined ? undefined : readCards(cards);
  const shelf = await loadShelf(REAL_SHELF, given === undefined ? {} : { house: houseWith(given) });
  const onShelf = everyGame.find(({ meta }) => meta.id === game);
  const printed = await shelf.printed(game);
  if (onShelf === undefined || printed === undefined) return { lacks: `there is no game "${game}" here.` };
  const edition = wanted ?? (given === undefined ? printed : `${onShelf.meta.rulesVersion}-${given.digest}`);
  const found = await shelf.find(game, edition);
  if ('lacks' in found) return { lacks: lackOf(found.lacks, game, edition) };
  return { edition, source: found, shelved: found.module === undefined ? onShelf : await loadModule(found, onShelf) };
}

interface Cards {
  readonly text: string;
  readonly digest: string;
}

function readCards(file: string): Cards {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, digest: digestOf(JSON.parse(text)) };
  } catch {
    throw new UsageError(`--cards expects a file of components (JSON); "${file}" cannot be read as one.`);
  }
}

const houseWith = ({ text, digest }: Cards): HouseData => ({
  dataOf: (_game, edition) => Promise.resolve(readEdition(edition)?.digest === digest ? text : undefined),
  inUse: () => Promise.resolve(undefined),
});

function lackOf(lacks: Lack, game: string, edition: string): string {
  const which = `it is of ${game}, edition ${edition}`;
  switch (lacks) {
    case 'game':
    case 'rules':
      return `${which}, of whose rules this program has kept nothing. The version of Cantiere that wrote it can check it.`;
    case 'contract':
      return `${which}, whose module is too old for this program. The version of Cantiere that wrote it can check it.`;
    case 'data':
      return `${which}, whose components are not the printed ones. Get them from the server it was played on, at /api/editions/${game}/${edition}.json, and name the file with --cards.`;
    case 'build':
      return `${which}: these rules with other components need the game as a module. Run "npm run build" first.`;
    case 'broken':
      return `${which}, whose module cannot be loaded.`;
  }
}
