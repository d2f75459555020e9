/**
 * One way to touch pieces for all boards. The board gives each piece the name that `Choice.at` has for it; how it looks, what
 * a touch does and what the screen reader hears follow from the choices.
 */
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Choice, GameMove, Refusal } from '@cantiere/engine';
import type { BoardProps } from '../contract.ts';
import { shake } from '../motion.ts';
import { PointingContext, useRinged } from '../pointing/lights.ts';
import { nextFor } from '../pointing/pointing.ts';
import { afterDrop, carriable } from './carrying.ts';
import { followDrag } from './drag.ts';
import { afterTouch, isWhole, looks, timesIn, touchedFor, withHand, type Look, type Outcome } from './touching.ts';
import './piece.css';

export interface Touching {
  /** What lies in hand, in the order touched. */
  readonly touched: readonly string[];
  /** What a hint or a lesson says to touch next. */
  readonly pointed?: string | undefined;
  look(place: string, copy?: number): Look;
  /** What is to be read beside a blocked piece. `atOnce`: what makes a whole move is played without asking again. */
  touch(place: string, copy?: number, atOnce?: boolean): Refusal | undefined;
  /** Whether this piece can be dragged to where its next touch is. */
  carriable(place: string): boolean;
  /** Touches both; undefined when the one has nothing to do with the other. */
  drop(from: string, to: string): Refusal | 'done' | undefined;
  /** Takes exactly this in hand. */
  hold(touched: readonly string[]): void;
  /** Puts everything back. */
  clear(): void;
}

const NOTHING: readonly string[] = [];

type Frame<M extends GameMove> = {
  readonly choices: readonly Choice<M>[];
  readonly draft: M | undefined;
  propose(move: M | undefined): void;
  play(move: M): void;
} & Pick<BoardProps, 'explain'>;

export function useTouch<M extends GameMove>({ choices, draft, propose, play, explain }: Frame<M>): Touching {
  // What was begun holds for the choices it was begun among.
  const [begun, setBegun] = useState<{ readonly among: readonly Choice<M>[]; readonly touched: readonly string[] }>();
  const touched = touchedFor(choices, draft, begun?.among === choices ? begun.touched : NOTHING);
  const seen = useMemo(() => looks(choices, touched), [choices, touched]);
  const loose = useMemo(() => carriable(choices, touched), [choices, touched]);
  const towards = useContext(PointingContext)?.towards;
  // A drag lasts over many pictures: whatever is touched is touched in the latest.
  const now = { choices, touched, draft, propose, play, explain };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const take = (outcome: Outcome<M>, atOnce = false): Refusal | 'done' | undefined => {
    if (outcome === undefined) return undefined;
    const at = latest.current;
    if ('refusal' in outcome) {
      at.explain(outcome.refusal);
      return outcome.refusal;
    }
    if (atOnce && isWhole(at.choices, outcome.move)) {
      at.play(outcome.move);
      return 'done';
    }
    setBegun({ among: at.choices, touched: outcome.touched });
    if (outcome.move !== at.draft) at.propose(outcome.move);
    return 'done';
  };
  return {
    touched,
    pointed: towards && nextFor(choices, towards, touched),
    look(place, copy = 0) {
      const look = seen.get(place) ?? 'plain';
      return look === 'chosen' && copy >= timesIn(touched, place) ? 'lit' : look;
    },
    touch(place, copy, atOnce = false) {
      const at = latest.current;
      // A button makes its move alone, whatever lies in hand.
      const taken = take(afterTouch(at.choices, atOnce ? NOTHING : at.touched, place, copy), atOnce);
      return taken === 'done' ? undefined : taken;
    },
    carriable: (place) => loose.has(place),
    drop: (from, to) => take(afterDrop(latest.current.choices, latest.current.touched, from, to)),
    hold: (these) => void take(withHand(latest.current.choices, these)),
    clear() {
      setBegun(undefined);
      if (latest.current.draft !== undefined) latest.current.propose(undefined);
    },
  };
}

export const TouchContext = createContext<Touching | undefined>(undefined);

export interface PieceProps {
  readonly 'data-at': string;
  readonly 'data-look': Look;
  readonly 'data-pointed'?: true;
  readonly 'data-ringed'?: true;
  readonly 'aria-description'?: string | undefined;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: true;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  /** It can be dragged: whoever moves the board leaves it to its finger. */
  readonly 'data-drag'?: true;
  onPointerDown?(event: PointerEvent): void;
  onClick?(event: MouseEvent): void;
  onKeyDown?(event: KeyboardEvent): void;
}

export interface PieceKind {
  /** Which of several alike pieces, from 0. */
  readonly copy?: number | undefined;
  /** A `<button>` has its own role and keys. */
  readonly button?: boolean | undefined;
  /** Plays what it makes at once: for acts that need no second thought and have no picture of what comes. */
  readonly atOnce?: boolean | undefined;
}

/** What makes any element, of the page or of a drawing, the piece of this name. */
export function usePiece(place: string, { copy = 0, button = false, atOnce = false }: PieceKind = {}): PieceProps {
  const touching = useContext(TouchContext);
  const words = useContext(PointingContext)?.words;
  const ringed = useRinged(place);
  const look = touching?.look(place, copy) ?? 'plain';
  // Of alike pieces the first that is not in hand.
  const pointed = touching?.pointed === place && copy === timesIn(touching.touched, place);
  const named = {
    'data-at': place,
    'data-look': look,
    ...(ringed && { 'data-ringed': true as const }),
    ...(pointed && { 'data-pointed': true as const, 'aria-description': words }),
  };
  if (touching === undefined || look === 'plain') return named;
  const touch = (element: Element): void => {
    if (touching.touch(place, copy, atOnce)) void shake(element);
  };
  const drag = (event: PointerEvent): void => {
    const before = touching.touched;
    followDrag(event, {
      begin: () => look === 'lit' && touching.touch(place, copy),
      drop(to, element) {
        const taken = touching.drop(place, to);
        if (taken !== undefined && taken !== 'done') void shake(element);
        return taken === 'done';
      },
      back: () => touching.hold(before),
    });
  };
  return {
    ...named,
    ...(!atOnce && { 'aria-pressed': look === 'chosen' }),
    ...(look === 'blocked' && { 'aria-disabled': true as const }),
    onClick: (event) => touch(event.currentTarget),
    ...(look !== 'blocked' && touching.carriable(place) && { 'data-drag': true, onPointerDown: (event) => drag(event) }),
    ...(!button && {
      role: 'button' as const,
      tabIndex: 0 as const,
      onKeyDown(event) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touch(event.currentTarget);
      },
    }),
  };
}
