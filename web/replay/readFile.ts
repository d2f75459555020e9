/** A game's file, read and checked move by move with the game's own rules. Whatever is wrong with it comes as a fault, never as an exception. */
import { readRecord, verify, type GameRecord, type RecordFault } from '@cantiere/engine';
import { findGame } from '@cantiere/games';

export type FileFault = RecordFault | { readonly code: 'TOO_LARGE' | 'UNREADABLE' | 'NOT_OVER' };

/** A long game has some hundred kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024;

export async function readGameFile(file: Pick<File, 'size' | 'text'>): Promise<GameRecord | { readonly fault: FileFault }> {
  if (file.size > MOST_BYTES) return { fault: { code: 'TOO_LARGE' } };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { fault: { code: 'UNREADABLE' } };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: { code: 'NOT_A_RECORD', detail: 'not JSON' } };
  }
  return checkRecord(json);
}

export async function checkRecord(json: unknown): Promise<GameRecord | { readonly fault: FileFault }> {
  const doc = readRecord(json);
  if ('code' in doc) return { fault: doc };
  const shelved = findGame(doc.game);
  if (!shelved) return { fault: { code: 'OTHER_GAME', detail: doc.game } };
  const [{ game }, { moveSchema }, { hasShape }] = await Promise.all([
    shelved.rules(),
    shelved.schema(),
    import('@cantiere/engine/shape'),
  ]);
  try {
    const fault = verify(game, doc, (move) => hasShape(moveSchema, move));
    if (fault) return { fault };
  } catch (error) {
    // Rules that stumble over what they were given: it was not made by them.
    console.warn(error);
    return { fault: { code: 'NOT_A_RECORD', detail: String(error) } };
  }
  return doc.result ? doc : { fault: { code: 'NOT_OVER' } };
}
