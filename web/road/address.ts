/** The address of a fork: which game, at which of its moves, and what is played there instead. Whoever opens it walks the same road. */
import type { GameMove } from '@cantiere/engine';

export interface RoadAddress {
  /** So many moves of the game are common: the fork is the decision after them. */
  readonly at: number;
  /** What is played from the fork on; empty while that is not chosen. */
  readonly own: readonly GameMove[];
}

/** Longer ones are cut somewhere on their way, by a chat or a proxy. */
export const LONGEST = 6_000;
const MOST_MOVES = 1_000;

/** Undefined where the address asks for no road; what it holds is checked no further than its shape. */
export function readRoad(search: string): RoadAddress | undefined {
  const query = new URLSearchParams(search);
  const move = query.get('road') ?? '';
  if (!/^[1-9]\d{0,4}$/.test(move)) return undefined;
  return { at: Number(move) - 1, own: unpackMoves(query.get('with') ?? '') };
}

/** What stands behind the `?`; moves are counted from 1, as people count them. */
export function writeRoad({ at, own }: RoadAddress): string {
  return `?road=${at + 1}${own.length > 0 ? `&with=${packMoves(own)}` : ''}`;
}

export function packMoves(moves: readonly GameMove[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(moves));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function unpackMoves(text: string): readonly GameMove[] {
  if (text === '' || text.length > LONGEST) return [];
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))));
    return Array.isArray(json) && json.length <= MOST_MOVES && json.every(isMove) ? json : [];
  } catch {
    return [];
  }
}

const isMove = (item: unknown): item is GameMove =>
  typeof item === 'object' && item !== null && typeof (item as { type?: unknown }).type === 'string';
