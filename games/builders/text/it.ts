/** Il gioco in italiano. */
import { enumerate, say, type GameTexts, type Part, type Words } from '@cantiere/engine';
import * as articles from '@cantiere/engine/grammar/it';
import { agree, count } from '@cantiere/engine/grammar/it';
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
import { formOf } from './nouns.it.ts';
import { refusal } from './refusals.it.ts';
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

const coins = (n: number): string => count(n, 'sesterzio', 'sesterzi');
const actions = (n: number): string => count(n, 'azione', 'azioni');
const points = (n: number): string => count(n, 'punto', 'punti');
const loans = (n: number): string => count(n, 'prestito', 'prestiti');
const amounts = (list: Parameters<typeof amountsInWords>[0]): string => amountsInWords(list, 'it');
const name = (id: string): string => printedName(id, 'it');
const member = (id: string, view: BuildersView): string => {
  const called = isFreedNow(id, view) ? freedName('it') : name(id);
  return hasNamesake(id, view) ? `${called} (${amounts(supplyNow(id, view))})` : called;
};

const bare = (id: string): Part => piece(id, name(id));
const the = (id: string): Words => say`${articles.the(name(id), formOf(id))}${bare(id)}`;
const ofThe = (id: string): Words => say`${articles.ofThe(name(id), formOf(id))}${bare(id)}`;
const toThe = (id: string): Words => say`${articles.toThe(name(id), formOf(id))}${bare(id)}`;
const worker = (id: string, freed: boolean): Words =>
  freed ? say`${articles.the(freedName('it'), 'm')}${piece(id, freedName('it'))}` : the(id);
const sent = (id: string, view: BuildersView): Words =>
  say`${articles.the(member(id, view), formOf(id))}${piece(id, member(id, view))}`;
/** I Giardini pensili. */
const isPlural = (id: string): boolean => formOf(id).endsWith('p');
/** Con quello che fornisce: "il Maestro (2 di pietra, 3 di legno)". */
const full = (id: string): Words => say`${articles.the(name(id), formOf(id))}${piece(id, pieceText(id))}`;

function pieceText(id: string): string {
  return isCrewId(id) && !id.startsWith('m-') ? `${name(id)} (${amounts(crewFacts(id).supply)})` : name(id);
}

function prompt(view: BuildersView, seat: number | 'spectator'): Words {
  if (view.phase === 'over') return say`La partita è finita.`;
  if (view.phase === 'settlement') {
    const open = view.players.flatMap((player, who) => (player.settled ? [] : [{ seat: who }]));
    if (seat !== 'spectator' && !view.players[seat].settled) {
      return say`Saldo finale: chi liberi, e quali prestiti restituisci?`;
    }
    return say`Saldo finale: ${agree(open.length, 'si aspetta', 'si aspettano')} ${enumerate(open, 'e')}.`;
  }
  const lastTurn = view.triggeredBy >= 0 ? 'Ultimo turno. ' : '';
  if (seat !== view.asked) return say`${lastTurn}Tocca a ${{ seat: view.asked }}: ${actions(view.actions)} ancora da usare.`;
  const purse = coins(view.players[view.asked].coins);
  if (view.actions > 0) return say`${lastTurn}Tocca a te: hai ${actions(view.actions)} e ${purse}.`;
  if (view.players[view.asked].coins < ACTION_PRICE)
    return say`${lastTurn}Non hai più azioni né sesterzi per comprarne: termina il turno.`;
  return say`${lastTurn}Non hai più azioni e hai ancora ${purse}: comprane altre o termina il turno.`;
}

/** Con qualcuno, un cantiere o un'università in mano: che cosa si tocca ora. */
function promptWith(touched: readonly string[], view: BuildersView): Words | undefined {
  const { university, crew, tool, site, more } = handOf(touched);
  if (university !== undefined)
    return say`Chi mandi ${toThe(university)}? 1 azione e ${coins(UNIVERSITY_PRICE)}: la lezione resta sua.`;
  if (crew !== undefined) return say`A quale cantiere mandi ${sent(crew, view)}${tool ? say` con ${the(tool)}` : ''}?`;
  if (site !== undefined) return say`Chi mandi al cantiere ${ofThe(site)}?`;
  return more ? say`Quante azioni compri? Ognuna costa ${coins(ACTION_PRICE)}.` : undefined;
}

function move(it: Move, view: BuildersView): Words {
  switch (it.type) {
    case 'START_BUILDING':
      return say`Apri il cantiere: ${bare(it.cardId)}`;
    case 'RECRUIT':
      return say`Ingaggia ${full(it.cardId)}`;
    case 'SEND': {
      return say`Manda ${sent(it.workerId, view)}${it.toolId ? say` con ${the(it.toolId)}` : undefined} al cantiere ${ofThe(it.siteId)}`;
    }
    case 'TAKE_COINS':
      return say`Prendi ${coins(COINS_FOR[it.actions] ?? 0)}`;
    case 'BUY_ACTION':
      return say`Compra ${actions(it.count ?? 1)}`;
    case 'BUY_SLAVE':
      return say`Compra ${full(it.cardId)}`;
    case 'FREE_SLAVE':
      return say`Libera ${full(it.slaveId)}`;
    case 'BUY_TOOL':
      return say`Compra ${the(it.cardId)}`;
    case 'TAKE_LOAN':
      return say`Prendi un prestito`;
    case 'EDUCATE':
      return say`Manda ${sent(it.workerId, view)} ${toThe(it.universityId)}`;
    case 'REPAY_LOAN':
      return say`Restituisci un prestito`;
    case 'END_TURN':
      return say`Termina il turno`;
    case 'SETTLE':
      return settleLabel(it.freeSlaveIds, it.repayLoanIds.length);
  }
}

/** Without what the card in hand shows anyway. */
function moveShort(it: Move): Words | undefined {
  switch (it.type) {
    case 'RECRUIT':
      return say`Ingaggia ${the(it.cardId)}`;
    case 'SEND':
      return say`Manda al cantiere ${ofThe(it.siteId)}`;
    case 'BUY_SLAVE':
      return say`Compra ${the(it.cardId)}`;
    case 'FREE_SLAVE':
      return say`Libera ${the(it.slaveId)}`;
    case 'EDUCATE':
      return say`Manda all’università`;
    case 'SETTLE':
      return say`Salda così`;
    default:
      return undefined;
  }
}

/** Un cantiere finito vale più del suo nome. */
function moveOutcome(it: Move, view: BuildersView): Words | undefined {
  return it.type === 'SEND' && sendFacts(it, view)?.finishes ? say`Manda e finisci ${the(it.siteId)}` : undefined;
}

function settleLabel(slaves: readonly string[], repaid: number): Words {
  const repay = repaid === 0 ? 'Nessun prestito restituito' : `Restituisci ${loans(repaid)}`;
  if (slaves.length === 0) return say`${repay}, nessuno schiavo liberato`;
  return say`${repay}, libera ${enumerate(slaves.map(full), 'e')}`;
}

function moveDetail(it: Move, view: BuildersView): Words | undefined {
  switch (it.type) {
    case 'START_BUILDING': {
      const card = buildingFacts(it.cardId);
      const gain = card.machine
        ? `${points(card.points)}, poi lavora per te: ${amounts(crewFacts(it.cardId).supply)}`
        : `${coins(card.coins)} e ${points(card.points)}`;
      return say`1 azione. Chiede ${amounts(card.needs)}; dà ${gain}.`;
    }
    case 'RECRUIT':
      return say`1 azione. Paga ${coins(crewFacts(it.cardId).wage)} ogni volta che lavora.`;
    case 'SEND': {
      const facts = sendFacts(it, view);
      if (!facts) return undefined;
      const buy = facts.actionsShort > 0 ? ` (${facts.actionsShort} da comprare per ${coins(facts.buyPrice)})` : '';
      const price = `${actions(facts.actions)}${buy}, ${facts.wage === 0 ? 'senza paga' : `paga ${coins(facts.wage)}`}.`;
      if (facts.finishes) return say`${price} Completa la carta: +${coins(facts.coins)}, +${points(facts.points)}.`;
      return say`${price} Mancherà ancora: ${amounts(facts.missing)}.`;
    }
    case 'TAKE_COINS':
      return say`${actions(it.actions)}.`;
    case 'BUY_ACTION':
      return say`Costa ${coins(ACTION_PRICE * (it.count ?? 1))}.`;
    case 'BUY_SLAVE':
      return say`1 azione, ${coins(SLAVE_PRICE)}. Lavora senza paga; alla fine costa ${points(UNFREED_PENALTY)} se non è libero.`;
    case 'FREE_SLAVE':
      return say`1 azione. Da ora ha paga ${FREED_WAGE}, può usare attrezzi e studiare, e non costa più punti.`;
    case 'BUY_TOOL':
      return say`1 azione, ${coins(TOOL_PRICE)}. Chi lo porta fornisce 1 in più.`;
    case 'TAKE_LOAN':
      return say`1 azione, +${coins(LOAN_COINS)}. Alla fine: ${coins(LOAN_REPAYMENT)} o −${points(UNPAID_PENALTY)}.`;
    case 'EDUCATE': {
      const facts = lessonFacts(it, view);
      if (!facts) return say`1 azione, ${coins(UNIVERSITY_PRICE)}.`;
      if (facts.useless)
        return say`1 azione, ${coins(UNIVERSITY_PRICE)}. Attenzione: ne fornisce già ${UNIVERSITY_LEVEL}, non cambia nulla.`;
      return say`1 azione, ${coins(UNIVERSITY_PRICE)}. Fornirà ${amounts(facts.supply)}; la paga non cambia.`;
    }
    case 'END_TURN': {
      const locked = view.triggeredBy >= 0 ? lockedSlaves(view.players[view.asked]) : 0;
      const warning = locked > 0 ? ` Attenzione: ${count(locked, 'schiavo resta', 'schiavi restano')} in cantiere.` : '';
      if (view.actions === 0) return warning ? say`${warning.trim()}` : undefined;
      const worth = `${agree(view.actions, 'varrebbe', 'varrebbero')} ${coins(COINS_FOR[Math.min(MOST_FOR_COINS, view.actions)])}`;
      return say`Perdi ${actions(view.actions)}, che ${worth}.${warning}`;
    }
    case 'SETTLE':
      return say`Costa ${coins(FINAL_FREEDOM_PRICE * it.freeSlaveIds.length + LOAN_REPAYMENT * it.repayLoanIds.length)}.`;
    case 'REPAY_LOAN':
      return undefined;
  }
}

const HEADINGS: Readonly<Record<string, string>> = {
  work: 'Manda al lavoro',
  idleTool: 'Con un attrezzo che qui non serve',
  'row:buildings': 'Apri un cantiere',
  'row:workers': 'Ingaggia un lavoratore',
  invest: 'Fai un investimento (uno per turno)',
  'invest:universities': 'Istruisci un lavoratore',
  'invest:tools': 'Compra un attrezzo',
  'invest:slaves': 'Compra uno schiavo',
  'invest:loans': 'Prestito',
  freedom: 'Libera uno schiavo',
  coins: 'Prendi sesterzi',
  actions: 'Compra azioni',
  end: 'Fine del turno',
  settlement: 'Saldo finale',
};

function heading(key: string, view: BuildersView): string {
  if (!key.startsWith('at:')) return HEADINGS[key] ?? name(key);
  const missing = missingAt(key.slice(3), view);
  return missing ? `${name(key.slice(3))}: manca ${amounts(missing)}` : name(key.slice(3));
}

function event(it: Event): Words | undefined {
  switch (it.kind) {
    case 'dealt': {
      const hands = it.apprentices.map((id, seat) => say`${{ seat }} con ${full(id)}`);
      return say`Si comincia: ${enumerate(hands, 'e')}; ${coins(it.coins)} a testa. Primo giocatore: ${{ seat: it.first }}.`;
    }
    case 'roundBegins':
      return say`Round ${it.round}.`;
    case 'turnBegins':
      return it.last ? say`Ultimo turno di ${{ seat: it.seat }}.` : say`Turno di ${{ seat: it.seat }}.`;
    case 'siteOpened':
      return say`${{ seat: it.seat }} apre il cantiere ${ofThe(it.card)}.`;
    case 'recruited':
      return say`${{ seat: it.seat }} ingaggia ${full(it.card)}.`;
    case 'buildingLaid':
      return say`Nella linea degli edifici ${isPlural(it.card) ? 'arrivano' : 'arriva'} ${the(it.card)}.`;
    case 'workerLaid':
      return say`Nella linea dei lavoratori arriva ${full(it.card)}.`;
    case 'nextBuilding':
      return say`Il prossimo edificio: ${the(it.card)}.`;
    case 'nextWorker':
      return say`Il prossimo lavoratore: ${full(it.card)}.`;
    case 'slotStaysEmpty':
      return it.row === 'buildings'
        ? say`Il mazzo degli edifici è finito: il posto resta vuoto.`
        : say`Il mazzo dei lavoratori è finito: il posto resta vuoto.`;
    case 'sent': {
      const freed = isSlaveId(it.worker) && it.wage > 0;
      const left = amounts(it.missing);
      const price = `${actions(it.actions)}${it.wage > 0 ? `, ${coins(it.wage)}` : ''}`;
      const tool = it.tool === '' ? undefined : say` con ${the(it.tool)}`;
      const after = left === '' ? '' : ` Manca ancora: ${left}.`;
      return say`${{ seat: it.seat }} manda ${worker(it.worker, freed)}${tool} al cantiere ${ofThe(it.site)} (${price}).${after}`;
    }
    case 'finished': {
      const machine = it.machine ? ', che entra in squadra' : '';
      const pay = it.machine ? '' : `+${coins(it.coins)}, `;
      const lost = it.lost > 0 ? ` La banca è vuota: ${coins(it.lost)} ${agree(it.lost, 'perduto', 'perduti')}.` : '';
      return say`${{ seat: it.seat }} completa ${the(it.card)}${machine}: ${pay}+${points(it.points)} (in tutto ${it.total}).${lost}`;
    }
    case 'coinsTaken':
      return say`${{ seat: it.seat }} prende ${coins(it.coins)} per ${actions(it.actions)}.`;
    case 'actionsBought':
      return say`${{ seat: it.seat }} compra ${actions(it.count)} per ${coins(it.coins)}.`;
    case 'slaveBought':
      return say`${{ seat: it.seat }} compra ${full(it.card)} per ${coins(it.coins)}.`;
    case 'slaveFreed':
      return say`${{ seat: it.seat }} libera ${full(it.card)}.`;
    case 'toolBought':
      return say`${{ seat: it.seat }} compra ${the(it.card)} per ${coins(it.coins)}.`;
    case 'loanTaken':
      return say`${{ seat: it.seat }} prende un ${piece(it.card, 'prestito')} di ${coins(it.coins)}.`;
    case 'educated': {
      const who = worker(it.worker, isSlaveId(it.worker));
      return say`${{ seat: it.seat }} manda ${who} ${toThe(it.university)} per ${coins(it.coins)}. Ora fornisce: ${amounts(it.supply)}.`;
    }
    case 'turnEnds':
      return it.unusedActions === 0 ? undefined : say`${{ seat: it.seat }} rinuncia a ${actions(it.unusedActions)}.`;
    case 'endTriggered':
      return it.seat === it.last
        ? say`${{ seat: it.seat }} ha ${points(it.points)}: la partita finisce qui.`
        : say`${{ seat: it.seat }} ha ${points(it.points)}: si completa il round; l’ultimo turno è di ${{ seat: it.last }}.`;
    case 'lastRoundOver':
      return say`Fine dopo il round ${it.round}. ${endReason(it.reason)}`;
    case 'settled': {
      const freed = it.freed.length === 0 ? [] : [say`libera ${enumerate(it.freed.map(full), 'e')}`];
      const repaid = it.repaid.length === 0 ? [] : [say`restituisce ${loans(it.repaid.length)}`];
      return say`Saldo finale: ${{ seat: it.seat }} ${enumerate([...freed, ...repaid], 'e')} per ${coins(it.coins)}.`;
    }
    case 'gameOver': {
      const scores = it.tenths.map((score, seat) => say`${{ seat }} ${tenthsInWords(score, 'it')}`);
      const winners = enumerate(
        it.winners.map((seat) => ({ seat })),
        'e',
      );
      return say`Punteggio: ${enumerate(scores, 'e')}. ${it.winners.length === 1 ? 'Vince' : 'Vincono'} ${winners}.`;
    }
  }
}

const CATEGORIES: Readonly<Record<string, string>> = {
  buildings: 'Edifici',
  machines: 'Macchinari',
  slaves: 'Schiavi non liberati',
  loans: 'Prestiti non restituiti',
  coins: 'Sesterzi: 0,1 l’uno',
};

const END_REASONS: Readonly<Record<string, string>> = {
  POINTS: 'Un giocatore ha raggiunto i punti che chiudono la partita.',
  STALL: `Per ${STALL_ROUNDS} round di fila nessuno ha completato una carta.`,
  LENGTH: 'La partita è arrivata all’ultimo round consentito.',
};

function endReason(reason: string): string {
  return END_REASONS[reason] ?? reason;
}

export const it: GameTexts<State, Move, Event> = {
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
  faceDown: faceDown('it'),
  endReason,
};
