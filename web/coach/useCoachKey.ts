/** W opens and closes the coach, Escape closes it; not while somebody writes or a window is open. */
import { useEffect, useRef } from 'react';
import { isTyping } from '../kit/isTyping.ts';
import { COACH_KEY } from './label.ts';

interface Keys {
  readonly may: boolean;
  readonly on: boolean;
  toggle(): void;
  close(): void;
}

export function useCoachKey(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { may, on, toggle, close } = latest.current;
      if (!may || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const asks = event.key.toUpperCase() === COACH_KEY;
      if (!asks && !(event.key === 'Escape' && on)) return;
      event.preventDefault();
      event.stopPropagation();
      if (asks) toggle();
      else close();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
