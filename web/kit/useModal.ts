/** A dialog shown over everything from its mounting on; a tap beside it closes it, as Escape does. */
import { useEffect, useRef, type RefObject } from 'react';

export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const beside = (event: Event): void => {
      if (event.target === shown) shown?.close();
    };
    shown?.showModal();
    shown?.addEventListener('click', beside);
    return () => {
      shown?.removeEventListener('click', beside);
      shown?.close();
    };
  }, []);
  return dialog;
}
