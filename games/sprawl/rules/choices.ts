/** What to show: every action worth showing, legal or refused with the reason, grouped under headings. */
import type { Choice, Seat } from '@cantiere/engine';
import { CARD_IDS, FIRST_RENEWAL } from './cards.ts';
import { placeMoves, waysToPay } from './building.ts';
import { BLOCKS, BLOCK_OF, blockOfLot, placementOn } from './geometry.ts';
import { payMove } from './legal.ts';
import { contractCard, planningCard, spaceInactive } from './market.ts';
import { ACQUIRE, BUILD, BUILD_FAVOR, BUY_START, END_TURN, INVEST, TAKE_FAVOR, type Move } from './moves.ts';
import { refuse } from './refuse.ts';
import { NONE, type Project, type Question, type SprawlView } from './state.ts';
import { ownCard, touches } from './touch.ts';

/** More ways to pay than this are shown as cards to pick from. */
const MANY = 8;

/** Under which places and lots stand, by block. */
export const BLOCK_HEADINGS: readonly string[] = Array.from({ length: BLOCKS }, (_, block) => `block:${block}`);

export function choices(view: SprawlView, seat: Seat): Choice<Move>[] {
  if (seat !== view.asked) return [];
  const { question, project } = view;
  if (question !== null) return answers(question);
  if (project !== null) return project.placement === NONE ? places(view, seat, project) : paymentsOf(view, seat, project);
  if (view.phase === 'setup') return BUY_START.map((move) => shown(view, seat, ['start'], move));
  const list: Choice<Move>[] = [];
  const player = view.players[seat];
  BUILD.forEach((move, space) => {
    if (!spaceInactive(view, space) && contractCard(view, space) !== NONE) list.push(shown(view, seat, ['build'], move));
  });
  for (const card of player.favors) list.push(shown(view, seat, ['build'], BUILD_FAVOR[card]));
  ACQUIRE.forEach((move, space) => {
    if (planningCard(view, space) !== NONE) list.push(shown(view, seat, ['planning'], move));
  });
  TAKE_FAVOR.forEach((move, space) => {
    if (!spaceInactive(view, space) && contractCard(view, space) !== NONE) list.push(shown(view, seat, ['favor'], move));
  });
  if (view.phase === 'invest')
    for (const card of player.cards) if (card < FIRST_RENEWAL) list.push(shown(view, seat, ['invest'], INVEST[card]));
  // A Favor is built without action points: it may still be there when they are gone.
  const more = list.some(({ refusal }) => refusal === undefined);
  list.push({ ...shown(view, seat, ['end'], END_TURN), ends: more ? 'early' : 'now' });
  return list;
}

function shown(view: SprawlView, seat: Seat, under: readonly string[], move: Move): Choice<Move> {
  const refused = refuse(view, seat, move);
  return { kind: 'move', under, at: touches(move), move, ...(refused && { refusal: refused }) };
}

/** The places by block; the board shows what speaks against the others. */
function places(view: SprawlView, seat: Seat, { card }: Project): Choice<Move>[] {
  return placeMoves(view, seat, card).map((move) => ({
    kind: 'move',
    under: ['place', BLOCK_HEADINGS[move.type === 'PLACE' ? BLOCK_OF[placementOn(move.lots)] : 0]],
    at: touches(move),
    inAnyOrder: true,
    move,
  }));
}

function paymentsOf(view: SprawlView, seat: Seat, project: Project): Choice<Move>[] {
  const ways = waysToPay(view, project);
  if (ways.length <= MANY) {
    return ways.map(payMove).map((move) => ({ kind: 'move', under: ['pay'], at: touches(move), inAnyOrder: true, move }));
  }
  const cards = view.players[seat].cards.filter((card) => ways.some((way) => way.includes(card)));
  const sizes = ways.map((way) => way.length);
  const from = cards.map((card) => CARD_IDS[card]);
  return [
    {
      kind: 'pick',
      under: ['pay'],
      at: [],
      move: { type: 'PAY', permits: [] },
      field: 'permits',
      from,
      places: from.map(ownCard),
      min: Math.min(...sizes),
      max: Math.max(...sizes),
    },
  ];
}

function answers({ id, kind, options }: Question): Choice<Move>[] {
  return options.map((answer) => {
    const under = typeof answer === 'object' && 'lot' in answer ? [kind, BLOCK_HEADINGS[blockOfLot(answer.lot)]] : [kind];
    const move: Move = { type: 'DECIDE', decision: id, answer };
    return { kind: 'move', under, at: touches(move), move };
  });
}
