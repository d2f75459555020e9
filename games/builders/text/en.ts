/** The game in English. Slaves are called prisoners, as in the English edition. */
import { enumerate, say, type GameTexts, type Part, type Words } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/en';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { BuildersView, State } from '../rules/state.ts';
import {
  ACTION_PRICE,
  COINS_FOR,
  FINAL_FREEDOM_PRICE,
  FREED_WAGE,
  LOAN_COINS,
  LOAN_REPAYMENT,
  MOST_FOR_COINS,
  SLAVE_PRICE,
  STALL_ROUNDS,
  TOOL_PRICE,
  UNFREED_PENALTY,
  UNIVERSITY_LEVEL,
  UNIVERSITY_PRICE,
  UNPAID_PENALTY,
} from '../rules/cards.ts';
import { faceDown } from './faceDown.ts';
import { refusal } from './refusals.en.ts';
import {
  amountsInWords,
  buildingFacts,
  crewFacts,
  freedName,
  handOf,
  hasNamesake,
  isCrewId,
  isFreedNow,
  isSlaveId,
  lessonFacts,
  lockedSlaves,
  missingAt,
  piece,
  printedName,
  sendFacts,
  supplyNow,
  tenthsInWords,
} from './words.ts';

const coins = (n: number): string => count(n, 'sestertius', 'sesterces');
const actions = (n: number): string => count(n, 'action');
const points = (n: number): string => count(n, 'point');
const amounts = (list: Parameters<typeof amountsInWords>[0]): string => amountsInWords(list, 'en');
const name = (id: string): string => printedName(id, 'en');
const member = (id: string, view: BuildersView): string => {
  const called = isFreedNow(id, view) ? freedName('en') : name(id);
  return hasNamesake(id, view) ? `${called} (${amounts(supplyNow(id, view))})` : called;
};
const bare = (id: string): Part => piece(id, name(id));
const worker = (id: string, freed: boolean): Part => piece(id, freed ? freedName('en') : name(id));

function pieceText(id: string): string {
  return isCrewId(id) && !id.startsWith('m-') ? `${name(id)} (${amounts(crewFacts(id).supply)})` : name(id);
}

const full = (id: string): Part => piece(id, pieceText(id));

function prompt(view: BuildersView, seat: number | 'spectator'): Words {
  if (view.phase === 'over') return say`The game is over.`;
  if (view.phase === 'settlement') {
    const open = view.players.flatMap((player, who) => (player.settled ? [] : [{ seat: who }]));
    if (seat !== 'spectator' && !view.players[seat].settled) {
      return say`Final settlement: whom do you free, and which loans do you repay?`;
    }
    return say`Final settlement: waiting for ${enumerate(open, 'and')}.`;
  }
  const lastTurn = view.triggeredBy >= 0 ? 'Last turn. ' : '';
  if (seat !== view.asked) return say`${lastTurn}${{ seat: view.asked }} is playing: ${actions(view.actions)} left.`;
  const purse = coins(view.players[view.asked].coins);
  if (view.actions > 0) return say`${lastTurn}Your turn: you have ${actions(view.actions)} and ${purse}.`;
  if (view.players[view.asked].coins < ACTION_PRICE)
    return say`${lastTurn}No actions left, and not enough coins for more: end the turn.`;
  if (view.players[view.asked].coins < ACTION_PRICE)
    return say`${lastTurn}No actions left, and buying one takes ${coins(ACTION_PRICE)}: end the turn.`;
  return say`${lastTurn}No actions left, and ${purse} in your purse: buy more or end the turn.`;
}

/** With somebody, a site or a university in hand: what is touched next. */
function promptWith(touched: readonly string[], view: BuildersView): Words | undefined {
  const { university, crew, tool, site, more } = handOf(touched);
  if (university !== undefined)
    return say`Whom do you send to the ${bare(university)}? 1 action and ${coins(UNIVERSITY_PRICE)}; the lesson stays.`;
  if (crew !== undefined)
    return say`To which site do you send the ${piece(crew, member(crew, view))}${tool ? say` with the ${bare(tool)}` : ''}?`;
  if (site !== undefined) return say`Whom do you send to the site of the ${bare(site)}?`;
  return more ? say`How many actions do you buy? Each costs ${coins(ACTION_PRICE)}.` : undefined;
}

function move(it: Move, view: BuildersView): Words {
  switch (it.type) {
    case 'START_BUILDING':
      return say`Open a site: ${bare(it.cardId)}`;
    case 'RECRUIT':
      return say`Recruit the ${full(it.cardId)}`;
    case 'SEND': {
      const who = member(it.workerId, view);
      const tool = it.toolId ? say` with the ${bare(it.toolId)}` : undefined;
      return say`Send the ${piece(it.workerId, who)}${tool} to the ${bare(it.siteId)}`;
    }
    case 'TAKE_COINS':
      return say`Take ${coins(COINS_FOR[it.actions] ?? 0)}`;
    case 'BUY_ACTION':
      return say`Buy ${actions(it.count ?? 1)}`;
    case 'BUY_SLAVE':
      return say`Buy the ${full(it.cardId)}`;
    case 'FREE_SLAVE':
      return say`Free the ${full(it.slaveId)}`;
    case 'BUY_TOOL':
      return say`Buy the ${bare(it.cardId)}`;
    case 'TAKE_LOAN':
      return say`Take a loan`;
    case 'EDUCATE':
      return say`Send the ${piece(it.workerId, member(it.workerId, view))} to the ${bare(it.universityId)}`;
    case 'REPAY_LOAN':
      return say`Repay a loan`;
    case 'END_TURN':
      return say`End the turn`;
    case 'SETTLE':
      return settleLabel(it.freeSlaveIds, it.repayLoanIds.length);
  }
}

/** Without what the card in hand shows anyway. */
function moveShort(it: Move): Words | undefined {
  switch (it.type) {
    case 'RECRUIT':
      return say`Recruit the ${bare(it.cardId)}`;
    case 'SEND':
      return say`Send to the ${bare(it.siteId)}`;
    case 'BUY_SLAVE':
      return say`Buy the ${bare(it.cardId)}`;
    case 'FREE_SLAVE':
      return say`Free the ${bare(it.slaveId)}`;
    case 'EDUCATE':
      return say`Send to university`;
    case 'SETTLE':
      return say`Settle like this`;
    default:
      return undefined;
  }
}

function settleLabel(slaves: readonly string[], loans: number): Words {
  const repay = loans === 0 ? 'Repay no loan' : `Repay ${count(loans, 'loan')}`;
  if (slaves.length === 0) return say`${repay}, free nobody`;
  return say`${repay}, free ${enumerate(slaves.map(full), 'and')}`;
}

/** A finished site is worth more than the name of the move. */
function moveOutcome(it: Move, view: BuildersView): Words | undefined {
  return it.type === 'SEND' && sendFacts(it, view)?.finishes ? say`Send and finish the ${bare(it.siteId)}` : undefined;
}

function moveDetail(it: Move, view: BuildersView): Words | undefined {
  switch (it.type) {
    case 'START_BUILDING': {
      const card = buildingFacts(it.cardId);
      const gain = card.machine
        ? `${points(card.points)}, then works for you: ${amounts(crewFacts(it.cardId).supply)}`
        : `${coins(card.coins)} and ${points(card.points)}`;
      return say`1 action. Needs ${amounts(card.needs)}; gives ${gain}.`;
    }
    case 'RECRUIT':
      return say`1 action. Is paid ${coins(crewFacts(it.cardId).wage)} for every job.`;
    case 'SEND': {
      const facts = sendFacts(it, view);
      if (!facts) return undefined;
      const buy = facts.actionsShort > 0 ? ` (${facts.actionsShort} to buy for ${coins(facts.buyPrice)})` : '';
      const price = `${actions(facts.actions)}${buy}, ${facts.wage === 0 ? 'no wage' : `wage ${coins(facts.wage)}`}.`;
      if (facts.finishes) return say`${price} Finishes the card: +${coins(facts.coins)}, +${points(facts.points)}.`;
      return say`${price} Will still need: ${amounts(facts.missing)}.`;
    }
    case 'TAKE_COINS':
      return say`${actions(it.actions)}.`;
    case 'BUY_ACTION':
      return say`Costs ${coins(ACTION_PRICE * (it.count ?? 1))}.`;
    case 'BUY_SLAVE':
      return say`1 action, ${coins(SLAVE_PRICE)}. Works without wage; costs ${points(UNFREED_PENALTY)} at the end unless freed.`;
    case 'FREE_SLAVE':
      return say`1 action. From now on wage ${FREED_WAGE}, may carry tools and study, and costs no point.`;
    case 'BUY_TOOL':
      return say`1 action, ${coins(TOOL_PRICE)}. Whoever carries it supplies 1 more.`;
    case 'TAKE_LOAN':
      return say`1 action, +${coins(LOAN_COINS)}. At the end: ${coins(LOAN_REPAYMENT)} or −${points(UNPAID_PENALTY)}.`;
    case 'EDUCATE': {
      const facts = lessonFacts(it, view);
      if (!facts) return say`1 action, ${coins(UNIVERSITY_PRICE)}.`;
      if (facts.useless)
        return say`1 action, ${coins(UNIVERSITY_PRICE)}. Careful: already supplies ${UNIVERSITY_LEVEL} of it, so nothing changes.`;
      return say`1 action, ${coins(UNIVERSITY_PRICE)}. Will supply ${amounts(facts.supply)}; the wage stays.`;
    }
    case 'END_TURN': {
      const locked = view.triggeredBy >= 0 ? lockedSlaves(view.players[view.asked]) : 0;
      const stay = locked === 1 ? '1 prisoner stays' : `${locked} prisoners stay`;
      const warning = locked > 0 ? ` Careful: ${stay} on a site.` : '';
      if (view.actions === 0) return warning ? say`${warning.trim()}` : undefined;
      const worth = coins(COINS_FOR[Math.min(MOST_FOR_COINS, view.actions)]);
      return say`Gives up ${actions(view.actions)}: worth ${worth}.${warning}`;
    }
    case 'SETTLE':
      return say`Costs ${coins(FINAL_FREEDOM_PRICE * it.freeSlaveIds.length + LOAN_REPAYMENT * it.repayLoanIds.length)}.`;
    case 'REPAY_LOAN':
      return undefined;
  }
}

const HEADINGS: Readonly<Record<string, string>> = {
  work: 'Send to work',
  idleTool: 'With a tool that does not help here',
  'row:buildings': 'Open a site',
  'row:workers': 'Recruit a worker',
  invest: 'Make an investment (one a turn)',
  'invest:universities': 'Educate a worker',
  'invest:tools': 'Buy a tool',
  'invest:slaves': 'Buy a prisoner',
  'invest:loans': 'Loan',
  freedom: 'Free a prisoner',
  coins: 'Take sesterces',
  actions: 'Buy actions',
  end: 'End of the turn',
  settlement: 'Final settlement',
};

function heading(key: string, view: BuildersView): string {
  if (!key.startsWith('at:')) return HEADINGS[key] ?? name(key);
  const missing = missingAt(key.slice(3), view);
  return missing ? `${name(key.slice(3))}: needs ${amounts(missing)}` : name(key.slice(3));
}

function event(it: Event): Words | undefined {
  switch (it.kind) {
    case 'dealt': {
      const hands = it.apprentices.map((id, seat) => say`${{ seat }} with ${full(id)}`);
      return say`The game begins: ${enumerate(hands, 'and')}; ${coins(it.coins)} each. First player: ${{ seat: it.first }}.`;
    }
    case 'roundBegins':
      return say`Round ${it.round}.`;
    case 'turnBegins':
      return it.last ? say`${{ seat: it.seat }}’s last turn.` : say`${{ seat: it.seat }}’s turn.`;
    case 'siteOpened':
      return say`${{ seat: it.seat }} opens a site: the ${bare(it.card)}.`;
    case 'recruited':
      return say`${{ seat: it.seat }} recruits the ${full(it.card)}.`;
    case 'buildingLaid':
      return say`New in the building row: the ${bare(it.card)}.`;
    case 'workerLaid':
      return say`New in the worker row: the ${full(it.card)}.`;
    case 'nextBuilding':
      return say`The next building will be the ${bare(it.card)}.`;
    case 'nextWorker':
      return say`The next worker will be the ${full(it.card)}.`;
    case 'slotStaysEmpty':
      return say`The ${it.row === 'buildings' ? 'building' : 'worker'} deck is empty: the slot stays open.`;
    case 'sent': {
      const freed = isSlaveId(it.worker) && it.wage > 0;
      const left = amounts(it.missing);
      const price = `${actions(it.actions)}${it.wage > 0 ? `, ${coins(it.wage)}` : ''}`;
      const tool = it.tool === '' ? undefined : say` with the ${bare(it.tool)}`;
      const after = left === '' ? '' : ` Still needed: ${left}.`;
      return say`${{ seat: it.seat }} sends the ${worker(it.worker, freed)}${tool} to the ${bare(it.site)} (${price}).${after}`;
    }
    case 'finished': {
      const machine = it.machine ? ', which joins the crew' : '';
      const pay = it.machine ? '' : `+${coins(it.coins)}, `;
      const lost = it.lost > 0 ? ` The bank is empty: ${coins(it.lost)} lost.` : '';
      return say`${{ seat: it.seat }} finishes the ${bare(it.card)}${machine}: ${pay}+${points(it.points)} (${it.total} in all).${lost}`;
    }
    case 'coinsTaken':
      return say`${{ seat: it.seat }} takes ${coins(it.coins)} for ${actions(it.actions)}.`;
    case 'actionsBought':
      return say`${{ seat: it.seat }} buys ${actions(it.count)} for ${coins(it.coins)}.`;
    case 'slaveBought':
      return say`${{ seat: it.seat }} buys the ${full(it.card)} for ${coins(it.coins)}.`;
    case 'slaveFreed':
      return say`${{ seat: it.seat }} frees the ${full(it.card)}.`;
    case 'toolBought':
      return say`${{ seat: it.seat }} buys the ${bare(it.card)} for ${coins(it.coins)}.`;
    case 'loanTaken':
      return say`${{ seat: it.seat }} takes a ${piece(it.card, 'loan')} of ${coins(it.coins)}.`;
    case 'educated': {
      const who = worker(it.worker, isSlaveId(it.worker));
      return say`${{ seat: it.seat }} sends the ${who} to the ${bare(it.university)} for ${coins(it.coins)}. Now supplied: ${amounts(it.supply)}.`;
    }
    case 'turnEnds':
      return it.unusedActions === 0 ? undefined : say`${{ seat: it.seat }} gives up ${actions(it.unusedActions)}.`;
    case 'endTriggered':
      return it.seat === it.last
        ? say`${{ seat: it.seat }} has ${points(it.points)}: the game ends here.`
        : say`${{ seat: it.seat }} has ${points(it.points)}: the round is completed; ${{ seat: it.last }} has the last turn.`;
    case 'lastRoundOver':
      return say`The end, after round ${it.round}. ${endReason(it.reason)}`;
    case 'settled': {
      const freed = it.freed.length === 0 ? [] : [say`frees ${enumerate(it.freed.map(full), 'and')}`];
      const many = it.repaid.length === 1 ? 'a loan' : `${it.repaid.length} loans`;
      const repaid = it.repaid.length === 0 ? [] : [say`repays ${many}`];
      return say`Final settlement: ${{ seat: it.seat }} ${enumerate([...freed, ...repaid], 'and')} for ${coins(it.coins)}.`;
    }
    case 'gameOver': {
      const scores = it.tenths.map((score, seat) => say`${{ seat }} ${tenthsInWords(score, 'en')}`);
      const winners = enumerate(
        it.winners.map((seat) => ({ seat })),
        'and',
      );
      return say`Score: ${enumerate(scores, 'and')}. ${winners} ${it.winners.length === 1 ? 'wins' : 'win'}.`;
    }
  }
}

const CATEGORIES: Readonly<Record<string, string>> = {
  buildings: 'Buildings',
  machines: 'Machines',
  slaves: 'Prisoners not freed',
  loans: 'Loans not repaid',
  coins: 'Sesterces: 0.1 each',
};

const END_REASONS: Readonly<Record<string, string>> = {
  POINTS: 'A player has the points that end the game.',
  STALL: `Nobody has finished a card for ${count(STALL_ROUNDS, 'round')} in a row.`,
  LENGTH: 'The game has reached the last round allowed.',
};

function endReason(reason: string): string {
  return END_REASONS[reason] ?? reason;
}

export const en: GameTexts<State, Move, Event> = {
  piece: pieceText,
  prompt,
  move,
  moveShort,
  moveDetail,
  moveOutcome,
  promptWith,
  holdings: ({ players, phase, asked, actions: left }, seat) => [
    coins(players[seat].coins),
    points(players[seat].points),
    ...(phase === 'turn' && asked === seat ? [actions(left)] : []),
  ],
  heading,
  event,
  refusal,
  category: (category) => CATEGORIES[category] ?? category,
  faceDown: faceDown('en'),
  endReason,
};
