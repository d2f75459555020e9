/** Points may come in tenths; a sum or difference of them must not show the machine's rounding (5.700000000000003). */
export const rounded = (points: number): number => Math.round(points * 100) / 100;
