/** Reason codes (CIT-12), and the refusals themselves: made once, because move lists ask for them all the time. */
import { BAD_OPTION, BAD_TABLE, GAME_OVER, MALFORMED, NOT_YOUR_TURN, refusal as refuse, type Refusal } from '@cantiere/engine';
import { DEAREST, DISTRICTS, type District } from './catalog.ts';

export const refusalCodes = [
  BAD_OPTION,
  BAD_TABLE,
  GAME_OVER,
  MALFORMED,
  NOT_YOUR_TURN,
  'WRONG_PHASE',
  'PENDING_CHOICE',
  'CHARACTER_NOT_OFFERED',
  'DISCARD_REQUIRED',
  'DISCARD_NOT_ALLOWED',
  'SAME_CARD_TWICE',
  'ALREADY_TOOK_RESOURCES',
  'MUST_TAKE_RESOURCES_FIRST',
  'DECK_EMPTY',
  'BANK_EMPTY',
  'NO_FEWER_CARDS',
  'WRONG_KEEP_COUNT',
  'CARD_NOT_OFFERED',
  'CARD_NOT_IN_HAND',
  'NOT_ENOUGH_GOLD',
  'BUILD_LIMIT_REACHED',
  'DUPLICATE_BUILDING',
  'NOT_YOUR_POWER',
  'POWER_ALREADY_USED',
  'UNKNOWN_CHARACTER',
  'TARGET_SELF',
  'TARGET_ASSASSIN',
  'TARGET_MURDERED',
  'TARGET_PLAYER_INVALID',
  'EMPTY_SELECTION',
  'BUILDING_NOT_OWNED',
  'BUILDING_NOT_FOUND',
  'TARGET_KEEP',
  'TARGET_BISHOP',
  'TARGET_CITY_COMPLETE',
  'NOTHING_TO_COLLECT',
  'NO_REACTION_PENDING',
  'NOTHING_TO_FORGO',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** The engine's, for the codes of this game alone, and frozen: it is shared. */
export function refusal(code: RefusalCode, rule: string, details?: Omit<Refusal, 'code' | 'rule'>): Refusal {
  return Object.freeze(refuse(code, rule, details));
}

/** NOT_ENOUGH_GOLD under one rule, for every price that can be asked and every purse that is too light for it. */
export function tooLight(rule: string): (price: number, gold: number) => Refusal {
  const made = Array.from({ length: DEAREST + 1 }, (_, need) =>
    Array.from({ length: need }, (_, have) => refusal('NOT_ENOUGH_GOLD', rule, { need, have })),
  );
  return (price, gold) => made[price][gold];
}

/** The same refusal about each district. */
export function aboutDistrict(code: RefusalCode, rule: string): (district: District) => Refusal {
  const made = DISTRICTS.map((about) => refusal(code, rule, { about }));
  return (district) => made[district];
}
