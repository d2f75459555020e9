/**
 * What was found out about gardens, kept from one look to the next: where each card fits, and what the garden promises with it
 * there. A search comes back to the same gardens in thousands of imagined worlds, whose cards and tiles differ; a garden does not
 * depend on them. Nothing here changes an answer: what is kept is what would be found out again, bit for bit.
 */
import { CARD_IDS, faceOfCard } from '../rules/data.ts';
import { cloneGarden } from '../rules/clone.ts';
import { startGarden } from '../rules/garden.ts';
import { playCard, type PlayCard } from '../rules/moves.ts';
import { placesInWindow, readGround, windowsOf } from '../rules/placement.ts';
import type { Garden, Player } from '../rules/state.ts';
import {
  LARGEST_TOLD,
  MOVES_A_TEMPLE,
  SMALLEST_TOLD,
  groupWorth,
  judgeCard,
  spreadOut,
  takeBack,
  takeStock,
  templeSites,
  tryCard,
  worthLeftBehind,
} from './gardenEval.ts';

/** A card and a garden. */
export interface Fit {
  readonly card: number;
  /** Where the card may lie, in the order of the rules, as moves of slot 0. */
  readonly places: readonly PlayCard[];
  /** For each place what the ground promises, temples aside; NaN as long as nobody has asked. */
  readonly promise: number[];
  /** For each place where a temple might stand: `templeSites`. */
  readonly sites: number[];
  /** Whether all places have been judged. */
  judged: boolean;
}

/** A garden at some time of the game. */
interface Ground {
  readonly garden: Garden;
  readonly temples: number;
  readonly fade: number;
  readonly hash: number;
  /** By window and card. */
  readonly fits: (Fit | undefined)[];
  /** What a temple that has to be moved leaves behind. */
  leftBehind: number;
}

/** A power of two. Grounds whose hashes end alike push each other out. */
const KEPT = 4096;
/** When so many places are kept, all is forgotten: some 20 MB. */
const MOST_PLACES = 600_000;

const kept: (Ground | undefined)[] = Array.from({ length: KEPT });
let placesKept = 0;

/** The ground that is being looked at, how many windows it has, and what of it lies ready on the scratch boards. */
let ground: Ground = groundLike(startGarden(), 0, 0, 0);
export let windows = 0;
let windowRead = -1;
let spread = false;

/** Turns to a player's garden: the other functions speak of it until the next call. */
export function lookAt({ garden, temples }: Player, fade: number): void {
  const hash = hashOf(garden, fade);
  const known = kept[hash & (KEPT - 1)];
  windowRead = -1;
  spread = false;
  windows = windowsOf(garden);
  if (
    known !== undefined &&
    known.hash === hash &&
    known.fade === fade &&
    known.temples === temples &&
    sameGarden(known.garden, garden)
  ) {
    ground = known;
    return;
  }
  if (placesKept > MOST_PLACES) {
    kept.fill(undefined);
    placesKept = 0;
  }
  ground = groundLike(garden, temples, fade, hash);
  kept[hash & (KEPT - 1)] = ground;
}

function groundLike(garden: Garden, temples: number, fade: number, hash: number): Ground {
  return { garden: cloneGarden(garden), temples, fade, hash, fits: [], leftBehind: 0 };
}

function hashOf({ left, top, width, squares }: Garden, fade: number): number {
  let hash = Math.imul(left * 64 + top, 0x9e3779b1) ^ Math.imul(width, 0x85ebca6b) ^ (fade * 1024);
  for (let i = 0; i < squares.length; i++) hash = Math.imul(hash ^ squares[i], 0x01000193);
  return hash ^ (hash >>> 15);
}

function sameGarden(a: Garden, b: Garden): boolean {
  if (a.left !== b.left || a.top !== b.top || a.width !== b.width || a.height !== b.height) return false;
  for (let i = 0; i < a.squares.length; i++) if (a.squares[i] !== b.squares[i]) return false;
  return true;
}

/** Where a card fits in one of the windows. */
export function fitOf(card: number, window: number): Fit {
  const index = window * CARD_IDS.length + card;
  return (ground.fits[index] ??= newFit(card, window));
}

function newFit(card: number, window: number): Fit {
  if (windowRead !== window) readGround(ground.garden, window);
  windowRead = window;
  const places: PlayCard[] = [];
  placesInWindow(ground.garden, window, card, 0, places);
  placesKept += places.length;
  const promise: number[] = [];
  const sites: number[] = [];
  for (let i = 0; i < places.length; i++) {
    promise.push(NaN);
    sites.push(0);
  }
  return { card, places, promise, sites, judged: false };
}

/** A kept place, as a move of the slot in which the card lies now. */
export function inSlot({ x, y, rotation }: PlayCard, slot: number): PlayCard {
  return playCard(slot, rotation / 90, x, y);
}

/** Judges the places of a card that were not judged yet. */
export function judgeAll(fit: Fit): void {
  if (fit.judged) return;
  for (let i = 0; i < fit.places.length; i++) judgePlace(fit, i);
  fit.judged = true;
}

/** Judges one place of a card, once. */
export function judgePlace({ card, places, promise, sites }: Fit, index: number): void {
  if (!Number.isNaN(promise[index])) return;
  if (!spread) {
    spreadOut(ground.garden);
    takeStock(ground.fade);
    ground.leftBehind = worthLeftBehind(ground.fade);
    spread = true;
  }
  const { x, y, rotation } = places[index];
  const face = faceOfCard(card, rotation / 90);
  tryCard(face, x, y);
  promise[index] = judgeCard(face, ground.temples, ground.fade);
  sites[index] = templeSites;
  takeBack();
}

/** By size of the group: what a temple would bring, less what the group promised without it. */
const gain = new Float64Array(LARGEST_TOLD + 1);

/** Takes down what temples bring in this world; `valueOf` goes by it until the next call. */
export function weighTemples(reward: (size: number) => number): void {
  for (let size = SMALLEST_TOLD; size <= LARGEST_TOLD; size++) gain[size] = reward(size) - groupWorth(size) * ground.fade;
}

/** What a card promises in a place that was judged, its best temple included. */
export function valueOf({ promise, sites }: Fit, index: number): number {
  let temple = 0;
  for (let left = sites[index] & ~MOVES_A_TEMPLE; left !== 0; left &= left - 1) {
    const gained = gain[31 - Math.clz32(left & -left)];
    if (gained > temple) temple = gained;
  }
  if (temple > 0 && sites[index] >= MOVES_A_TEMPLE) temple += ground.leftBehind;
  return promise[index] + temple;
}
