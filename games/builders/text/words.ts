/** What both languages share: printed names, and the facts behind a move that its label tells. No sentences here. */
import type { Language, Part } from '@cantiere/engine';
import { data } from '../data/index.ts';
import {
  ACTION_PRICE,
  CREW_IDS,
  NEEDS,
  NONE,
  POINTS,
  PRINTED_SUPPLY,
  PRINTED_WAGE,
  REWARD,
  buildingCard,
  buildsMachine,
  crewCard,
  isSlave,
  toolCard,
  universityCard,
} from '../rules/cards.ts';
import { isAvailable, isUnfreed, memberOf, supplyOf, wageOf } from '../rules/crew.ts';
import type { Educate, Send } from '../rules/moves.ts';
import { NOTHING, amountOf, amountsOf, lessened, type Amounts } from '../rules/resources.ts';
import type { BuildersView, Player } from '../rules/state.ts';
import { actionsToSend, siteOf } from '../rules/work.ts';

const named = [
  ...data.workers,
  ...data.slaves,
  ...data.tools,
  ...data.universities,
  ...data.loans,
  ...data.buildings,
  ...data.machines,
  data.firstPlayerCard,
];
const names = new Map(named.map((card) => [card.id, card.name]));
const resourceNames = data.resources.map((resource) => resource.name);

/** The name printed on the card; an unknown id is its own name. */
export function printedName(id: string, language: Language): string {
  return names.get(id)?.[language] ?? id;
}

export function freedName(language: Language): string {
  return data.slaves[0].freedName[language];
}

export function isCrewId(id: string): boolean {
  return crewCard(id) >= 0;
}

/** "stone 2, wood 1", "2 di pietra, 1 di legno": amounts of resources, none left out but zeros. */
export function amountsInWords(amounts: Amounts, language: Language): string {
  const amount = (n: number, resource: string): string => (language === 'it' ? `${n} di ${resource}` : `${resource} ${n}`);
  return amounts.flatMap((n, r) => (n > 0 ? [amount(n, resourceNames[r][language].toLowerCase())] : [])).join(', ');
}

/** 172 tenths are 17.2 points; the decimal sign is the language's. */
export function tenthsInWords(tenths: number, language: Language): string {
  const sign = tenths < 0 ? '−' : '';
  const whole = Math.floor(Math.abs(tenths) / 10);
  return `${sign}${whole}${language === 'it' ? ',' : '.'}${Math.abs(tenths) % 10}`;
}

export function piece(id: string, text: string): Part {
  return { piece: id, text };
}

/** What a crew card prints. */
export function crewFacts(id: string): { supply: Amounts; wage: number } {
  const card = crewCard(id);
  return { supply: amountsOf(PRINTED_SUPPLY[card]), wage: PRINTED_WAGE[card] };
}

export function buildingFacts(id: string): { needs: Amounts; coins: number; points: number; machine: boolean } {
  const card = buildingCard(id);
  return { needs: amountsOf(NEEDS[card]), coins: REWARD[card], points: POINTS[card], machine: buildsMachine(card) };
}

export function isSlaveId(id: string): boolean {
  return isSlave(crewCard(id));
}

/** Whether this card is a freed slave in the active player's crew: it has another name then. */
export function isFreedNow(id: string, view: BuildersView): boolean {
  return memberOf(view.players[view.asked], crewCard(id))?.freed === true;
}

/** Whether the active player has others of that name, so that a member must be told by what he supplies. */
export function hasNamesake(id: string, view: BuildersView): boolean {
  const freed = isFreedNow(id, view);
  const alike = view.players[view.asked].crew.filter(
    (member) => member.freed === freed && (freed || printedName(CREW_IDS[member.card], 'en') === printedName(id, 'en')),
  );
  return alike.length > 1;
}

/** What the active player's member supplies now, lessons included; what the card prints when it is nobody's yet. */
export function supplyNow(id: string, view: BuildersView): Amounts {
  const member = memberOf(view.players[view.asked], crewCard(id));
  return member ? amountsOf(supplyOf(member, NONE)) : crewFacts(id).supply;
}

export interface SendFacts {
  readonly actions: number;
  /** To be bought before it is possible; 0 when there are enough. */
  readonly actionsShort: number;
  readonly buyPrice: number;
  readonly wage: number;
  readonly missing: Amounts;
  readonly finishes: boolean;
  readonly coins: number;
  readonly points: number;
}

/** What a placement costs and leads to; undefined when worker or site are not the active player's. */
export function sendFacts(move: Send, view: BuildersView): SendFacts | undefined {
  const player = view.players[view.asked];
  const card = buildingCard(move.siteId);
  const site = siteOf(player, card);
  const member = memberOf(player, crewCard(move.workerId));
  if (!site || !member) return undefined;
  const missing = lessened(site.missing, supplyOf(member, toolCard(move.toolId)));
  const actions = actionsToSend(site);
  const actionsShort = Math.max(0, actions - view.actions);
  return {
    actions,
    actionsShort,
    buyPrice: actionsShort * ACTION_PRICE,
    wage: wageOf(member),
    missing: amountsOf(missing),
    finishes: missing === NOTHING,
    coins: REWARD[card],
    points: POINTS[card],
  };
}

/** Supply after the lesson, and whether it changes anything at all. */ // BLD-5.5.4
export function lessonFacts(move: Educate, view: BuildersView): { supply: Amounts; useless: boolean } | undefined {
  const member = memberOf(view.players[view.asked], crewCard(move.workerId));
  const university = universityCard(move.universityId);
  if (!member || university === NONE) return undefined;
  const before = supplyOf(member, NONE);
  const after = supplyOf({ ...member, university }, NONE);
  return { supply: amountsOf(after), useless: amountOf(before, university) === amountOf(after, university) };
}

/** The site's missing amounts, for a heading; undefined when it is not the active player's. */
export function missingAt(siteId: string, view: BuildersView): Amounts | undefined {
  const site = siteOf(view.players[view.asked], buildingCard(siteId));
  return site && amountsOf(site.missing);
}

/** Slaves that would stand on an unfinished site when the last turn ends: each costs a point that cannot be bought off. */
export function lockedSlaves(player: Player): number {
  return player.crew.filter((member) => isUnfreed(member) && !isAvailable(member)).length;
}

/** What of a move to come lies in hand, by the names of rules/touch.ts. */
export function handOf(touched: readonly string[]): {
  readonly university?: string | undefined;
  readonly crew?: string | undefined;
  readonly tool?: string | undefined;
  readonly site?: string | undefined;
  readonly more: boolean;
} {
  const named = (kind: string): string | undefined =>
    touched.find((place) => place.startsWith(`${kind}:`))?.slice(kind.length + 1);
  return {
    university: named('university'),
    crew: named('crew'),
    tool: named('tool'),
    site: named('site'),
    more: touched.includes('do:more'),
  };
}
