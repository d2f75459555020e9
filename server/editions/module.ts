/**
 * Loads the module of an edition into this thread. The same file under another query is another instance, so two editions of one
 * game live side by side; components that are not the module's own are given to the catalogue while it is evaluated, one module at
 * a time. Used by the server and, with what it was told to load, by the bots' threads.
 */
import { CONTRACT, giveData } from '@cantiere/engine';
import type { EditionModule, Playable } from '@cantiere/games/edition';
import type { Served } from '../shelf.ts';

/** Where an edition comes from. Without a module it is the game as it stands on the shelf. */
export interface EditionSource {
  readonly game: string;
  readonly edition: string;
  readonly module?: string;
  /** Components in place of the module's own: JSON, as text, since it goes to other threads whole. */
  readonly data?: string;
  /** Its module keeps what older bots knew of the game: what others have answered at a deal cannot be worked out again with it. */
  readonly earlierBots?: true;
}

let loading: Promise<unknown> = Promise.resolve();

/** Throws when the module is not what its name says. `onShelf` is loaded first: what is given to a past edition must not reach the present one. */
export function loadModule({ game, edition, module = '', data }: EditionSource, onShelf: Served | undefined): Promise<Playable> {
  const loaded = loading.then(async () => {
    await onShelf?.data?.();
    if (data !== undefined) giveData(game, JSON.parse(data) as unknown);
    try {
      const loaded = (await import(`${module}?edition=${edition}`)) as EditionModule;
      if (loaded.contract !== CONTRACT) throw new Error(`Built for contract ${loaded.contract} of the engine, not ${CONTRACT}`);
      if (loaded.edition !== edition) throw new Error(`Is edition ${loaded.edition}, not ${edition}`);
      return loaded.shelved;
    } finally {
      if (data !== undefined) giveData(game);
    }
  });
  loading = loaded.catch(() => undefined);
  return loaded;
}

/** The game of a shelf in one of its editions. */
export async function servedFrom(source: EditionSource, shelf: readonly Served[]): Promise<Served> {
  const onShelf = shelf.find(({ meta }) => meta.id === source.game);
  if (source.module !== undefined) return loadModule(source, onShelf);
  if (onShelf === undefined) throw new Error(`No game ${source.game} on the shelf`);
  return onShelf;
}
