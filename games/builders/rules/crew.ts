/** Crew members: what one supplies, what one is paid, what one may be given. */
import {
  FREED_WAGE,
  NONE,
  OTHER_TWIN,
  PRINTED_WAGE,
  TOOL_UNIT,
  TWIN,
  educatedReach,
  educatedSupply,
  isSlave,
  isWorker,
  type CrewCard,
  type Tool,
} from './cards.ts';
import type { Vector } from './resources.ts';
import type { Member, Player } from './state.ts';

export function newMember(card: CrewCard): Member {
  return { card, freed: false, university: NONE, site: NONE, tool: NONE };
}

export function memberOf(player: Player, card: CrewCard): Member | undefined {
  const { crew } = player;
  for (let i = 0; i < crew.length; i++) if (crew[i].card === card) return crew[i];
  return undefined;
}

export function isAvailable(member: Member): boolean {
  return member.site === NONE; // BLD-1.9
}

export function isUnfreed(member: Member): boolean {
  return isSlave(member.card) && !member.freed;
}

/** Workers and freed slaves take tools and lessons; unfreed slaves and machines do not. */
export function isFreeWorker(member: Member): boolean {
  return isWorker(member.card) || member.freed; // BLD-4.3.6 BLD-5.1.3 BLD-5.5.3
}

/** Unfreed slaves and machines print 0; tools and universities never change a wage. */
export function wageOf(member: Member): number {
  return member.freed ? FREED_WAGE : PRINTED_WAGE[member.card]; // BLD-4.3.3 BLD-5.2.3
}

/** Printed, or 3 in the resource of the university; a tool is added on top. */
export function supplyOf(member: Member, tool: Tool): Vector {
  return educatedSupply(member.card, member.university) + TOOL_UNIT[tool + 1]; // BLD-1.11
}

export function reachOf(member: Member): Vector {
  return educatedReach(member.card, member.university);
}

/** Whether the twin companion of this one stands for both of them in a list of moves. */
export function isShadowed(player: Player, member: Member): boolean {
  if (member.card !== OTHER_TWIN || member.university !== NONE) return false;
  const twin = memberOf(player, TWIN);
  return twin !== undefined && isAvailable(twin) && twin.university === NONE;
}

/** Bit `1 << tool` for every tool that a member carries on a site. */
export function toolsInUse(player: Player): number {
  const { crew } = player;
  let used = 0;
  for (let i = 0; i < crew.length; i++) if (crew[i].tool !== NONE) used |= 1 << crew[i].tool;
  return used;
}
