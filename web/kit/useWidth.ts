/** How wide an element is, in the page's own pixels, as often as that changes. */
import { useEffect, useRef, useState, type RefObject } from 'react';

export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = (): void => setWidth(element.clientWidth);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, []);
  return [ref, width];
}
