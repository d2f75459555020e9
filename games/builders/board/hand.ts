/** What a person holds while a move is assembled: the site looked at, the tool to hand out, the university to attend. */
import { useState } from 'react';
import { NONE } from '../rules/cards.ts';

export type Pane = 'plans' | 'crew' | 'moves';
export type Stall = 'buildings' | 'workers' | 'investments';

export interface Hand {
  readonly site: number;
  readonly tool: number;
  readonly lesson: number;
  /** Key of the chosen way to finish the site; '' when none. */
  readonly way: string;
  /** What a phone shows below the sites, and which part of the market. */
  readonly pane: Pane;
  readonly stall: Stall;
  set(change: Partial<Omit<Hand, 'set'>>): void;
}

export function useHand(): Hand {
  const [held, setHeld] = useState<Omit<Hand, 'set'>>({
    site: NONE,
    tool: NONE,
    lesson: NONE,
    way: '',
    pane: 'plans',
    stall: 'buildings',
  });
  return { ...held, set: (change) => setHeld((was) => ({ ...was, ...change })) };
}
