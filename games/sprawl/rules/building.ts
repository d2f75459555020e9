/** Building a contract (SPR-6): chosen, placed, paid, then carried out with bonus, vocations and effects. */
import type { Seat } from '@cantiere/engine';
import { CARDS, CARD_IDS, effectsOf, idsOf } from './cards.ts';
import { adjacentOfZone, putBuilding, removeBuilding } from './city.ts';
import type { Tell } from './events.ts';
import { begin, beginEffects } from './flow.ts';
import { BLOCK_OF, LOTS_OF } from './geometry.ts';
import { discard, isRenewal } from './hand.ts';
import { contractAp, contractCard, deckOfSpace } from './market.ts';
import { PLACE, type Move } from './moves.ts';
import { readSprawlOptions } from './options.ts';
import { payments } from './payment.ts';
import { onlySite, sites } from './sites.ts';
import { buildingsUnder, isFree, namesUnder } from './siting.ts';
import { NONE, type Card, type Placement, type Project, type State } from './state.ts';
import { CONTRACT_BOXES, CONTRACT_SPACES, DA, FAVOR, ZONES, tileOf } from './words.ts';

/** The contract is chosen. A place or a payment with only one way to go is taken by itself. */ // SPR-15.7
export function chooseContract(state: State, space: number, favor: Card, tell: Tell): void {
  const card = space === FAVOR ? favor : contractCard(state, space);
  state.phase = 'spend'; // SPR-4.3
  state.project = { card, space, placement: NONE };
  tell?.push({
    event: {
      kind: 'contractChosen',
      seat: state.active,
      card: CARD_IDS[card],
      source: space === FAVOR ? CARD_IDS[card] : CONTRACT_SPACES[space],
    },
  });
  const only = onlySite(state, state.active, card);
  if (only !== NONE) choosePlace(state, only, tell);
}

export function choosePlace(state: State, placement: Placement, tell: Tell): void {
  const { project } = state;
  if (!project) return;
  project.placement = placement;
  tell?.push({
    event: { kind: 'placeChosen', seat: state.active, card: CARD_IDS[project.card], lots: LOTS_OF[placement] },
  });
  const ways = waysToPay(state, project);
  if (ways.length === 1) carryOut(state, ways[0], tell);
}

export function waysToPay(state: State, { card }: Project): Card[][] {
  return payments(state.players[state.active].cards, CARDS[card].zone, CARDS[card].lots);
}

/** The moves of somebody who is choosing a place. */
export function placeMoves(state: State, seat: Seat, card: Card): Move[] {
  const places = sites(state, seat, card);
  const found = Array<Move>(places.length);
  for (let i = 0; i < places.length; i++) found[i] = placeMove(state, seat, places[i]);
  return found;
}

/** The one move that builds on this placement, demolishing what stands there. */
export function placeMove(state: State, seat: Seat, placement: Placement): Move {
  if (isFree(state, placement)) return PLACE[placement];
  return { type: 'PLACE', lots: LOTS_OF[placement], demolish: namesUnder(state, placement), renewal: state.contractor !== seat };
}

/** Everything that a build does, in order. */ // SPR-6.10
export function carryOut(state: State, permits: readonly Card[], tell: Tell): void {
  const { project } = state;
  if (!project) return;
  const { card, space, placement } = project;
  const seat = state.active;
  const player = state.players[seat];
  const { id, zone } = CARDS[card];
  const cost = state.values[BLOCK_OF[placement]];
  const under = buildingsUnder(state, placement);
  const renewal = under.length > 0 && state.contractor !== seat;

  // 1. Pay.
  state.ap -= contractAp(space);
  for (const permit of permits) discard(state, seat, permit);
  if (renewal) discard(state, seat, player.cards.find(isRenewal) ?? NONE);
  player.wealth -= cost;
  tell?.push({
    event: {
      kind: 'built',
      seat,
      building: id,
      zone: ZONES[zone],
      lot: LOTS_OF[placement][0],
      lots: LOTS_OF[placement],
      cost,
      ap: contractAp(space),
      permits: idsOf(permits),
      renewal,
      source: space === FAVOR ? id : CONTRACT_SPACES[space],
    },
  });
  // 2. Demolish.
  for (let i = under.length - 1; i >= 0; i--) removeBuilding(state, under[i], tell);
  // 3. Tile and cube.
  putBuilding(state, id, zone, placement, seat);
  // 4. The card leaves the game.
  leaveSpace(state, seat, card, space);
  state.gone.push(card);
  // 5. Adjacency bonus.
  const doubled = doublesAdjacency(state, seat);
  const bonus = adjacentOfZone(state, zone, placement) * (doubled ? 2 : 1);
  player.prestige += bonus;
  if (bonus > 0) tell?.push({ event: { kind: 'adjacency', seat, building: id, bonus, doubled } });
  state.built++;
  state.project = null;
  // 7. Effects, after 6. vocations.
  const list = effectsOf(card, readSprawlOptions(state.options));
  beginEffects(state, list, { self: seat, it: '', built: id, card: id });
  if (CARDS[card].vocations.length > 0) begin(state, { step: 'vocations', card, which: 0, stage: 'take', queue: [] });
}

/** Whether the seat's next building of this turn has its adjacency bonus twice. */ // SPR-6.12
export function doublesAdjacency(state: State, seat: Seat): boolean {
  return state.offices[DA] === seat && state.built === 0;
}

/** Whether a tile of the contract's zone and size is left. */ // SPR-6.8
export function tileLeft(state: State, card: Card): boolean {
  return state.tiles[TILE_OF[card]] > 0;
}

const TILE_OF = Int8Array.from(CARDS, ({ zone, lots }) => tileOf(zone, lots));

/** Takes a contract from where it lies. */
export function leaveSpace(state: State, seat: Seat, card: Card, space: number): void {
  if (space === FAVOR) {
    const { favors } = state.players[seat];
    favors.splice(favors.indexOf(card), 1);
    return; // SPR-8.13: a Favor leaves no contract space
  }
  state.contractLeft = true;
  if (space < CONTRACT_BOXES) state.contracts[space] = NONE;
  else state.tops[deckOfSpace(space)] = NONE;
}
