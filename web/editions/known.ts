/** Editions that this build of the app knows of: which one of each game it is itself, and which of the past were kept. */
import { editionId, readEdition } from '@cantiere/engine';
import { findGame } from '@cantiere/games';

export interface KnownEditions {
  /** What the chunks of this app are, with what is printed. */
  readonly printed: string;
  /** As they came out of the box once, in the order in which they were frozen. */
  readonly past: readonly string[];
  /** What its puzzles are set up by, where that is no longer the printed one. */
  readonly puzzles?: string;
}

/** Written in by the build (build/editions.ts); absent where nothing was built. */
declare const __EDITIONS__: Readonly<Record<string, KnownEditions>> | undefined;

const known = (game: string): KnownEditions | undefined => (typeof __EDITIONS__ === 'undefined' ? undefined : __EDITIONS__[game]);

/** Editions that the shipped puzzles need beside the app: they were found before the game went on. */
export const editionsOfPuzzles = (): readonly { readonly game: string; readonly edition: string }[] =>
  typeof __EDITIONS__ === 'undefined'
    ? []
    : Object.entries(__EDITIONS__).flatMap(([game, { puzzles }]) => (puzzles === undefined ? [] : [{ game, edition: puzzles }]));

/** Undefined: no such game. */
export async function printedOf(game: string): Promise<string | undefined> {
  const shelved = findGame(game);
  return known(game)?.printed ?? (shelved && editionId(shelved.meta.rulesVersion, (await shelved.data?.())?.printed));
}

export interface Played {
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition?: string | undefined;
}

/**
 * The edition of a saved game or a record; where it names none, from before they had names, the first that was kept of its rules'
 * version, or the printed one. The server names its tables alike. Undefined: nothing was kept of those rules.
 */
export async function nameOf({ game, rulesVersion, edition }: Played): Promise<string | undefined> {
  if (edition !== undefined) return edition;
  const all = [...(known(game)?.past ?? []), (await printedOf(game)) ?? ''];
  return all.find((each) => readEdition(each)?.rulesVersion === rulesVersion);
}

/** Its components are not as they came out of the box: the house has set them right. */
export function isCorrected(game: string, edition: string): boolean {
  const now = known(game);
  return now !== undefined && now.printed !== edition && !now.past.includes(edition);
}
