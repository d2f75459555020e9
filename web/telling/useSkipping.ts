/** One touch or key, anywhere on the screen, ends what moves and what the board is showing. The controls of a show and of the recap keep their own. */
import { useEffect } from 'react';
import { finishAll, skipShows } from '../kit/boardKit.ts';
import { isTyping } from '../kit/isTyping.ts';

const CONTROL = 'button, a, input, select, textarea, summary, [role=button]';
/** They move through the page or belong to the system. */
const NOT_MEANT = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'ContextMenu']);

/** `keysGoOn`: where a key leads to another position (a replay), it does so as well. */
export function useSkipping(keysGoOn = false): void {
  useEffect(() => {
    const ended = new AbortController();
    const listen = { signal: ended.signal, capture: true };
    const ownControl = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('[data-reveal], .recap') !== null && target.closest(CONTROL) !== null;
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        finishAll();
        if (!ownControl(target)) skipShows();
      },
      listen,
    );
    window.addEventListener(
      'keydown',
      (event) => {
        if (NOT_MEANT.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
        finishAll();
        // A key that ends a show does nothing else: what it would do belongs to a position that nobody has seen yet.
        if (ownControl(event.target) || document.querySelector('dialog[open]') || !skipShows() || keysGoOn) return;
        event.preventDefault();
        event.stopPropagation();
      },
      listen,
    );
    return () => ended.abort();
  }, [keysGoOn]);
}
