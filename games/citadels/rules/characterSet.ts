/** A set of characters as the bits of one number: bit 0 the Assassin, bit 7 the Warlord. The empty set is 0; NONE is in no set. */
import { CHARACTERS, type Character } from './catalog.ts';

export type CharacterSet = number;

export const ALL_CHARACTERS: CharacterSet = 0b1111_1111;

export function setOf(characters: readonly Character[]): CharacterSet {
  return characters.reduce((set, character) => set | (1 << character), 0);
}

export function includes(set: CharacterSet, character: Character): boolean {
  return ((set >> character) & 1) === 1;
}

export function without(set: CharacterSet, character: Character): CharacterSet {
  return set & ~(1 << character);
}

export function membersOf(set: CharacterSet): Character[] {
  const members: Character[] = [];
  for (let character = 0; set >> character !== 0; character++) if (includes(set, character)) members.push(character);
  return members;
}

export function sizeOf(set: CharacterSet): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

export function namesIn(set: CharacterSet): string[] {
  return membersOf(set).map((character) => CHARACTERS[character]);
}
