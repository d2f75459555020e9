/** A game's record, checked move by move with the rules of its own edition. Whatever is wrong with it comes as a fault, never as an exception. */
import { readRecord, verify, type GameRecord, type RecordFault } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { nameOf } from '../editions/known.ts';
import { loadEdition, NoEdition, type LoadedEdition } from '../editions/load.ts';

export type FileFault = RecordFault | { readonly code: 'TOO_LARGE' | 'UNREADABLE' | 'NOT_OVER' | 'UNREACHABLE' };
export type Checked = GameRecord | { readonly fault: FileFault };

/** In a worker of its own: the page may have the game with other components. */
export async function checkRecord(json: unknown): Promise<Checked> {
  const doc = readRecord(json);
  if ('code' in doc) return { fault: doc };
  if (!findGame(doc.game)) return { fault: { code: 'OTHER_GAME', detail: doc.game } };
  const edition = await nameOf(doc);
  if (edition === undefined) return { fault: { code: 'OTHER_RULES', detail: String(doc.rulesVersion) } };
  let loaded: LoadedEdition;
  try {
    loaded = await loadEdition(doc.game, edition);
  } catch (error) {
    console.warn(error);
    const away = error instanceof NoEdition && error.why === 'unreachable';
    return { fault: away ? { code: 'UNREACHABLE' } : { code: 'OTHER_EDITION', detail: edition } };
  }
  const [{ game }, { moveSchema }, { hasShape }] = await Promise.all([
    loaded.playable.rules(),
    loaded.playable.schema(),
    import('@cantiere/engine/shape'),
  ]);
  try {
    const fault = verify(game, doc, (move) => hasShape(moveSchema, move), edition);
    if (fault) return { fault };
  } catch (error) {
    // Rules that stumble over what they were given: it was not made by them.
    console.warn(error);
    return { fault: { code: 'NOT_A_RECORD', detail: String(error) } };
  }
  return doc.result ? doc : { fault: { code: 'NOT_OVER' } };
}
