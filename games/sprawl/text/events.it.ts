/** Il diario, in italiano: una riga per ogni fatto che la merita. */
import { enumerate, say, type Part, type Seat, type Words } from '@cantiere/engine';
import { a, agree, count, ofThe, onThe, the, to } from '@cantiere/engine/grammar/it';
import { STANDSTILL_ROUNDS } from '../rules/endOfTurn.ts';
import type { Event, NamedBuilding, Resource } from '../rules/events.ts';
import { WEALTH_PER_PRESTIGE } from '../rules/scoring.ts';
import { NONE } from '../rules/state.ts';
import { formOf } from './nouns.it.ts';
import { printed } from './printed.ts';
import { buildingName, buildingOf, lotName, siteName, nameOf, piece as namedPiece } from './words.ts';

const piece = (id: string): Part => namedPiece(id, 'it');
/** "l’Ospedale", "il Commerciale in G6". */
const house = (id: string, zone: string, lot: number): Words => {
  const name = buildingName(id, zone, lot, 'it');
  return say`${the(name, formOf(id))}${{ piece: id, text: name }}`;
};
/** Una carta che si prende o si costruisce: "la Banca", "il Permesso Edilizio CIV x2". */
const card = (id: string): Words => say`${the(nameOf(id, 'it'), formOf(id))}${piece(id)}`;
const at = (seat: Seat): Part => ({ seat });
const amountOf = (amount: number, res: Resource): string => `${amount} di ${nameOf(res, 'it')}`;
const list = (parts: readonly (Part | Words)[]): Words => enumerate(parts, 'e');

function shares(amounts: readonly number[]): Words {
  const parts = amounts.flatMap((amount, seat) => (amount > 0 ? [say`${at(seat)} ${amount}`] : []));
  return parts.length === 0 ? ['nessuno'] : list(parts);
}

export function eventText(event: Event): Words | undefined {
  switch (event.kind) {
    case 'started':
      return say`Comincia ${at(event.first)}. Ognuno ha ${event.wealth} di rendita per comprare gli edifici iniziali.`;
    case 'dealt':
      return say`${at(event.seat)} riceve ${list(event.cards.map(card))}.`;
    case 'boughtStart':
      return say`${at(event.seat)} compra ${house(event.building, event.zone, event.lot)} per ${event.cost} di rendita.`;
    case 'mediaGiven':
      return event.tie
        ? say`Più giocatori hanno la rendita più alta: una tessera ${piece('MEDIA')} va a ${at(event.seat)}, che ha il Residenziale di valore ${printed.southWest.value}.`
        : say`A ${at(event.seat)} resta più rendita di tutti: riceve una tessera ${piece('MEDIA')}.`;
    case 'turnStarted':
      return say`Turno ${event.turn}: ${at(event.seat)}, ${count(event.ap, 'punto', 'punti')} azione.`;
    case 'treasurerPaid':
      return say`${at(event.from)} versa ${event.amount} di rendita al Tesoriere, ${at(event.seat)}.`;
    case 'invested':
      return say`${at(event.seat)} investe ${card(event.card)} per ${event.amount} di rendita.`;
    case 'acquired':
      return say`${at(event.seat)} prende ${card(event.card)} (${event.ap} AP).`;
    case 'favorTaken':
      return say`${at(event.seat)} prende ${card(event.card)} come Favore (${event.ap} AP).`;
    case 'contractChosen':
    case 'placeChosen':
    case 'slid':
    case 'eventDone':
      return undefined;
    case 'built': {
      const renewal = event.renewal ? say`, con ${card('UR1')}` : [];
      return say`${at(event.seat)} costruisce ${card(event.building)} in ${siteName(event.lots)} per ${list([`${event.cost} di rendita`, `${event.ap} AP`, ...event.permits.map(card)])}${renewal}.`;
    }
    case 'adjacency':
      return say`${at(event.seat)} guadagna ${event.bonus} di prestigio per i vicini della stessa zona${event.doubled ? ', raddoppiato dal Procuratore Distrettuale' : ''}.`;
    case 'vocationTaken':
      return event.from === 'reserve'
        ? say`${at(event.seat)} prende una tessera ${piece(event.vocation)}.`
        : say`${at(event.seat)} prende una tessera ${piece(event.vocation)} da ${at(event.from)}.`;
    case 'vocationLeft':
      return event.declined
        ? say`${at(event.seat)} non prende alcuna tessera ${piece(event.vocation)}.`
        : say`Non ci sono tessere ${piece(event.vocation)} da prendere.`;
    case 'vocationPaid':
      return say`Le tessere ${piece(event.vocation)} fruttano a ${at(event.seat)} ${both(event.wealth, event.prestige)}.`;
    case 'turnEnded':
      return event.lostAp > 0
        ? say`${at(event.seat)} termina il turno con ${event.lostAp} AP non ${agree(event.lostAp, 'speso', 'spesi')}.`
        : say`${at(event.seat)} termina il turno.`;
    case 'gained':
      return say`${at(event.seat)} guadagna ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'lost':
      return say`${at(event.seat)} perde ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'paid':
      return say`${at(event.seat)} paga a ${at(event.to)} ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'offerPaid':
      return say`${at(event.seat)} paga ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'offerDeclined':
      return event.poor
        ? say`${at(event.seat)} non può pagare ${amountOf(event.amount, event.res)} (${piece(event.card)}).`
        : say`${at(event.seat)} non paga ${amountOf(event.amount, event.res)} (${piece(event.card)}).`;
    case 'singledOut':
      return event.owner === NONE
        ? say`${piece(event.card)}: si tratta ${ofHouse(event)}.`
        : say`${piece(event.card)}: si tratta ${ofHouse(event)} di ${at(event.owner)}.`;
    case 'declined':
      return say`${piece(event.card)}: ${at(event.seat)} vi rinuncia.`;
    case 'demolished':
      return event.owner === NONE
        ? say`Demolizione: ${house(event.building, event.zone, event.lot)}${where(event)}.`
        : say`Demolizione: ${house(event.building, event.zone, event.lot)}${where(event)}, di ${at(event.owner)}.`;
    case 'uncontrolled':
      return say`${at(event.owner)} perde il controllo ${ofHouse(event)}.`;
    case 'controlTaken':
      return event.from === NONE
        ? say`${at(event.seat)} prende il controllo ${ofHouse(event)}.`
        : say`${at(event.seat)} prende a ${at(event.from)} il controllo ${ofHouse(event)}.`;
    case 'relocated':
      return say`${at(event.seat)} sposta ${house(event.building, event.zone, event.from)} ${to(lotName(event.lot))}${lotName(event.lot)}.`;
    case 'swapped':
      return say`${at(event.seat)} cede a ${at(event.other)} ${house(event.mine, event.zone, event.mineLot)} in cambio ${ofHouse({ building: event.theirs, zone: event.zone, lot: event.theirsLot })}.`;
    case 'placed':
      return say`${at(event.seat)} piazza ${event.zone === 'PARK' ? '' : 'un edificio '}${event.zone === 'PARK' ? a('parco', 'm') : ''}${{ piece: event.building, text: buildingOf(event.zone, 'it') }} in ${lotName(event.lot)}.`;
    case 'markerPlaced':
      return say`${at(event.seat)} mette l’${piece(event.marker)} ${onGrey(event.space)}.`;
    case 'markerMoved':
      return say`${at(event.seat)} sposta l’${piece(event.marker)} ${onGrey(event.space)}.`;
    case 'cardTaken':
      return say`${at(event.seat)} prende gratis ${card(event.card)} ${event.space === 'discard' ? 'dagli scarti' : 'dalle caselle'}.`;
    case 'apGained':
      return say`${at(event.seat)} riceve ${event.amount === 1 ? 'un altro punto' : `altri ${event.amount} punti`} azione.`;
    case 'extraFavor':
      return say`${at(event.seat)} può ora tenere due Favori.`;
    case 'deckActivated':
      return say`Da adesso il ${piece(event.deck)} è attivo.`;
    case 'politiciansSeated':
      return say`Entrano in gioco Procuratore Distrettuale, Tesoriere, Capo della Polizia e Presidente del Sindacato.`;
    case 'contractorSeated':
      return say`Entra in gioco l’${piece('contractor')}.`;
    case 'reshuffled':
      return event.why === 'empty'
        ? say`Gli scarti Progettazione, rimescolati, formano un nuovo mazzo di ${count(event.count, 'carta', 'carte')}.`
        : say`Gli scarti Progettazione sono rimescolati nel mazzo: ${count(event.count, 'carta', 'carte')}.`;
    case 'orderSet':
      return say`${at(event.by)} stabilisce l’ordine: ${list(event.order.map(at))}.`;
    case 'tieBroken':
      return say`${at(event.by)} risolve la parità a favore di ${at(event.seat)} (${piece(event.card)}).`;
    case 'pawnMoved':
      return event.blank
        ? say`Urna: la pedina avanza su uno spazio ancora vuoto.`
        : say`Urna: elezione per la carica di ${piece(event.office)}.`;
    case 'elected': {
      const how = event.appointed ? 'ottiene' : event.from === event.seat ? 'conserva' : 'conquista';
      const instead = event.from !== NONE && event.from !== event.seat ? say` al posto di ${at(event.from)}` : [];
      const tie = event.by === NONE ? [] : say` (parità risolta da ${at(event.by)})`;
      return say`${at(event.seat)} ${how} la carica di ${piece(event.office)}${instead}${tie}.`;
    }
    case 'nobodyElected':
      return say`Nessuno ha i requisiti per la carica di ${piece(event.office)}.`;
    case 'contractorAssigned': {
      const tie = event.by === NONE ? [] : say` (parità risolta da ${at(event.by)})`;
      return event.from === event.seat
        ? say`${at(event.seat)} resta ${piece('contractor')}${tie}.`
        : say`${at(event.seat)} diventa ${piece('contractor')}${tie}.`;
    }
    case 'filled':
      return say`La carta ${piece(event.card)} passa dal mazzo alla ${piece(event.space)}.`;
    case 'revealed':
      return say`Carta scoperta: ${piece(event.card)}, ${piece(event.space)}.`;
    case 'eventRevealed':
      return say`Evento: ${piece(event.card)}.`;
    case 'nothingToReveal':
      return say`Nel ${piece(event.deck)} non restano permessi da scoprire.`;
    case 'payout':
      return event.inPlay
        ? say`La fila di ${event.res === 'wealth' ? 'rendita' : 'prestigio'} ${event.row} paga: ${shares(event.amounts)}.`
        : say`La fila di ${event.res === 'wealth' ? 'rendita' : 'prestigio'} ${event.row} non è in gioco: nessun premio.`;
    case 'contractRemoved':
      return say`Da ${count(event.turns, 'turno', 'turni')} nessuno prende contratti: la carta ${piece(event.card)} esce dal gioco.`;
    case 'gameEnded':
      return event.reason === 'OLYMPICS'
        ? say`Arrivano i Giochi Olimpici: la partita finisce e si passa al punteggio finale.`
        : say`Da ${STANDSTILL_ROUNDS} round non si muove nulla: la partita finisce e si passa al punteggio finale.`;
    case 'finalWealth':
      return say`Ogni ${WEALTH_PER_PRESTIGE} di rendita, 1 di prestigio: ${shares(event.amounts)}.`;
    case 'finalOffice':
      return say`${piece(event.office)}: ${at(event.seat)} guadagna ${event.amount} di prestigio.`;
    case 'won':
      return event.seats.length > 1
        ? say`${list(event.seats.map(at))} vincono a pari merito con ${event.prestige} di prestigio.`
        : say`Vince ${at(event.seats[0])} con ${event.prestige} di prestigio.`;
  }
}

/** Dove stava un edificio che ha un nome suo; gli altri si chiamano già col posto. */
function where({ building, zone, lot, lots }: Extract<Event, { kind: 'demolished' }>): string {
  return buildingName(building, zone, lot, 'it').endsWith(lotName(lot)) ? '' : ` in ${siteName(lots)}`;
}

function ofHouse({ building, zone, lot }: NamedBuilding): Words {
  const name = buildingName(building, zone, lot, 'it');
  return say`${ofThe(name, formOf(building))}${{ piece: building, text: name }}`;
}

function onGrey(space: string): Words {
  return say`${onThe(nameOf(space, 'it'), 'm')}${piece(space)}`;
}

function both(wealth: number, prestige: number): string {
  if (wealth + prestige === 0) return 'niente';
  const parts = [...(wealth > 0 ? [amountOf(wealth, 'wealth')] : []), ...(prestige > 0 ? [amountOf(prestige, 'prestige')] : [])];
  return parts.join(' e ');
}
