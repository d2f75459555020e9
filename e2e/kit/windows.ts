/** The windows that every screen must fit into, and what can be wrong with a screen in one of them. */
import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Phones upright and lying, tablets, small laptops, a 1440 by 900 window at 200 %, large and very wide screens. */
const ALL = [
  '360x640',
  '390x844',
  '844x390',
  '932x430',
  '720x450',
  '768x1024',
  '1024x768',
  '960x600',
  '1280x720',
  '1440x900',
  '1920x1080',
  '2560x1440',
  '3440x1440',
];

/** WINDOWS=844x390,960x600 looks at these alone; WINDOWS_PICTURES=<folder> keeps a picture of each. */
export const WINDOWS: readonly Window[] = (process.env.WINDOWS?.split(',') ?? ALL).map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
});

/** What lies over or beside something on purpose. Each with its reason; whatever is not named here is a fault. */
const MEANT = {
  /** A map is larger than its window: fingers, wheel, arrows and Tab push it along. */
  pushedAlong: '.cap-map, .gar-window, .spr-scene svg, .spr-city',
  /** A fan of cards: each shows its edge, and comes forward when it is touched. */
  fanned: '.card-row[data-fan=true], .cit-cards[data-close=true]',
  /**
   * A question lies over the table until it is answered, the recap until the first touch; in a low window what an exercise tells, and
   * the answer to "Can I ...?", until it is folded or closed.
   */
  asking: '.cit-tray, .recap.passing, .mistake-main > .ask-panel, .mistake-panel > .mistake-top, .mistake-panel > .mistake-more',
  /** Of the header's facts those are shown that there is room for. */
  givenWay: '.table-facts',
};

/** Who somebody is, or what a place is called: whole in every window. */
const NAMES = '.seat-panel-name, .cit-call-name';

/** Least size of letters, as far as they are not drawn into a picture. */
const LEAST_TEXT = 12;
/** From here on everything grows: the window that the desk is laid out for. */
const GROWS_FROM: Window = { width: 1706, height: 960 };

const growthOf = ({ width, height }: Window): number =>
  Math.min(2, Math.max(1, Math.min(width / GROWS_FROM.width, height / GROWS_FROM.height)));

/** Puts the page into each window in turn and says what is wrong there, each fault once a window. */
export async function faultsInWindows(page: Page, what: string, windows = WINDOWS): Promise<string[]> {
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    await settled(page);
    const name = `${window.width}x${window.height}`;
    const least = LEAST_TEXT * growthOf(window);
    const faults = await page.evaluate(findFaults, { least, ...MEANT, names: NAMES });
    for (const fault of faults) found.push(`${name} ${what}: ${fault}`);
    const pictures = process.env.WINDOWS_PICTURES;
    if (pictures !== undefined)
      appendFileSync(`${pictures}/faults.txt`, faults.map((fault) => `${name} ${what}: ${fault}\n`).join(''));
    if (pictures !== undefined && process.env.WINDOWS_BLIND === undefined)
      await page.screenshot({ path: `${pictures}/${what.replaceAll(/[^\w-]+/g, '-')}-${name}.png` });
  }
  return found;
}

/** The page has measured itself and stands still: boards need a second look at their size, and pieces glide to their places. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async (count: number): Promise<void> => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    const standing = (): string =>
      [...document.querySelectorAll('button, a, [data-at]')]
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
        .join(' ');
    let before = '';
    let still = 0;
    for (let looks = 0; looks < 30; looks++) {
      await frames(2);
      const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map((each) => each.finished));
      const now = standing();
      // A map that measures itself late stands still for a moment before it moves.
      still = now === before ? still + 1 : 0;
      if (still === 2) return;
      before = now;
    }
  });
}

/** Runs in the page. */
function findFaults({
  least,
  pushedAlong,
  fanned,
  asking,
  givenWay,
  names,
}: {
  readonly least: number;
  readonly pushedAlong: string;
  readonly fanned: string;
  readonly asking: string;
  readonly givenWay: string;
  readonly names: string;
}): string[] {
  /** As much may be cut off by rounding and by rings drawn around things. */
  const SLACK = 2.5;
  /** A line of letters has air above and below. */
  const LINE_SLACK = 5;
  /** A player's panel as wide as this has room for a name. */
  const ROOMY = 170;
  const found = new Set<string>();
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
    const at = element.getAttribute('data-at');
    const of = element.classList[0] ?? element.parentElement?.classList[0] ?? '';
    return `${element.tagName.toLowerCase()}.${of}${at === null ? '' : `[${at}]`} "${words.slice(0, 28)}"`;
  };
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true]') === null;

  /** One of the page's own pixels in pixels of the window. */
  const grown = document.documentElement.currentCSSZoom ?? 1;
  const scroller = document.scrollingElement ?? document.documentElement;
  if (scroller.scrollWidth > scroller.clientWidth + 1) found.add(`the page is ${scroller.scrollWidth} wide`);

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** How much of it can be seen now; undefined when part of it can never be seen. */
  const seen = (element: Element): { readonly box: Box; readonly lost: string } => {
    const own = element.getBoundingClientRect();
    const box: Box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
    let lost = '';
    let fixed = getComputedStyle(element).position === 'fixed';
    for (let around = element.parentElement; around !== null && !fixed; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around === document.documentElement || around === document.body) break;
      fixed = style.position === 'fixed';
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (around.closest('svg') !== null && around.tagName !== 'svg') continue;
      const edge = around.getBoundingClientRect();
      const scrollsX = /auto|scroll/.test(style.overflowX);
      const scrollsY = /auto|scroll/.test(style.overflowY);
      const outX = Math.max(edge.left - box.left, box.right - edge.right);
      const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if (!scrollsX && outX > SLACK && style.overflowX !== 'visible')
        lost ||= `cut ${Math.round(outX)} px beside .${around.classList[0] ?? around.tagName}`;
      if (!scrollsY && outY > SLACK && style.overflowY !== 'visible')
        lost ||= `cut ${Math.round(outY)} px below .${around.classList[0] ?? around.tagName}`;
      if (scrollsX && box.left < edge.left - around.scrollLeft * grown - SLACK)
        lost ||= `left of what .${around.classList[0] ?? ''} scrolls to`;
      if (scrollsY && box.top < edge.top - around.scrollTop * grown - SLACK)
        lost ||= `above what .${around.classList[0] ?? ''} scrolls to`;
      // Too small a window to scroll in is none.
      if (scrollsX && outX > SLACK && edge.width < 40) lost ||= `scrolls in ${Math.round(edge.width)} px`;
      if (scrollsY && outY > SLACK && edge.height < 40) lost ||= `scrolls in ${Math.round(edge.height)} px`;
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    const pageScrolls = !fixed && scroller.scrollHeight > innerHeight + 1;
    if (lost === '' && box.right > box.left && box.bottom > box.top) {
      const outX = Math.max(-box.left, box.right - innerWidth);
      const outY = pageScrolls ? -box.top - scrollY * grown : Math.max(-box.top, box.bottom - innerHeight);
      if (outX > SLACK) lost = `${Math.round(outX)} px beside the window`;
      else if (outY > SLACK) lost = `${Math.round(outY)} px outside the window`;
    }
    box.left = Math.max(box.left, 0);
    box.top = Math.max(box.top, 0);
    box.right = Math.min(box.right, innerWidth);
    box.bottom = Math.min(box.bottom, innerHeight);
    return { box, lost };
  };
  const isSticky = (element: Element | null, within: Element): boolean => {
    for (let each = element; each !== null && !each.contains(within); each = each.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
    return false;
  };

  const TOUCHED =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [data-look=lit], [data-look=chosen]';
  for (const element of document.querySelectorAll(TOUCHED)) {
    if (!shown(element)) continue;
    const own = element.getBoundingClientRect();
    // What only a screen reader or the keyboard meets is drawn when it is met.
    if (own.width < 2 || own.height < 2 || element.closest('.visually-hidden, .skip-link') !== null) continue;
    if (element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0') continue;
    const inMap = element.closest(pushedAlong) !== null;
    const drawn = element instanceof SVGElement;
    const { box, lost } = seen(element);
    if (lost !== '' && !(inMap && drawn)) {
      found.add(`${nameOf(element)} ${lost}`);
      continue;
    }
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width < 6 || height < 6) continue; // scrolled away
    const hit = (x: number, y: number): Element | null => document.elementFromPoint(box.left + width * x, box.top + height * y);
    const own_ = (top: Element | null): boolean =>
      top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true);
    if (drawn) {
      const grid = [0.1, 0.3, 0.5, 0.7, 0.9];
      const free = grid.some((x) => grid.some((y) => own_(hit(x, y))));
      if (!free && !inMap) found.add(`${nameOf(element)} cannot be hit`);
      continue;
    }
    const points = [
      [0.5, 0.5],
      [0.14, 0.2],
      [0.86, 0.2],
      [0.14, 0.8],
      [0.86, 0.8],
    ] as const;
    const others = points.map(([x, y]) => hit(x, y)).filter((top) => !own_(top));
    if (others.length === 0) continue;
    if (element.closest(fanned) !== null && others.length < points.length) continue;
    const top = others[0] ?? null;
    if (top !== null && (isSticky(top, element) || (top.closest(asking) && !element.closest(asking)))) continue;
    found.add(`${nameOf(element)} lies under ${top === null ? 'nothing' : nameOf(top)}`);
  }

  /** Where a word is cut off without a sign of it: whoever cuts it, and by how much. A name is not even shortened where there is room. */
  const cut = (parent: Element, words: DOMRect): string => {
    for (let around: Element | null = parent; around !== null && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // It scrolls, or is meant for the ear alone.
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) || style.clipPath !== 'none') return '';
      const meant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || around.closest('[title]') !== null;
      const name = around.matches(names) && (around.closest('.seat-panel')?.clientWidth ?? ROOMY) >= ROOMY;
      if (/hidden|clip/.test(style.overflowX) && (!meant || name)) {
        const edge = around.getBoundingClientRect();
        const out = Math.max(edge.left - words.left, words.right - edge.right);
        const over = Math.max(edge.top - words.top, words.bottom - edge.bottom);
        if (over > LINE_SLACK) return `${Math.round(over)} px of the height by .${around.classList[0] ?? around.tagName}`;
        if (out > SLACK) return `${Math.round(out)} px by .${around.classList[0] ?? around.tagName}`;
      }
      if (meant || style.position === 'fixed') return '';
    }
    return '';
  };

  const small = new Map<string, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !/\S/.test(node.textContent ?? '') || parent.closest('svg, script, style, .visually-hidden') !== null)
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * (parent.currentCSSZoom ?? 1);
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    const { width, height } = words;
    if (width < 2 || height < 2) continue;
    const box = parent.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const of = parent.closest('[class]');
    const place = `${parent.tagName.toLowerCase()} in .${of?.classList[0] ?? ''} "${(node.textContent ?? '').trim().slice(0, 20)}"`;
    const lost = parent.closest(`${pushedAlong}, ${fanned}, ${givenWay}`) === null ? cut(parent, words) : '';
    if (lost !== '') found.add(`cut words: ${place}, ${lost}`);
    if (size >= least - 0.05) continue;
    small.set(`${of?.classList[0] ?? ''} ${parent.tagName}`, size);
    found.add(`text of ${size.toFixed(1)} px: ${place}`);
  }
  return [...found];
}
