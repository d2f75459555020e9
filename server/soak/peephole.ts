/** Undo as a peephole, over the whole shelf with ever new deals; the suite itself is engine/conformance/takingBack.ts. */
import { settingsOf, takeBackEverywhere } from '@cantiere/engine/conformance';
import { REAL_SHELF, loadShelf } from '../shelf.ts';
import { SoakBook, type SoakFindings } from './findings.ts';

export interface PeepholeEffort {
  readonly seed: number;
  /** Games of each title, over its player counts and options in turn. */
  readonly games: number;
}

export async function peepByUndo({ seed, games }: PeepholeEffort): Promise<SoakFindings> {
  const notes = new SoakBook();
  const shelf = await loadShelf(REAL_SHELF);
  for (const { id } of shelf.metas) {
    const opened = await shelf.open(id);
    if (opened === undefined) continue;
    const settings = settingsOf(opened.game);
    for (let n = 0; n < games; n++) {
      const { found, undoable } = takeBackEverywhere(
        opened.game,
        settings[(seed + n) % settings.length],
        `soak ${id} ${seed} ${n}`,
      );
      notes.count('games');
      notes.count('positions with something to take back', undoable);
      for (const fault of found) notes.fault(`${id}: ${fault}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return notes;
}
