/**
 * The data slot: which components a game's rules are made of. A game's `data/index.ts` asks for its catalogue once, while its
 * modules are evaluated, and gets what is printed, or what was laid ready for that game before: another edition's data. Numbers of
 * components stay constants of the modules, as fast as if they were written there.
 *
 * The slot hangs on the global object: a built module brings its own copy of this file, and must find the same slot.
 */
const SLOT = Symbol.for('cantiere.data');
const READ = Symbol.for('cantiere.data.read');

interface Place {
  [SLOT]?: Map<string, unknown>;
  [READ]?: Set<string>;
}

const slot = (): Map<string, unknown> => ((globalThis as Place)[SLOT] ??= new Map());
const read = (): Set<string> => ((globalThis as Place)[READ] ??= new Set());

/** Lays data ready for the modules of this game that are evaluated from now on; without data they get what is printed. */
export function giveData(game: string, data?: unknown): void {
  if (data === undefined) slot().delete(game);
  else slot().set(game, data);
}

/** Whether modules of this game have been evaluated here: what is given from now on comes too late for those. */
export const dataWasRead = (game: string): boolean => read().has(game);

/**
 * A game's components: those laid ready for it, else the printed ones. Nothing is checked here, so that no page carries a schema:
 * tests hold the printed data against it, and whoever gives other data checks it first (games/checkData.ts).
 */
export function catalogue<Data>(game: string, printed: Data): Data {
  read().add(game);
  return slot().has(game) ? (slot().get(game) as Data) : printed;
}
