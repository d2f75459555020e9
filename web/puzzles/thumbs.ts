/** What is thought of puzzles, as this browser knows it: what it could not tell the house yet, and which ones the stream leaves out. */
import type { PuzzleThumb, Thumb } from '@cantiere/server/protocol';
import { troubleOf } from '../ask/http.ts';

const UNSENT = 'cantiere.thumbs.unsent';
const DISLIKED = 'cantiere.thumbs.disliked';
/** So many wait to be told: more than anybody says without a network. */
const MOST_UNSENT = 200;

/** So many more downs than ups, and twice as many: one angry voice is not enough. */
const CLEARLY = 3;
export const isDisliked = ({ up, down }: Pick<PuzzleThumb, 'up' | 'down'>): boolean => down - up >= CLEARLY && down >= 2 * up;

/** The counts as they will be once the house has heard it. */
export function withMine(all: readonly PuzzleThumb[], puzzle: string, thumb: Thumb): readonly PuzzleThumb[] {
  const { mine, up, down } = all.find((each) => each.puzzle === puzzle) ?? { puzzle, up: 0, down: 0 };
  const others = { up: up - (mine === 'up' ? 1 : 0), down: down - (mine === 'down' ? 1 : 0) };
  return [
    ...all.filter((each) => each.puzzle !== puzzle),
    {
      puzzle,
      up: others.up + (thumb === 'up' ? 1 : 0),
      down: others.down + (thumb === 'down' ? 1 : 0),
      ...(thumb !== 'none' && { mine: thumb }),
    },
  ];
}

export interface UnsentThumb {
  readonly game: string;
  readonly puzzle: string;
  readonly thumb: Thumb;
}

export function unsentThumbs(): readonly UnsentThumb[] {
  const kept = read(UNSENT);
  return Array.isArray(kept) ? (kept as UnsentThumb[]) : [];
}

export function keepUnsent(one: UnsentThumb): void {
  write(UNSENT, [...without(one), one].slice(-MOST_UNSENT));
}

export function forgetUnsent(one: Omit<UnsentThumb, 'thumb'>): void {
  write(UNSENT, without(one));
}

/** Of a guest the house keeps so many: the rest waits on, and that is no reason not to go on. */
export async function tellUnsent(tell: (one: UnsentThumb) => Promise<unknown>): Promise<void> {
  try {
    for (const one of unsentThumbs()) {
      await tell(one);
      forgetUnsent(one);
    }
  } catch (error) {
    if (troubleOf(error) !== 'TOO_MANY_THUMBS') throw error;
  }
}

const without = ({ game, puzzle }: Omit<UnsentThumb, 'thumb'>): readonly UnsentThumb[] =>
  unsentThumbs().filter((each) => each.game !== game || each.puzzle !== puzzle);

/** What the house said last, so that the first puzzle need not wait for it. */
export function dislikedIn(game: string): ReadonlySet<string> {
  const known = (read(DISLIKED) as Readonly<Record<string, readonly string[]>> | null)?.[game];
  return new Set(Array.isArray(known) ? known : []);
}

export function noteDisliked(game: string, all: readonly PuzzleThumb[]): void {
  const known = (read(DISLIKED) ?? {}) as Readonly<Record<string, readonly string[]>>;
  write(DISLIKED, { ...known, [game]: all.filter(isDisliked).map(({ puzzle }) => puzzle) });
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No room: it is said as long as the page is open.
  }
}
