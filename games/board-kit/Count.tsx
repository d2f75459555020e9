// A number that counts to its new value in front of the player's eyes.
import { useEffect, useRef, type ReactElement } from 'react';
import { countTo } from './motion.ts';

export function Count({ value }: { readonly value: number }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    shown.current = value;
    return countTo(from, value, (now) => {
      if (box.current) box.current.textContent = String(now);
    });
  }, [value]);
  return <span ref={box}>{value}</span>;
}
