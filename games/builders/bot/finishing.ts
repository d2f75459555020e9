/** A way to finish a site in this very turn, found by always taking the member that helps most for its wage. */
import { ACTION_PRICE, NONE, type Tool } from '../rules/cards.ts';
import { isFreeWorker } from '../rules/crew.ts';
import type { Member } from '../rules/state.ts';
import { TOOL_LANES, unitsOf, without, type Lanes } from './lanes.ts';
import type { Outlook } from './outlook.ts';
import { THUMB } from './ruleOfThumb.ts';

export interface Finish {
  actions: number;
  toBuy: number;
  wages: number;
  first: Member | undefined;
  firstTool: Tool;
}

const MOST_SENDS = 4;
const finish: Finish = { actions: 0, toBuy: 0, wages: 0, first: undefined, firstTool: NONE };

/** Undefined when there is none. The result is shared: read it before the next call. */
export function quickFinish(missing: Lanes, sent: number, actionsHeld: number, outlook: Outlook): Finish | undefined {
  if (isOutOfReach(missing, sent, actionsHeld, outlook)) return undefined;
  const { hands, places, supplies, wages, player } = outlook;
  const { crew, tools, coins } = player;
  let usedTools = outlook.toolsInUse;
  let usedHands = 0;
  let left = missing;
  finish.actions = 0;
  finish.wages = 0;
  for (let n = 1; left !== 0; n++) {
    if (n > MOST_SENDS) return undefined;
    let best = -1;
    let bestTool = NONE;
    let bestRate = -1000;
    let bestLeft = left;
    const before = unitsOf(left);
    for (let h = 0; h < hands; h++) {
      if (usedHands & (1 << h)) continue;
      let after = without(left, supplies[h]);
      let tool = NONE;
      if (after !== 0 && tools.length > 0 && isFreeWorker(crew[places[h]])) {
        const bare = after;
        for (let t = 0; t < tools.length; t++) {
          if (usedTools & (1 << tools[t])) continue;
          const equipped = without(bare, TOOL_LANES[tools[t] + 1]);
          if (equipped === bare) continue;
          after = equipped;
          tool = tools[t];
          if (equipped === 0) break;
        }
      }
      if (after === left) continue;
      const rate = (after === 0 ? 100 : THUMB.unit * (before - unitsOf(after))) - wages[h];
      if (rate <= bestRate) continue;
      best = h;
      bestTool = tool;
      bestRate = rate;
      bestLeft = after;
    }
    if (best < 0) return undefined;
    left = bestLeft;
    usedHands |= 1 << best;
    if (bestTool !== NONE) usedTools |= 1 << bestTool;
    finish.actions += sent + n;
    finish.wages += wages[best];
    finish.toBuy = Math.max(0, finish.actions - actionsHeld);
    if (finish.wages + finish.toBuy * ACTION_PRICE > coins) return undefined;
    if (n === 1) {
      finish.first = crew[places[best]];
      finish.firstTool = bestTool;
    }
  }
  return finish;
}

/** What most sites are, told at one look: nobody at home has what is missing, or so many would have to go that nobody could pay for it. */
function isOutOfReach(missing: Lanes, sent: number, actionsHeld: number, outlook: Outlook): boolean {
  if (without(missing, outlook.home + outlook.toolsAtHome) !== 0) return true;
  const { strongest } = outlook;
  let units = unitsOf(missing);
  let actions = 0;
  let n = 0;
  for (; units > 0; units -= strongest) actions += sent + ++n;
  return n > MOST_SENDS || (actions - actionsHeld) * ACTION_PRICE > outlook.player.coins;
}
