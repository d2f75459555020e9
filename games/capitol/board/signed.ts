/** `+3`, and `−2` with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
