/** Sending crew to a site, and what happens when nothing is missing there any more. */
import { refusal, type Refusal } from '@cantiere/engine';
import {
  BUILDING_IDS,
  CREW_IDS,
  NONE,
  POINTS,
  REWARD,
  TOOL_IDS,
  TOOL_REACH,
  buildsMachine,
  machineMember,
  type BuildingCard,
  type CrewCard,
  type Tool,
} from './cards.ts';
import { payFromBank, payToBank } from './coins.ts';
import { isAvailable, isFreeWorker, isShadowed, memberOf, newMember, reachOf, supplyOf, toolsInUse, wageOf } from './crew.ts';
import type { Tell } from './events.ts';
import { send, type Move } from './moves.ts';
import { shortOfActions, shortOfMoney } from './refusals.ts';
import { NOTHING, amountsOf, lessened } from './resources.ts';
import type { Member, Player, Site, State } from './state.ts';

export function siteOf(player: Player, card: BuildingCard): Site | undefined {
  const { sites } = player;
  for (let i = 0; i < sites.length; i++) if (sites[i].card === card) return sites[i];
  return undefined;
}

/** The n-th member sent to the same site in one turn costs n actions, whoever stands there from earlier turns. */
export function actionsToSend(site: Site): number {
  return site.sent + 1; // BLD-4.3.1 BLD-4.3.2 BLD-4.3.4
}

/** Whether the member, with this tool, brings at least one unit of something still missing. */
export function contributes(member: Member, tool: Tool, site: Site): boolean {
  return (site.missing & (reachOf(member) | TOOL_REACH[tool + 1])) !== NOTHING; // BLD-4.3.7
}

export function refuseSend(state: State, worker: CrewCard, card: BuildingCard, tool: Tool): Refusal | undefined {
  const player = state.players[state.asked];
  const site = siteOf(player, card);
  if (!site) return refusal('SITE_NOT_YOURS', 'BLD-4.3.9', { about: BUILDING_IDS[card] });
  const member = memberOf(player, worker);
  if (!member) return refusal('WORKER_NOT_YOURS', 'BLD-4.3.9', { about: CREW_IDS[worker] });
  if (!isAvailable(member)) return refusal('WORKER_BUSY', 'BLD-4.3.8', { about: CREW_IDS[worker] });
  if (tool !== NONE) {
    if (!player.tools.includes(tool)) return refusal('TOOL_NOT_YOURS', 'BLD-4.3.5', { about: TOOL_IDS[tool] });
    if (toolsInUse(player) & (1 << tool)) return refusal('TOOL_BUSY', 'BLD-4.3.5', { about: TOOL_IDS[tool] });
    if (!isFreeWorker(member)) return refusal('TOOL_NOT_ALLOWED', 'BLD-4.3.6', { about: CREW_IDS[worker] });
  }
  if (!contributes(member, tool, site)) return refusal('NO_CONTRIBUTION', 'BLD-4.3.7', { about: BUILDING_IDS[card] });
  return shortOfActions(state, actionsToSend(site), 'BLD-4.3.1') ?? shortOfMoney(player, wageOf(member), 'BLD-4.3.3');
}

export function listSend(state: State, into: Move[]): void {
  const player = state.players[state.asked];
  const { sites, crew, tools } = player;
  if (state.actions < 1 || sites.length === 0) return;
  const used = tools.length > 0 ? toolsInUse(player) : 0;
  for (let m = 0; m < crew.length; m++) {
    const member = crew[m];
    if (!isAvailable(member) || wageOf(member) > player.coins || isShadowed(player, member)) continue;
    const reach = reachOf(member);
    const carries = tools.length > 0 && isFreeWorker(member);
    for (let s = 0; s < sites.length; s++) {
      const site = sites[s];
      if (actionsToSend(site) > state.actions) continue;
      if ((site.missing & reach) !== NOTHING) into.push(send(member.card, site.card, NONE));
      if (!carries) continue;
      for (let t = 0; t < tools.length; t++) {
        const tool = tools[t];
        if (used & (1 << tool) || (site.missing & (reach | TOOL_REACH[tool + 1])) === NOTHING) continue;
        into.push(send(member.card, site.card, tool));
      }
    }
  }
}

export function sendToWork(state: State, worker: CrewCard, card: BuildingCard, tool: Tool, tell?: Tell): void {
  const player = state.players[state.asked];
  const member = memberOf(player, worker);
  const site = siteOf(player, card);
  if (!member || !site) return;
  const actions = actionsToSend(site);
  const wage = wageOf(member);
  state.actions -= actions;
  payToBank(state, player, wage);
  site.sent += 1;
  site.missing = lessened(site.missing, supplyOf(member, tool));
  member.site = card;
  member.tool = tool;
  tell?.push({
    event: {
      kind: 'sent',
      seat: state.asked,
      worker: CREW_IDS[worker],
      site: BUILDING_IDS[card],
      tool: tool === NONE ? '' : TOOL_IDS[tool],
      actions,
      wage,
      missing: amountsOf(site.missing),
    },
  });
  if (site.missing === NOTHING) finish(state, player, site, tell); // BLD-6.1
}

function finish(state: State, player: Player, site: Site, tell?: Tell): void {
  const { card } = site;
  const workers: string[] = [];
  const tools: string[] = [];
  for (let i = 0; i < player.crew.length; i++) {
    const member = player.crew[i];
    if (member.site !== card) continue;
    if (tell) {
      workers.push(CREW_IDS[member.card]);
      if (member.tool !== NONE) tools.push(TOOL_IDS[member.tool]);
    }
    member.site = NONE; // BLD-6.2 (a); university and freedom stay, BLD-6.3
    member.tool = NONE; // BLD-5.3.2
  }
  const limited = state.options.limitedBank === true && state.bank < REWARD[card];
  const coins = limited ? state.bank : REWARD[card]; // BLD-9.1
  payFromBank(state, player, coins); // BLD-6.2 (b)
  player.sites.splice(player.sites.indexOf(site), 1);
  player.points += POINTS[card]; // BLD-6.2 (c)
  if (buildsMachine(card))
    player.crew.push(newMember(machineMember(card))); // BLD-6.4
  else player.finished.push(card);
  state.finishedThisRound = true;
  tell?.push({
    event: {
      kind: 'finished',
      seat: state.asked,
      card: BUILDING_IDS[card],
      machine: buildsMachine(card),
      coins,
      lost: REWARD[card] - coins,
      points: POINTS[card],
      total: player.points,
      workers,
      tools,
    },
  });
}
