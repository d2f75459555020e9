/**
 * What is touched settles at once where it is best: a contract is to be built rather than kept as a Favor, a building stands
 * on the best site that has the lot. All else that it leaves open stays lit, and is taken by touching it.
 */
import { narrowed, type Choice } from '@cantiere/engine';
import { afterTouch } from '../../../board-kit/touch/touching.ts';
import { useTouching, type Touching } from '../../../board-kit/touch/useTouch.ts';
import type { PlacementPreview } from '../../rules/index.ts';
import type { Move } from '../../rules/moves.ts';

/** `open`: the sites for what is being built, best first. */
export function useSettling(choices: readonly Choice<Move>[], open: readonly PlacementPreview[]): Touching {
  const touching = useTouching();
  return {
    ...touching,
    touch(place, copy, atOnce) {
      const best = atOnce ? undefined : settled(choices, touching.touched, place, open);
      if (!best) return touching.touch(place, copy, atOnce);
      touching.hold(best);
      return undefined;
    },
  };
}

/** All touches of the best that this touch leaves open; undefined when it leaves nothing open, or what only I can decide. */
export function settled(
  choices: readonly Choice<Move>[],
  touched: readonly string[],
  place: string,
  open: readonly PlacementPreview[],
): readonly string[] | undefined {
  const outcome = afterTouch(choices, touched, place);
  if (!outcome || 'refusal' in outcome || outcome.move !== undefined || !outcome.touched.includes(place)) return undefined;
  const ways = narrowed(
    choices.filter(({ refusal }) => refusal === undefined),
    outcome.touched,
  );
  const build = ways.find(({ move }) => move.type === 'BUILD');
  if (build) return build.at;
  for (const { lots } of open) {
    const way = ways.find(({ move }) => move.type === 'PLACE' && move.lots.join() === lots.join());
    if (way) return way.at;
  }
  return undefined;
}
