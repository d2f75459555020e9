/**
 * What a person touches to make a move: boxes of the market, own cards, lots, buildings, grey spaces, players, offices, and
 * buttons (`do:`) for what has no piece. A contract is touched, then what becomes of it; a building over several lots is
 * placed by touching its lots, and paid for by touching its permits, in any order.
 */
import { numberIn, orderIn, pairIn, type Move } from './moves.ts';
import { CONTRACT_SPACES, OFFICES } from './words.ts';

const SPACES: readonly string[] = CONTRACT_SPACES;
const OFFICE_NAMES: readonly string[] = OFFICES;

/** What becomes of a contract that was touched. */
export const TO_BUILD = 'do:build';
export const AS_FAVOR = 'do:favor';
export const TO_END = 'do:end';

export const box = (space: string): string => `box:${space}`;
export const ownCard = (card: string): string => `card:${card}`;
export const lot = (number: number): string => `lot:${number}`;
export const building = (id: string): string => `building:${id}`;
export const player = (seat: number): string => `seat:${seat}`;
export const ownFavor = (card: string): string => `favor:${card}`;
export const grey = (space: string): string => `grey:${space}`;
export const office = (name: string): string => `office:${name}`;

export function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'BUY_START':
      return [building(move.building)];
    case 'INVEST':
      return [ownCard(move.card)];
    case 'ACQUIRE_PLANNING':
      return [box(move.space)];
    case 'TAKE_FAVOR':
      return [box(move.space), AS_FAVOR];
    case 'BUILD':
      return SPACES.includes(move.source) ? [box(move.source), TO_BUILD] : [ownFavor(move.source)];
    case 'PLACE':
      return move.lots.map(lot);
    case 'PAY':
      return move.permits.length === 0 ? ['do:pay'] : move.permits.map(ownCard);
    case 'END_TURN':
      return [TO_END];
    case 'DECIDE':
      return answered(move.choice);
  }
}

/** By how an answer is written (moves.ts). */
function answered(choice: string): readonly string[] {
  if (choice.includes('>')) return pairIn(choice).flatMap(answered);
  if (/^seat\d$/.test(choice)) return [player(numberIn(choice, 'seat'))];
  if (/^lot\d+$/.test(choice)) return [lot(numberIn(choice, 'lot'))];
  if (/^order\d+$/.test(choice)) return orderIn(choice).map(player);
  if (/^G\d$/.test(choice)) return [grey(choice)];
  if (/^planning\d$/.test(choice)) return [box(choice)];
  if (/^[A-Z]+\d+$/.test(choice)) return [building(choice)];
  return [OFFICE_NAMES.includes(choice) ? office(choice) : `do:${choice}`];
}
