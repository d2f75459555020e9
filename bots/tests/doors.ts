/** Doors, a game that is over after one decision: behind each door somebody wins so often and no oftener. What a search must find is known. */
import {
  below,
  quickChance,
  split,
  type BotKnowledge,
  type Choice,
  type Game,
  type GameMove,
  type GameState,
  type View,
} from '@cantiere/engine';
import type { Thinker } from '../choose.ts';

interface Doors extends GameState {
  /** 0 to 99, unknown to who chooses; a door wins where it is lower than the door's number. */
  luck: number;
  open: number;
  done: boolean;
}
type Open = GameMove & { readonly door: number };

export interface DoorsPlan {
  /** Of each door: wins in 100. */
  readonly wins: readonly number[];
  /** What rules of thumb open. */
  readonly habit: number;
  /** Doors that cannot be touched on the board. */
  readonly untouchable?: readonly number[];
  /** Behind these doors is another one, to be opened next: the decision is only half made. */
  readonly half?: readonly number[];
}

/** Seat 0 is asked. */
export function doors({ wins, habit, untouchable = [], half = [] }: DoorsPlan): { thinker: Thinker; view: View<GameState> } {
  const moves = wins.map((_, door): Open => ({ type: 'OPEN', door }));
  const asked = [0];
  const nobody: number[] = [];
  const game = {
    meta: { id: 'doors', players: { min: 2, max: 2 } },
    options: [],
    refusalCodes: [],
    refuseTable: () => undefined,
    toAct: (state: Doors) => (state.done ? nobody : asked),
    moves: (state: Doors) => (state.done ? [] : state.open < 0 ? [...moves] : [moves[state.open]]),
    refuse: () => undefined,
    play(state: Doors, _: number, move: Open) {
      state.done = state.open >= 0 || !half.includes(move.door);
      state.open = move.door;
    },
    clone: (state: Doors) => ({ ...state }),
    view: (state: Doors, viewer: number) => ({ ...state, viewer }),
    imagine: (view: Doors, _: number, chance: Parameters<typeof split>[0]) => ({ ...view, luck: below(chance, 100) }),
    choices: (): Choice[] =>
      moves.map((move) => ({
        kind: 'move',
        under: ['doors'],
        at: untouchable.includes(move.door) ? [] : [`door:${move.door}`],
        move,
      })),
    result: (state: Doors) => {
      if (!state.done) return undefined;
      const won = state.luck < (wins[state.open] ?? 0);
      const totals = won ? [1, 0] : [0, 1];
      return { sheet: [{ category: 'doors', points: totals }], totals, ranks: won ? [1, 2] : [2, 1], endReason: 'open' };
    },
    scores: () => [0, 0],
    round: () => 1,
  } as unknown as Game;
  const bot = {
    greedy: () => moves[habit],
    playout: (state: Doors) => moves[state.open < 0 ? habit : state.open],
    evaluate: (_: Doors, out: Float64Array) => out.fill(0.5),
    settled: (state: Doors) => state.done || state.open < 0,
  } as unknown as BotKnowledge;
  const state: Doors = { seats: 2, options: {}, chance: quickChance(1), luck: 0, open: -1, done: false };
  return { thinker: { game, bot }, view: game.view(state, 0) };
}
