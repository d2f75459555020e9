/** Games of the bots that are played to be counted: each follows from the seed and its number alone, so that a stopped run goes on where it was. */
import { steadyMove, type BotLevel } from '@cantiere/bots';
import { below, deal, quickChance, readTableRequest, seedFrom, type PlayedMove, type Told } from '@cantiere/engine';
import { addGame, Counting, emptySums, type GameCount, type GameNumbers, type Sums } from '@cantiere/engine/numbers';
import type { LoadedGame } from './games.ts';

export interface NumbersPlan {
  readonly seed: string;
  /** Numbers of players, in turn. */
  readonly players: readonly number[];
  /** Who sits down, drawn by lot for each seat. */
  readonly bots: readonly BotLevel[];
}

/** The game of this number, played and counted. */
export function countedGame({ game, bot }: LoadedGame, numbers: GameNumbers, plan: NumbersPlan, number: number): GameCount {
  const seed = seedFrom(`${plan.seed}/${number}`);
  const seats = plan.players[number % plan.players.length] ?? game.meta.players.min;
  const table = readTableRequest(game, seats, {});
  if ('refusal' in table) throw new Error(`${game.meta.title.en} cannot be played by ${seats}.`);
  const lot = quickChance(Number.parseInt(seed.slice(0, 12), 16));
  const levels = Array.from({ length: seats }, () => plan.bots[below(lot, plan.bots.length)] ?? 'greedy');
  const counting = new Counting(numbers, seats);
  const told: Told[] = [];
  const state = deal(game, { ...table, seed }, told);
  counting.dealt(told);
  const played: PlayedMove[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0];
    const move = steadyMove({ game, bot }, levels[seat] ?? 'greedy', game.view(state, seat), { seed, played, seat });
    told.length = 0;
    game.play(state, seat, move, told);
    counting.played(told);
    played.push({ seat, move });
  }
  const counted = counting.end(game, state);
  if (!counted) throw new Error('A game without an end.');
  return counted;
}

/** Empty sums for each number of players, the fewest first. */
export const sumsFor = (players: readonly number[], numbers: GameNumbers): Sums[] =>
  players.toSorted((a, b) => a - b).map((seats) => emptySums(seats, numbers));

export function addTo(all: readonly Sums[], numbers: GameNumbers, game: GameCount): void {
  const sums = all.find(({ seats }) => seats === game.seats);
  if (sums) addGame(sums, numbers, game);
}
