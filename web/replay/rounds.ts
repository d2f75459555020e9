/** The first position of the next round; backwards the first of this one, or of the one before when already there. */
export function roundFrom(rounds: readonly number[], at: number, direction: 1 | -1): number {
  const now = rounds[at] ?? 1;
  const firstOf = (round: number): number => rounds.findIndex((each) => each >= round);
  if (direction > 0) {
    const next = rounds.findIndex((round, position) => position > at && round > now);
    return next < 0 ? rounds.length - 1 : next;
  }
  const first = firstOf(now);
  return at > first ? first : Math.max(0, firstOf(rounds[first - 1] ?? now));
}
