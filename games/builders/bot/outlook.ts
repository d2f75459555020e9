/** How the game stands for one player: what every rule of thumb looks at, added up once for every decision. */
import type { Seat } from '@cantiere/engine';
import { BUILDING_IDS, CREW_IDS, LAST_ROUND, NONE, POINTS, REWARD, buildsMachine, type BuildingCard } from '../rules/cards.ts';
import { isAvailable, wageOf } from '../rules/crew.ts';
import { pointsThatEnd } from '../rules/options.ts';
import type { Player, State } from '../rules/state.ts';
import { TOOL_LANES, lanesOf, suppliedBy, together, unitsOf, without, type Lanes } from './lanes.ts';
import { THUMB } from './ruleOfThumb.ts';

export interface Outlook {
  player: Player;
  /** Turns that this player can still expect after this one. */
  turnsLeft: number;
  /** What a free action brings when it is not used for the move at hand. */
  action: number;
  /** rewards[card]: what a finished site is worth to have. */
  rewards: Float64Array;
  /** Whether anybody can still be recruited. */
  hiring: boolean;
  /** What those at home supply together, and those on sites. */
  home: Lanes;
  away: Lanes;
  /** Those at home: how many they are, the place of each in the crew, what each supplies and is paid. */
  hands: number;
  readonly places: Int32Array;
  readonly supplies: Int32Array;
  readonly wages: Int32Array;
  /** Units that one of them brings at most. */
  strongest: number;
  /** Bit `1 << tool` for every tool on a site, and what the others add. */
  toolsInUse: number;
  toolsAtHome: Lanes;
  /** What the sites lack that those at home do not supply; sites that they can finish are left out. */
  lacking: number;
  readonly lacks: Int32Array;
}

const NOBODY_YET: Player = {
  coins: 0,
  points: 0,
  crew: [],
  sites: [],
  finished: [],
  tools: [],
  loans: [],
  repaid: [],
  settled: false,
};

/** One for all: made millions of times, and never two at once. */
const outlook: Outlook = {
  player: NOBODY_YET,
  turnsLeft: 0,
  action: 0,
  rewards: new Float64Array(0),
  hiring: false,
  home: 0,
  away: 0,
  hands: 0,
  places: new Int32Array(CREW_IDS.length),
  supplies: new Int32Array(CREW_IDS.length),
  wages: new Int32Array(CREW_IDS.length),
  strongest: 0,
  toolsInUse: 0,
  toolsAtHome: 0,
  lacking: 0,
  lacks: new Int32Array(BUILDING_IDS.length),
};

/** The result is shared: read it before the next call. */
export function outlookOf(state: State, seat: Seat): Outlook {
  const player = state.players[seat];
  outlook.player = player;
  outlook.turnsLeft = turnsLeftIn(state);
  outlook.action = outlook.turnsLeft === 0 ? 2 : THUMB.action;
  outlook.rewards = REWARDS[outlook.turnsLeft] ??= rewardsWith(outlook.turnsLeft);
  outlook.hiring = state.workerDeck.length > 0;
  for (let slot = 0; slot < state.workerRow.length; slot++) if (state.workerRow[slot] !== NONE) outlook.hiring = true;
  lookAtCrew(player);
  lookAtSites(player);
  return outlook;
}

function turnsLeftIn(state: State): number {
  let leader = 0;
  for (let i = 0; i < state.seats; i++) leader = Math.max(leader, state.players[i].points);
  const end = pointsThatEnd(state.options);
  const byPoints = state.triggeredBy === NONE ? Math.max(1, Math.ceil((end - leader) / THUMB.pace)) : 0;
  return Math.min(byPoints, LAST_ROUND - state.round);
}

/** By the turns left; reckoned when they are first asked for. */
const REWARDS: Float64Array[] = [];

function rewardsWith(turnsLeft: number): Float64Array {
  const coin = turnsLeft === 0 ? 1 : THUMB.rewardCoin;
  return Float64Array.from(POINTS, (points, card) => {
    const machine = buildsMachine(card) ? Math.min(15, turnsLeft * THUMB.machine) : 0;
    return 10 * points + coin * REWARD[card] + machine;
  });
}

function lookAtCrew({ crew, tools }: Player): void {
  const { places, supplies, wages } = outlook;
  let home = 0;
  let away = 0;
  let hands = 0;
  let strongest = 0;
  let used = 0;
  for (let m = 0; m < crew.length; m++) {
    const member = crew[m];
    const supply = suppliedBy(member);
    if (!isAvailable(member)) {
      away = together(away, supply);
      if (member.tool !== NONE) used |= 1 << member.tool;
      continue;
    }
    home = together(home, supply);
    strongest = Math.max(strongest, unitsOf(supply));
    places[hands] = m;
    supplies[hands] = supply;
    wages[hands++] = wageOf(member);
  }
  let toolsAtHome = 0;
  for (let t = 0; t < tools.length; t++) if (!(used & (1 << tools[t]))) toolsAtHome += TOOL_LANES[tools[t] + 1];
  outlook.home = home;
  outlook.away = away;
  outlook.hands = hands;
  outlook.toolsInUse = used;
  outlook.toolsAtHome = toolsAtHome;
  outlook.strongest = toolsAtHome === 0 ? strongest : strongest + 1;
}

function lookAtSites({ sites }: Player): void {
  let lacking = 0;
  for (let s = 0; s < sites.length; s++) {
    const lack = without(lanesOf(sites[s].missing), outlook.home);
    if (lack !== 0) outlook.lacks[lacking++] = lack;
  }
  outlook.lacking = lacking;
}

/** What those who stand on other sites than this one supply. */
export function elsewhere(card: BuildingCard, { away, player: { crew } }: Outlook): Lanes {
  if (away === 0) return away;
  let sum = 0;
  for (let m = 0; m < crew.length; m++) {
    if (!isAvailable(crew[m]) && crew[m].site !== card) sum = together(sum, suppliedBy(crew[m]));
  }
  return sum;
}
