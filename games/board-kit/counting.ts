/** What a counter shows on its way from one number to another: quick at first, never beyond either end. */
export function countedAfter(from: number, to: number, elapsed: number, duration: number): number {
  // The first frame may carry a time from before the count began.
  const done = Math.min(1, Math.max(0, elapsed / duration));
  return Math.round(from + (to - from) * (1 - (1 - done) ** 3));
}
