/** The choice list by keyboard: digits choose, Backspace or Escape goes one level up. */
import { useEffect, useRef, type RefObject } from 'react';
import { isTyping } from '../kit/isTyping.ts';

interface Keys {
  readonly digits: boolean;
  readonly back: (() => void) | undefined;
}

export function useListKeys(list: RefObject<Element | null>, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { digits, back } = latest.current;
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if ((event.key === 'Escape' || event.key === 'Backspace') && back) {
        event.preventDefault();
        back();
      }
      const row =
        digits && /^[1-9]$/.test(event.key) ? list.current?.querySelector<HTMLElement>(`[data-key="${event.key}"]`) : undefined;
      if (!row) return;
      event.preventDefault();
      row.focus();
      row.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [list]);
}
