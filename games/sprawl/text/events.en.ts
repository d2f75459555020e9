/** The log, in English: one line for every event worth a line. */
import { enumerate, say, type Part, type Seat, type Words } from '@cantiere/engine';
import { a, count } from '@cantiere/engine/grammar/en';
import { STANDSTILL_ROUNDS } from '../rules/endOfTurn.ts';
import type { Event, NamedBuilding, Resource } from '../rules/events.ts';
import { WEALTH_PER_PRESTIGE } from '../rules/scoring.ts';
import { NONE } from '../rules/state.ts';
import { printed } from './printed.ts';
import { buildingName, buildingOf, buildingPart, cardOf, lotName, siteName, nameOf, piece as namedPiece } from './words.ts';

const piece = (id: string): Part => namedPiece(id, 'en');
const house = (id: string, zone: string, lot: number): Words => say`the ${buildingPart(id, zone, lot, 'en')}`;
/** "Ada’s Bank"; of nobody's: "the Bank". */
const houseOf = (owner: Seat, { building, zone, lot }: NamedBuilding): Words =>
  owner === NONE ? house(building, zone, lot) : say`${{ seat: owner }}’s ${buildingPart(building, zone, lot, 'en')}`;
/** A card that is taken or built: "the Bank"; the Urban Renewals are all alike. */
const card = (id: string): Words => (cardOf(id)?.kind === 'urbanRenewal' ? say`an ${piece(id)} card` : say`the ${piece(id)}`);
const at = (seat: Seat): Part => ({ seat });
const amountOf = (amount: number, res: Resource): string => `${amount} ${nameOf(res, 'en')}`;
const list = (parts: readonly (Part | Words)[]): Words => enumerate(parts, 'and');

/** "Ada 4, Bruno 2", without those who get nothing; `nobody` when all do. */
function shares(amounts: readonly number[]): Words {
  const parts = amounts.flatMap((amount, seat) => (amount > 0 ? [say`${at(seat)} ${amount}`] : []));
  return parts.length === 0 ? ['nobody'] : list(parts);
}

export function eventText(event: Event): Words | undefined {
  switch (event.kind) {
    case 'started':
      return say`${at(event.first)} goes first. Everybody has ${event.wealth} wealth to buy the starting buildings with.`;
    case 'dealt':
      return say`${at(event.seat)} is dealt ${list(event.cards.map(card))}.`;
    case 'boughtStart':
      return say`${at(event.seat)} buys ${house(event.building, event.zone, event.lot)} for ${event.cost} wealth.`;
    case 'mediaGiven':
      return event.tie
        ? say`Most wealth is tied: ${at(event.seat)}, with the Residential building of value ${printed.southWest.value}, gets a ${piece('MEDIA')} tile.`
        : say`${at(event.seat)} has the most wealth left and gets a ${piece('MEDIA')} tile.`;
    case 'turnStarted':
      return say`Turn ${event.turn}: ${at(event.seat)}, ${count(event.ap, 'action point')}.`;
    case 'treasurerPaid':
      return say`${at(event.from)} pays ${event.amount} wealth to the Treasurer, ${at(event.seat)}.`;
    case 'invested':
      return say`${at(event.seat)} invests ${card(event.card)} for ${event.amount} wealth.`;
    case 'acquired':
      return say`${at(event.seat)} takes ${card(event.card)} (${event.ap} AP).`;
    case 'favorTaken':
      return say`${at(event.seat)} takes ${card(event.card)} as a Favor (${event.ap} AP).`;
    case 'contractChosen':
    case 'placeChosen':
    case 'slid':
    case 'eventDone':
      return undefined;
    case 'built': {
      const renewal = event.renewal ? say`, with ${card('UR1')}` : [];
      return say`${at(event.seat)} builds ${card(event.building)} on ${siteName(event.lots)} for ${list([`${event.cost} wealth`, `${event.ap} AP`, ...event.permits.map(card)])}${renewal}.`;
    }
    case 'adjacency':
      return say`${at(event.seat)} gains ${event.bonus} prestige for neighbours of the same zone${event.doubled ? ', doubled by the District Attorney' : ''}.`;
    case 'vocationTaken':
      return event.from === 'reserve'
        ? say`${at(event.seat)} takes one ${piece(event.vocation)} tile.`
        : say`${at(event.seat)} takes one ${piece(event.vocation)} tile from ${at(event.from)}.`;
    case 'vocationLeft':
      return event.declined
        ? say`${at(event.seat)} takes no ${piece(event.vocation)} tile.`
        : say`There is no ${piece(event.vocation)} tile to take.`;
    case 'vocationPaid':
      return say`${piece(event.vocation)} pays ${at(event.seat)} ${both(event.wealth, event.prestige)}.`;
    case 'turnEnded':
      return event.lostAp > 0
        ? say`${at(event.seat)} ends the turn with ${event.lostAp} AP unspent.`
        : say`${at(event.seat)} ends the turn.`;
    case 'gained':
      return say`${at(event.seat)} gains ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'lost':
      return say`${at(event.seat)} loses ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'paid':
      return say`${at(event.seat)} pays ${at(event.to)} ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'offerPaid':
      return say`${at(event.seat)} pays ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'offerDeclined':
      return event.poor
        ? say`${at(event.seat)} cannot pay ${amountOf(event.amount, event.res)} (${piece(event.card)}).`
        : say`${at(event.seat)} does not pay ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'singledOut':
      return say`${piece(event.card)}: the building is ${houseOf(event.owner, event)}.`;
    case 'declined':
      return say`${piece(event.card)}: ${at(event.seat)} makes no use of it.`;
    case 'demolished':
      return say`Demolished: ${houseOf(event.owner, event)}${where(event)}.`;
    case 'uncontrolled':
      return say`${at(event.owner)} loses control of ${house(event.building, event.zone, event.lot)}.`;
    case 'controlTaken':
      return event.from === NONE
        ? say`${at(event.seat)} takes control of ${house(event.building, event.zone, event.lot)}.`
        : say`${at(event.seat)} takes control of ${house(event.building, event.zone, event.lot)} from ${at(event.from)}.`;
    case 'relocated':
      return say`${at(event.seat)} moves ${house(event.building, event.zone, event.from)} to ${lotName(event.lot)}.`;
    case 'swapped':
      return say`${at(event.seat)} gives ${at(event.other)} ${house(event.mine, event.zone, event.mineLot)} for ${house(event.theirs, event.zone, event.theirsLot)}.`;
    case 'placed':
      return say`${at(event.seat)} places ${a(buildingOf(event.zone, 'en'))}${{ piece: event.building, text: buildingOf(event.zone, 'en') }} on ${lotName(event.lot)}.`;
    case 'markerPlaced':
      return say`${at(event.seat)} puts the ${piece(event.marker)} on the ${piece(event.space)}.`;
    case 'markerMoved':
      return say`${at(event.seat)} moves the ${piece(event.marker)} to the ${piece(event.space)}.`;
    case 'cardTaken':
      return say`${at(event.seat)} takes ${card(event.card)} from the ${event.space === 'discard' ? 'discard pile' : 'display'} for nothing.`;
    case 'apGained':
      return say`${at(event.seat)} gets ${count(event.amount, 'more action point')}.`;
    case 'extraFavor':
      return say`${at(event.seat)} may now hold two Favors.`;
    case 'deckActivated':
      return say`The ${piece(event.deck)} is active from now on.`;
    case 'politiciansSeated':
      return say`District Attorney, Treasurer, Police Chief and Union Boss enter play.`;
    case 'contractorSeated':
      return say`The ${piece('contractor')} enters play.`;
    case 'reshuffled':
      return event.why === 'empty'
        ? say`The planning discards are shuffled into a new deck of ${count(event.count, 'card')}.`
        : say`The planning discards are shuffled into the planning deck: ${count(event.count, 'card')}.`;
    case 'orderSet':
      return say`${at(event.by)} sets the order: ${list(event.order.map(at))}.`;
    case 'tieBroken':
      return say`${at(event.by)} breaks the tie in favour of ${at(event.seat)} (${piece(event.card)}).`;
    case 'pawnMoved':
      return event.blank
        ? say`Ballot: the pawn moves to a space that is still blank.`
        : say`Ballot: an election for ${piece(event.office)}.`;
    case 'elected': {
      const how = event.appointed ? 'is appointed' : event.from === event.seat ? 'is re-elected' : 'is elected';
      const instead = event.from !== NONE && event.from !== event.seat ? say` in place of ${at(event.from)}` : [];
      const tie = event.by === NONE ? [] : say` (tie broken by ${at(event.by)})`;
      return say`${at(event.seat)} ${how} ${piece(event.office)}${instead}${tie}.`;
    }
    case 'nobodyElected':
      return say`Nobody qualifies for ${piece(event.office)}.`;
    case 'contractorAssigned': {
      const tie = event.by === NONE ? [] : say` (tie broken by ${at(event.by)})`;
      return event.from === event.seat
        ? say`${at(event.seat)} stays ${piece('contractor')}${tie}.`
        : say`${at(event.seat)} becomes ${piece('contractor')}${tie}.`;
    }
    case 'filled':
      return say`The card ${piece(event.card)} moves from its deck to the ${piece(event.space)}.`;
    case 'revealed':
      return say`Turned up: ${piece(event.card)}, ${piece(event.space)}.`;
    case 'eventRevealed':
      return say`Event: ${piece(event.card)}.`;
    case 'nothingToReveal':
      return say`The ${piece(event.deck)} has no permit left to turn up.`;
    case 'payout':
      return event.inPlay
        ? say`${event.res === 'wealth' ? 'Wealth' : 'Prestige'} row ${event.row} pays: ${shares(event.amounts)}.`
        : say`${event.res === 'wealth' ? 'Wealth' : 'Prestige'} row ${event.row} is not in play: no payout.`;
    case 'contractRemoved':
      return say`No contract has been taken for ${count(event.turns, 'turn')}: the card ${piece(event.card)} leaves the game.`;
    case 'gameEnded':
      return event.reason === 'OLYMPICS'
        ? say`The Olympic Games come to town: the game ends and the final scoring begins.`
        : say`Nothing has moved for ${count(STANDSTILL_ROUNDS, 'round')}: the game ends and the final scoring begins.`;
    case 'finalWealth':
      return say`For every ${WEALTH_PER_PRESTIGE} wealth 1 prestige: ${shares(event.amounts)}.`;
    case 'finalOffice':
      return say`${piece(event.office)}: ${at(event.seat)} gains ${event.amount} prestige.`;
    case 'won':
      return event.seats.length > 1
        ? say`${list(event.seats.map(at))} share the victory with ${event.prestige} prestige.`
        : say`${at(event.seats[0])} wins with ${event.prestige} prestige.`;
  }
}

/** Where a building stood that has a name of its own; the others are called by their place. */
function where({ building, zone, lot, lots }: Extract<Event, { kind: 'demolished' }>): string {
  return buildingName(building, zone, lot, 'en').endsWith(lotName(lot)) ? '' : ` on ${siteName(lots)}`;
}

function both(wealth: number, prestige: number): string {
  if (wealth + prestige === 0) return 'nothing';
  const parts = [...(wealth > 0 ? [amountOf(wealth, 'wealth')] : []), ...(prestige > 0 ? [amountOf(prestige, 'prestige')] : [])];
  return parts.join(' and ');
}
