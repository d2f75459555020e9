/** The field of a deal as a drawing: where each dot, the line, the friends' pills and the ghosts' busts stand. Pure. */
import type { FieldColumn } from '@cantiere/server/protocol';

export interface FieldSize {
  readonly width: number;
  readonly height: number;
}

export interface FieldWish extends FieldSize {
  readonly columns: readonly FieldColumn[];
  readonly ghosts: readonly { readonly points: number }[];
  readonly friends: readonly { readonly points: number; readonly label: string }[];
  /** Mine; absent where I have not finished it. */
  readonly me?: number | undefined;
  /** Width of my flag. */
  readonly flag: number;
  readonly bust: number;
}

export interface FieldDrawing {
  /** Where the axis lies. */
  readonly base: number;
  readonly top: number;
  x(points: number): number;
  readonly ticks: readonly number[];
  readonly dots: readonly { readonly x: number; readonly y: number; readonly passed: boolean }[];
  readonly radius: number;
  /** Instead of dots, where they are too many. */
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly passed: boolean }[];
  /** The same data as a line: with enough people. `passed`: as far as me. */
  readonly line: string | undefined;
  readonly under: string | undefined;
  readonly passed: string | undefined;
  readonly pills: readonly {
    readonly x: number;
    readonly at: number;
    readonly y: number;
    readonly width: number;
    readonly label: string;
  }[];
  readonly busts: readonly { readonly x: number; readonly at: number }[];
  /** My flag flies to the left where there is no room at the right. */
  readonly flagLeft: boolean;
}

const MARGIN = 18;
/** More become columns. */
const MOST_DOTS = 300;
const LARGEST_DOT = 4.5;
const SMALLEST_DOT = 1.2;
/** From one dot to the next above it, in radii. */
const STACKED = 2.45;
const PILL = 24;
const LETTER = 6.9;

export function drawField(wish: FieldWish, enough: number): FieldDrawing {
  const { columns, ghosts, friends, me, width, height, flag, bust } = wish;
  const known = [...columns, ...ghosts, ...(me === undefined ? [] : [{ points: me }])].map(({ points }) => points);
  const [from, to] = spread(known);
  const top = 44;
  const base = height - bust - 34;
  const x = (points: number): number => MARGIN + ((points - from) / (to - from)) * (width - 2 * MARGIN);
  const people = columns.reduce((sum, column) => sum + column.people, 0);
  const tallest = Math.max(1, ...columns.map((column) => column.people));
  const many = people > MOST_DOTS || tallest * SMALLEST_DOT * STACKED > base - top - 24;
  const step = (width - 2 * MARGIN) / (to - from);
  const radius = Math.max(
    SMALLEST_DOT,
    Math.min(LARGEST_DOT, (base - top - 24) / (tallest * STACKED), Math.max(2.2, step * 0.46)),
  );
  const passedBy = (points: number): boolean => me !== undefined && points < me;
  const line = people >= enough ? smooth(columns, people, from, to) : undefined;
  const path = (points: readonly (readonly [number, number])[]): string =>
    points.map(([p, d], n) => `${n === 0 ? 'M' : 'L'}${x(p).toFixed(1)} ${(base - d * (base - top - 8)).toFixed(1)}`).join('');
  const left = line?.filter(([p]) => me !== undefined && p <= me);
  const close = (points: readonly (readonly [number, number])[]): string =>
    `${path(points)}L${x(points.at(-1)?.[0] ?? from).toFixed(1)} ${base}L${x(points[0]?.[0] ?? from).toFixed(1)} ${base}Z`;
  const flagLeft = me !== undefined && x(me) + flag > width;
  return {
    base,
    top,
    x,
    ticks: ticksOf(from, to),
    radius,
    dots: many
      ? []
      : columns.flatMap((column) =>
          Array.from({ length: column.people }, (_, n) => ({
            x: x(column.points),
            y: base - radius - 2 - n * radius * STACKED,
            passed: passedBy(column.points),
          })),
        ),
    bars: many
      ? columns.map((column) => ({
          x: x(column.points),
          y: base - (column.people / tallest) * (base - top - 24),
          width: Math.max(2, step * 0.7),
          passed: passedBy(column.points),
        }))
      : [],
    line: line && path(line),
    under: line && close(line),
    passed: left && left.length > 1 ? close(left) : undefined,
    pills: placePills(
      friends,
      x,
      width,
      top,
      me === undefined ? undefined : flagSpan(x(me), flag, flagLeft),
      me === undefined ? undefined : x(me),
    ),
    busts: apart(
      ghosts.map(({ points }) => x(points)),
      bust + 6,
      bust / 2 + 2,
      width - bust / 2 - 2,
    ),
    flagLeft,
  };
}

const flagSpan = (at: number, flag: number, left: boolean): readonly [number, number] =>
  left ? [at - flag, at + 4] : [at - 4, at + flag];

/** A little room at both ends; somebody alone stands in the middle. */
function spread(points: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  if (points.length === 0) return [0, 10];
  const room = Math.max(2, (most - least) * 0.06);
  return [least - room, most + room];
}

function ticksOf(from: number, to: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => (to - from) / each <= 7) ?? 1000;
  const ticks: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) ticks.push(at);
  return ticks;
}

/** A kernel estimate, its highest point 1. */
function smooth(
  columns: readonly FieldColumn[],
  people: number,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const mean = columns.reduce((sum, { points, people: n }) => sum + points * n, 0) / people;
  const deviation = Math.sqrt(columns.reduce((sum, { points, people: n }) => sum + n * (points - mean) ** 2, 0) / people);
  const width = Math.max((to - from) / 40, 0.9 * deviation * people ** -0.2);
  const at = Array.from({ length: 121 }, (_, n) => from + ((to - from) * n) / 120);
  const density = at.map((p) =>
    columns.reduce((sum, { points, people: n }) => sum + n * Math.exp(-(((p - points) / width) ** 2) / 2), 0),
  );
  const most = Math.max(...density);
  return at.map((p, n) => [p, (density[n] ?? 0) / most] as const);
}

/** Each in the highest row where it covers neither another nor my flag. */
function placePills(
  friends: FieldWish['friends'],
  x: (points: number) => number,
  width: number,
  top: number,
  flag: readonly [number, number] | undefined,
  pole: number | undefined,
): FieldDrawing['pills'] {
  const rows: (readonly [number, number])[][] = [flag ? [flag] : [], [], [], []];
  return friends
    .toSorted((a, b) => a.points - b.points)
    .flatMap(({ points, label }) => {
      const half = (label.length * LETTER + 20) / 2;
      const at = x(points);
      const middle = Math.min(width - half - 2, Math.max(half + 2, at));
      const free = (taken: readonly (readonly [number, number])[]): boolean =>
        taken.every(([from, to]) => middle + half + 4 < from || middle - half - 4 > to);
      // My flag's pole runs through all rows: better beside it, where there is a choice.
      const onPole = pole !== undefined && Math.abs(middle - pole) < half + 3;
      const row = onPole ? rows.findLastIndex(free) : rows.findIndex(free);
      if (row < 0) return []; // they are in the list
      rows[row]?.push([middle - half, middle + half]);
      return [{ x: middle, at, y: top - 30 + row * (PILL + 4), width: half * 2, label }];
    });
}

/** Moved as little as it takes for none to touch another; `at` is where each belongs. */
export function apart(wanted: readonly number[], least: number, from: number, to: number): FieldDrawing['busts'] {
  const order = wanted.map((at, n) => ({ at, n })).sort((a, b) => a.at - b.at);
  const x = order.map(({ at }) => Math.min(to, Math.max(from, at)));
  const gap = Math.min(least, (to - from) / Math.max(1, order.length - 1));
  for (let round = 0; round < 60; round++)
    for (let n = 1; n < x.length; n++) {
      const [before, here] = [x[n - 1], x[n]];
      const missing = gap - (here - before);
      if (missing <= 0.01) continue;
      x[n - 1] = Math.max(from + (n - 1) * gap, before - missing / 2);
      x[n] = Math.min(to - (x.length - 1 - n) * gap, here + missing / 2);
    }
  const placed = order.map(({ at, n }, k) => ({ n, x: x[k] ?? at, at }));
  return placed.sort((a, b) => a.n - b.n).map(({ x: stands, at }) => ({ x: stands, at }));
}

/** From one name to the next. */
const BETWEEN = 8;

/** What stands under each bust: name and points where there is room for it, else the points alone. No two lie on each other. */
export function labelsUnder(
  busts: readonly { readonly x: number }[],
  labels: readonly { readonly long: string; readonly short: string }[],
): readonly string[] {
  const shown = labels.map(({ short }) => short);
  const half = (label: string): number => (label.length * LETTER) / 2;
  labels.forEach(({ long }, n) => {
    const free = busts.every(
      ({ x }, other) => other === n || Math.abs(x - (busts[n]?.x ?? 0)) >= half(long) + half(shown[other] ?? '') + BETWEEN,
    );
    if (free) shown[n] = long;
  });
  return shown;
}
