/** How much room there is, and styles that carry it. */
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, measured before the first paint and followed from then on. */
export function useSize(box: RefObject<Element | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return size;
}

/** A length in whole pixels between two bounds. */
export const within = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

/** Inline styles that carry a board's own CSS variables. */
export const styled = (style: CSSProperties & Readonly<Record<`--${string}`, string | number>>): CSSProperties => style;
