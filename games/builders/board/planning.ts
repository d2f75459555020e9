/** Ways to go on with a site: the rules' plans to finish it, those that one purchase makes possible, and who would only help. */
import type { Seat } from '@cantiere/engine';
import { foresee } from '../../board-kit/preview/foresee.ts';
import { ACTION_PRICE, CREW_IDS, NEEDS, NONE, PRINTED_SUPPLY, TOOL_IDS, crewCard, type BuildingCard } from '../rules/cards.ts';
import { isAvailable, isFreeWorker, isShadowed, supplyOf, toolsInUse, wageOf } from '../rules/crew.ts';
import type { Event } from '../rules/events.ts';
import { game, plansFor, type WorkPlan, type PlannedSend } from '../rules/index.ts';
import { BUY_TOOL, RECRUIT, START_BUILDING, buySlave, educate, send, type Move } from '../rules/moves.ts';
import { NOTHING, lessened, unitOf, type Vector } from '../rules/resources.ts';
import type { State } from '../rules/state.ts';
import { actionsToSend, siteOf } from '../rules/work.ts';

/** What a row turns up next changes nothing of what is foreseen here. */
export const TURNED_UP: readonly Event['kind'][] = ['nextBuilding', 'workerLaid', 'nextWorker'];

export interface Way {
  readonly key: string;
  /** The purchase that comes first; undefined when the crew can do it alone. */
  readonly help: Move | undefined;
  readonly sends: readonly Pick<PlannedSend, 'workerId' | 'toolId'>[];
  readonly moves: readonly Move[];
  readonly actions: number;
  /** How many of them are bought on the way. */
  readonly bought: number;
  readonly coins: number;
  /** Coins that are missing for it; 0 when it can be done. */
  readonly short: number;
  readonly coinsAfter: number;
  readonly pointsAfter: number;
  /** What is still missing then: nothing, when it finishes the site. */
  readonly leaves: Vector;
}

const MOST_OWN = 5;
const MOST_HELPED = 3;

/** Ways to finish a site of this seat, cheapest first: with the crew alone, then (in its own turn) with one purchase. */
export function waysToFinish(state: State, seat: Seat, card: BuildingCard, asked: boolean): Way[] {
  const own = plansFor(state, seat, card).map((plan) => wayOf(state, seat, plan, undefined, state));
  const possible = own.filter(({ short }) => short === 0).slice(0, MOST_OWN);
  const helped = asked ? helpedWays(state, seat, card, own) : [];
  const tooDear = possible.length + helped.length > 2 ? [] : own.filter(({ short }) => short > 0).slice(0, 2);
  return [...possible, ...helped.slice(0, MOST_HELPED), ...waysToHelp(state, seat, card), ...tooDear];
}

/** Ways to build a card of the market, once it is opened. */
export function waysToBuild(state: State, seat: Seat, card: BuildingCard): Way[] {
  const open = START_BUILDING[card];
  const after = afterMove(state, seat, open);
  if (!after) return [];
  return waysToFinish(after, seat, card, true).map((way) => ({ ...way, moves: [open, ...way.moves], actions: way.actions + 1 }));
}

const afterMove = (state: State, seat: Seat, move: Move): State | undefined =>
  foresee(game, state, seat, [move], TURNED_UP)?.after;

const keyOf = ({ sends }: Pick<Way, 'sends'>): string => sends.map(({ workerId, toolId }) => `${workerId}+${toolId}`).join(' ');

function wayOf(state: State, seat: Seat, plan: WorkPlan, help: Move | undefined, after: State): Way {
  const { coins } = state.players[seat];
  const spent = coins - after.players[seat].coins;
  return {
    key: `${help ? JSON.stringify(help) : ''} ${keyOf(plan)}`,
    help,
    sends: plan.sends,
    moves: help ? [help, ...plan.moves] : plan.moves,
    actions: plan.actions + (help ? 1 : 0),
    bought: plan.actionsToBuy,
    coins: plan.coins + spent,
    short: plan.coinsShort,
    coinsAfter: coins - spent - plan.coins + plan.brings.coins,
    pointsAfter: state.players[seat].points + plan.brings.points,
    leaves: NOTHING,
  };
}

/** Those at home who bring something but do not finish the site alone. */
function waysToHelp(state: State, seat: Seat, card: BuildingCard): Way[] {
  const player = state.players[seat];
  const site = siteOf(player, card);
  if (!site) return [];
  return player.crew.flatMap((member) => {
    const leaves = lessened(site.missing, supplyOf(member, NONE));
    if (!isAvailable(member) || isShadowed(player, member) || leaves === NOTHING || leaves === site.missing) return [];
    const sends = [{ workerId: CREW_IDS[member.card], toolId: '' }];
    const [coins, actions] = [wageOf(member), actionsToSend(site)];
    const after = { coinsAfter: player.coins - coins, pointsAfter: player.points };
    const moves = [send(member.card, card)];
    return [
      { key: `helps ${member.card}`, help: undefined, sends, moves, actions, bought: 0, coins, short: 0, ...after, leaves },
    ];
  });
}

function helpedWays(state: State, seat: Seat, card: BuildingCard, own: readonly Way[]): Way[] {
  const known = new Set(own.map(keyOf));
  const ways: Way[] = [];
  for (const { move, used } of purchases(state, seat)) {
    const after = afterMove(state, seat, move);
    const plan = after && plansFor(after, seat, card).find((one) => one.coinsShort === 0 && used(one));
    if (!plan || known.has(keyOf(plan))) continue;
    const way = wayOf(state, seat, plan, move, after);
    if (!ways.some((other) => isTwin(other, way))) ways.push(way);
  }
  const price = (way: Way): number => way.actions * ACTION_PRICE + way.coins;
  return ways.sort((a, b) => price(a) - price(b));
}

/** Two recruits that print the same make the same way. */
const isTwin = ({ help: a }: Way, { help: b }: Way): boolean =>
  a?.type === 'RECRUIT' && b?.type === 'RECRUIT' && PRINTED_SUPPLY[crewCard(a.cardId)] === PRINTED_SUPPLY[crewCard(b.cardId)];

interface Purchase {
  readonly move: Move;
  /** Whether a plan needs what was bought. */
  used(plan: WorkPlan): boolean;
}

function purchases(state: State, seat: Seat): Purchase[] {
  const sends = (card: number) => (plan: WorkPlan) => plan.sends.some(({ workerId }) => workerId === CREW_IDS[card]);
  const carries = (tool: number) => (plan: WorkPlan) => plan.sends.some(({ toolId }) => toolId === TOOL_IDS[tool]);
  const pupils = state.players[seat].crew.filter((member) => isAvailable(member) && isFreeWorker(member));
  return [
    ...state.workerRow.flatMap((card) => (card === NONE ? [] : [{ move: RECRUIT[card], used: sends(card) }])),
    ...state.tools.map((tool) => ({ move: BUY_TOOL[tool], used: carries(tool) })),
    ...state.slaves.map((card) => ({ move: buySlave(card), used: sends(card) })),
    ...state.universities.flatMap((university) =>
      pupils.map(({ card }) => ({ move: educate(university, card), used: sends(card) })),
    ),
  ];
}

/** What would still be missing if everybody at home came, with every tool at hand. */
export function missingWithAll(state: State, seat: Seat, card: BuildingCard): Vector {
  const player = state.players[seat];
  const home = player.crew.filter(isAvailable);
  const used = toolsInUse(player);
  let left = home.reduce((open, member) => lessened(open, supplyOf(member, NONE)), siteOf(player, card)?.missing ?? NEEDS[card]);
  let hands = home.filter(isFreeWorker).length;
  for (const tool of player.tools) {
    const after = lessened(left, unitOf(tool));
    if (used & (1 << tool) || after === left || hands === 0) continue;
    left = after;
    hands--;
  }
  return left;
}
