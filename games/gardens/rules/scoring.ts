/** What tiles are worth: sets, professions and the points received in place of tiles. GAR-9. */
import { rankSeats, type Result, type ScoreLine, type Seat } from '@cantiere/engine';
import { CARD_IDS, KINDS, KIND_OF_TILE, NO_TILE_POINTS, PERSONS, PERSON_IDS, SERIES, SERIES_IDS } from './data.ts';
import type { EndReason } from './events.ts';
import { UNKNOWN, type Player, type State } from './state.ts';

/** One line of a player's sum, with the numbers a person would say aloud. */
export type ScoreStep =
  /** `sets` complete sets at `setPoints` each, then `rest` tiles that score `restPoints` together. */
  | {
      readonly kind: 'set';
      readonly series: string;
      readonly tiles: number;
      readonly sets: number;
      readonly setPoints: number;
      readonly rest: number;
      readonly restPoints: number;
      readonly points: number;
    }
  /** `tiles` are the owner's tiles of the profession's series; `complete` whether they hold a complete set. */
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly series: string;
      readonly tiles: number;
      readonly complete: boolean;
      readonly points: number;
    }
  | { readonly kind: 'bonus'; readonly temples: number; readonly points: number };

/** Points for n tiles of a series, tabulated for every n there can be. GAR-9.3: complete sets first, the rest as one set. */
const SERIES_POINTS: readonly (readonly number[])[] = SERIES.map(({ copies, setSize, points }) =>
  Array.from({ length: copies + 1 }, (_, n) => Math.floor(n / setSize) * points[setSize] + points[n % setSize]),
);
const SET_SIZE: readonly number[] = SERIES.map(({ setSize }) => setSize);
/** GAR-9.5: each profession belongs to one series for good. */
const SERIES_OF_PERSON: readonly number[] = PERSONS.map(({ series }) => SERIES_IDS.indexOf(series));
/** GAR-9.6, GAR-9.8, by number of tiles of its series. */
const PERSON_POINTS: readonly (readonly number[])[] = PERSONS.map(({ scoring }, person) => {
  const { copies, setSize } = SERIES[SERIES_OF_PERSON[person]];
  return Array.from({ length: copies + 1 }, (_, n) => {
    if (scoring.kind === 'perTile') return scoring.perTile * n;
    return n >= setSize ? scoring.complete : scoring.incomplete;
  });
});

export function pointsOfSeries(series: number, tiles: number): number {
  return SERIES_POINTS[series][tiles];
}

/** How many tiles of each kind; tiles that the viewer does not know are left out. Writes to `counts`. */
export function countTiles(player: Player, withBlind: boolean, counts: number[]): number[] {
  for (let kind = 0; kind < KINDS; kind++) counts[kind] = 0;
  for (let i = 0; i < player.taken.length; i++) counts[KIND_OF_TILE[player.taken[i]]] += 1;
  if (!withBlind) return counts;
  for (let i = 0; i < player.blind.length; i++) if (player.blind[i] !== UNKNOWN) counts[KIND_OF_TILE[player.blind[i]]] += 1;
  return counts;
}

/** GAR-9.1 without the bonus points: all sets and professions. */
export function pointsOfTiles(counts: readonly number[]): number {
  let points = 0;
  for (let series = 0; series < SERIES_POINTS.length; series++) points += SERIES_POINTS[series][counts[series]];
  for (let person = 0; person < PERSON_POINTS.length; person++) {
    if (counts[SERIES_POINTS.length + person] > 0) points += PERSON_POINTS[person][counts[SERIES_OF_PERSON[person]]];
  }
  return points;
}

const scratch: number[] = Array.from({ length: KINDS }, () => 0);

/** All points of a player, as far as his tiles are known. */
export function pointsOf(player: Player): number {
  return pointsOfTiles(countTiles(player, true, scratch)) + player.bonus;
}

/** What one more tile of this kind would add to a hand. */
export function tileAdds(counts: readonly number[], kind: number): number {
  const more = counts.slice();
  more[kind] += 1;
  return pointsOfTiles(more) - pointsOfTiles(counts);
}

/** The sum of a player, step by step in the order of the score sheet; only what he has. */
export function scoreSteps(player: Player): ScoreStep[] {
  const counts = countTiles(player, true, []);
  const steps: ScoreStep[] = [];
  SERIES.forEach(({ id, setSize, points }, series) => {
    const tiles = counts[series];
    if (tiles === 0) return;
    const [sets, rest] = [Math.floor(tiles / setSize), tiles % setSize];
    steps.push({
      kind: 'set',
      series: id,
      tiles,
      sets,
      setPoints: points[setSize],
      rest,
      restPoints: points[rest],
      points: SERIES_POINTS[series][tiles],
    });
  });
  PERSONS.forEach(({ id, series }, person) => {
    if (counts[SERIES.length + person] === 0) return;
    const tiles = counts[SERIES_OF_PERSON[person]];
    const complete = tiles >= SET_SIZE[SERIES_OF_PERSON[person]];
    steps.push({ kind: 'person', person: id, series, tiles, complete, points: PERSON_POINTS[person][tiles] });
  });
  if (player.bonus > 0) steps.push({ kind: 'bonus', temples: player.bonus / NO_TILE_POINTS, points: player.bonus });
  return steps;
}

const BONUS_CATEGORY = 'bonus';
export const CATEGORIES: readonly string[] = [...SERIES_IDS, ...PERSON_IDS, BONUS_CATEGORY];

function categoryOf(step: ScoreStep): string {
  return step.kind === 'set' ? step.series : step.kind === 'person' ? step.person : BONUS_CATEGORY;
}

/** GAR-8.6. */
export function endReason(state: State): EndReason {
  return state.deck.length === 0 ? 'CARDS' : 'TILES';
}

export function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const steps = state.players.map(scoreSteps);
  const sheet: ScoreLine[] = CATEGORIES.map((category) => ({
    category,
    points: steps.map((own) => own.find((step) => categoryOf(step) === category)?.points ?? 0),
  }));
  const totals = state.players.map(pointsOf);
  return { sheet, totals, ranks: rankSeats([totals]), endReason: endReason(state) }; // GAR-9.9: ties share the rank
}

/**
 * The running score of a seat as this table shows it; undefined where it shows none. On a state, or once the game is over,
 * everything counts. GAR-10.8: an opponent's score is not shown under `secret`, and never counts blind tiles.
 */
export function shownScore(state: State, seat: Seat): number | undefined {
  const viewer = 'viewer' in state ? state.viewer : 'all';
  const player = state.players[seat];
  if (viewer === 'all' || viewer === seat || state.phase === 'over') return pointsOf(player);
  if (state.options['tileVisibility'] !== 'tracked') return undefined;
  return pointsOfTiles(countTiles(player, false, scratch)) + player.bonus;
}

/** Where the table shows no score, the public bonus points are all that is left. */
export function scores(state: State): number[] {
  return state.players.map((player, seat) => shownScore(state, seat) ?? player.bonus);
}

/** The cards still in the deck, in the order of the data: public, though their order is not (GAR-10.1). */
export function cardsLeft(state: State): string[] {
  const seen = new Set([...state.offer, ...state.discarded]);
  for (const { laid } of state.players) for (let i = 0; i < laid.length; i += 4) seen.add(laid[i]);
  return CARD_IDS.filter((_, card) => !seen.has(card));
}
