/** The address of the exercises: which game, whose mistakes, and which one first. */
import type { Seat } from '@cantiere/engine';

export interface MistakesAddress {
  /** `me`: mine, whichever it was; the first where I had none. */
  readonly seat: Seat | 'me';
  /** So many moves had been made before the one to begin with. */
  readonly at?: number | undefined;
}

/** Undefined where the address asks for none. */
export function readMistakes(search: string): MistakesAddress | undefined {
  const query = new URLSearchParams(search);
  const whose = query.get('mistakes') ?? '';
  const seat = /^seat([1-9])$/.exec(whose)?.[1];
  if (seat === undefined && whose !== 'me') return undefined;
  const move = query.get('move') ?? '';
  return { seat: seat === undefined ? 'me' : Number(seat) - 1, ...(/^[1-9]\d{0,4}$/.test(move) && { at: Number(move) - 1 }) };
}

/** What stands behind the `?`; seats and moves are counted from 1, as people count them. */
export const writeMistakes = ({ seat, at }: MistakesAddress): string =>
  `?mistakes=${seat === 'me' ? 'me' : `seat${seat + 1}`}${at === undefined ? '' : `&move=${at + 1}`}`;
