/** How much room the board has, and what that means for its parts. */
import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** A phone, or a narrow window: one column with tabs. */
  readonly compact: boolean;
  /** Less height than a laptop usually gives: smaller cards. */
  readonly short: boolean;
}

export const roomIn = (width: number, height: number): Room => ({ width, height, compact: width < 760, short: height < 710 });

/** The size of an element, measured before the first paint and followed from then on. */
export function useSize(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
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
