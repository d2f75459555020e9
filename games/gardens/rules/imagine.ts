/** A complete world that a seat cannot tell from the real one: the unseen cards and tiles, dealt anew. */
import { shuffle, split, type Chance, type Seat } from '@cantiere/engine';
import { CARD_IDS, TILE_IDS } from './data.ts';
import { clone } from './clone.ts';
import { UNKNOWN, type GardensView, type State } from './state.ts';

/** The seat is the view's own: whatever it may know is in the view, so nothing else is asked of it. */
export function imagine(view: GardensView, _seat: Seat, chance: Chance): State {
  const world = clone(view); // a state: the viewer is not copied
  const cards = shuffle(chance, unseenCards(world));
  const tiles = shuffle(chance, unseenTiles(world));
  turnUp(world.deck, cards);
  for (const player of world.players) turnUp(player.blind, tiles);
  turnUp(world.supply, tiles);
  world.chance = split(chance, 'imagined');
  return world;
}

function turnUp(pieces: number[], unseen: number[]): void {
  for (let i = 0; i < pieces.length; i++) if (pieces[i] === UNKNOWN) pieces[i] = unseen.pop() ?? UNKNOWN;
}

function unseenCards(world: State): number[] {
  const seen = new Uint8Array(CARD_IDS.length);
  mark(seen, world.deck);
  mark(seen, world.offer);
  mark(seen, world.discarded);
  for (const { laid } of world.players) for (let i = 0; i < laid.length; i += 4) seen[laid[i]] = 1;
  return unmarked(seen);
}

function unseenTiles(world: State): number[] {
  const seen = new Uint8Array(TILE_IDS.length);
  mark(seen, world.supply);
  mark(seen, world.display);
  for (const { taken, blind } of world.players) {
    mark(seen, taken);
    mark(seen, blind);
  }
  return unmarked(seen);
}

function mark(seen: Uint8Array, pieces: readonly number[]): void {
  for (let i = 0; i < pieces.length; i++) if (pieces[i] >= 0) seen[pieces[i]] = 1;
}

function unmarked(seen: Uint8Array): number[] {
  const unseen: number[] = [];
  for (let piece = 0; piece < seen.length; piece++) if (seen[piece] === 0) unseen.push(piece);
  return unseen;
}
