/** How cards lie in a row, and how the keys walk along it. Pure. */

/** For each card, how many of the same name lie before it: alike cards are told apart by it. */
export function copiesOf(names: readonly (string | undefined)[]): number[] {
  return names.map((name, index) => (name === undefined ? 0 : names.slice(0, index).filter((other) => other === name).length));
}

/** How far one card lies from the next: side by side where there is room, else closer, but never closer than `least`. */
export function stepFor(
  count: number,
  room: number,
  { width, gap, least }: { readonly width: number; readonly gap: number; readonly least: number },
): number {
  const apart = width + gap;
  if (count < 2 || room === 0) return apart;
  return Math.max(least, Math.min(apart, Math.floor((room - width) / (count - 1))));
}

/** Where a key leads from the card that has the focus; undefined when it leads nowhere. */
export function walked(key: string, now: number, count: number): number | undefined {
  if (now < 0 || count === 0) return undefined;
  const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count || to === now ? undefined : to;
}
