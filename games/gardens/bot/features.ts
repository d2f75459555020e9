/** A seat's position as a row of numbers, for the evaluation to weigh: its ground, its tiles, and what lies open. */
import { KINDS, PERSONS, SERIES, SERIES_IDS, TEMPLES_EACH } from '../rules/data.ts';
import { countTiles, pointsOfTiles } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { survey } from './gardenEval.ts';
import { judgeTiles, rewardOf } from './worth.ts';

const LARGEST = 7;
const SMALLEST_WITH_TEMPLE = 3;
const SETS = SERIES.map(({ setSize, copies }) => ({ setSize, copies }));
const SERIES_OF = PERSONS.map(({ series }) => SERIES_IDS.indexOf(series));

const GROUPS = 0;
const TEMPLED = GROUPS + LARGEST;
const GROUND = TEMPLED + LARGEST - SMALLEST_WITH_TEMPLE + 1;
const OPEN = GROUND + 5;
const NOW = OPEN + 3;
const SUPPLY = NOW + 1;
/** For every series and number of tiles in its unfinished set: whether it can be finished, and how many tiles more than enough are left. */
const UNFINISHED = SUPPLY + 1;
const PERSON = UNFINISHED + 2 * SETS.reduce((sum, { setSize }) => sum + setSize, 0);
const PER_PERSON = 6;
export const FEATURES = PERSON + PER_PERSON * PERSONS.length;

const hand: number[] = Array.from({ length: KINDS }, () => 0);
const other: number[] = Array.from({ length: KINDS }, () => 0);
const left: number[] = Array.from({ length: KINDS }, () => 0);

/** Writes the row of a seat to `out` and returns its points so far. */
export function features(state: State, seat: number, out: Float64Array): number {
  out.fill(0);
  const player = state.players[seat];
  addGround(state, seat, out);
  judgeTiles(state, seat, 1);
  for (let column = 0; column < 3; column++) out[OPEN + column] = rewardOf(SMALLEST_WITH_TEMPLE + column);
  countLeft(state);
  countTiles(player, true, hand);
  const now = pointsOfTiles(hand) + player.bonus;
  out[NOW] = now;
  out[SUPPLY] = state.supply.length;
  addSets(out);
  addPersons(out);
  return now;
}

function addGround(state: State, seat: number, out: Float64Array): void {
  const { garden, temples } = state.players[seat];
  const { plain, templed, plots, area } = survey(garden);
  for (let size = 1; size <= LARGEST; size++) out[GROUPS + size - 1] = plain[size];
  for (let size = SMALLEST_WITH_TEMPLE; size <= LARGEST; size++) out[TEMPLED + size - SMALLEST_WITH_TEMPLE] = templed[size];
  out[GROUND] = temples / TEMPLES_EACH;
  out[GROUND + 1] = temples === 0 ? 1 : 0;
  out[GROUND + 2] = Math.min(plots, 18);
  out[GROUND + 3] = area;
  out[GROUND + 4] = area - plots;
}

/** Tiles of each kind that nobody has, as far as this world tells. */
function countLeft(state: State): void {
  for (let kind = 0; kind < KINDS; kind++) left[kind] = kind < SETS.length ? SETS[kind].copies : 1;
  for (let seat = 0; seat < state.seats; seat++) {
    countTiles(state.players[seat], true, other);
    for (let kind = 0; kind < KINDS; kind++) left[kind] -= other[kind];
  }
}

function addSets(out: Float64Array): void {
  let at = UNFINISHED;
  for (let series = 0; series < SETS.length; series++) {
    const { setSize } = SETS[series];
    const rest = hand[series] % setSize;
    const spare = left[series] - (setSize - rest);
    if (spare >= 0) {
      out[at + 2 * rest] = 1;
      out[at + 2 * rest + 1] = spare;
    }
    at += 2 * setSize;
  }
}

/** A profession in hand or still to be had, beside a full set of its series or a part of one. */
function addPersons(out: Float64Array): void {
  for (let person = 0; person < SERIES_OF.length; person++) {
    const at = PERSON + person * PER_PERSON;
    const kind = SETS.length + person;
    const tiles = hand[SERIES_OF[person]];
    const full = tiles >= SETS[SERIES_OF[person]].setSize;
    if (hand[kind] > 0) {
      out[at] = 1;
      out[at + (full ? 1 : 2)] = full ? 1 : tiles;
    } else if (left[kind] > 0) {
      out[at + 3] = 1;
      out[at + (full ? 4 : 5)] = full ? 1 : tiles;
    }
  }
}
