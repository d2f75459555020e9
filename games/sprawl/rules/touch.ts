/**
 * What a person touches to make a move: boxes of the market, own cards, lots, buildings, grey spaces, players, offices, and
 * buttons (`do:`) for what has no piece. A contract is touched, then what becomes of it; a building over several lots is
 * placed by touching its lots, and paid for by touching its permits, in any order.
 */
import type { Answer, Move } from './moves.ts';
import { CONTRACT_SPACES } from './words.ts';

const SPACES: readonly string[] = CONTRACT_SPACES;

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
      return answered(move.answer);
  }
}

function answered(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [`do:${answer}`];
  if ('seat' in answer) return [player(answer.seat)];
  if ('order' in answer) return answer.order.map(player);
  if ('lot' in answer) return [lot(answer.lot)];
  if ('building' in answer) return [building(answer.building)];
  if ('give' in answer) return [building(answer.give), building(answer.take)];
  if ('grey' in answer) return [grey(answer.grey)];
  if ('from' in answer) return [grey(answer.from), grey(answer.to)];
  if ('space' in answer) return [box(answer.space)];
  if ('office' in answer) return [office(answer.office)];
  return [`do:tiles${answer.tiles}`];
}
