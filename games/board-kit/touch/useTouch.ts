/**
 * One way to touch pieces for all boards. The board gives each piece the name that `Choice.at` has for it; how it looks, what
 * a touch does and what the screen reader hears follow from the choices.
 */
import { createContext, useContext, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Choice, GameMove, Refusal } from '@cantiere/engine';
import type { BoardProps } from '../contract.ts';
import { shake } from '../motion.ts';
import { afterTouch, looks, timesIn, touchedFor, type Look } from './touching.ts';

export interface Touching {
  /** What lies in hand, in the order touched. */
  readonly touched: readonly string[];
  look(place: string, copy?: number): Look;
  /** What is to be read beside a blocked piece. */
  touch(place: string, copy?: number): Refusal | undefined;
  /** Puts everything back. */
  clear(): void;
}

const NOTHING: readonly string[] = [];

type Frame<M extends GameMove> = {
  readonly choices: readonly Choice<M>[];
  readonly draft: M | undefined;
} & Pick<BoardProps, 'explain'> & { propose(move: M | undefined): void };

export function useTouch<M extends GameMove>({ choices, draft, propose, explain }: Frame<M>): Touching {
  // What was begun holds for the choices it was begun among.
  const [begun, setBegun] = useState<{ readonly among: readonly Choice<M>[]; readonly touched: readonly string[] }>();
  const touched = touchedFor(choices, draft, begun?.among === choices ? begun.touched : NOTHING);
  const seen = useMemo(() => looks(choices, touched), [choices, touched]);
  return {
    touched,
    look(place, copy = 0) {
      const look = seen.get(place) ?? 'plain';
      return look === 'chosen' && copy >= timesIn(touched, place) ? 'lit' : look;
    },
    touch(place, copy) {
      const outcome = afterTouch(choices, touched, place, copy);
      if (outcome === undefined) return undefined;
      if ('refusal' in outcome) {
        explain(outcome.refusal);
        return outcome.refusal;
      }
      setBegun({ among: choices, touched: outcome.touched });
      if (outcome.move !== draft) propose(outcome.move);
      return undefined;
    },
    clear() {
      setBegun(undefined);
      if (draft !== undefined) propose(undefined);
    },
  };
}

export const TouchContext = createContext<Touching | undefined>(undefined);

export interface PieceProps {
  readonly 'data-at': string;
  readonly 'data-look': Look;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: true;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  onClick?(event: MouseEvent): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/** What makes any element, of the page or of a drawing, the piece of this name. A `<button>` has its own role and keys. */
export function usePiece(place: string, { copy = 0, button = false }: { copy?: number; button?: boolean } = {}): PieceProps {
  const touching = useContext(TouchContext);
  const look = touching?.look(place, copy) ?? 'plain';
  if (touching === undefined || look === 'plain') return { 'data-at': place, 'data-look': look };
  const touch = (element: Element): void => {
    if (touching.touch(place, copy)) void shake(element);
  };
  return {
    'data-at': place,
    'data-look': look,
    'aria-pressed': look === 'chosen',
    ...(look === 'blocked' && { 'aria-disabled': true as const }),
    onClick: (event) => touch(event.currentTarget),
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
