// The states every card of the table shares, and how a card turns into a button when it can be picked.
import type { MouseEventHandler } from 'react';

export type CardState = 'normal' | 'lit' | 'selected' | 'blocked';

export interface Pickable {
  readonly state?: CardState | undefined;
  /** A blocked card can be picked too: the board answers with the reason. */
  readonly onPick?: (() => void) | undefined;
}

interface ButtonAttributes {
  readonly type: 'button';
  readonly onClick: MouseEventHandler;
  readonly 'aria-pressed': boolean;
  readonly 'aria-disabled': boolean;
}

export const asButton = (state: CardState, onPick: () => void): ButtonAttributes => ({
  type: 'button',
  onClick: () => onPick(),
  'aria-pressed': state === 'selected',
  'aria-disabled': state === 'blocked',
});
