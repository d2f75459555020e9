/** In which order the decisions of a game are judged: first a few from everywhere, then ever more between them, so that the graph has its shape early. */
export function coarseFirst(count: number): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, count))); step >= 1; step /= 2)
    for (let at = 0; at < count; at += step)
      if (!seen.has(at)) {
        seen.add(at);
        order.push(at);
      }
  return order;
}
