/** What a lesson's light falls on, and the arrow that leads there from the teacher. Lengths are those of the table's screen. */
import { bringIntoSight, inSight, placeOn, seenIn, type SeenBox } from '../kit/boardKit.ts';

/** What is spoken of; what to touch next; what the pupil tried instead; the main button; the teacher. */
export type SpotKind = 'named' | 'target' | 'tried' | 'confirm' | 'coach';

export interface Spot extends SeenBox {
  readonly kind: SpotKind;
}

export interface Looked {
  readonly looks: readonly string[];
  readonly tried: readonly string[];
  /** The move asked for lies in hand: the main button is what to touch. */
  readonly ready: boolean;
}

/** Elements that go by this name, on the board that is played. */
const called = (screen: Element, name: string): Element[] =>
  [
    ...screen.querySelectorAll(`.board-area [data-at="${CSS.escape(name)}"], .board-area [data-region~="${CSS.escape(name)}"]`),
  ].filter((element) => inSight(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

/** Those of the table that the light falls on, what is to be touched last: its ring lies over the others. */
function lit(screen: Element, { looks, tried, ready }: Looked): (readonly [SpotKind, Element])[] {
  const [confirm] = ready ? [...screen.querySelectorAll('[data-confirm]')].filter(inSight) : [];
  const [target] = ready ? [] : [...screen.querySelectorAll('.board-area [data-pointed]')].filter(inSight);
  const wrong = tried.flatMap((name) => called(screen, name));
  const named = looks.flatMap((name) => called(screen, name)).filter((each) => each !== target && !wrong.includes(each));
  return [
    ...named.map((each) => ['named', each] as const),
    ...wrong.map((each) => ['tried', each] as const),
    ...(target ? [['target', target] as const] : []),
    ...(confirm ? [['confirm', confirm] as const] : []),
  ];
}

/** Rows and pages are scrolled to what is spoken of, what matters most last, so that it is in sight whatever else is. */
export function showLit(screen: Element, looked: Looked): void {
  const order = { named: 0, tried: 1, coach: 1, target: 2, confirm: 2 } satisfies Record<SpotKind, number>;
  for (const [, element] of lit(screen, looked)
    .toReversed()
    .toSorted(([a], [b]) => order[a] - order[b]))
    bringIntoSight(element);
}

/** Nothing where nothing of it is in sight. */
export function spotsOn(screen: Element, looked: Looked): readonly Spot[] {
  const room = placeOn(screen);
  const spots = lit(screen, looked)
    .map(([kind, element]) => ({ kind, ...seenIn(element, room) }))
    .filter(({ kind, outside }) => kind === 'target' || !outside);
  const coach = screen.querySelector('.coach');
  return spots.length === 0 || !coach ? [] : [...spots, { kind: 'coach', ...seenIn(coach, room) }];
}

export interface Arrow {
  readonly path: string;
  readonly head: string;
  /** Where there is room for the words beside it, if there is. */
  readonly words: { readonly x: number; readonly y: number } | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the arrow keeps from what it points at, and the shortest one that is worth drawing. */
const GAP = 14;
const SHORTEST = 56;
const HEAD = 15;
/** What the words beside it take. */
const WORDS = { width: 130, height: 30 };

export function arrowTo(spots: readonly Spot[], room: { readonly width: number; readonly height: number }): Arrow | undefined {
  const target = spots.find(({ kind }) => kind === 'target' || kind === 'confirm');
  const coach = spots.find(({ kind }) => kind === 'coach');
  if (!target || !coach) return undefined;
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const from = nearest(coach, middle, 0);
  const to = nearest(target, from, GAP);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST) return undefined;
  // It bows to one side, as a hand would draw it.
  const bow = { x: (from.x + to.x) / 2 - dy * 0.2, y: (from.y + to.y) / 2 + dx * 0.2 };
  const angle = Math.atan2(to.y - bow.y, to.x - bow.x);
  const barb = (turn: number): Point => ({
    x: to.x - HEAD * Math.cos(angle + turn),
    y: to.y - HEAD * Math.sin(angle + turn),
  });
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${at(from)} Q${at(bow)} ${at(to)}`,
    head: `M${at(barb(0.5))} L${at(to)} L${at(barb(-0.5))}`,
    words: wordsBeside(outside(bow, dx, dy, length), spots, room),
  };
}

/** The point of the box, with so much air around it, that is nearest to another. */
function nearest(box: SeenBox, to: Point, air: number): Point {
  const held = (value: number, start: number, size: number): number => Math.min(Math.max(value, start - air), start + size + air);
  return { x: held(to.x, box.left, box.width), y: held(to.y, box.top, box.height) };
}

/** On the outer side of the bow, clear of the line. */
function outside(bow: Point, dx: number, dy: number, length: number): Point {
  const [x, y] = [-dy / length, dx / length];
  const away = (Math.abs(x) * WORDS.width + Math.abs(y) * WORDS.height) / 2;
  return { x: bow.x + x * away, y: bow.y + y * away };
}

/** Over nothing that is lit, and inside the screen. */
function wordsBeside(
  { x, y }: Point,
  spots: readonly Spot[],
  room: { readonly width: number; readonly height: number },
): Point | undefined {
  const [left, top] = [x - WORDS.width / 2, y - WORDS.height / 2];
  const inside = left >= 0 && top >= 0 && left + WORDS.width <= room.width && top + WORDS.height <= room.height;
  const free = spots.every(
    (spot) =>
      left > spot.left + spot.width + GAP ||
      left + WORDS.width < spot.left - GAP ||
      top > spot.top + spot.height + GAP ||
      top + WORDS.height < spot.top - GAP,
  );
  return inside && free ? { x, y } : undefined;
}
