/**
 * Opens a game in one of its editions for a page: everything on the screen that plays or draws comes through here. Where the page
 * has the game's modules with other components already, it is loaded anew, once; nobody notices but for a moment's wait.
 */
import { readEdition } from '@cantiere/engine';
import { findGame, type Shelved } from '@cantiere/games';
import { hasUnkept } from '../offline/saved.ts';
import { printedOf } from './known.ts';
import { fitsHere, loadEdition, NoEdition, OtherComponents, type LoadedEdition } from './load.ts';
import { presentEdition } from './present.ts';

/** A game as its screens need it. */
export interface OpenedGame extends Pick<
  Shelved,
  'meta' | 'rules' | 'schema' | 'data' | 'plans' | 'lesson' | 'texts' | 'rulesPages' | 'board' | 'cards' | 'examples'
> {
  readonly edition: string;
  /** It is played by other rules than those that the board was made with. */
  readonly otherRules?: true;
}

const opened = new Map<string, Promise<OpenedGame>>();

/** Without an edition: the one that new tables of this house are made with, or what is printed where that cannot be had. */
export async function openGame(game: string, edition?: string): Promise<OpenedGame> {
  if (edition !== undefined) return openEdition(game, edition);
  const [present, printed] = await Promise.all([presentEdition(game), printedOf(game)]);
  if (present === undefined || printed === undefined) throw new NoEdition('gone', game);
  try {
    return await openEdition(game, present);
  } catch (error) {
    if (present === printed || !(error instanceof NoEdition)) throw error;
    return openEdition(game, printed);
  }
}

function openEdition(game: string, edition: string): Promise<OpenedGame> {
  const key = `${game} ${edition}`;
  let opening = opened.get(key);
  if (opening === undefined) {
    opening = open(game, edition);
    opened.set(key, opening);
    opening.then(settled, () => opened.delete(key));
  }
  return opening;
}

async function open(game: string, edition: string): Promise<OpenedGame> {
  try {
    return await asOpened(await loadEdition(game, edition), edition);
  } catch (error) {
    const helps = error instanceof OtherComponents || (error instanceof NoEdition && (await isOfLaterApp(game, edition)));
    if (helps && pageAnew(`${game} ${edition}`)) return new Promise(() => undefined); // this page is over
    throw error;
  }
}

async function asOpened({ shelved, playable }: LoadedEdition, edition: string): Promise<OpenedGame> {
  if (playable === shelved) return { ...shelved, edition };
  const { game } = await playable.rules();
  const { cards } = shelved;
  return {
    ...playable,
    edition,
    otherRules: true,
    ...(cards && { cards }),
    board: async () => (await import('./pastBoard.tsx')).pastBoard(shelved, game),
  };
}

/** The server has gone on since this page was loaded: the app that is there now has the game. */
async function isOfLaterApp(game: string, edition: string): Promise<boolean> {
  const [mine, wanted] = [readEdition((await printedOf(game)) ?? ''), readEdition(edition)];
  return mine !== undefined && wanted !== undefined && wanted.rulesVersion > mine.rulesVersion;
}

const ANEW = 'cantiere.page-anew';

/** False: it was tried already, nobody could tell whether it was, or something here would be lost. */
function pageAnew(why: string): boolean {
  if (hasUnkept()) return false;
  try {
    if (sessionStorage.getItem(ANEW) === why) return false;
    sessionStorage.setItem(ANEW, why);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

function settled(): void {
  try {
    sessionStorage.removeItem(ANEW);
  } catch {
    // Storage is closed: nothing was written.
  }
}

/**
 * What a new game in this browser is set up with. `exact`: by the rules of its edition; otherwise this page has the same rules with
 * other components, which know what a table may be, and deal nothing: the game is played in another page. Undefined: no such game.
 */
export async function rulesForSetup(id: string) {
  const [shelved, edition] = [findGame(id), await presentEdition(id)];
  if (shelved === undefined || edition === undefined) return undefined;
  if (!(await fitsHere(id, edition))) return { game: (await shelved.rules()).game, edition, exact: false };
  const opened = await openGame(id);
  return { game: (await opened.rules()).game, edition: opened.edition, exact: true };
}
