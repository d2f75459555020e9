/**
 * On large screens everything grows (web/style/growing.ts): one of our pixels is more than one of the window's. What the window
 * measures (rectangles, pointers) is turned here into the lengths that styles are written in.
 */

/** So many times as large as drawn; 1 on ordinary screens. */
export const grown = (): number => (document.documentElement as Partial<HTMLElement>).currentCSSZoom ?? 1;

/** Where an element lies, in the lengths of styles. */
export function placeOn(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const times = grown();
  return new DOMRect(x / times, y / times, width / times, height / times);
}

/** Where a pointer is, in the lengths of styles. */
export function pointed({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): {
  readonly x: number;
  readonly y: number;
} {
  const times = grown();
  return { x: clientX / times, y: clientY / times };
}
