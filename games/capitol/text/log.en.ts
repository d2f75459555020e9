/** The log in English. */
import { enumerate, say, type Part, type Seat, type Words } from '@cantiere/engine';
import { count } from '@cantiere/engine/grammar/en';
import { EXTRA_FIRST, EXTRA_SECOND, TEMPLE_FACTOR } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { kindOfTile, nameOf, named } from './names.ts';

const piece = (id: string): Part => named('en', id);
const all = (seats: readonly Seat[]): Words =>
  enumerate(
    seats.map((seat) => ({ seat })),
    'and',
  );
const list = (ids: readonly string[]): Words => enumerate(ids.map(piece), 'and');

/** Buildings have no names: the reader sees them. */
const building = (id: string): Part => ({ piece: id, text: 'building' });
const CONSUL: Part = { piece: 'consul', text: 'consul' };

export function eventLine(event: Event): Words {
  switch (event.kind) {
    case 'gameStarted':
      return say`The game begins. ${{ seat: event.start }} holds the ${CONSUL}.`;
    case 'dealt':
      return say`${{ seat: event.seat }} is dealt ${list(event.cards)}.`;
    case 'dealtHidden':
      return say`${{ seat: event.seat }} is dealt ${count(event.count, 'card')}.`;
    case 'uncovered':
      return say`On top of the ${piece(event.deck)}: ${piece(event.card)}.`;
    case 'roundStarted':
      return say`Round ${event.round}: ${{ seat: event.start }} starts the construction.`;
    case 'consulPassed':
      return say`The ${CONSUL} passes from ${{ seat: event.from }} to ${{ seat: event.to }}.`;
    case 'cardPlayed':
      return event.blank
        ? say`${{ seat: event.seat }} plays ${piece(event.card)} without effect.`
        : say`${{ seat: event.seat }} plays ${piece(event.card)}.`;
    case 'floorsPlaced':
      return event.isNew
        ? say`${{ seat: event.seat }} begins a ${building(event.building)} with ${floorsEn(event.floors)}.`
        : say`${{ seat: event.seat }} adds ${floorsEn(event.added)} to a ${building(event.building)}: it has ${event.floors} now.`;
    case 'roofPlaced':
      return say`${{ seat: event.seat }} puts a ${event.roof} roof on a ${building(event.building)} of ${floorsEn(event.floors)}.`;
    case 'buildingPlaced':
      return say`${{ seat: event.seat }} places a building of ${floorsEn(event.floors)} with a ${event.roof} roof ${inArea(event.area)}.`;
    case 'passed':
      return event.automatic ? say`${{ seat: event.seat }} has no cards left and passes.` : say`${{ seat: event.seat }} passes.`;
    case 'auctionOpened':
      return say`${ordinal(event.auction)} auction: ${theTile(event.tile)}.`;
    case 'bidSealed':
      return event.cards.length === 0
        ? say`${{ seat: event.seat }} seals an empty bid.`
        : say`${{ seat: event.seat }} seals a bid of ${event.amount}: ${list(event.cards)}.`;
    case 'hasBid':
      return event.automatic
        ? say`${{ seat: event.seat }} has no cards to bid with.`
        : say`${{ seat: event.seat }} has sealed a bid.`;
    case 'bidsRevealed':
      return say`The bids: ${enumerate(
        event.bids.map((bid, seat) =>
          bid.length === 0 ? say`${{ seat }} nothing` : say`${{ seat }} ${event.amounts[seat]} (${list(bid)})`,
        ),
        'and',
      )}.`;
    case 'auctionWon': {
      if (event.by === 'noBid')
        return say`Nobody bids: ${theTile(event.tile)} goes to the start player, ${{ seat: event.seat }}.`;
      const how =
        event.by === 'amount'
          ? ''
          : event.by === 'highestCard'
            ? `, tied, by the higher card (${event.highest})`
            : ', tied, by the order of turns';
      return say`${{ seat: event.seat }} wins ${theTile(event.tile)} with a bid of ${event.amount}${how}.`;
    }
    case 'paid':
      return say`${{ seat: event.seat }} pays ${list(event.cards)}.`;
    case 'bidLost':
      return say`${{ seat: event.seat }} takes back ${list(event.cards)}.`;
    case 'tileRemoved':
      return event.why === 'noBid'
        ? say`Nobody bids: ${theTile(event.tile)} leaves the game.`
        : say`No square is open: ${theTile(event.tile)} leaves the game.`;
    case 'fountainPlaced':
    case 'monumentPlaced':
      return say`${{ seat: event.seat }} places ${theTile(event.tile)} ${inArea(event.area)}.`;
    case 'scoringStarted':
      return say`Scoring of round ${event.round}.`;
    case 'areaScored':
      return areaScored(event);
    case 'roundScored':
      return say`Round ${event.round} pays ${enumerate(
        event.points.map((points, seat) => say`${{ seat }} ${points} (now ${event.scores[seat]})`),
        'and',
      )}.`;
    case 'amphitheatrePays': {
      const second = event.second.length === 0 ? undefined : say`; ${all(event.second)} may draw ${EXTRA_SECOND} more`;
      return say`Amphitheatre ${inArea(event.area)}: ${all(event.first)} may draw ${EXTRA_FIRST} more${second}.`;
    }
    case 'drawingStarted':
      return event.extra === 0
        ? say`${{ seat: event.seat }} draws ${count(event.draws, 'card')}.`
        : say`${{ seat: event.seat }} draws up to ${count(event.draws, 'card')}.`;
    case 'drawn':
      return say`${{ seat: event.seat }} draws ${piece(event.card)}.`;
    case 'stoppedDrawing':
      return say`${{ seat: event.seat }} stops drawing and gives up ${count(event.unused, 'card')}.`;
    case 'drawsLost':
      return say`All decks are empty: ${{ seat: event.seat }} loses ${count(event.count, 'draw')}.`;
    case 'deckTurned':
      return say`The discards are turned over: a new ${piece(event.deck)} of ${count(event.count, 'card')}.`;
    case 'gameOver': {
      const best = Math.max(...event.scores);
      return event.winners.length === 1
        ? say`The game is over: ${all(event.winners)} wins with ${count(best, 'point')}.`
        : say`The game is over: ${all(event.winners)} share the win with ${count(best, 'point')}.`;
    }
  }
}

function areaScored({ area, first, second, points, temple }: Extract<Event, { kind: 'areaScored' }>): Words {
  const multiplied = TEMPLE_FACTOR === 2 ? 'doubled' : `× ${TEMPLE_FACTOR}`;
  const title = say`${piece(area)}${temple ? ` (temple, ${multiplied})` : ''}`;
  const leaders = say`${all(first)} first, ${points[first[0]]}${first.length > 1 ? ' each' : ''}`;
  if (second.length === 0) return say`${title}: ${leaders}.`;
  return say`${title}: ${leaders}; ${all(second)} second, ${points[second[0]]}${second.length > 1 ? ' each' : ''}.`;
}

export function floorsEn(n: number): string {
  return count(n, 'floor');
}

export function ordinal(auction: number): string {
  return ['', 'First', 'Second', 'Third'][auction];
}

export function theTile(tile: string): Part {
  return { piece: kindOfTile(tile), text: `the ${nameOf('en', tile).toLowerCase()}` };
}

/** Tiber Island has no article. */
export function theArea(area: string): Words {
  return say`${area === 'tiber-island' ? '' : 'the '}${piece(area)}`;
}

/** On the hills and the island, in the field. */
export function inArea(area: string): Words {
  return say`${area === 'campus-martius' ? 'in ' : 'on '}${theArea(area)}`;
}
