/** Says on an element whether more lies beyond its left or right edge (`data-more`), so that what is cut shows that it goes on. */
import { useEffect, useRef, type RefObject } from 'react';

/** Less than this beyond the edge is rounding. */
const SLACK = 2;

export function useScrollEdges<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const more = [scrollLeft > SLACK && 'left', scrollLeft + clientWidth < scrollWidth - SLACK && 'right'].filter(Boolean);
      element.parentElement?.setAttribute('data-more', more.join(' '));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return box;
}
