/** The log in Italian. */
import { enumerate, say, type Part, type Seat, type Words } from '@cantiere/engine';
import { count, onThe, the } from '@cantiere/engine/grammar/it';
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
    case 'game-started':
      return say`La partita comincia. Il ${CONSUL} va a ${{ seat: event.start }}.`;
    case 'dealt':
      return say`${{ seat: event.seat }} riceve ${list(event.cards)}.`;
    case 'dealt-hidden':
      return say`${{ seat: event.seat }} riceve ${cardsIt(event.count)}.`;
    case 'uncovered':
      return say`In cima al ${piece(event.deck)}: ${piece(event.card)}.`;
    case 'round-started':
      return say`Round ${event.round}: la costruzione comincia da ${{ seat: event.start }}.`;
    case 'consul-passed':
      return say`Il ${CONSUL} passa da ${{ seat: event.from }} a ${{ seat: event.to }}.`;
    case 'card-played':
      return event.blank
        ? say`${{ seat: event.seat }} gioca ${piece(event.card)} senza effetto.`
        : say`${{ seat: event.seat }} gioca ${piece(event.card)}.`;
    case 'floors-placed':
      return event.isNew
        ? say`${{ seat: event.seat }} inizia un ${building(event.building)} con ${floorsIt(event.floors)}.`
        : say`${{ seat: event.seat }} alza di ${floorsIt(event.added)} un ${building(event.building)}: ora ne ha ${event.floors}.`;
    case 'roof-placed':
      return say`${{ seat: event.seat }} mette un tetto ${roofIt(event.roof)} su un ${building(event.building)} di ${floorsIt(event.floors)}.`;
    case 'building-placed':
      return say`${{ seat: event.seat }} piazza ${inArea(event.area)} un edificio di ${floorsIt(event.floors)} col tetto ${roofIt(event.roof)}.`;
    case 'passed':
      return event.automatic ? say`${{ seat: event.seat }} non ha più carte e passa.` : say`${{ seat: event.seat }} passa.`;
    case 'auction-opened':
      return say`${ordinal(event.auction)} asta: ${theTile(event.tile)}.`;
    case 'bid-sealed':
      return event.cards.length === 0
        ? say`${{ seat: event.seat }} sigilla un’offerta vuota.`
        : say`${{ seat: event.seat }} sigilla un’offerta di ${event.amount}: ${list(event.cards)}.`;
    case 'has-bid':
      return event.automatic
        ? say`${{ seat: event.seat }} non ha carte da offrire.`
        : say`${{ seat: event.seat }} ha sigillato l’offerta.`;
    case 'bids-revealed':
      return say`Le offerte: ${enumerate(
        event.bids.map((bid, seat) =>
          bid.length === 0 ? say`${{ seat }} niente` : say`${{ seat }} ${event.amounts[seat]} (${list(bid)})`,
        ),
        'e',
      )}.`;
    case 'auction-won': {
      if (event.by === 'no-bid')
        return say`Nessuno offre: ${theTile(event.tile)} va al primo giocatore, ${{ seat: event.seat }}.`;
      const how =
        event.by === 'amount'
          ? ''
          : event.by === 'highest-card'
            ? `, in parità, con la carta più alta (${event.highest})`
            : ', in parità, per ordine di turno';
      return say`${{ seat: event.seat }} vince ${theTile(event.tile)} con un’offerta di ${event.amount}${how}.`;
    }
    case 'paid':
      return say`${{ seat: event.seat }} paga ${list(event.cards)}.`;
    case 'bid-lost':
      return say`${{ seat: event.seat }} riprende ${list(event.cards)}.`;
    case 'tile-removed':
      return event.why === 'no-bid'
        ? say`Nessuno offre: ${theTile(event.tile)} esce dal gioco.`
        : say`Nessun quadratino è libero: ${theTile(event.tile)} esce dal gioco.`;
    case 'fountain-placed':
    case 'monument-placed':
      return say`${{ seat: event.seat }} piazza ${theTile(event.tile)} ${inArea(event.area)}.`;
    case 'scoring-started':
      return say`Punteggio del round ${event.round}.`;
    case 'area-scored':
      return areaScored(event);
    case 'round-scored':
      return say`Il round ${event.round} frutta: ${enumerate(
        event.points.map((points, seat) => say`${{ seat }} ${points} (in tutto ${event.scores[seat]})`),
        'e',
      )}.`;
    case 'amphitheatre-pays': {
      const second = event.second.length === 0 ? undefined : say`; 1 per ${all(event.second)}`;
      return say`Anfiteatro ${inArea(event.area)}, carte in più: 2 per ${all(event.first)}${second}.`;
    }
    case 'drawing-started':
      return event.extra === 0
        ? say`${{ seat: event.seat }} pesca ${cardsIt(event.draws)}.`
        : say`${{ seat: event.seat }} pesca fino a ${cardsIt(event.draws)}.`;
    case 'drawn':
      return say`${{ seat: event.seat }} pesca ${piece(event.card)}.`;
    case 'stopped-drawing':
      return say`${{ seat: event.seat }} smette di pescare e rinuncia a ${cardsIt(event.unused)}.`;
    case 'draws-lost':
      return say`I mazzi sono vuoti: ${{ seat: event.seat }} perde ${count(event.count, 'pescata', 'pescate')}.`;
    case 'deck-turned':
      return say`Gli scarti si capovolgono: nuovo ${piece(event.deck)} di ${cardsIt(event.count)}.`;
    case 'game-ended': {
      const best = Math.max(...event.scores);
      return event.winners.length === 1
        ? say`La partita è finita: vince ${all(event.winners)} con ${count(best, 'punto', 'punti')}.`
        : say`La partita è finita: vittoria condivisa tra ${all(event.winners)} con ${count(best, 'punto', 'punti')}.`;
    }
  }
}

function areaScored({ area, first, second, points, temple }: Extract<Event, { kind: 'area-scored' }>): Words {
  const title = say`${piece(area)}${temple ? ' (tempio, punti doppi)' : ''}`;
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
