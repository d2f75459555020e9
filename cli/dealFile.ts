/** Checks the file of a deal that many have played: rules, bots, points and places, with nothing but the file. */
import {
  checkGhost,
  checkPlaces,
  checkTry,
  isOfTheseBots,
  sharedDealOf,
  type KnownAnswers,
  type DealFault,
  type DealFile,
} from '@cantiere/bots';
import { findGame } from '@cantiere/games';
import { openEdition } from './editions/open.ts';
import { loadParts } from './games.ts';
import { progressBar } from './progress.ts';

export interface DealChecked {
  readonly people: number;
  readonly ghosts: number;
  /** Of the people's games, so many were played against other bots than this program's: rules and moves were checked alone. */
  readonly otherBots: number;
  /** So many ghosts are other bots than this program's, and were not played again. */
  readonly otherGhosts: number;
}

export interface DealChecking {
  readonly cards?: string | undefined;
  /** The ghosts take longest; without them, people's games and places alone. */
  readonly ghosts: boolean;
}

export async function checkDeal(file: DealFile, { cards, ghosts }: DealChecking): Promise<DealChecked | DealFault> {
  const { deal, tries } = file;
  if (!findGame(deal.game)) return { code: 'OTHER_GAME', detail: deal.game };
  const opened = await openEdition(deal.game, deal.edition, cards);
  if ('lacks' in opened) return { code: 'OTHER_EDITION', detail: opened.lacks };
  const loaded = await loadParts(opened);
  const shared = sharedDealOf(loaded, file);
  if ('code' in shared) return shared;
  const places = checkPlaces(file);
  if (places) return places;
  const answers: KnownAnswers = new Map();
  const wellFormed = (move: unknown): boolean => loaded.door.isMove(move);
  const checked = ghosts ? file.ghosts.filter((ghost) => isOfTheseBots(loaded, file, ghost)) : [];
  const progress = progressBar(deal.day ?? deal.id, tries.length + checked.length);
  let done = 0;
  try {
    for (const each of tries) {
      // What the server itself says is impossible stands in the file without a place, and proves nothing.
      const fault = each.notCounted === 'impossible' ? undefined : checkTry(loaded, shared, file, each, wellFormed, answers);
      if (fault) return fault;
      progress.show(++done);
    }
    for (const ghost of checked) {
      const fault = checkGhost(loaded, shared, ghost, answers);
      if (fault) return fault;
      progress.show(++done);
    }
  } finally {
    progress.end();
  }
  return {
    people: tries.length,
    ghosts: checked.length,
    otherBots: tries.filter((each) => !isOfTheseBots(loaded, file, each)).length,
    otherGhosts: ghosts ? file.ghosts.length - checked.length : 0,
  };
}

export function dealSentence({ code, who, move, detail }: DealFault, program: string): string {
  switch (code) {
    case 'NOT_A_DEAL':
      return 'This is not the file of a deal of Cantiere.';
    case 'OTHER_VERSION':
      return `This file has format version ${detail}; this program reads version 1.`;
    case 'OTHER_GAME':
      return `This deal is of the game "${detail}", which is not here.`;
    case 'OTHER_EDITION':
      return `This deal cannot be judged here: ${detail}`;
    case 'BAD_TABLE':
      return `The table of this deal is impossible: players or options are wrong (${detail}).`;
    case 'SEED_MISMATCH':
      return 'Tampered with: the seed is not the one that was committed to when the deal began.';
    case 'ILLEGAL_MOVE':
      return `${who}: their move ${move} is not legal there (${detail}). Either the moves were tampered with, or the bots answered otherwise; the file was written by version ${program}.`;
    case 'ILLEGAL_ANSWER':
      return `Tampered with: ${who} met an answer of the bots, number ${move}, that is not legal there (${detail}).`;
    case 'OTHER_ANSWERS':
      return `${who}: answer ${move} of the bots in the file is not the one that these bots give.`;
    case 'OTHER_BOTS':
      return `${who} played against other bots than this program's, and the file does not hold their answers. Nothing says that it is wrong; the version that wrote it, ${program}, can check it.`;
    case 'NOT_FINISHED':
      return `${who}: with these moves the game does not come to its end.`;
    case 'TOO_MANY_MOVES':
      return `${who}: the game is over before their move ${move}.`;
    case 'WRONG_POINTS':
      return `${who}: the moves lead to another result than the file says (${detail} points); the file was written by version ${program}.`;
    case 'WRONG_PLACE':
      return `Tampered with: the place of ${who} does not follow from the points.`;
    case 'OUT_OF_TIME':
      return `${who}: the game was begun or ended when it did not count, and is ranked all the same.`;
  }
}
