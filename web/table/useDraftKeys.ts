/**
 * Enter confirms a chosen move and Escape lets it go, or else puts away what is told of before; wherever the person is,
 * unless something else wants the key.
 */
import { useEffect, useRef } from 'react';

interface Keys {
  confirm(): void;
  readonly clear: (() => void) | undefined;
}

export function useDraftKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { confirm, clear } = latest.current;
      if (event.defaultPrevented || !clear || document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') clear();
      else if (event.key === 'Enter' && isIdle(event.target)) confirm();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Nothing under the focus would act on Enter itself. */
function isIdle(target: EventTarget | null): boolean {
  return (
    !(target instanceof Element) ||
    target.closest('button, a, input, select, textarea, summary, [role=button], [tabindex="0"]') === null
  );
}
