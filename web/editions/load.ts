/**
 * Loads a game in one of its editions into this page, or into a bot's worker. The app's own chunks draw every edition, and play those
 * of their own rules; for other rules the edition's module comes from the server. Components that are not the printed ones are laid
 * into the catalogue's slot first, and stay there: a page has the modules of a game once, so it has one set of components of each
 * game. Whoever needs another set needs another page (open.ts).
 */
import { CONTRACT, dataWasRead, digestOf, giveData, readEdition } from '@cantiere/engine';
import { findGame, type Shelved } from '@cantiere/games';
import type { EditionModule, Playable } from '@cantiere/games/edition';
import { printedOf } from './known.ts';
import { href } from '../route/base.ts';

/** The modules of this game were evaluated here with other components. */
export class OtherComponents extends Error {
  override readonly name = 'OtherComponents';
}

/** It cannot be had: there is none, or nobody answers. */
export class NoEdition extends Error {
  override readonly name = 'NoEdition';
  readonly why: 'gone' | 'unreachable';
  constructor(why: 'gone' | 'unreachable', detail: string) {
    super(detail);
    this.why = why;
  }
}

export interface LoadedEdition {
  readonly shelved: Shelved;
  /** What plays it: the game on the shelf, or the edition's own module. */
  readonly playable: Playable;
}

interface Laid {
  readonly digest: string;
  readonly ready: Promise<void>;
}

const laid = new Map<string, Laid>();

export const dataAddress = (game: string, edition: string): string => href(`/api/editions/${game}/${edition}.json`);
export const moduleAddress = (game: string, edition: string): string => href(`/editions/${game}/${edition}.js`);

/** Whether this page can load it, or needs another one. */
export async function fitsHere(game: string, edition: string): Promise<boolean> {
  const digest = digestHere(game, await printedOf(game));
  return digest === undefined || digest === readEdition(edition)?.digest;
}

export async function loadEdition(game: string, edition: string): Promise<LoadedEdition> {
  const shelved = findGame(game);
  const [name, printed] = [readEdition(edition), await printedOf(game)];
  const own = readEdition(printed ?? '');
  if (!shelved || !own || !name) throw new NoEdition('gone', `${game} ${edition}`);
  await lay(game, edition, name.digest, printed);
  if (name.rulesVersion === own.rulesVersion) return { shelved, playable: shelved };
  // What is printed now may have been a correction then: the module must not fall back on its own components.
  if (name.digest === own.digest) giveData(game, (await shelved.data?.())?.data);
  return { shelved, playable: await moduleOf(game, edition) };
}

function digestHere(game: string, printed: string | undefined): string | undefined {
  return laid.get(game)?.digest ?? (dataWasRead(game) ? readEdition(printed ?? '')?.digest : undefined);
}

async function lay(game: string, edition: string, digest: string, printed: string | undefined): Promise<void> {
  const here = digestHere(game, printed);
  if (here !== undefined && here !== digest) throw new OtherComponents(`${game} was loaded with ${here}, not ${digest}`);
  let known = laid.get(game);
  if (known === undefined) {
    const asPrinted = readEdition(printed ?? '')?.digest === digest;
    known = { digest, ready: asPrinted ? Promise.resolve() : fill(game, edition, digest) };
    laid.set(game, known);
  }
  try {
    await known.ready;
  } catch (error) {
    if (laid.get(game) === known) laid.delete(game);
    throw error;
  }
}

async function fill(game: string, edition: string, digest: string): Promise<void> {
  const address = dataAddress(game, edition);
  const response = await fetch(address).catch((error: unknown) => {
    throw new NoEdition('unreachable', String(error));
  });
  if (!response.ok) throw new NoEdition(response.status === 404 ? 'gone' : 'unreachable', `${address}: ${response.status}`);
  const data: unknown = await response.json();
  if (digestOf(data) !== digest) throw new NoEdition('gone', `${address} is not what its name says`);
  giveData(game, data);
}

async function moduleOf(game: string, edition: string): Promise<Playable> {
  const address = moduleAddress(game, edition);
  let loaded: EditionModule;
  try {
    loaded = (await import(/* @vite-ignore */ address)) as EditionModule;
  } catch (error) {
    throw new NoEdition(await whyNot(address), String(error));
  }
  if (loaded.contract !== CONTRACT || loaded.edition !== edition)
    throw new NoEdition('gone', `${address} is edition ${loaded.edition}, for contract ${loaded.contract}`);
  return loaded.shelved;
}

/** An import does not say why it failed. */
async function whyNot(address: string): Promise<'gone' | 'unreachable'> {
  const status = await fetch(address, { method: 'HEAD' }).then(
    (response) => response.status,
    () => 0,
  );
  return status === 404 || status === 200 ? 'gone' : 'unreachable';
}
