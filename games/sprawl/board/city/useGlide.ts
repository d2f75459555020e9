/** The city glides aside when something comes to stand on it, instead of jumping. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { animate, QUICK } from '../../../board-kit/motion.ts';
import type { Pane } from './useLens.ts';

export function useGlide(svg: RefObject<SVGSVGElement | null>, { width, height, right, below }: Pane, scale: number): void {
  const x = (width - right) / 2;
  const y = (height - below) / 2;
  const was = useRef({ width, height, x, y, scale });
  useLayoutEffect(() => {
    const before = was.current;
    was.current = { width, height, x, y, scale };
    const resized = before.width !== width || before.height !== height;
    if (!svg.current || resized || (before.x === x && before.y === y)) return;
    void animate(
      svg.current,
      [
        {
          transformOrigin: `${x}px ${y}px`,
          transform: `translate(${before.x - x}px, ${before.y - y}px) scale(${before.scale / scale})`,
        },
        { transformOrigin: `${x}px ${y}px`, transform: 'none' },
      ],
      { duration: QUICK },
    );
  }, [svg, width, height, x, y, scale]);
}
