/** Reads a game record from a file and plays it again; everything that can be wrong with it becomes one clear sentence. */
import { readFileSync } from 'node:fs';
import { firstForeignMove, hasTheseBots } from '@cantiere/bots';
import { readRecord, verify, type GameRecord, type RecordFault } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { UsageError } from './command.ts';
import { editionOfRecord, openEdition } from './editions/open.ts';
import { loadParts, type LoadedGame } from './games.ts';

/** The record and its game in the record's own edition, when the game was dealt and played as it says. */
export async function openRecord(
  file: string | undefined,
  cards?: string,
): Promise<{ doc: GameRecord; loaded: LoadedGame } | { fault: RecordFault }> {
  if (file === undefined) throw new UsageError('Which record? Expected the path of an exported game (a .json file).');
  const json = readJson(file);
  if (json === undefined) return { fault: { code: 'NOT_A_RECORD', detail: 'not JSON' } };
  const doc = readRecord(json);
  if ('code' in doc) return { fault: doc };
  if (!findGame(doc.game)) return { fault: { code: 'OTHER_GAME', detail: doc.game } };
  const opened = await openEdition(doc.game, await editionOfRecord(doc), cards);
  if ('lacks' in opened) return { fault: { code: 'OTHER_EDITION', detail: opened.lacks } };
  const loaded = await loadParts(opened);
  const fault = verify(loaded.game, doc, loaded.door.isMove, loaded.edition);
  if (fault) return { fault };
  const foreign = hasTheseBots(doc, loaded) ? firstForeignMove(loaded, doc) : undefined;
  return foreign === undefined ? { doc, loaded } : { fault: { code: 'OTHER_BOTS', move: foreign } };
}

/** What stands in a file; undefined when it is no JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new UsageError(`The file "${file}" cannot be read.`);
  }
}

export function faultSentence({ code, move, detail }: RecordFault): string {
  switch (code) {
    case 'NOT_A_RECORD':
      return `This is not a game record of Cantiere${detail ? ` (${detail})` : ''}.`;
    case 'OTHER_VERSION':
      return `This record has format version ${detail}; this program reads version 1.`;
    case 'OTHER_GAME':
      return `This record is of the game "${detail}", which is not here.`;
    case 'OTHER_RULES':
      return `This record was played under rules version ${detail}, which this program does not have.`;
    case 'OTHER_EDITION':
      return `This record cannot be judged here: ${detail}`;
    case 'BAD_TABLE':
      return `The table of this record is impossible: players or options are wrong (${detail}).`;
    case 'BAD_BRANCH':
      return `Tampered with: the game this one goes on from cannot have been played like that (${detail}).`;
    case 'SEED_MISMATCH':
      return 'Tampered with: the seed is not the one that was committed to when the game started.';
    case 'DEAL_MISMATCH':
      return 'Tampered with: this seed deals other cards than the record says.';
    case 'ILLEGAL_MOVE':
      return `Tampered with: move ${move} is not legal there (${detail}).`;
    case 'HASH_MISMATCH':
      return `Tampered with: move ${move} leads to another position than the record says.`;
    case 'RESULT_MISMATCH':
      return 'Tampered with: the moves lead to another result than the record says.';
    case 'OTHER_BOTS':
      return `Move ${move} is not the answer that the bots of this deal give: this result does not count for it.`;
  }
}
