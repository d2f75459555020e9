/** What all fits have in common: one game in five is kept aside, the others are gone through in shuffled batches, the last ones in smaller steps. */
import { quickChance, shuffle } from '@cantiere/engine';

const TESTED_OF = 5;
const BATCH = 256;

/** The numbers of what was noted, to learn from and to test with; game by game, whichever thread played it. */
export function divided(games: Int32Array): { learned: number[]; tested: number[] } {
  const all = Array.from(games.keys()).sort((one, other) => games[one] - games[other]);
  return {
    learned: all.filter((n) => games[n] % TESTED_OF !== 0),
    tested: all.filter((n) => games[n] % TESTED_OF === 0),
  };
}

/** `step` is told of every batch, and by how much of its rate it may go. */
export function inBatches(learned: number[], epochs: number, step: (batch: readonly number[], pace: number) => void): void {
  const chance = quickChance(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(chance, learned);
    const pace = Math.min(1, (2 * (epochs - epoch)) / epochs) ** 2;
    for (let from = 0; from < learned.length; from += BATCH) step(learned.slice(from, from + BATCH), pace);
  }
}
