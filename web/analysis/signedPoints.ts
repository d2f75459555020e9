/** +3, −6, 0. */
export const signedPoints = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
