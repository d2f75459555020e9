/** How cards lie in a row, and how the keys walk along it. Pure. */

/** For each card, how many of the same name lie before it: alike cards are told apart by it. */
export function copiesOf(names: readonly (string | undefined)[]): number[] {
  return names.map((name, index) => (name === undefined ? 0 : names.slice(0, index).filter((other) => other === name).length));
}

export interface Fan {
  readonly width: number;
  readonly gap: number;
  /** So much of each card stays in sight. */
  readonly least: number;
}

/**
 * How far one card lies from the next: side by side where there is room, else closer, but never closer than `least`. So many
 * cards, picked ones, lie `open`: the next one stands beside them whatever the room.
 */
export function stepFor(count: number, room: number, { width, gap, least }: Fan, open = 0): number {
  const apart = width + gap;
  const close = count - 1 - open;
  if (close < 1 || room === 0) return apart;
  return Math.max(least, Math.min(apart, Math.floor((room - width - open * apart) / close)));
}

/** Where a key leads from the card that has the focus; undefined when it leads nowhere. */
export function walked(key: string, now: number, count: number): number | undefined {
  if (now < 0 || count === 0) return undefined;
  const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count || to === now ? undefined : to;
}
