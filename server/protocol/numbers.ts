/** What finished games add up to: counts and sums, and nobody's name. */
import type { Sums as EngineSums } from '@cantiere/engine/numbers';
import Type from 'typebox';
import { carried, type Wire } from './wire.ts';

export const NumberSums = carried<EngineSums>('Games with one number of players (engine/numbers/sums.ts)', {
  seats: Type.Integer(),
  games: Type.Integer(),
});

/** The sums are the engine's own: whoever has them may add to them. */
export type PlayedNumbers = Omit<Wire<typeof PlayedNumbers>, 'sums'> & { readonly sums: readonly EngineSums[] };
export const PlayedNumbers = Type.Object({
  games: Type.Integer({ description: 'So many of the latest were added up' }),
  sums: Type.Array(NumberSums, { description: 'By number of players, the fewest first' }),
});
