// Sets a game's title on the front of its box: one line or two of even length, at the size that fits in any language.

interface TitleLine {
  readonly text: string;
  readonly y: number;
}

export interface SetTitle {
  readonly lines: readonly TitleLine[];
  readonly size: number;
  readonly spacing: number;
}

const ROOM = 196;
const NARROW = /[iljtfrI'’.,:()]/;
const WIDE = /[mwMW]/;

// Fraunces at weight 780, in ems: close enough to choose a size before the font has loaded.
function widthOf(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (letter === ' ') ems += 0.26;
    else if (NARROW.test(letter)) ems += 0.37;
    else if (WIDE.test(letter)) ems += 0.92;
    else ems += letter === letter.toUpperCase() ? 0.73 : 0.59;
  }
  return ems;
}

// A long title breaks where its two halves differ least; a short one stays whole.
function breakTitle(title: string): readonly string[] {
  if (title.length <= 9 || !title.includes(' ')) return [title];
  const words = title.split(' ');
  let best: readonly string[] = [title];
  let difference = Infinity;
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const now = Math.abs(widthOf(halves[0] ?? '') - widthOf(halves[1] ?? ''));
    if (now < difference) {
      best = halves;
      difference = now;
    }
  }
  return best;
}

export function setTitle(title: string, caps: boolean): SetTitle {
  const lines = breakTitle(title).map((line) => (caps ? line.toUpperCase() : line));
  const spacing = caps ? (lines.length === 1 ? 2.5 : 1) : 0;
  const longest = Math.max(...lines.map((line) => widthOf(line) + (line.length * spacing) / 34));
  const size = Math.round(Math.min(lines.length === 1 ? 41 : 33, ROOM / longest) * 10) / 10;
  const step = size * 0.97;
  const first = lines.length === 1 ? 49 : 49 - step / 2 + size * 0.12;
  return { lines: lines.map((text, n) => ({ text, y: Math.round(first + n * step) })), size, spacing };
}
