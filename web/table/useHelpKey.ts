/** "?" opens what the keyboard can do (KeysDialog): the key is heard at every table, the dialog comes when it is asked for. */
import { useEffect, useRef } from 'react';
import { isTyping } from '../kit/isTyping.ts';

/** Calls `open` when "?" is pressed, wherever the person is, unless they are writing or a window is open already. */
export function useHelpKey(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
