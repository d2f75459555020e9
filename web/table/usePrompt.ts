/**
 * What the prompt says: what is asked, and, as soon as something lies in hand, what that move costs and brings, or what is to be
 * touched next for it. The button beside it names the move itself.
 */
import { useCallback, useState } from 'react';
import {
  plain,
  type Choice,
  type GameMove,
  type GameState,
  type GameTexts,
  type Seat,
  type View,
  type Words,
} from '@cantiere/engine';

interface Asking {
  readonly texts: GameTexts;
  readonly view: View<GameState>;
  readonly seat: Seat | 'spectator';
  readonly choices: readonly Choice[];
  readonly draft: GameMove | undefined;
  /** The move in hand is whole and can be made. */
  readonly ready: boolean;
  /** It gives something up, which is said beside the button. */
  readonly warned: boolean;
  readonly nameOf: (seat: Seat) => string;
}

/** So many letters stand in one line on a desk. */
const ONE_LINE = 84;

export interface Prompt {
  readonly words: Words;
  /** It speaks of what lies in hand. */
  readonly follows: boolean;
  /** The board says what has been touched so far. */
  holding(touched: readonly string[]): void;
}

export function usePrompt(asking: Asking): Prompt {
  const { texts, view, seat, choices } = asking;
  const [held, setHeld] = useState<{ readonly among: readonly Choice[]; readonly touched: readonly string[] }>();
  const holding = useCallback((touched: readonly string[]) => setHeld({ among: choices, touched }), [choices]);
  const inHand = ofHand(asking, held?.among === choices ? held.touched : []);
  return { words: inHand ?? texts.prompt(view, seat), follows: inHand !== undefined, holding };
}

/** Undefined where there is nothing to say but what is asked anyway. */
export function ofHand(
  { texts, view, seat, draft, ready, warned, nameOf }: Omit<Asking, 'choices'>,
  touched: readonly string[],
): Words | undefined {
  if (draft && ready) {
    if (warned) return undefined;
    const name = texts.move(draft, view);
    const detail = texts.moveDetail(draft, view);
    if (!detail) return name;
    // "Bid 7: Floors 7" has its colon already.
    const both = plain(name, nameOf).includes(':')
      ? [...name, '. ', ...begun(detail, true)]
      : [...name, ': ', ...begun(detail, false)];
    return plain(both, nameOf).length <= ONE_LINE ? both : begun(detail, true);
  }
  return touched.length === 0 ? undefined : texts.promptWith?.(touched, view, seat);
}

/** With a capital letter, or without one behind a colon; a name keeps its own. */
function begun([first, ...rest]: Words, large: boolean): Words {
  if (typeof first !== 'string') return [first, ...rest];
  const letter = first.charAt(0);
  return [(large ? letter.toUpperCase() : letter.toLowerCase()) + first.slice(1), ...rest];
}
