/** What a learned judgement sees of a seat in the Gardens: what the regression on points sees and says, and how the ground could grow. */
import type { Learning, Seat } from '@cantiere/engine';
import { PERSON_IDS, SERIES, SERIES_IDS } from '../rules/data.ts';
import { members, spread, startLooking, templesMet } from '../rules/groups.ts';
import { KIND, PLOT, TABLE, TEMPLE, TERRACE, seatAt, type Garden, type State } from '../rules/state.ts';
import { oddsOf } from './evaluate.ts';
import { FEATURES, features as featuresOf } from './features.ts';
import { turnsLeft } from './worth.ts';

/** Groups are told apart up to this size. */
const LARGE = 6;
const BUILDINGS = 4;

const sized = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${name} ${from + n}`);

const names = [
  'outlook',
  ...sized('group of', 1, 7),
  ...sized('group with temple of', 3, 7),
  'temples',
  'no temple',
  'plots',
  'area',
  'buildings',
  ...sized('tile of column', 1, 3),
  'points',
  'supply',
  ...SERIES.flatMap(({ setSize }, series) =>
    Array.from({ length: setSize }, (_, held) => [
      `${SERIES_IDS[series]} ${held} held`,
      `${SERIES_IDS[series]} ${held} held, spare`,
    ]).flat(),
  ),
  ...PERSON_IDS.flatMap((person) =>
    ['held', 'held, full set', 'held, tiles', 'to be had', 'to be had, full set', 'to be had, tiles'].map(
      (how) => `${person} ${how}`,
    ),
  ),
  ...sized('plots beside groups of', 1, LARGE),
  ...sized('other squares beside groups of', 1, LARGE),
  ...sized('plots that make a group of', 3, LARGE),
  ...sized('buildings that could be covered to make a group of', 3, LARGE),
  ...sized('largest group to be made of building', 1, BUILDINGS),
  'turns in this round',
  'place in turn',
  'cards on offer',
];

const PLOTS_BESIDE = 1 + FEATURES;
const OTHERS_BESIDE = PLOTS_BESIDE + LARGE;
const PLOTS_MAKE = OTHERS_BESIDE + LARGE;
const COVERED_MAKE = PLOTS_MAKE + LARGE - 2;
const LARGEST_MADE = COVERED_MAKE + LARGE - 2;
const TURN = LARGEST_MADE + BUILDINGS;

const MOST_SEATS = 4;
/** Of every seat, in the position looked at last. */
const rows = Array.from({ length: MOST_SEATS }, () => new Float64Array(FEATURES));
const odds = new Float64Array(MOST_SEATS);
/** Of each square, the number of its group without temple, 0 where there is none; and the size of each. */
let label = new Int16Array(1024);
const sizes = new Int16Array(512);
/** For each kind of building, what one more square here would join. */
const joined = new Int32Array(KIND + 1);
const beside = new Int16Array(4);

/** The outlook counts against the others': where one stands, not how many points are made in this game. */
function look(state: State): void {
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const points = featuresOf(state, seat, rows[seat]);
    sum += odds[seat] = oddsOf(state, seat, rows[seat], points);
  }
  for (let seat = 0; seat < state.seats; seat++) odds[seat] -= sum / state.seats;
}

function features(state: State, seat: Seat, out: Float64Array): void {
  out[0] = odds[seat];
  for (let i = 0; i < FEATURES; i++) out[1 + i] = rows[seat][i];
  out.fill(0, PLOTS_BESIDE, TURN);
  const { garden } = state.players[seat];
  labelGroups(garden);
  lookBeside(garden, out);
  let own = 0;
  for (let turn = state.turn; turn < state.offer.length; turn++) if (seatAt(state, turn) === seat) own++;
  out[TURN] = own;
  out[TURN + 1] = ((seat - state.flower + state.seats) % state.seats) / state.seats;
  out[TURN + 2] = (state.offer.length - state.turn) / state.offer.length;
}

function labelGroups(garden: Garden): void {
  const { squares } = garden;
  if (label.length < squares.length) label = new Int16Array(2 * squares.length);
  label.fill(0, 0, squares.length);
  startLooking(garden);
  let groups = 0;
  for (let at = 0; at < squares.length; at++) {
    if (squares[at] < TERRACE) continue;
    const size = spread(garden, at);
    if (size === 0 || templesMet > 0) continue;
    sizes[++groups] = size;
    for (let n = 0; n < size; n++) label[members[n]] = groups;
  }
}

/** What lies beside the groups, and what one more building on each square would join. */
function lookBeside({ squares, width }: Garden, out: Float64Array): void {
  for (let at = width; at < squares.length - width; at++) {
    const code = squares[at];
    if (code === TABLE || code & TEMPLE) continue;
    joined.fill(0);
    beside[0] = at - 1;
    beside[1] = at + 1;
    beside[2] = at - width;
    beside[3] = at + width;
    for (let n = 0; n < 4; n++) {
      const group = label[beside[n]];
      if (group === 0 || group === label[at]) continue;
      let known = false;
      for (let m = 0; m < n; m++) if (label[beside[m]] === group) known = true;
      if (known) continue;
      const size = sizes[group];
      joined[squares[beside[n]] & KIND] += size;
      out[(code === PLOT ? PLOTS_BESIDE : OTHERS_BESIDE) + (size < LARGE ? size : LARGE) - 1] += 1;
    }
    let most = 0;
    for (let kind = TERRACE; kind < TERRACE + BUILDINGS; kind++) {
      if (joined[kind] === 0) continue;
      const made = joined[kind] + 1;
      if (made > most) most = made;
      const largest = LARGEST_MADE + kind - TERRACE;
      if (made > out[largest]) out[largest] = made < 8 ? made : 8;
    }
    if (most >= 3) out[(code === PLOT ? PLOTS_MAKE : COVERED_MAKE) + (most < LARGE ? most : LARGE) - 3] += 1;
  }
}

const TURNS_OF_GAME = [0, 0, 30, 20, 15];

export const learning: Learning<State> = {
  names,
  timeLeft(state) {
    let most = 0;
    for (let seat = 0; seat < state.seats; seat++) most = Math.max(most, turnsLeft(state, seat));
    return most / TURNS_OF_GAME[state.seats];
  },
  look,
  features,
  habit: () => 12,
  judged: ({ phase }) => phase === 'card',
};
