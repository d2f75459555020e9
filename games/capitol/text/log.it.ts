/** The log in Italian. */
import { enumerate, say, type Part, type Seat, type Words } from '@cantiere/engine';
import { count, onThe, the } from '@cantiere/engine/grammar/it';
import { EXTRA_FIRST, EXTRA_SECOND, TEMPLE_FACTOR } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { kindOfTile, nameOf, named } from './names.ts';

const piece = (id: string): Part => named('it', id);
const all = (seats: readonly Seat[]): Words =>
  enumerate(
    seats.map((seat) => ({ seat })),
    'e',
  );
const list = (ids: readonly string[]): Words => enumerate(ids.map(piece), 'e');

/** Edifici non hanno un nome: chi legge li vede. */
const building = (id: string): Part => ({ piece: id, text: 'edificio' });
const CONSUL: Part = { piece: 'consul', text: 'console' };

export function eventLine(event: Event): Words {
  switch (event.kind) {
    case 'gameStarted':
      return say`La partita comincia. Il ${CONSUL} va a ${{ seat: event.start }}.`;
    case 'dealt':
      return say`${{ seat: event.seat }} riceve ${list(event.cards)}.`;
    case 'dealtHidden':
      return say`${{ seat: event.seat }} riceve ${cardsIt(event.count)}.`;
    case 'uncovered':
      return say`In cima al ${piece(event.deck)}: ${piece(event.card)}.`;
    case 'roundStarted':
      return say`Round ${event.round}: la costruzione comincia da ${{ seat: event.start }}.`;
    case 'consulPassed':
      return say`Il ${CONSUL} passa da ${{ seat: event.from }} a ${{ seat: event.to }}.`;
    case 'cardPlayed':
      return event.blank
        ? say`${{ seat: event.seat }} gioca ${piece(event.card)} senza effetto.`
        : say`${{ seat: event.seat }} gioca ${piece(event.card)}.`;
    case 'floorsPlaced':
      return event.isNew
        ? say`${{ seat: event.seat }} inizia un ${building(event.building)} con ${floorsIt(event.floors)}.`
        : say`${{ seat: event.seat }} alza di ${floorsIt(event.added)} un ${building(event.building)}: ora ne ha ${event.floors}.`;
    case 'roofPlaced':
      return say`${{ seat: event.seat }} mette un tetto ${roofIt(event.roof)} su un ${building(event.building)} di ${floorsIt(event.floors)}.`;
    case 'buildingPlaced':
      return say`${{ seat: event.seat }} piazza ${inArea(event.area)} un edificio di ${floorsIt(event.floors)} col tetto ${roofIt(event.roof)}.`;
    case 'passed':
      return event.automatic ? say`${{ seat: event.seat }} non ha più carte e passa.` : say`${{ seat: event.seat }} passa.`;
    case 'auctionOpened':
      return say`${ordinal(event.auction)} asta: ${theTile(event.tile)}.`;
    case 'bidSealed':
      return event.cards.length === 0
        ? say`${{ seat: event.seat }} sigilla un’offerta vuota.`
        : say`${{ seat: event.seat }} sigilla un’offerta di ${event.amount}: ${list(event.cards)}.`;
    case 'hasBid':
      return event.automatic
        ? say`${{ seat: event.seat }} non ha carte da offrire.`
        : say`${{ seat: event.seat }} ha sigillato l’offerta.`;
    case 'bidsRevealed':
      return say`Le offerte: ${enumerate(
        event.bids.map((bid, seat) =>
          bid.length === 0 ? say`${{ seat }} niente` : say`${{ seat }} ${event.amounts[seat]} (${list(bid)})`,
        ),
        'e',
      )}.`;
    case 'auctionWon': {
      if (event.by === 'noBid') return say`Nessuno offre: ${theTile(event.tile)} va al primo giocatore, ${{ seat: event.seat }}.`;
      const how =
        event.by === 'amount'
          ? ''
          : event.by === 'highestCard'
            ? `, in parità, con la carta più alta (${event.highest})`
            : ', in parità, per ordine di turno';
      return say`${{ seat: event.seat }} vince ${theTile(event.tile)} con un’offerta di ${event.amount}${how}.`;
    }
    case 'paid':
      return say`${{ seat: event.seat }} paga ${list(event.cards)}.`;
    case 'bidLost':
      return say`${{ seat: event.seat }} riprende ${list(event.cards)}.`;
    case 'tileRemoved':
      return event.why === 'noBid'
        ? say`Nessuno offre: ${theTile(event.tile)} esce dal gioco.`
        : say`Nessun quadratino è libero: ${theTile(event.tile)} esce dal gioco.`;
    case 'fountainPlaced':
    case 'monumentPlaced':
      return say`${{ seat: event.seat }} piazza ${theTile(event.tile)} ${inArea(event.area)}.`;
    case 'scoringStarted':
      return say`Punteggio del round ${event.round}.`;
    case 'areaScored':
      return areaScored(event);
    case 'roundScored':
      return say`Il round ${event.round} frutta: ${enumerate(
        event.points.map((points, seat) => say`${{ seat }} ${points} (in tutto ${event.scores[seat]})`),
        'e',
      )}.`;
    case 'amphitheatrePays': {
      const second = event.second.length === 0 ? undefined : say`; ${EXTRA_SECOND} per ${all(event.second)}`;
      return say`Anfiteatro ${inArea(event.area)}, carte in più: ${EXTRA_FIRST} per ${all(event.first)}${second}.`;
    }
    case 'drawingStarted':
      return event.extra === 0
        ? say`${{ seat: event.seat }} pesca ${cardsIt(event.draws)}.`
        : say`${{ seat: event.seat }} pesca fino a ${cardsIt(event.draws)}.`;
    case 'drawn':
      return say`${{ seat: event.seat }} pesca ${piece(event.card)}.`;
    case 'stoppedDrawing':
      return say`${{ seat: event.seat }} smette di pescare e rinuncia a ${cardsIt(event.unused)}.`;
    case 'drawsLost':
      return say`I mazzi sono vuoti: ${{ seat: event.seat }} perde ${count(event.count, 'pescata', 'pescate')}.`;
    case 'deckTurned':
      return say`Gli scarti si capovolgono: nuovo ${piece(event.deck)} di ${cardsIt(event.count)}.`;
    case 'gameOver': {
      const best = Math.max(...event.scores);
      return event.winners.length === 1
        ? say`La partita è finita: vince ${all(event.winners)} con ${count(best, 'punto', 'punti')}.`
        : say`La partita è finita: vittoria condivisa tra ${all(event.winners)} con ${count(best, 'punto', 'punti')}.`;
    }
  }
}

function areaScored({ area, first, second, points, temple }: Extract<Event, { kind: 'areaScored' }>): Words {
  const multiplied = TEMPLE_FACTOR === 2 ? 'punti doppi' : `punti × ${TEMPLE_FACTOR}`;
  const title = say`${piece(area)}${temple ? ` (tempio, ${multiplied})` : ''}`;
  const leaders = say`al primo posto ${all(first)} con ${points[first[0]]}${first.length > 1 ? ' a testa' : ''}`;
  if (second.length === 0) return say`${title}: ${leaders}.`;
  return say`${title}: ${leaders}; al secondo ${all(second)} con ${points[second[0]]}${second.length > 1 ? ' a testa' : ''}.`;
}

export function floorsIt(n: number): string {
  return count(n, 'piano', 'piani');
}

export function cardsIt(n: number): string {
  return count(n, 'carta', 'carte');
}

export function roofIt(roof: string): string {
  return roof === 'round' ? 'tondo' : 'triangolare';
}

export function ordinal(auction: number): string {
  return ['', 'Prima', 'Seconda', 'Terza'][auction];
}

export function theTileText(tile: string): string {
  const kind = kindOfTile(tile);
  const name = nameOf('it', kind).toLowerCase();
  return `${the(name, kind === 'fountain' ? 'f' : 'm')}${name}`;
}

export function theTile(tile: string): Part {
  return { piece: kindOfTile(tile), text: theTileText(tile) };
}

/** Sui colli e sull’isola, in Campo Marzio. */
export function inArea(area: string): Words {
  if (area === 'campus-martius') return say`in ${piece(area)}`;
  return say`${onThe(nameOf('it', area), area === 'tiber-island' ? 'f' : 'm')}${piece(area)}`;
}
