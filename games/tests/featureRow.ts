/** The features of a seat as tests read them: as many as there are names, all of them written, whatever stood there before. */
import type { GameState, Learning, Seat } from '@cantiere/engine';
import { expect } from 'vitest';

export function rowOf<S extends GameState>({ names, look, features }: Learning<S>, state: S, seat: Seat): Float64Array {
  look?.(state);
  const row = new Float64Array(names.length + 1).fill(-99);
  const again = new Float64Array(names.length + 1).fill(-77);
  features(state, seat, row);
  features(state, seat, again);
  expect(row[names.length]).toBe(-99);
  expect(again.subarray(0, -1).every((value, i) => value === row[i])).toBe(true);
  return row.subarray(0, -1);
}

/** One of them, by its name. */
export function featureOf<S extends GameState>(learning: Learning<S>, state: S, seat: Seat, name: string): number {
  return rowOf(learning, state, seat)[learning.names.indexOf(name)];
}
