// A number that counts up to its new value.
import { useEffect, useRef, type ReactElement } from 'react';
import { countTo } from '../../board-kit/motion.ts';

export function Count({ value }: { readonly value: number }): ReactElement {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    const from = shown.current;
    shown.current = value;
    return countTo(from, value, (now) => {
      if (text.current) text.current.textContent = String(now);
    });
  }, [value]);
  return <span ref={text}>{value}</span>;
}
