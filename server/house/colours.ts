/**
 * The two colours of a house, and what becomes of them: the band above every page with its accent, and the one button that goes on.
 * Whatever the operator chooses, words stay readable in both themes (WCAG 2.2 AA): a colour that is too light or too dark for its place
 * is moved until they are, and the page says so.
 */
import type { HouseColours, ShownColours } from '../protocol/house.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Surfaces of the web app (web/style/tokens.css) that stand worst against ink: a test reads them there. */
export const SURFACES = { light: '#ece4d4', dark: '#20262e' } as const;
const RAISED: Rgb = [255, 250, 240];
const NIGHT: Rgb = [23, 27, 33];

const TEXT = 4.5;
const MARK = 3;
const STEP = 0.02;

/** `#1f4e8c` as it is kept; undefined where it is no colour. */
export function readColour(typed: string): string | undefined {
  const found = /^#?([0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  return found && `#${found.toLowerCase()}`;
}

const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb;
const hex = (colour: Rgb): string => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
const mix = (colour: Rgb, into: Rgb, share: number): Rgb =>
  colour.map((part, at) => part + (into[at] - part) * share) as unknown as Rgb;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = Math.round(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function between(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** How well one stands against the other, from 1 to 21. */
export const contrast = (one: string, other: string): number => between(rgb(one), rgb(other));

/** Towards black or white, as little as it takes. */
function until(start: Rgb, towards: Rgb, fits: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const colour = mix(start, towards, share);
    if (fits(colour)) return colour;
  }
  return towards;
}

/** What the web app sets on its root; by name of its tokens, without the dashes. */
export function shownColours({ main, second }: HouseColours): ShownColours {
  return { ...band(rgb(main)), ...goOn(rgb(second)) };
}

function band(main: Rgb): ShownColours {
  const tint = (ink: Rgb): Rgb => mix(ink, RAISED, 0.86);
  // Text on the darkest paper and on its own tint, and a fill under white.
  const day = until(main, BLACK, (c) => between(c, rgb(SURFACES.light)) >= TEXT && between(c, tint(c)) >= TEXT);
  // A fill under white that still stands out at night.
  const fill = until(day, WHITE, (c) => between(c, rgb(SURFACES.dark)) >= 2 || between(c, WHITE) < TEXT + 0.3);
  const nightTint = mix(day, NIGHT, 0.78);
  const ink = until(main, WHITE, (c) => between(c, rgb(SURFACES.dark)) >= TEXT + 1 && between(c, nightTint) >= TEXT + 1);
  const soft = mix(day, WHITE, 0.84);
  const high = until(mix(day, WHITE, 0.1), BLACK, (c) => between(c, soft) >= TEXT);
  const nightHigh = mix(high, BLACK, 0.32);
  const edge = until(mix(day, WHITE, 0.5), WHITE, (c) => between(c, high) >= MARK);
  const pair = (light: Rgb, dark: Rgb) => ({ light: hex(light), dark: hex(dark) });
  return {
    accent: pair(day, fill),
    'accent-hover': pair(mix(day, BLACK, 0.2), mix(fill, BLACK, 0.14)),
    blueprint: pair(day, ink),
    'blueprint-soft': pair(tint(day), nightTint),
    focus: pair(day, ink),
    'bp-high': pair(high, nightHigh),
    'bp-low': pair(mix(high, BLACK, 0.34), mix(high, BLACK, 0.64)),
    'bp-fill': pair(mix(high, BLACK, 0.24), mix(high, BLACK, 0.5)),
    'bp-panel': pair(mix(high, BLACK, 0.46), mix(high, BLACK, 0.74)),
    'bp-line': pair(mix(day, WHITE, 0.62), mix(day, WHITE, 0.46)),
    'bp-edge': pair(edge, edge),
    'bp-ink-soft': pair(soft, mix(day, WHITE, 0.78)),
  };
}

function goOn(second: Rgb): ShownColours {
  const fits = (c: Rgb): boolean => between(mix(c, WHITE, 0.05), WHITE) >= TEXT;
  const day = until(second, BLACK, fits);
  const night = until(day, WHITE, (c) => between(c, rgb(SURFACES.dark)) >= 2 || !fits(mix(c, WHITE, STEP)));
  const pair = (share: number, into: Rgb) => ({ light: hex(mix(day, into, share)), dark: hex(mix(night, into, share)) });
  return {
    go: pair(0, BLACK),
    'go-light': pair(0.05, WHITE),
    'go-hover': pair(0.2, BLACK),
    'go-edge': pair(0.36, BLACK),
  };
}

/** Which of the two were too light for the words on them, and what is shown instead. */
export function movedColours(chosen: HouseColours): { readonly main?: string; readonly second?: string } {
  const shown = shownColours(chosen);
  const [main, second] = [shown.accent.light, shown.go.light];
  return { ...(main !== chosen.main && { main }), ...(second !== chosen.second && { second }) };
}
