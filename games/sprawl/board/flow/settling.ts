/**
 * What is touched settles at once where it is best: a contract is to be built rather than kept as a Favor, a building stands
 * on the best site that has the lot. All else that it leaves open stays lit, and is taken by touching it. A contract is dragged
 * onto a lot: that begins it there, though building and placing are two moves.
 */
import { useLayoutEffect, useRef } from 'react';
import { narrowed, type Choice } from '@cantiere/engine';
import { afterTouch } from '../../../board-kit/touch/touching.ts';
import { useTouching, type Touching } from '../../../board-kit/touch/useTouch.ts';
import type { PlacementPreview } from '../../rules/index.ts';
import type { Move } from '../../rules/moves.ts';
import { lot as touchedAs } from '../../rules/touch.ts';
import type { Flow } from './plan.ts';

export function useSettling(choices: readonly Choice<Move>[], plan: Flow): Touching {
  const touching = useTouching();
  const { carried } = touching;
  const builds = (place: string | undefined): boolean =>
    choices.some(({ move, at, refusal }) => move.type === 'BUILD' && refusal === undefined && at[0] === place);
  // A drag outlives the picture in which it began.
  const latest = useRef({ plan, carried });
  useLayoutEffect(() => {
    latest.current = { plan, carried };
  });
  return {
    ...touching,
    touch(place, copy, atOnce) {
      const best = atOnce ? undefined : settled(choices, touching.touched, place, plan.open);
      if (!best) return touching.touch(place, copy, atOnce);
      touching.hold(best);
      return undefined;
    },
    carriable: (place) => touching.carriable(place) || builds(place),
    carry(piece) {
      touching.carry(piece);
      if (!piece) latest.current.plan.hangOver('off');
    },
    isGoal: (place) =>
      touching.isGoal(place) || (carried !== undefined && builds(carried.place) && isOpen(plan.open, lotNamed(place))),
    hover(to) {
      const now = latest.current;
      if (builds(now.carried?.place)) now.plan.hangOver(lotNamed(to));
      else touching.hover(to);
    },
    drop(from, to) {
      const lot = lotNamed(to);
      return builds(from) && lot !== undefined ? latest.current.plan.tryLot(lot) : touching.drop(from, to);
    },
  };
}

const isOpen = (open: readonly PlacementPreview[], lot: number | undefined): boolean =>
  lot !== undefined && open.some(({ lots }) => lots.includes(lot));

function lotNamed(place: string | undefined): number | undefined {
  const lot = Number(place?.split(':')[1]);
  return place === touchedAs(lot) ? lot : undefined;
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
