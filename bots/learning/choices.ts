/** Choices to learn from: what somebody took who searched, of what they could have taken, and what spoke for each. */
import type { Thinker } from '../choose.ts';
import { playItself, type SelfPlay } from './games.ts';
import { oneAfterTheOther } from './positions.ts';

/** Noted choices of some games, one after the other. */
export interface Choices {
  readonly options: number;
  readonly traits: number;
  /** Choice by choice, option by option. */
  readonly seen: Float32Array;
  /** As bits. */
  readonly offered: Int32Array;
  readonly taken: Int32Array;
  /** The game that a choice is from: whole games are learned from or tested with. */
  readonly games: Int32Array;
}

/** The choices of the games with these numbers. */
export function noteChoices(thinker: Thinker, how: SelfPlay, numbers: Iterable<number>): Choices {
  const { choosing } = thinker.bot;
  if (!choosing) throw new Error(`${thinker.game.meta.id} has no choices to learn from: its bot names none.`);
  const options = choosing.options.length;
  const traits = choosing.traits.length;
  const seen: number[] = [];
  const offered: number[] = [];
  const taken: number[] = [];
  const games: number[] = [];
  const own = new Float64Array(options * traits);
  for (const number of numbers) {
    playItself(thinker, how, number, {
      choice(state, seat, move) {
        const choice = choosing.choice(state, move);
        if (!choice) return;
        choosing.see(state, seat, own);
        for (const one of own) seen.push(one);
        offered.push(choice.offered);
        taken.push(choice.taken);
        games.push(number);
      },
    });
  }
  return {
    options,
    traits,
    seen: Float32Array.from(seen),
    offered: Int32Array.from(offered),
    taken: Int32Array.from(taken),
    games: Int32Array.from(games),
  };
}

export function joinedChoices(parts: readonly Choices[]): Choices {
  const [{ options, traits }] = parts;
  return {
    options,
    traits,
    seen: oneAfterTheOther(parts.map(({ seen }) => seen)),
    offered: oneAfterTheOther(parts.map(({ offered }) => offered)),
    taken: oneAfterTheOther(parts.map(({ taken }) => taken)),
    games: oneAfterTheOther(parts.map(({ games }) => games)),
  };
}
