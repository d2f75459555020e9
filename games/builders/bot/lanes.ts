/**
 * Amounts of the four resources for reckoning many times over: one byte for each, so that what a whole crew supplies fits beside
 * what a site lacks, and all four are taken away or added up at once.
 */
import {
  CREW_IDS,
  NEEDS,
  NONE,
  TOOL_UNIT,
  UNIVERSITY_IDS,
  educatedSupply,
  type CrewCard,
  type University,
} from '../rules/cards.ts';
import type { Vector } from '../rules/resources.ts';
import type { Member } from '../rules/state.ts';

/** A byte for each resource, stone lowest; none above 64. */
export type Lanes = number;

export function lanesOf(v: Vector): Lanes {
  const halves = (v | (v << 8)) & 0x00ff00ff;
  return (halves | (halves << 4)) & 0x0f0f0f0f;
}

/** What is still lacking after the supply: as `lessened` of the rules. A 64 above each lack tells by going where the supply exceeds it. */
export function without(lack: Lanes, supply: Lanes): Lanes {
  const left = (lack | 0x40404040) - supply;
  const enough = left & 0x40404040;
  return left & (enough - (enough >> 6));
}

/** Both together; beyond 63 of a resource, which is more than anything lacks, with or without one member more, it is 63. */
export function together(a: Lanes, b: Lanes): Lanes {
  const sum = a + b;
  const over = sum & 0x40404040;
  return over === 0 ? sum : (sum | (over - (over >> 6))) & 0x3f3f3f3f;
}

/** Units of what is lacking, all resources together. */
export function unitsOf(lack: Lanes): number {
  return Math.imul(lack, 0x01010101) >>> 24;
}

const LEVELS = UNIVERSITY_IDS.length + 1;
const SUPPLY = Int32Array.from({ length: CREW_IDS.length * LEVELS }, (_, i) =>
  lanesOf(educatedSupply(Math.floor(i / LEVELS), (i % LEVELS) + NONE)),
);

/** What a member supplies, without a tool. */
export function suppliedBy(member: Member): Lanes {
  return SUPPLY[member.card * LEVELS + member.university + 1];
}

/** What a crew card supplies as printed. */
export function printedOn(card: CrewCard): Lanes {
  return SUPPLY[card * LEVELS];
}

const UNITS_GAINED = SUPPLY.map((supply, i) => unitsOf(supply) - unitsOf(SUPPLY[i - (i % LEVELS)]));

/** Units that a member with this card supplies beyond the printed ones after that university. */
export function unitsGained(card: CrewCard, university: University): number {
  return UNITS_GAINED[card * LEVELS + university + 1];
}

/** NEEDED[card]: what a site lacks at first. */
export const NEEDED = Int32Array.from(NEEDS, lanesOf);

/** TOOL_LANES[tool + 1]: what a tool adds; nothing for NONE. */
export const TOOL_LANES = Int32Array.from(TOOL_UNIT, lanesOf);
