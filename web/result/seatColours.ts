/** The colour of a seat as a ground, and what is written on it; a game whose seats have colours of their own says it for each. */
import type { CSSProperties } from 'react';
import type { Seat } from '@cantiere/engine';

export const onSeat = (seat: Seat): string => `var(--on-p${seat % 7}, var(--on-p))`;
export const seatColours = (seat: Seat): CSSProperties => ({ background: `var(--p${seat % 7})`, color: onSeat(seat) });
