/** The list of a game's past editions, kept beside their modules. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleFile, pastEditions, PAST_LIST, type PastEdition } from '@cantiere/server/editions';
import { writeEdition } from './build.ts';

/** Adds one, last; frozen again it keeps its place. */
export async function noteFrozen(folder: string, frozen: PastEdition): Promise<void> {
  const before = pastEditions(folder);
  const known = before.some(({ edition }) => edition === frozen.edition);
  const after = known ? before.map((each) => (each.edition === frozen.edition ? frozen : each)) : [...before, frozen];
  await writeList(folder, after);
}

export async function removePast(folder: string, edition: string): Promise<void> {
  await writeList(
    folder,
    pastEditions(folder).filter((each) => each.edition !== edition),
  );
  await rm(moduleFile(folder, edition));
}

const writeList = (folder: string, all: readonly PastEdition[]): Promise<void> =>
  writeEdition(join(folder, PAST_LIST), `${JSON.stringify(all, null, 2)}\n`);
