/**
 * Laying a card. A card, or a turn of it, that is touched lies at once where it fits best, and can then be carried anywhere,
 * also where it may not lie: its squares say why. What fits where comes from the choices.
 */
import { useMemo, useRef, useState, type RefObject } from 'react';
import { narrowed, type Choice, type Seat } from '@cantiere/engine';
import { afterTouch } from '../../board-kit/touch/touching.ts';
import { useTouching, type Touching } from '../../board-kit/touch/useTouch.ts';
import type { Move, PlayCard } from '../rules/moves.ts';
import { explainPlacement } from '../rules/placement.ts';
import { EMPTY } from '../rules/state.ts';
import { touches, turnAt } from '../rules/touch.ts';
import { firstGrip, gripSquare, middleOf, nearest, sameMove, turnedBy } from './placing.ts';
import type { GardensProps, GardensView } from './props.ts';
import type { GardenWindow } from './table.ts';

export interface Laying {
  /** Where cards of the offer may lie. */
  readonly plays: readonly PlayCard[];
  /** The card in hand: the draft, when it is a card to lay. */
  readonly held: PlayCard | undefined;
  /** The printed square by which it is held. */
  readonly grip: number;
  /** Moves the card in hand; a new grip when it was seized elsewhere. Under a finger the window does not follow it. */
  carry(move: PlayCard, by?: { readonly grip?: number; readonly finger?: boolean }): void;
  /** Turns it on, to the next turn with which it fits anywhere. */
  turn(quarters: 1 | -1): void;
  /** False right after a finger moved the card. */
  readonly follow: RefObject<boolean>;
  /** The card hangs on a finger: the garden lies still under it. */
  readonly led: boolean;
  lead(by: boolean): void;
}

type PlayChoice = Choice<Move> & { readonly move: PlayCard };
const fits = (choice: Choice<Move>): choice is PlayChoice => choice.move.type === 'PLAY_CARD' && !choice.refusal;

export function useLaying(
  { view, choices, draft, propose }: GardensProps,
  front: Seat,
  window: RefObject<GardenWindow | null>,
): readonly [Laying, Touching] {
  const touching = useTouching();
  const follow = useRef(true);
  const [led, lead] = useState(false);
  const [seized, setSeized] = useState<{ readonly card: number; readonly grip: number }>();
  const fitting = useMemo(() => choices.filter(fits), [choices]);
  const plays = useMemo(() => fitting.map(({ move }) => move), [fitting]);
  const held = choices.length > 0 && draft?.type === 'PLAY_CARD' && view.offer[draft.slot] >= 0 ? draft : undefined;
  const card = held ? view.offer[held.slot] : EMPTY;
  const grip = held === undefined ? 0 : seized?.card === card ? seized.grip : firstGrip(card);

  const carry: Laying['carry'] = (move, { grip: by, finger = false } = {}) => {
    follow.current = !finger;
    if (by !== undefined) setSeized({ card: view.offer[move.slot], grip: by });
    if (held && sameMove(held, move)) return;
    // Where it may not lie, card and turn stay in hand.
    touching.hold(touches(move).slice(0, 2), true);
    propose(move);
  };
  /** Among these, all of one card: turned around its grip, or just taken up. */
  const best = (open: readonly PlayCard[]): PlayCard | undefined => {
    if (held && open[0]?.slot === held.slot) return nearest(open, gripSquare(held, grip), (move) => gripSquare(move, grip));
    const centre = held ? middleOf(held) : (window.current?.centre() ?? { x: 1.5, y: 1 });
    const upright = open.filter(({ rotation }) => rotation === (held?.rotation ?? 0));
    return nearest(sparing(view, front, upright.length > 0 ? upright : open), centre, middleOf);
  };
  /** What a touch leaves open; a turn leaves the place open, too. */
  const openAfter = (place: string, copy: number | undefined): readonly PlayCard[] => {
    const outcome = afterTouch(choices, touching.touched, place, copy);
    if (!outcome || !('touched' in outcome) || outcome.touched.length === 0) return [];
    const turned = held !== undefined && outcome.touched[1] !== undefined && outcome.touched[1] !== turnAt(held.rotation);
    if (outcome.move !== undefined && !(turned && place === outcome.touched[1])) return [];
    return narrowed(fitting, outcome.touched.slice(0, 2)).map(({ move }) => move);
  };
  const settled: Touching = {
    ...touching,
    // A card is carried into the garden square by square; a temple goes by itself.
    carriable: (place) => place.startsWith('temple:') && touching.carriable(place),
    touch: (place, copy, atOnce) => {
      const settles = best(openAfter(place, copy));
      if (!settles) return touching.touch(place, copy, atOnce);
      carry(settles, held?.slot === settles.slot ? {} : { grip: firstGrip(view.offer[settles.slot]) });
      return undefined;
    },
  };
  const turn = (quarters: 1 | -1): void => {
    if (!held) return;
    const next = [1, 2, 3]
      .map((times) => turnedBy(held.rotation, times * quarters))
      .find((rotation) => plays.some((play) => play.slot === held.slot && play.rotation === rotation));
    if (next !== undefined) settled.touch(turnAt(next));
  };
  return [{ plays, held, grip, carry, turn, follow, led, lead }, settled];
}

/** A card just picked up should not lie on my buildings when it can lie beside them. */
function sparing(view: GardensView, seat: Seat, places: readonly PlayCard[]): readonly PlayCard[] {
  const costs = places.map(
    (move) =>
      explainPlacement(view, seat, move).filter(({ landing, shows, beneath }) => landing === 'ON_BUILDING' && shows !== beneath)
        .length,
  );
  const least = Math.min(...costs);
  return places.filter((_, i) => costs[i] === least);
}
