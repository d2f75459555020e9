/** The games this server can play, loaded when first needed. The shelf is named by a module, so that bot workers can load the same one. */
import { openDoor, type Door } from '@cantiere/engine/door';
import type { Game, GameMeta, PlanKind } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';

/** What a server needs of a game: never its board or texts. */
export type Served = Pick<Shelved, 'meta' | 'rules' | 'schema' | 'bot' | 'plans'>;

export interface OpenedGame {
  readonly game: Game;
  readonly door: Door;
  /** What can be decided ahead. */
  readonly plans: readonly PlanKind[];
}

export interface Shelf {
  /** Address of the module whose `shelf` this is. */
  readonly from: string;
  /** Of the games that people are shown; `open` also finds those that stand on no list. */
  readonly metas: readonly GameMeta[];
  open(id: string): Promise<OpenedGame | undefined>;
}

export const REAL_SHELF = import.meta.resolve('@cantiere/games');

export async function loadShelf(from: string): Promise<Shelf> {
  const { shelf, hidden = [] } = (await import(from)) as { shelf: readonly Served[]; hidden?: readonly Served[] };
  const opened = new Map<string, Promise<OpenedGame>>();
  return {
    from,
    metas: shelf.map(({ meta }) => meta),
    async open(id) {
      const shelved = [...shelf, ...hidden].find(({ meta }) => meta.id === id);
      if (shelved === undefined) return undefined;
      let loading = opened.get(id);
      if (loading === undefined) {
        loading = openGame(shelved);
        opened.set(id, loading);
      }
      return loading;
    },
  };
}

async function openGame(shelved: Served): Promise<OpenedGame> {
  const [{ game }, { moveSchema }, planning] = await Promise.all([shelved.rules(), shelved.schema(), shelved.plans?.()]);
  return { game, door: openDoor(game, moveSchema), plans: planning?.plans ?? [] };
}
