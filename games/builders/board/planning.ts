/** Ways to finish a site: the rules' plans, and those that one purchase in the market makes possible. */
import type { Seat } from '@cantiere/engine';
import { ACTION_PRICE, CREW_IDS, NONE, PRINTED_SUPPLY, TOOL_IDS, crewCard, toolCard, type BuildingCard } from '../rules/cards.ts';
import { isAvailable, isFreeWorker, supplyOf, toolsInUse } from '../rules/crew.ts';
import { plansFor, type Plan } from '../rules/index.ts';
import { BUY_TOOL, RECRUIT, START_BUILDING, buySlave, educate, type Move } from '../rules/moves.ts';
import { lessened, unitOf, type Vector } from '../rules/resources.ts';
import type { State } from '../rules/state.ts';
import { siteOf } from '../rules/work.ts';
import { afterMove } from './foresee.ts';

export interface Way {
  readonly key: string;
  /** The purchase that comes first; undefined when the crew can do it alone. */
  readonly help: Move | undefined;
  readonly plan: Plan;
  readonly moves: readonly Move[];
  readonly actions: number;
  readonly coins: number;
  /** Coins that are missing for it; 0 when it can be done. */
  readonly short: number;
  readonly coinsAfter: number;
  readonly pointsAfter: number;
}

const MOST_OWN = 5;
const MOST_HELPED = 3;

/** Ways to finish a site of this seat, cheapest first: with the crew alone, then (in its own turn) with one purchase. */
export function waysToFinish(state: State, seat: Seat, card: BuildingCard, asked: boolean): Way[] {
  const own = plansFor(state, seat, card).map((plan) => wayOf(state, seat, plan, undefined, state));
  const possible = own.filter(({ short }) => short === 0).slice(0, MOST_OWN);
  const helped = asked ? helpedWays(state, seat, card, own) : [];
  const tooDear = possible.length + helped.length > 2 ? [] : own.filter(({ short }) => short > 0).slice(0, 2);
  return [...possible, ...helped.slice(0, MOST_HELPED), ...tooDear];
}

/** Ways to build a card of the market, once it is opened. */
export function waysToBuild(state: State, seat: Seat, card: BuildingCard): Way[] {
  const open = START_BUILDING[card];
  const after = afterMove(state, seat, open);
  if (!after) return [];
  return waysToFinish(after, seat, card, true).map((way) => ({ ...way, moves: [open, ...way.moves], actions: way.actions + 1 }));
}

function wayOf(state: State, seat: Seat, plan: Plan, help: Move | undefined, after: State): Way {
  const { coins } = state.players[seat];
  const spent = coins - after.players[seat].coins;
  return {
    key: [help ? JSON.stringify(help) : '', ...plan.sends.map(({ workerId, toolId }) => `${workerId}+${toolId}`)].join(' '),
    help,
    plan,
    moves: help ? [help, ...plan.moves] : plan.moves,
    actions: plan.actions + (help ? 1 : 0),
    coins: plan.coins + spent,
    short: plan.coinsShort,
    coinsAfter: coins - spent - plan.coins + plan.brings.coins,
    pointsAfter: state.players[seat].points + plan.brings.points,
  };
}

function helpedWays(state: State, seat: Seat, card: BuildingCard, own: readonly Way[]): Way[] {
  const known = new Set(own.map(({ key }) => key.trim()));
  const ways: Way[] = [];
  for (const { move, used } of purchases(state, seat)) {
    const after = afterMove(state, seat, move);
    if (!after) continue;
    const plan = plansFor(after, seat, card).find((one) => one.coinsShort === 0 && used(one));
    if (!plan) continue;
    const way = wayOf(state, seat, plan, move, after);
    const crewAlone = plan.sends.map(({ workerId, toolId }) => `${workerId}+${toolId}`).join(' ');
    if (!known.has(crewAlone) && !ways.some((other) => isTwin(other, way))) ways.push(way);
  }
  const price = (way: Way): number => way.actions * ACTION_PRICE + way.coins;
  return ways.sort((a, b) => price(a) - price(b));
}

/** Two recruits that print the same make the same way. */
const isTwin = (a: Way, b: Way): boolean =>
  a.help?.type === 'RECRUIT' &&
  b.help?.type === 'RECRUIT' &&
  PRINTED_SUPPLY[crewCard(a.help.cardId)] === PRINTED_SUPPLY[crewCard(b.help.cardId)];

interface Purchase {
  readonly move: Move;
  /** Whether a plan needs what was bought. */
  used(plan: Plan): boolean;
}

function purchases(state: State, seat: Seat): Purchase[] {
  const sends = (workerId: string) => (plan: Plan) => plan.sends.some((send) => send.workerId === workerId);
  const list: Purchase[] = [];
  for (const card of state.workerRow) if (card !== NONE) list.push({ move: RECRUIT[card], used: sends(CREW_IDS[card]) });
  for (const tool of state.tools) {
    list.push({ move: BUY_TOOL[tool], used: (plan) => plan.sends.some(({ toolId }) => toolId === TOOL_IDS[tool]) });
  }
  for (const card of state.slaves) list.push({ move: buySlave(card), used: sends(CREW_IDS[card]) });
  for (const university of state.universities) {
    for (const member of state.players[seat].crew) {
      if (isAvailable(member) && isFreeWorker(member))
        list.push({ move: educate(university, member.card), used: sends(CREW_IDS[member.card]) });
    }
  }
  return list;
}

/** What would still be missing if everybody at home came, with every tool at hand. */
export function missingWithAll(state: State, seat: Seat, card: BuildingCard): Vector {
  const player = state.players[seat];
  const site = siteOf(player, card);
  if (!site) return 0;
  let left = site.missing;
  const home = player.crew.filter(isAvailable);
  for (const member of home) left = lessened(left, supplyOf(member, NONE));
  const used = toolsInUse(player);
  let hands = home.filter(isFreeWorker).length;
  for (const tool of player.tools) {
    const after = lessened(left, unitOf(tool));
    if (used & (1 << tool) || after === left || hands === 0) continue;
    left = after;
    hands--;
  }
  return left;
}

export const workerOf = (send: { readonly workerId: string }): number => crewCard(send.workerId);
export const toolOf = (send: { readonly toolId: string }): number => (send.toolId === '' ? NONE : toolCard(send.toolId));
