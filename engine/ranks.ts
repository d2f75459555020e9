/** Ranking with ties: the better by the first criterion that differs; equal in all of them share a rank (1, 2, 2, 4). */

/** `criteria[k][seat]`, most important first; higher is better. */
export function rankSeats(criteria: readonly (readonly number[])[]): number[] {
  const seats = criteria[0]?.length ?? 0;
  const better = (a: number, b: number): boolean => {
    for (const values of criteria) if (values[a] !== values[b]) return values[a] > values[b];
    return false;
  };
  return Array.from(
    { length: seats },
    (_, seat) => 1 + Array.from({ length: seats }, (_, other) => other).filter((other) => better(other, seat)).length,
  );
}
