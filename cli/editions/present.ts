/** The present rules of every game as modules, for editions with components that an owner has set right. Part of the build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { everyGame } from '@cantiere/games';
import { placesBeside, REAL_SHELF } from '@cantiere/server/editions';
import { buildEdition, GAMES, writeEdition } from './build.ts';

const { built } = placesBeside(REAL_SHELF);

export const presentIsBuilt = (): boolean => everyGame.every(({ meta }) => existsSync(built(meta.id)));

export async function buildPresent(): Promise<void> {
  for (const { meta } of everyGame) await writeEdition(built(meta.id), await buildEdition(join(GAMES, meta.id)));
}
