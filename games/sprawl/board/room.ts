/** How the board divides the space it is given. */
import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** A phone, or a narrow window: one part at a time under the city. */
  readonly compact: boolean;
  /** Height of the market below the city, 0 on a phone. */
  readonly dock: number;
  readonly contract: number;
  readonly permit: number;
}

const within = (least: number, value: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));

export function divide(width: number, height: number): Room {
  if (width < 760) return { width, height, compact: true, dock: 0, contract: 104, permit: 84 };
  // Five planning and eight contract spaces, their gaps and the line between.
  const unit = (width - 118) / (5 * 0.86 + 8);
  const contract = within(62, unit, 104);
  return {
    width,
    height,
    compact: false,
    dock: within(146, height * 0.215, 186),
    contract,
    permit: within(54, contract * 0.86, 88),
  };
}

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

/** Inline styles that carry the board's own CSS variables. */
export const styled = (style: CSSProperties & Readonly<Record<`--spr-${string}`, string | number>>): CSSProperties => style;
