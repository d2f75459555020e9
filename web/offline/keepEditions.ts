/**
 * Asks for what the games of this browser, and the puzzles, need beside the app: the modules and components of their editions. The service worker
 * keeps what comes (public/sw.js). Done when the app has been installed or renewed, while the server is there to give it.
 */
import { readEdition } from '@cantiere/engine';
import type { PresentEditions } from '@cantiere/server/protocol';
import { ask } from '../ask/http.ts';
import { editionsOfPuzzles, nameOf, type Played } from '../editions/known.ts';
import { dataAddress, moduleAddress } from '../editions/load.ts';
import { keptFiles } from '../replay/files.ts';
import { savedGames } from './saved.ts';

export async function keepEditions(): Promise<void> {
  const { editions } = await ask<PresentEditions>('GET', '/api/editions');
  const games: readonly Played[] = [...savedGames(), ...keptFiles().map(({ doc }) => doc)];
  const named = await Promise.all(games.map(async (played) => ({ game: played.game, edition: await nameOf(played) })));
  const addresses = new Set<string>();
  for (const { game, edition } of [...named, ...editionsOfPuzzles()]) {
    // What the app of this server is: it may be newer than this page.
    const app = editions.find((each) => each.game === game)?.printed;
    if (edition !== undefined && app !== undefined) for (const one of neededBeside(app, game, edition)) addresses.add(one);
  }
  for (const address of addresses) await fetch(address);
}

/** What an edition needs that the app itself does not have. */
export function neededBeside(app: string, game: string, edition: string): readonly string[] {
  const [own, wanted] = [readEdition(app), readEdition(edition)];
  return [
    ...(wanted?.rulesVersion === own?.rulesVersion ? [] : [moduleAddress(game, edition)]),
    ...(wanted?.digest === own?.digest ? [] : [dataAddress(game, edition)]),
  ];
}
