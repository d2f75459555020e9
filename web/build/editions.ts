/** What the built app knows of editions without asking anybody: the one of each game that it is, and those that were kept. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyGame } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import type { KnownEditions } from '../editions/known.ts';

export async function editionsNow(): Promise<Readonly<Record<string, KnownEditions>>> {
  const all = everyGame.map(async (game) => {
    const list = fileURLToPath(new URL(`../../games/${game.meta.id}/past/editions.json`, import.meta.url));
    const past = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { readonly edition: string }[]) : [];
    const printed = await editionOf(game);
    const puzzles = (await game.puzzles?.())?.default as { readonly edition?: string } | undefined;
    const known: KnownEditions = {
      printed,
      past: past.map(({ edition }) => edition),
      ...(puzzles?.edition !== undefined && puzzles.edition !== printed && { puzzles: puzzles.edition }),
    };
    return [game.meta.id, known] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
