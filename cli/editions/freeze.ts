/** `cantiere freeze`: keeps a game's present edition for as long as anybody plays it. Part of releasing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { STEADY_VERSION } from '@cantiere/bots';
import { digestOf } from '@cantiere/engine';
import { everyGame, findGame } from '@cantiere/games';
import { editionOf, type EditionModule } from '@cantiere/games/edition';
import { moduleFile, pastEditions } from '@cantiere/server/editions';
import { readArguments, UsageError, type Command } from '../command.ts';
import { buildEdition, GAMES, writeEdition } from './build.ts';
import { noteFrozen } from './past.ts';

/** What a past edition may weigh, compressed as it goes to a browser. */
export const MOST_BYTES = 250_000;

export const freeze: Command = {
  name: 'freeze',
  needsSources: true,
  summary: "keep a game's present edition, so that what is played with it goes on after an upgrade",
  help: `cantiere freeze <game> [<game> ...] [--into FOLDER]
cantiere freeze --all

Builds rules, texts, bot, plans, lesson and components of the game as they are now into one module, and writes it to
games/<game>/past/<edition>.js. Commit it. Part of every release, and of every change of rules or components: freeze
first, then raise rulesVersion in games/<game>/meta.ts, then change. An edition that was kept before stays as it is.

  --into FOLDER   somewhere else than games/<game>/past`,
  async run(args) {
    const { values, positionals } = readArguments(args, { all: { type: 'boolean' }, into: { type: 'string' } });
    const games = values.all ? everyGame.map(({ meta }) => meta.id) : positionals;
    if (games.length === 0) throw new UsageError('Which game? Name one or more, or --all.');
    for (const id of games) {
      const { edition, file, bytes, before } = await freezeGame(id, values.into ?? join(GAMES, id, 'past'));
      const kept = before ? 'was kept before, and stays as it is:' : 'is kept in';
      console.log(`${id}: edition ${edition} ${kept} ${file} (${Math.ceil(bytes / 1000)} kB compressed).`);
    }
    return 0;
  },
};

export interface Frozen {
  readonly edition: string;
  readonly file: string;
  /** Compressed. */
  readonly bytes: number;
  /** It was there already. */
  readonly before: boolean;
}

/** What is kept is never changed: games, tries and browsers have it under its name. */
export async function freezeGame(id: string, folder: string): Promise<Frozen> {
  const shelved = findGame(id);
  if (shelved === undefined)
    throw new UsageError(`There is no game "${id}". Expected one of ${everyGame.map(({ meta }) => meta.id).join(', ')}.`);
  const edition = await editionOf(shelved);
  const file = moduleFile(folder, edition);
  if (pastEditions(folder).some((past) => past.edition === edition))
    return { edition, file, bytes: gzipSync(readFileSync(file), { level: 9 }).length, before: true };
  const code = await buildEdition(join(GAMES, id));
  const bytes = gzipSync(code, { level: 9 }).length;
  if (bytes > MOST_BYTES) throw new Error(`The module of ${id} has ${bytes} bytes compressed; at most ${MOST_BYTES} are kept.`);
  await writeEdition(file, code);
  const built = (await import(`${pathToFileURL(file).href}?frozen=${digestOf(code)}`)) as EditionModule;
  if (built.edition !== edition) throw new Error(`The module of ${id} says it is edition ${built.edition}, not ${edition}.`);
  await noteFrozen(folder, { edition, contract: built.contract, bots: STEADY_VERSION });
  return { edition, file, bytes, before: false };
}
