/** A game's file, read and checked. Whatever is wrong with it comes as a fault, never as an exception. */
import { openThinking } from '../offline/thinking.ts';
import type { Checked } from './checkRecord.ts';

/** A long game has some hundred kilobytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A long game on a slow device, and the loading of its edition. */
const PATIENCE = 120_000;

export async function readGameFile(
  file: Pick<File, 'size' | 'text'>,
  check: (json: unknown) => Promise<Checked> = checkElsewhere,
): Promise<Checked> {
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
  return check(json);
}

async function checkElsewhere(json: unknown): Promise<Checked> {
  const thinking = openThinking(undefined, PATIENCE);
  try {
    return await thinking.check(json);
  } catch (error) {
    console.warn(error);
    return { fault: { code: 'NOT_A_RECORD', detail: String(error) } };
  } finally {
    thinking.close();
  }
}
