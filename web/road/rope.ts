/** Where everything lies on the rope: one trunk, a fork, two branches. In pixels of a given room; nothing is drawn here. */
export interface RopeRoom {
  readonly width: number;
  readonly height: number;
}

export interface RopePlate {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly round: number;
}

export interface RopeShape {
  readonly trunk: string;
  readonly mine: string;
  readonly other: string;
  readonly forkX: number;
  readonly middle: number;
  readonly upper: number;
  readonly lower: number;
  readonly endX: number;
  /** So high may what stands at the end of a branch be. */
  readonly endHeight: number;
  /** From one bead to the next. */
  readonly bead: number;
  x(at: number): number;
}

const LEFT = 18;
/** What the plate at the end of a branch needs. */
const ENDS = 150;
const ENDS_SMALL = 90;
const BEND = 34;
/** Beads nearer than this are one line. */
const NEAREST_BEADS = 3.2;

/** `mine` and `other` are how long the roads are; `fork`: where they part. */
export function ropeShape(
  { width, height }: RopeRoom,
  { mine, other, fork }: { readonly mine: number; readonly other: number; readonly fork: number },
): RopeShape {
  const most = Math.max(mine, other, 1);
  const right = width - (width < 700 ? ENDS_SMALL : ENDS);
  const x = (at: number): number => LEFT + (at / most) * (right - LEFT);
  const middle = height / 2;
  const apart = Math.min(44, height / 2 - Math.min(22, height / 4));
  const [upper, lower] = [middle - apart, middle + apart];
  const forkX = x(fork);
  const branch = (to: number, y: number): string => {
    const end = Math.max(x(to), forkX + 1);
    const bend = Math.min(BEND, (end - forkX) / 2);
    return `M${forkX} ${middle}C${forkX + bend / 2} ${middle} ${forkX + bend / 2} ${y} ${forkX + bend} ${y}H${end}`;
  };
  const bead = (right - LEFT) / most;
  return {
    trunk: `M${LEFT} ${middle}H${forkX}`,
    mine: branch(mine, lower),
    other: branch(Math.max(other, fork), upper),
    forkX,
    middle,
    upper,
    lower,
    endX: right + 14,
    endHeight: Math.min(36, 2 * apart - 4),
    bead: bead * Math.ceil(NEAREST_BEADS / bead),
    x,
  };
}

const PLATE_WIDTH = 62;
/** Branches nearer than this have no room for plates. */
const LEAST_APART = 44;

/** The ends of rounds as plates, as many as have room: from the fork on (or up to it, for the trunk), none over another. */
export function platesOn(
  shape: RopeShape,
  rounds: readonly number[],
  between: readonly [number, number],
  y: number,
  words: (at: number) => string,
): readonly RopePlate[] {
  const [from, to] = between;
  if (2 * (shape.lower - shape.middle) < LEAST_APART) return [];
  const ends = rounds.flatMap((round, at) =>
    at >= from && at <= to && at + 1 < rounds.length && (rounds[at + 1] ?? 0) > round ? [{ at: at + 1, round }] : [],
  );
  const plates: RopePlate[] = [];
  let free = shape.x(from) + (from === 0 ? 40 : BEND + 40);
  for (const { at, round } of ends) {
    const x = shape.x(at);
    if (x < free || x > shape.x(to) - PLATE_WIDTH / 2 - 6) continue;
    plates.push({ x, y, words: words(at), round });
    free = x + PLATE_WIDTH + 14;
  }
  return plates;
}
