/** Where things stand on a chart: even steps for the axis, labels that do not lie on each other. */

/** Steps of 1, 2 or 5 times a power of ten, about four of them, from at most `low` to at least `high`. */
export function evenSteps(low: number, high: number): readonly number[] {
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power;
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: count + 1 }, (_, n) => (first + n) * step);
}

/** Moves places apart to at least `gap`, keeping their order, inside `least` to `most`. */
export function apart(places: readonly number[], gap: number, least: number, most: number): readonly number[] {
  const order = places.map((_, n) => n).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const moved = [...places];
  let next = least;
  for (const n of order) {
    moved[n] = Math.max(places[n] ?? 0, next);
    next = (moved[n] ?? 0) + gap;
  }
  let limit = most;
  for (const n of order.toReversed()) {
    moved[n] = Math.min(moved[n] ?? 0, limit);
    limit = (moved[n] ?? 0) - gap;
  }
  return moved;
}

/** Round marks of this size, each where it belongs or as little above or below as it takes to lie on none before it. */
export function clear(
  places: readonly (readonly [x: number, y: number])[],
  size: number,
  least: number,
  most: number,
): readonly (readonly [x: number, y: number])[] {
  const set: (readonly [number, number])[] = [];
  for (const [x, y] of places) {
    const free = (at: number): boolean => set.every(([ox, oy]) => Math.hypot(ox - x, oy - at) >= size);
    const ways = Array.from({ length: places.length * 4 }, (_, n) => (n * size) / 4).flatMap((by) => [y - by, y + by]);
    set.push([x, ways.find((at) => at >= least && at <= most && free(at)) ?? y]);
  }
  return set;
}

/** Of the charts' letters, on the average, in the lengths of the drawing. */
const LETTER = 6.7;

/** How much room the longest of these labels needs, up to `most`. */
export const widthFor = (labels: readonly string[], most: number): number =>
  Math.min(most, Math.ceil(Math.max(...labels.map((label) => label.length)) * LETTER));

/** A name and what follows it; a name that has not the room is cut, what follows never. */
export function fitted([name, after]: readonly [string, string], most: number): string {
  const letters = Math.floor(most / LETTER) - (after === '' ? 0 : after.length + 1);
  const shown = name.length > letters ? `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : name;
  return after === '' ? shown : `${shown} ${after}`;
}
