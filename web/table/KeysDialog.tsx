/** What the keyboard can do at the table. "?" opens it, and so does the hint above the choices. */
import { useEffect, useRef } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { isTyping } from '../kit/isTyping.ts';
import { useModal } from '../kit/useModal.ts';
import { useTellingTexts } from '../telling/text.ts';
import { useTexts } from '../text/index.ts';
import '../social/social.css';

type Keys = readonly (readonly [key: string, does: string])[];

/** `own`: what the board listens to. */
export function KeysDialog({ close, game, own }: { readonly close: () => void; readonly game: string; readonly own: Keys }) {
  const t = useTexts();
  const telling = useTellingTexts().keys;
  const dialog = useModal();
  const { title, enter, choose, confirm, clear, back, undo, walk, help, cards, touch } = t.table.keyboard;
  const keys = [
    ['1 – 9', choose],
    [enter, confirm],
    ['Esc', clear],
    ['⌫', back],
    ['U', undo],
    [', .', telling.back],
    ['C', telling.enlarge],
    ['Tab', walk],
    ['?', help],
  ] as const;
  return (
    <dialog ref={dialog} className="person-dialog" aria-labelledby="keys-title" onClose={close}>
      <div className="person-inside">
        <header>
          <h2 id="keys-title">{title}</h2>
          <button type="button" className="button icon quiet" aria-label={t.table.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        <KeyList keys={keys} />
        <h3>{game}</h3>
        <KeyList keys={[...own, ['← →', cards], ['↵ ␣', touch]]} />
      </div>
    </dialog>
  );
}

function KeyList({ keys }: { readonly keys: Keys }) {
  return (
    <dl className="keys-list">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

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
