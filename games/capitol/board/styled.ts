/** Inline styles that carry the board's own CSS variables. */
import type { CSSProperties } from 'react';

export const styled = (style: CSSProperties & Readonly<Record<`--cap-${string}`, string | number>>): CSSProperties => style;
