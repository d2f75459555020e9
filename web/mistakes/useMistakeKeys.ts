/** Left and right go from mistake to mistake, Escape leaves, where nothing else wants the key: a move in hand, a list, a row of cards. */
import { useEffect, useRef } from 'react';

/** What Escape closes, or lets go of, before it leaves. */
const OPEN = 'dialog[open], .explain, .sheet, .ask-panel, .choice-back, .phone-bar .clear, .mistake-confirm .clear';

interface Keys {
  step(direction: 1 | -1): void;
  leave(): void;
}

export function useMistakeKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const inside = target instanceof Element ? target : undefined;
      if (inside?.closest('input, select, textarea, [role=tab], [role=radio], dialog')) return;
      if (event.key === 'Escape') {
        if (document.querySelector(OPEN)) return;
        latest.current.leave();
      } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        if (inside?.closest('.board-area')) return;
        event.preventDefault();
        latest.current.step(event.key === 'ArrowRight' ? 1 : -1);
      }
    };
    // Before the others: what they put away is still there to be seen.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
}
