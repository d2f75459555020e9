/** Capitol in English: prompts, moves, refusals. The log is in log.en.ts. */
import { enumerate, optionName, say, type GameTexts, type Part, type Refusal, type Words } from '@cantiere/engine';
import { agree, count } from '@cantiere/engine/grammar/en';
import { AREA_IDS, findSquare, tileFor, tileId } from '../rules/board.ts';
import { CARD_IDS, deckOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import {
  afterPermit,
  paidNow,
  afterTile,
  bidAmount,
  buildingNamed,
  floorPlan,
  handOf,
  highestValue,
  kindOf,
  lastSite,
  mover,
  type SiteBuilding,
  type AreaStanding,
} from './facts.ts';
import { faceDown } from './faceDown.ts';
import { inArea, eventLine, floorsEn, ordinal, theTile, theArea } from './log.en.ts';
import { colourName, nameOf, named } from './names.ts';

const piece = (id: string): Part => named('en', id);

export const en: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf('en', id),

  prompt(view, seat) {
    const tile = view.auction > 0 ? theTile(tileId(view.round, view.auction)) : '';
    switch (view.phase) {
      case 'construction':
        if (seat === view.asked) return say`Play one card or pass. A pass is final for this phase.`;
        if (seat !== 'spectator' && view.players[seat].passed) return say`You have passed. ${{ seat: view.asked }} is building.`;
        return say`${{ seat: view.asked }} plays a card or passes.`;
      case 'auction': {
        const auction = say`${ordinal(view.auction)} auction, ${tile}`;
        if (seat !== 'spectator' && !view.players[seat].hasBid) return say`${auction}: your sealed bid. Once sealed it is final.`;
        const waiting = view.players.flatMap(({ hasBid }, other) => (hasBid ? [] : [{ seat: other }]));
        return say`${auction}: waiting for the ${agree(waiting.length, 'bid', 'bids')} of ${enumerate(waiting, 'and')}.`;
      }
      case 'tile':
        if (seat === view.asked) return say`You have won ${tile}: place it on the board.`;
        return say`${{ seat: view.asked }} has won ${tile} and places it.`;
      case 'drawing': {
        const left = view.draws[view.asked] - view.drawn;
        if (seat !== view.asked) return say`${{ seat: view.asked }} draws: ${cards(left)} to go.`;
        return view.drawn >= 6
          ? say`You may draw ${count(left, 'more card')}, or stop.`
          : say`You still have ${cards(left)} to draw: take a visible card.`;
      }
      case 'over':
        return say`The game is over.`;
    }
  },

  promptWith(touched, view) {
    const { card, sites, blank } = handOf(touched);
    if (blank) return card === undefined ? say`Which card do you play without effect?` : undefined;
    if (card === undefined) return undefined;
    switch (kindOf(card)) {
      case 'floor':
        return sites === 0
          ? say`On which buildings do the floors go? You may begin a new one, too.`
          : say`Where does the next floor go? The same building will do.`;
      case 'roof':
        return sites === 0 ? say`Which open building gets the roof?` : say`Which roof? Then the building is finished.`;
      case 'permit':
        return sites === 0
          ? say`Which finished building moves to the city with ${piece(card)}?`
          : say`To which area does ${aBuilding(buildingNamed(lastSite(touched), view))} move?`;
    }
  },

  move(move, view) {
    switch (move.type) {
      case 'PASS':
        return say`Pass`;
      case 'PLAY_FLOOR':
        return floorsLabel(floorPlan(move, view));
      case 'PLAY_ROOF':
        return say`${piece(move.roof)} on ${aBuilding(buildingNamed(move.building, view))}`;
      case 'PLAY_PERMIT':
        return say`Move ${aBuilding(buildingNamed(move.building, view))} ${toArea(areaOfSquare(move.square))}`;
      case 'PLAY_BLANK':
        return say`Play ${piece(move.card)} without effect`;
      case 'BID':
        if (move.cards.length === 0) return say`Bid nothing`;
        return say`Bid ${bidAmount(move.cards)}: ${enumerate(move.cards.map(piece), 'and')}`;
      case 'PLACE_FOUNTAIN':
        return say`Fountain ${inArea(areaOfSquare(move.square))}`;
      case 'PLACE_MONUMENT':
        return say`${nameOf('en', tileId(view.round, view.auction))} ${inArea(move.area)}`;
      case 'DRAW': {
        const top = view.decks[deckOf(move.deck)]?.[0];
        return top === undefined ? say`Draw from the ${piece(move.deck)}` : say`Draw ${piece(CARD_IDS[top])}`;
      }
      case 'STOP_DRAWING':
        return say`Stop drawing`;
    }
  },

  moveShort(move) {
    switch (move.type) {
      case 'PLAY_FLOOR':
        return say`Build ${floorsEn(move.targets.length)}`;
      case 'PLAY_ROOF':
        return say`Put on the ${nameOf('en', move.roof).toLowerCase()}`;
      case 'PLAY_PERMIT':
        return say`Move ${toArea(areaOfSquare(move.square))}`;
      case 'PLAY_BLANK':
        return say`Play without effect`;
      case 'BID':
        return move.cards.length === 0 ? say`No bid` : say`Bid ${bidAmount(move.cards)}`;
      default:
        return undefined;
    }
  },

  holdings: (view, seat) => [
    `${count(paidNow(view, seat), 'point')} at the end of the round`,
    count(view.players[seat].hand.length, 'card'),
  ],

  moveDetail(move, view) {
    switch (move.type) {
      case 'PASS':
        return say`Keep ${cards(view.players[mover(view)].hand.length)} for the auctions; no more turns in this phase`;
      case 'PLAY_FLOOR':
        return view.supply === 0 ? undefined : say`${floorsEn(view.supply - move.targets.length)} left in the supply`;
      case 'PLAY_ROOF': {
        const left = view.players[mover(view)].roofs[move.roof === 'round' ? 0 : 1];
        return left > 1 ? say`Then ${left - 1} of this shape left to you` : say`Your last of this shape`;
      }
      case 'PLAY_PERMIT': {
        const after = afterPermit(move, view);
        if (after === undefined) return undefined;
        return say`Gives you ${floorsEn(after.floors)} there: ${standing(after.standing)}`;
      }
      case 'PLAY_BLANK':
        return say`The card is spent without effect; then the next player goes on`;
      case 'BID':
        return move.cards.length === 0 ? say`The senator on top` : say`Highest card ${highestValue(move.cards)}`;
      case 'PLACE_FOUNTAIN':
        return thenStanding(afterTile(areaOfSquare(move.square), view, 0));
      case 'PLACE_MONUMENT':
        return thenStanding(afterTile(move.area, view, tileFor(view.round, view.auction)));
      case 'DRAW': {
        const deck = deckOf(move.deck);
        if (deck < 0) return undefined;
        return say`${cards(view.decks[deck].length)} in the ${nameOf('en', move.deck)}`;
      }
      case 'STOP_DRAWING':
        return say`Gives up ${cards(view.draws[mover(view)] - view.drawn)}`;
    }
  },

  heading(key) {
    const [kind, id = ''] = key.split(':');
    switch (kind) {
      case 'card':
      case 'area':
        return nameOf('en', id);
      case 'colour':
        return AREAS_OF_COLOUR[id] ?? id;
      default:
        return HEADINGS[key] ?? key;
    }
  },

  event: eventLine,
  refusal: (refused) => refusalText(refused),
  category: (category) => `Round ${category.replace('round-', '')}`,
  faceDown: faceDown('en'),
  endReason: () => 'All rounds have been played.',
};

const AREAS_OF_COLOUR: Readonly<Record<string, string>> = { red: 'Red areas', white: 'White areas', black: 'Black areas' };

const HEADINGS: Readonly<Record<string, string>> = {
  floors: 'Build floors',
  roof: 'Put on a roof',
  permit: 'Place a building',
  blank: 'Play a card without effect',
  pass: 'Pass',
  bid: 'Sealed bid',
  fountain: 'Place the fountain',
  monument: 'Place the monument',
  draw: 'Draw a card',
  stop: 'Stop',
};

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function areaOfSquare(square: string): string {
  const place = findSquare(square);
  return place === undefined ? square : AREA_IDS[place.area];
}

function toArea(area: string): Words {
  return say`to ${theArea(area)}`;
}

function aBuilding({ floors, roof }: SiteBuilding): string {
  if (roof === undefined) return `the unfinished building of ${floorsEn(floors)}`;
  return `the building of ${floorsEn(floors)} with a ${roof} roof`;
}

function floorsLabel({ raised, begun }: ReturnType<typeof floorPlan>): Words {
  const parts = [
    ...raised.map(({ from, by }) => `${by === 1 ? 'one floor' : 'both floors'} on the building of ${from}`),
    ...begun.map((floors) => `a new building of ${floors}`),
  ];
  if (begun.length === 2) return say`Two new buildings of ${begun[0]}`;
  if (raised.length === 2 && raised[0].from === raised[1].from) return say`One floor each on two buildings of ${raised[0].from}`;
  const text = parts.join(', ');
  return say`${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function standing({ first, second, firstPoints, secondPoints }: AreaStanding): Words {
  if (first.length === 0) return say`nobody has built there yet`;
  const leaders = say`first ${enumerate(
    first.map((seat) => ({ seat })),
    'and',
  )} (${firstPoints})`;
  if (second.length === 0) return leaders;
  return say`${leaders}, second ${enumerate(
    second.map((seat) => ({ seat })),
    'and',
  )} (${secondPoints})`;
}

/** After the tile: who leads there, or that nobody is there yet. */
const thenStanding = (after: AreaStanding): Words =>
  after.first.length === 0 ? ['Nobody has built there yet'] : say`Then ${standing(after)}`;

function refusalText({ code, need = 0, have = 0, about = '' }: Refusal): string {
  switch (code) {
    case 'GAME_OVER':
      return 'The game is over.';
    case 'WRONG_PHASE':
      return 'That does not belong to this phase.';
    case 'NOT_YOUR_TURN':
      return 'It is not your turn.';
    case 'ALREADY_PASSED':
      return 'You have passed for this phase.';
    case 'MALFORMED':
      return 'That is not a complete move.';
    case 'CARD_NOT_IN_HAND':
      return `You do not hold ${nameOf('en', about)}.`;
    case 'WRONG_CARD_TYPE':
      return `${nameOf('en', about)} does not allow this.`;
    case 'SUPPLY_EMPTY':
      return 'No floors are left in the supply.';
    case 'FLOOR_COUNT':
      return `The card gives ${floorsEn(need)}, all to be used at once; you placed ${have}.`;
    case 'BUILDING_UNKNOWN':
      return 'That is not a building in front of you.';
    case 'BUILDING_COMPLETE':
      return 'That building already has a roof.';
    case 'BUILDING_INCOMPLETE':
      return 'That building has no roof yet.';
    case 'ROOF_EXHAUSTED':
      return `You have no ${about} roof left.`;
    case 'SQUARE_UNKNOWN':
      return 'There is no such small square.';
    case 'WRONG_COLOUR':
      return `The permit is for the ${colourName('en', about)} areas.`;
    case 'SQUARE_FOUNTAIN':
      return 'A fountain stands on that square.';
    case 'SQUARE_OCCUPIED':
      return 'That square is built on.';
    case 'ROOF_SHAPE_MISMATCH':
      return `This area has ${about} roofs.`;
    case 'ROOF_VARIETY':
      return `The other areas of this colour all have ${about} roofs already.`;
    case 'FIRST_MUST_BE_ONE':
      return `The first building of an area has exactly one floor; this one has ${have}.`;
    case 'HEIGHT_TOO_LOW':
      return `Needs at least ${floorsEn(need)}, as many as the tallest building there; this one has ${have}.`;
    case 'HEIGHT_TOO_HIGH':
      return `At most ${floorsEn(need)}, one more than the tallest building there; this one has ${have}.`;
    case 'ALREADY_BID':
      return 'Your bid is already sealed.';
    case 'DUPLICATE_CARD':
      return 'The same card is in the bid twice.';
    case 'NOT_AUCTION_WINNER':
      return 'Only the winner of the auction places the tile.';
    case 'WRONG_TILE':
      return `The tile to place is ${theTileText(about)}.`;
    case 'AREA_UNKNOWN':
      return 'There is no such area.';
    case 'LARGE_SQUARE_TAKEN':
      return 'The large square of that area is taken.';
    case 'DECK_UNKNOWN':
      return 'There is no such deck.';
    case 'DECK_EMPTY':
      return 'That deck has no cards.';
    case 'DRAW_MANDATORY':
      return `${need === 1 ? 'The first draw is' : `The first ${need} draws are`} compulsory; you have drawn ${have}.`;
    case 'BAD_OPTION':
      if (about === 'startSeat') return `There is no seat ${have} at a table of ${need}.`;
      return `This option, or its value, is not possible: ${optionName(options, about ?? '', 'en')}.`;
    case 'BAD_TABLE':
      return 'Capitol is for 2 to 4 players.';
    default:
      return 'That is not possible now.';
  }
}

function theTileText(tile: string): string {
  return `the ${nameOf('en', tile).toLowerCase()}`;
}
