/** The arena: A against B on the same deals from every seat. With more than two players A sits alone among B's. */
import {
  deal,
  defaultOptions,
  earlierOf,
  seedFrom,
  type GameMove,
  type GameState,
  type PlayedMove,
  type Seat,
  type Temperament,
  type View,
} from '@cantiere/engine';
import { chooseMove, type Thinker } from './choose.ts';
import type { Rung, Searching } from './levels.ts';
import { sprt, wilson95 } from './statistics.ts';

export interface Match {
  readonly a: Rung;
  readonly b: Rung;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** For bots that search, in place of their level's own. */
  readonly budgets?: { readonly a: Partial<Searching>; readonly b: Partial<Searching> };
  /** Absent: none. */
  readonly temperaments?: { readonly a?: Temperament; readonly b?: Temperament };
}

/** What one game says about A. */
export interface ArenaGame {
  readonly winA: number;
  readonly scoreA: number;
  readonly scoreB: number;
  readonly msA: number;
  readonly movesA: number;
  readonly msB: number;
  readonly movesB: number;
}

export interface ArenaReport {
  readonly game: string;
  readonly a: Rung;
  readonly b: Rung;
  readonly players: number;
  readonly games: number;
  readonly winRateA: number;
  readonly wilson95: readonly [number, number];
  readonly temperaments?: Match['temperaments'];
  readonly sprt: ReturnType<typeof sprt>;
  readonly averageScoreA: number;
  readonly averageScoreB: number;
  readonly msPerMoveA: number;
  readonly msPerMoveB: number;
  readonly seconds: number;
}

/** Told of every decision before it is played. */
export type Onlooker = (view: View<GameState>, seat: Seat, move: GameMove, who: 'a' | 'b') => void;

export interface ArenaWish {
  readonly looksOn?: Onlooker;
  /** What B knows, where it is not what A does. */
  readonly against?: Thinker;
}

/** Game number `index` of a match: deals come in blocks of `players` games, in which A sits in every seat once. */
export function arenaGame(
  thinker: Thinker,
  match: Match,
  index: number,
  { looksOn, against = thinker }: ArenaWish = {},
): ArenaGame {
  const { game } = thinker;
  const seatOfA: Seat = index % match.players;
  const block = Math.floor(index / match.players);
  const state = deal(game, {
    seats: match.players,
    options: defaultOptions(game.options),
    seed: seedFrom(`${match.seed}/${block}`),
  });
  const time = { a: 0, b: 0 };
  const moves = { a: 0, b: 0 };
  const played: PlayedMove[] = [];
  for (let step = 0, toAct = game.toAct(state); toAct.length > 0; step++, toAct = game.toAct(state)) {
    const seat = toAct[0];
    const who = seat === seatOfA ? 'a' : 'b';
    const started = performance.now();
    const how = {
      budget: match.budgets?.[who],
      carryOn: true,
      earlier: earlierOf(played, seat),
      temperament: match.temperaments?.[who],
    };
    const view = game.view(state, seat);
    const move = chooseMove(who === 'a' ? thinker : against, match[who], view, seat, index * 8192 + step, how);
    time[who] += performance.now() - started;
    looksOn?.(view, seat, move, who);
    moves[who]++;
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  const { ranks, totals } = game.result(state)!;
  const winners = ranks.filter((rank) => rank === 1).length;
  const others = totals.filter((_, seat) => seat !== seatOfA);
  return {
    winA: ranks[seatOfA] === 1 ? 1 / winners : 0,
    scoreA: totals[seatOfA],
    scoreB: others.reduce((sum, score) => sum + score, 0) / others.length,
    msA: time.a,
    movesA: moves.a,
    msB: time.b,
    movesB: moves.b,
  };
}

export function arenaReport(id: string, match: Match, games: readonly ArenaGame[], seconds: number): ArenaReport {
  const sum = (of: (game: ArenaGame) => number): number => games.reduce((total, game) => total + of(game), 0);
  const wins = sum(({ winA }) => winA);
  const [low, high] = wilson95(wins, games.length);
  return {
    game: id,
    a: match.a,
    b: match.b,
    ...(match.temperaments && { temperaments: match.temperaments }),
    players: match.players,
    games: games.length,
    winRateA: rounded(wins / games.length, 4),
    wilson95: [rounded(low, 4), rounded(high, 4)],
    sprt: sprt(wins, games.length, 1 / match.players),
    averageScoreA: rounded(sum(({ scoreA }) => scoreA) / games.length, 2),
    averageScoreB: rounded(sum(({ scoreB }) => scoreB) / games.length, 2),
    msPerMoveA: rounded(
      sum(({ msA }) => msA) /
        Math.max(
          1,
          sum(({ movesA }) => movesA),
        ),
      3,
    ),
    msPerMoveB: rounded(
      sum(({ msB }) => msB) /
        Math.max(
          1,
          sum(({ movesB }) => movesB),
        ),
      3,
    ),
    seconds: rounded(seconds, 1),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
