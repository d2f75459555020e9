/** Where the modules of editions lie: those of the past beside their games, those of the present where the build puts them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../.runtime/editions/', import.meta.url));

/** The list in the folder of a game's past, in the order in which they were frozen. */
export const PAST_LIST = 'editions.json';

export interface PastEdition {
  readonly edition: string;
  readonly contract: number;
  /** Which bots are kept with it (STEADY_VERSION as it was frozen); absent: the first. */
  readonly bots?: number;
}

export interface Places {
  /** Folder of a game's past editions. */
  past(game: string): string;
  /** The present rules of a game as a module. */
  built(game: string): string;
}

/** Of the games of this shelf: past editions lie beside it, in the folder of each game. */
export function placesBeside(shelf: string, built = BUILT): Places {
  const games = fileURLToPath(new URL('./', shelf));
  return { past: (game) => join(games, game, 'past'), built: (game) => join(built, `${game}.js`) };
}

/** First frozen first. What is listed and not there was removed by hand, and counts as gone. */
export function pastEditions(folder: string): readonly PastEdition[] {
  const list = join(folder, PAST_LIST);
  if (!existsSync(list)) return [];
  const all = JSON.parse(readFileSync(list, 'utf8')) as readonly PastEdition[];
  return all.filter(({ edition }) => existsSync(moduleFile(folder, edition)));
}

export const moduleFile = (folder: string, edition: string): string => join(folder, `${edition}.js`);
