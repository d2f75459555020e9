/** Why something cannot be done: a value, never an exception. */

export interface Refusal {
  /** One of the game's reason codes, worded by its texts in every language. */
  readonly code: string;
  /** Id of the rule that forbids it, e.g. `CIT-5.9`: the interface links to its paragraph. */
  readonly rule: string;
  /** The numbers behind it, where there are some: needs 4, has 3. */
  readonly need?: number;
  readonly have?: number;
  /** Id of the piece or option concerned, where the code alone does not say enough. */
  readonly about?: string;
}

export function refusal(code: string, rule: string, details: Omit<Refusal, 'code' | 'rule'> = {}): Refusal {
  return { code, rule, ...details };
}

/** Codes that the platform itself may answer with, beside the game's own. Games word them too. */
export const MALFORMED = 'MALFORMED';
export const GAME_OVER = 'GAME_OVER';
export const NOT_YOUR_TURN = 'NOT_YOUR_TURN';
