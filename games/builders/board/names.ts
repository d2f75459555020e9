/** What a card is called and how it looks, for the board: the names printed on it. */
import type { Language } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS, PRINTED_WAGE, TOOL_IDS, UNIVERSITY_IDS, isSlave } from '../rules/cards.ts';
import { amountsOf, type Amounts, type Vector } from '../rules/resources.ts';
import type { Member } from '../rules/state.ts';
import { freedName, printedName } from '../text/words.ts';
import type { Grade } from './art/people.ts';
import type { BoardWords } from './text.ts';

export interface Names {
  building(card: number): string;
  crew(card: number, freed?: boolean): string;
  tool(tool: number): string;
  university(university: number): string;
  /** "2 stone, 1 wood". */
  amounts(vector: Vector): string;
}

export function namesIn(language: Language, words: BoardWords): Names {
  return {
    building: (card) => printedName(BUILDING_IDS[card], language),
    crew: (card, freed = false) => (isSlave(card) && freed ? freedName(language) : printedName(CREW_IDS[card], language)),
    tool: (tool) => printedName(TOOL_IDS[tool], language),
    university: (university) => printedName(UNIVERSITY_IDS[university], language),
    amounts: (vector) =>
      amountsOf(vector)
        .flatMap((count, resource) => (count > 0 ? [words.amount(count, resource)] : []))
        .join(', '),
  };
}

const BY_WAGE: Readonly<Record<number, Grade>> = { 2: 'apprentice', 3: 'labourer', 4: 'companion', 5: 'master' };

export function gradeOf(card: number, freed = false): Grade {
  if (isSlave(card)) return freed ? 'freed' : 'prisoner';
  return BY_WAGE[PRINTED_WAGE[card]] ?? 'apprentice';
}

export const memberName = (names: Names, { card, freed }: Pick<Member, 'card' | 'freed'>): string => names.crew(card, freed);

/** Resources of which there is some, with how much. */
export const someOf = (amounts: Amounts): { readonly resource: number; readonly count: number }[] =>
  amounts.flatMap((count, resource) => (count > 0 ? [{ resource, count }] : []));
