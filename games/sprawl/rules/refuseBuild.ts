/** Why a contract cannot be built: judged at each of its three steps for what that step decides (SPR-6.9, SPR-7.5). */
import { refusal, type Refusal, type Seat } from '@cantiere/engine';
import { CARDS, cardNamed } from './cards.ts';
import { tileLeft } from './building.ts';
import { BLOCK_OF, PLACEMENTS_OF_SIZE, isShape, placementOn } from './geometry.ts';
import { hasRenewal } from './hand.ts';
import { contractAp, contractCard, contractSpaceNamed } from './market.ts';
import type { Move } from './moves.ts';
import { pagesFor } from './payment.ts';
import { apShort, refuseSpace } from './refuse.ts';
import { SITE_PROBLEMS, brokenRestriction, covers, isProtected, mayDemolish, siteProblem } from './siting.ts';
import { NONE, type Card, type Placement, type State } from './state.ts';
import { FAVOR, ZONES } from './words.ts';

/** Step one, the contract: that it can be taken, and that some place and some payment are left for it. */
export function refuseBuild(state: State, seat: Seat, source: string): Refusal | undefined {
  const favor = cardNamed(source);
  const space = favor >= 0 ? FAVOR : contractSpaceNamed(source);
  if (space !== FAVOR) {
    const missing = refuseSpace(state, space, source, 'SPR-6.9');
    if (missing) return missing;
  } else {
    if (!state.players[seat].favors.includes(favor)) return refusal('CARD_NOT_OWNED', 'SPR-6.9', { about: source });
    if (state.freshFavors.includes(favor)) return refusal('FAVOR_SAME_TURN', 'SPR-5.5', { about: source });
  }
  const card = space === FAVOR ? favor : contractCard(state, space);
  const short = apShort(state, contractAp(space), 'SPR-6.1');
  if (short) return short;
  if (!tileLeft(state, card)) return refusal('NO_TILE', 'SPR-6.8', { about: ZONES[CARDS[card].zone] });
  return refuseForWantOfSites(state, seat, card);
}

/** When no place can be had: the reason of those that come nearest. */
function refuseForWantOfSites(state: State, seat: Seat, card: Card): Refusal | undefined {
  const demolish = mayDemolish(state, seat);
  let nearest = -1;
  let best: Placement = NONE;
  for (const placement of PLACEMENTS_OF_SIZE[CARDS[card].lots]) {
    const rank = SITE_PROBLEMS.indexOf(siteProblem(state, seat, card, placement, demolish));
    const cheaper = rank === nearest && state.values[BLOCK_OF[placement]] < state.values[BLOCK_OF[best]];
    if (rank > nearest || cheaper) {
      nearest = rank;
      best = placement;
    }
  }
  const problem = SITE_PROBLEMS[nearest];
  if (problem !== '' && problem !== 'WEALTH_SHORT') return refuseSite(state, seat, card, best, demolish);
  const { zone, lots } = CARDS[card];
  const pages = pagesFor(state.players[seat].cards, zone);
  if (pages < lots) return refusal('PERMITS_SHORT', 'SPR-6.2', { need: lots, have: pages, about: ZONES[zone] });
  return problem === '' ? undefined : refuseSite(state, seat, card, best, demolish);
}

/** What speaks against one place, with its numbers. */
export function refuseSite(state: State, seat: Seat, card: Card, placement: Placement, demolish: boolean): Refusal | undefined {
  const problem = siteProblem(state, seat, card, placement, demolish);
  switch (problem) {
    case '':
      return undefined;
    case 'LOT_OCCUPIED':
      return refusal(problem, 'SPR-6.5');
    case 'DEMOLITION_PROTECTED':
      return refusal(problem, 'SPR-7.3');
    case 'DEMOLITION_PARTIAL':
      return refusal(problem, 'SPR-7.2');
    case 'ZONING':
      return refusal(problem, 'SPR-6.6', { about: ZONES[CARDS[card].zone] });
    case 'RESTRICTION':
      return refuseRestriction(state, card, placement);
    case 'WEALTH_SHORT':
      return refusal(problem, 'SPR-6.4', { need: state.values[BLOCK_OF[placement]], have: state.players[seat].wealth });
  }
}

/** `about` says which restriction: at water, value, adjacent CIV, notAdjacent RES. */
function refuseRestriction(state: State, card: Card, placement: Placement): Refusal | undefined {
  const broken = brokenRestriction(state, card, placement);
  switch (broken?.rule) {
    case 'at':
      return refusal('RESTRICTION', 'SPR-6.7', { about: `at ${broken.place}` });
    case 'value': {
      const have = state.values[BLOCK_OF[placement]];
      return have < broken.min
        ? refusal('RESTRICTION', 'SPR-6.7', { about: 'value atLeast', need: broken.min, have })
        : refusal('RESTRICTION', 'SPR-6.7', { about: 'value atMost', need: broken.max, have });
    }
    case 'adjacent':
    case 'notAdjacent': {
      const zones = ZONES.filter((_, zone) => (broken.sel.zones >> zone) & 1).join('/');
      return refusal('RESTRICTION', 'SPR-6.7', { about: `${broken.rule} ${zones}` });
    }
    default:
      return undefined;
  }
}

/** Step two, the place. */
export function refusePlace(
  state: State,
  seat: Seat,
  card: Card,
  { lots, demolish, renewal }: Extract<Move, { type: 'PLACE' }>,
): Refusal | undefined {
  const contractor = state.contractor === seat;
  if (renewal && !hasRenewal(state, seat)) return refusal('CARD_NOT_OWNED', 'SPR-6.9', { about: 'UR1' });
  const need = CARDS[card].lots;
  if (lots.length !== need || !isShape(lots)) return refusal('SHAPE_INVALID', 'SPR-1.10', { need, have: lots.length });
  const placement = placementOn(lots);
  if (placement < 0) return refusal('CROSSES_STREET', 'SPR-6.5');
  const named = demolish.map((id) => state.buildings.findIndex((building) => building.id === id));
  if (named.includes(-1) || new Set(named).size !== named.length)
    return refusal('ILLEGAL_CHOICE', 'SPR-7.5', { about: 'demolish' });
  // SPR-7.5
  if (renewal && (demolish.length === 0 || contractor)) return refusal('RENEWAL_NOT_NEEDED', 'SPR-7.5');
  if (demolish.length > 0 && !contractor && !renewal) return refusal('NO_DEMOLITION_RIGHT', 'SPR-7.1');
  for (const building of named)
    if (isProtected(state, seat, building))
      return refusal('DEMOLITION_PROTECTED', 'SPR-7.3', { about: state.buildings[building].id });
  for (const building of named)
    if (!covers(state, placement, building))
      return refusal('DEMOLITION_PARTIAL', 'SPR-7.2', { about: state.buildings[building].id });
  for (const lot of lots) {
    const building = state.lots[lot];
    if (building !== NONE && !named.includes(building))
      return refusal('LOT_OCCUPIED', 'SPR-6.5', { about: state.buildings[building].id });
  }
  return refuseSite(state, seat, card, placement, true);
}

/** Step three, the permits. */
export function refusePay(state: State, seat: Seat, card: Card, permits: readonly string[]): Refusal | undefined {
  const { zone, lots: need } = CARDS[card];
  const { cards } = state.players[seat];
  const offered = permits.map(cardNamed);
  const foreign = permits.find((_, i) => !cards.includes(offered[i]) || offered.indexOf(offered[i]) !== i);
  if (foreign !== undefined) return refusal('CARD_NOT_OWNED', 'SPR-6.9', { about: foreign });
  const wrong = permits.find((_, i) => !((CARDS[offered[i]].zones >> zone) & 1));
  if (wrong !== undefined) return refusal('PERMIT_ZONE', 'SPR-6.2', { about: wrong });
  const have = pagesFor(offered, zone);
  if (have < need) return refusal('PERMITS_SHORT', 'SPR-6.2', { need, have, about: ZONES[zone] });
  const spare = permits.find((_, i) => have - CARDS[offered[i]].pages >= need);
  return spare === undefined ? undefined : refusal('PERMITS_EXCESS', 'SPR-6.3', { need, have, about: spare });
}
