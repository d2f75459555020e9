/**
 * What a person touches to make a move: boxes of the market, own cards, lots, buildings, grey spaces, players, offices, and
 * buttons (`do:`) for what has no piece. A building over several lots is placed by touching its lots.
 */
import { numberIn, orderIn, pairIn, type Move } from './moves.ts';
import { CONTRACT_SPACES } from './words.ts';

const SPACES: readonly string[] = CONTRACT_SPACES;

export const box = (space: string): string => `box:${space}`;
export const ownCard = (card: string): string => `card:${card}`;
export const lot = (number: number): string => `lot:${number}`;
export const building = (id: string): string => `building:${id}`;
export const player = (seat: number): string => `seat:${seat}`;

export function touches(move: Move): readonly string[] {
  switch (move.type) {
    case 'buyStart':
      return [building(move.building)];
    case 'invest':
      return [ownCard(move.card)];
    case 'acquirePlanning':
      return [box(move.space)];
    case 'takeFavor':
      return ['do:favor', box(move.space)];
    case 'build':
      return [SPACES.includes(move.source) ? box(move.source) : `favor:${move.source}`];
    case 'place':
      return move.lots.map(lot);
    case 'pay':
      return move.permits.length === 0 ? ['do:pay'] : move.permits.map(ownCard);
    case 'endTurn':
      return ['do:end'];
    case 'decide':
      return answered(move.choice);
  }
}

/** By how an answer is written (moves.ts). */
function answered(choice: string): readonly string[] {
  if (choice.includes('>')) return pairIn(choice).flatMap(answered);
  if (/^seat\d$/.test(choice)) return [player(numberIn(choice, 'seat'))];
  if (/^lot\d+$/.test(choice)) return [lot(numberIn(choice, 'lot'))];
  if (/^order\d+$/.test(choice)) return orderIn(choice).map(player);
  if (/^G\d$/.test(choice)) return [`grey:${choice}`];
  if (/^planning\d$/.test(choice)) return [box(choice)];
  if (/^[A-Z]+\d+$/.test(choice)) return [building(choice)];
  return [`do:${choice}`];
}
