/** What to show a player: everything that can be done, and what cannot with the reason, grouped as the table is laid out. */
import type { Choice, Seat } from '@cantiere/engine';
import {
  ACTION_PRICE,
  BUILDING_IDS,
  CREW_IDS,
  NONE,
  OTHER_TWIN,
  TWIN,
  UNIVERSITY_IDS,
  isMachine,
  FINAL_FREEDOM_PRICE,
  LOAN_REPAYMENT,
} from './cards.ts';
import { isAvailable, isFreeWorker, isShadowed, isUnfreed, toolsInUse } from './crew.ts';
import {
  BUY_TOOL,
  END_TURN,
  RECRUIT,
  REPAY_LOAN,
  START_BUILDING,
  TAKE_COINS,
  TAKE_LOAN,
  buyAction,
  buySlave,
  educate,
  freeSlave,
  send,
  settle,
  type Move,
} from './moves.ts';
import { refuse } from './refuse.ts';
import { amountOf } from './resources.ts';
import { isAsked, slavesAtHome } from './settlement.ts';
import type { Player, State } from './state.ts';
import { inCrew, touches } from './touch.ts';
import { contributes } from './work.ts';

type Shown = Choice<Move>;

/**
 * Headings: `work` › the site (`at:<id>`) › `idleTool` for tools that add nothing there; `row:buildings`; `row:workers`;
 * `invest` › `invest:universities` › the university's id, `invest:tools`, `invest:slaves`, `invest:loans`; `freedom`; `coins`;
 * `actions`; `end`; in the settlement `settlement`.
 */
export function choices(state: State, seat: Seat): Shown[] {
  if (state.phase === 'settlement') return isAsked(state, seat) ? settlementChoices(state, seat) : [];
  if (state.phase !== 'turn' || seat !== state.asked) return [];
  const list: Shown[] = [];
  const show = (under: readonly string[], move: Move): void => {
    const refused = refuse(state, seat, move);
    list.push({ kind: 'move', under, at: touches(move), move, ...(refused && { refusal: refused }) });
  };
  const player = state.players[seat];
  showWork(player, show);
  for (const card of state.buildingRow) if (card !== NONE) show(['row:buildings'], START_BUILDING[card]);
  for (const card of state.workerRow) {
    if (card !== NONE && !(card === OTHER_TWIN && state.workerRow.includes(TWIN))) show(['row:workers'], RECRUIT[card]);
  }
  showInvestments(state, player, show);
  for (const member of player.crew) if (isUnfreed(member)) show(['freedom'], freeSlave(member.card));
  for (const move of TAKE_COINS) show(['coins'], move);
  for (let count = 1; count === 1 || count * ACTION_PRICE <= player.coins; count++) show(['actions'], buyAction(count));
  list.push({ kind: 'move', under: ['end'], at: touches(END_TURN), move: END_TURN, ends: state.actions === 0 ? 'now' : 'early' });
  return list;
}

type Show = (under: readonly string[], move: Move) => void;

/** For each site everybody at home, and each tool with those who may carry it. Those who would bring nothing are shown once, without a tool. */
function showWork(player: Player, show: Show): void {
  const used = toolsInUse(player);
  const home = player.crew.filter((member) => isAvailable(member) && !isShadowed(player, member));
  for (const site of player.sites) {
    const under = ['work', `at:${BUILDING_IDS[site.card]}`];
    for (const member of home) {
      show(under, send(member.card, site.card));
      if (!isFreeWorker(member)) continue;
      for (const tool of player.tools) {
        if (used & (1 << tool) || !contributes(member, tool, site)) continue;
        const helps = amountOf(site.missing, tool) > 0;
        show(helps ? under : [...under, 'idleTool'], send(member.card, site.card, tool));
      }
    }
  }
}

function showInvestments(state: State, player: Player, show: Show): void {
  for (const university of state.universities) {
    for (const member of player.crew) {
      if (isMachine(member.card) || !isAvailable(member) || isShadowed(player, member)) continue;
      show(['invest', 'invest:universities', UNIVERSITY_IDS[university]], educate(university, member.card));
    }
  }
  for (const tool of state.tools) show(['invest', 'invest:tools'], BUY_TOOL[tool]);
  for (const card of state.slaves) show(['invest', 'invest:slaves'], buySlave(card));
  show(['invest', 'invest:loans'], TAKE_LOAN);
  if (player.loans.length > 0) show(['invest', 'invest:loans'], REPAY_LOAN);
}

/** One line for each number of loans to repay; the slaves to free beside it are picked from those at home. */
function settlementChoices(state: State, seat: Seat): Shown[] {
  const player = state.players[seat];
  const home = slavesAtHome(player);
  const list: Shown[] = [];
  for (let loans = player.loans.length; loans >= 0; loans--) {
    const move = settle([], player.loans.slice(0, loans));
    const refused = refuse(state, seat, move);
    const affordable = Math.floor((player.coins - loans * LOAN_REPAYMENT) / FINAL_FREEDOM_PRICE);
    const under = ['settlement'];
    const at = touches(move);
    if (refused) list.push({ kind: 'move', under, at, move, refusal: refused });
    else if (home.length === 0 || affordable === 0) list.push({ kind: 'move', under, at, move });
    else {
      const from = home.map((card) => CREW_IDS[card]);
      const places = from.map(inCrew);
      list.push({
        kind: 'pick',
        under,
        at,
        move,
        field: 'freeSlaveIds',
        from,
        places,
        min: 0,
        max: Math.min(home.length, affordable),
      });
    }
  }
  for (const member of player.crew) {
    if (!isUnfreed(member) || isAvailable(member)) continue;
    const move = settle([member.card], []);
    const refused = refuse(state, seat, move);
    if (refused) list.push({ kind: 'move', under: ['settlement'], at: [inCrew(CREW_IDS[member.card])], move, refusal: refused });
  }
  return list;
}
