/** Ranking with ties: the better by the first criterion that differs; equal in all of them share a rank (1, 2, 2, 4). */

/** `criteria[k][seat]`, most important first; higher is better. */
export function rankSeats(criteria: readonly (readonly number[])[]): number[] {
  const seats = criteria[0]?.length ?? 0;
  const ranks: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    let rank = 1;
    for (let other = 0; other < seats; other++) if (isBetter(criteria, other, seat)) rank++;
    ranks.push(rank);
  }
  return ranks;
}

function isBetter(criteria: readonly (readonly number[])[], a: number, b: number): boolean {
  for (const values of criteria) if (values[a] !== values[b]) return values[a] > values[b];
  return false;
}
