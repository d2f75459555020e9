/**
 * What choices stand under. The contract knows headings by a key; how a key is written and what it says stands here alone, so
 * that the texts read fields and not strings.
 */
import type { Group } from './groups.ts';

export type Heading =
  | { readonly of: 'card'; readonly slot: number; readonly card: string }
  | { readonly of: 'rotation'; readonly rotation: number }
  | { readonly of: 'row'; readonly y: number }
  /** By the group's first square: two groups of equal size are told apart. */
  | { readonly of: 'group'; readonly building: string; readonly size: number; readonly x: number; readonly y: number }
  | { readonly of: 'from'; readonly x: number; readonly y: number }
  | { readonly of: 'column'; readonly column: number }
  | { readonly of: 'blocked' | 'discard' | 'keep' | 'other-groups' };

/** The keys of the headings. */
export const HEADINGS = {
  card: (slot: number, card: string): string => `card:${slot}:${card}`,
  rotation: (rotation: number): string => `rotation:${rotation}`,
  row: (y: number): string => `row:${y}`,
  blocked: 'blocked',
  discard: 'discard',
  keep: 'keep',
  group: ({ building, size, squares }: Group): string => `group:${building}:${size}:${squares[0].x}:${squares[0].y}`,
  otherGroups: 'other-groups',
  from: (x: number, y: number): string => `from:${x}:${y}`,
  column: (column: number): string => `column:${column}`,
} as const;

/** What a key of HEADINGS says; undefined for any other. */
export function readHeading(key: string): Heading | undefined {
  const [of, first = '', ...rest] = key.split(':');
  const numbers = rest.map(Number);
  switch (of) {
    case 'card':
      return { of, slot: Number(first), card: rest[0] };
    case 'rotation':
      return { of, rotation: Number(first) };
    case 'row':
      return { of, y: Number(first) };
    case 'group':
      return { of, building: first, size: numbers[0], x: numbers[1], y: numbers[2] };
    case 'from':
      return { of, x: Number(first), y: numbers[0] };
    case 'column':
      return { of, column: Number(first) };
    case 'blocked':
    case 'discard':
    case 'keep':
    case 'other-groups':
      return { of };
    default:
      return undefined;
  }
}
