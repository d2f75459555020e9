/**
 * Brings something into sight and keeps it there while what stands above it is still coming, pictures and tables say: until the person
 * moves. Otherwise a link to a paragraph leads to where the paragraph was a moment ago.
 */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Of a page in sections, each of which may grow. Returns how to leave it alone. */
export function keepInSight(place: Element): () => void {
  const watch = new ResizeObserver(() => place.scrollIntoView({ block: 'start' }));
  const leave = (): void => {
    watch.disconnect();
    for (const move of MOVES) removeEventListener(move, leave, true);
  };
  for (const move of MOVES) addEventListener(move, leave, { capture: true, passive: true });
  const pages = place.closest('section')?.parentElement ?? document.body;
  for (const part of pages.children) watch.observe(part); // each tells of its size at once
  return leave;
}
