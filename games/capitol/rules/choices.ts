/**
 * What to show a seat: everything it can do, and what it cannot do now with the reason. Pieces that are alike are shown
 * once, by the names that moves() uses, so the two lists agree. Headings: what is done, then the card, then the area.
 */
import type { Choice, Refusal, Seat, View } from '@cantiere/engine';
import { AREAS, AREAS_OF, AREA_COLOUR, AREA_IDS, BASIC_DRAWS, FOUNTAIN, ROOF_NAMES } from './board.ts';
import { tileOnOffer } from './auctions.ts';
import { NO_BID, inPayingOrder } from './bids.ts';
import { CARD_IDS, COLOURS, COLOUR_OF, DECKS, FACE_OF, FLOOR, ROOF, TYPE_OF } from './cards.ts';
import { constructionMoves, firstAlike } from './construction.ts';
import {
  NEW_BUILDING_1,
  NOWHERE,
  PASS,
  STOP_DRAWING,
  draw,
  placeFountain,
  placeMonument,
  playBlank,
  playFloor,
  playPermit,
  playRoof,
  type Move,
} from './moves.ts';
import { refuse } from './refuse.ts';
import { firstOpen } from './squares.ts';
import { CLOSED, NO_ROOF, type Building, type Player, type State } from './state.ts';
import { inHand, touches } from './touch.ts';

export function choices(view: View<State>, seat: Seat): Choice<Move>[] {
  switch (view.phase) {
    case 'construction':
      return seat === view.asked ? constructionChoices(view, seat) : [];
    case 'auction':
      return view.players[seat].hasBid ? [] : [bidChoice(view.players[seat])];
    case 'tile':
      return seat === view.asked ? tileChoices(view, seat) : [];
    case 'drawing':
      return seat === view.asked ? drawingChoices(view, seat) : [];
    case 'over':
      return [];
  }
}

function offer(view: View<State>, seat: Seat, move: Move, under: readonly string[]): Choice<Move> {
  const refusal: Refusal | undefined = refuse(view, seat, move);
  return { kind: 'move', under, at: touches(move), move, ...(refusal && { refusal }) };
}

function constructionChoices(view: View<State>, seat: Seat): Choice<Move>[] {
  const player = view.players[seat];
  const list: Choice<Move>[] = [];
  const faces = player.hand.filter((card, i) => i === 0 || FACE_OF[card] !== FACE_OF[player.hand[i - 1]]);
  for (const card of faces) {
    const named = `card:${CARD_IDS[card]}`;
    switch (TYPE_OF[card]) {
      case FLOOR:
        for (const move of floorMoves(view, seat, card)) list.push(offer(view, seat, move, ['floors', named]));
        break;
      case ROOF:
        for (const move of roofMoves(player, card)) list.push(offer(view, seat, move, ['roof', named]));
        break;
      default:
        for (const { move, area } of permitMoves(view, player, card)) {
          list.push(offer(view, seat, move, ['permit', named, `area:${AREA_IDS[area]}`]));
        }
    }
  }
  for (const card of faces) list.push(offer(view, seat, playBlank(card), ['blank']));
  // A pass gives up what could still be built; cards without effect only gain time.
  const more = list.some(({ move: { type }, refusal }) => !refusal && type !== 'PLAY_BLANK');
  list.push({ ...offer(view, seat, PASS, ['pass']), ends: more ? 'early' : 'now' });
  return possibleFirst(list);
}

/** What is done with a card that cannot be done at all now stands last, with its reason. */
function possibleFirst(list: readonly Choice<Move>[]): Choice<Move>[] {
  const possible = new Set(list.flatMap(({ under: [what], refusal }) => (refusal ? [] : [what])));
  const first = list.filter(({ under: [what] }) => possible.has(what));
  return [...first, ...list.filter(({ under: [what] }) => !possible.has(what))];
}

/** With an empty supply one refused choice says so. */
function floorMoves(view: View<State>, seat: Seat, card: number): Move[] {
  if (view.supply === 0) return [playFloor(card, NEW_BUILDING_1, NOWHERE)];
  const id = CARD_IDS[card];
  return constructionMoves(view, seat).filter((move) => move.type === 'PLAY_FLOOR' && move.card === id);
}

/** Both shapes on every unfinished building, also those that have run out; if there is none, the first finished one says why. */
function roofMoves(player: Player, card: number): Move[] {
  const unfinished = firstAlike(player.site).filter(({ roof }) => roof === NO_ROOF);
  const shown: readonly Building[] = unfinished.length > 0 ? unfinished : player.site.slice(0, 1);
  const shapes = unfinished.length > 0 ? ROOF_NAMES.map((_, shape) => shape) : [0];
  return shown.flatMap(({ number }) => shapes.map((shape) => playRoof(card, number, shape)));
}

/** Every finished building into every area of the colour, allowed or not; if there is none, the first unfinished one says why. */
function permitMoves(view: View<State>, player: Player, card: number): { move: Move; area: number }[] {
  const finished = firstAlike(player.site).filter(({ roof }) => roof !== NO_ROOF);
  const shown: readonly Building[] = finished.length > 0 ? finished : player.site.slice(0, 1);
  return AREAS_OF[COLOUR_OF[card]].flatMap((area) =>
    shown.map(({ number }) => ({ move: playPermit(card, number, area, squareToShow(view, area)), area })),
  );
}

/** The first open square, or, in a full area, one that is taken: the refusal then says by what. */
function squareToShow(view: View<State>, area: number): number {
  const open = firstOpen(view.areas[area]);
  return open >= 0 ? open : view.areas[area].squares.findIndex((there) => there !== CLOSED);
}

/** One pick: any of the hand's cards, the highest first. */
function bidChoice({ hand }: Player): Choice<Move> {
  const from = inPayingOrder(hand).map((card) => CARD_IDS[card]);
  return {
    kind: 'pick',
    under: ['bid'],
    at: touches(NO_BID),
    move: NO_BID,
    field: 'cards',
    from,
    places: from.map(inHand),
    min: 0,
    max: hand.length,
  };
}

function tileChoices(view: View<State>, seat: Seat): Choice<Move>[] {
  const fountain = tileOnOffer(view) === FOUNTAIN;
  return Array.from({ length: AREAS }, (_, area) =>
    offer(view, seat, fountain ? placeFountain(area, squareToShow(view, area)) : placeMonument(area), [
      fountain ? 'fountain' : 'monument',
      `colour:${COLOURS[AREA_COLOUR[area]]}`,
    ]),
  );
}

/** Stopping is shown, refused or not, to those who have extra draws to give up. */
function drawingChoices(view: View<State>, seat: Seat): Choice<Move>[] {
  const list = Array.from({ length: DECKS }, (_, deck) => offer(view, seat, draw(deck), ['draw']));
  if (view.draws[seat] > BASIC_DRAWS) list.push({ ...offer(view, seat, STOP_DRAWING, ['stop']), ends: 'early' });
  return list;
}
