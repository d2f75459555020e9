/** A link to send to friends, or another text to be copied, with a button that copies it. */
import { useRef, useState } from 'react';
import { useTexts } from '../text/index.ts';
import { Glyph } from './Glyph.tsx';

interface Props {
  readonly address: string;
  readonly className?: string;
  /** What it leads to; absent: the invitation. */
  readonly label?: string;
  /** What the button says; absent: that it copies the link. */
  readonly act?: string;
}

export function CopyLink({ address, className = '', label, act }: Props) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // Over plain http the clipboard is closed: select it, so that one key copies.
      field.current?.focus();
      field.current?.select();
      setState(document.execCommand('copy') ? 'copied' : 'failed');
    }
  };
  return (
    <div className={`copy-link ${className}`}>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={label ?? t.lobby.invite}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button paper" onClick={() => void copy()}>
        <Glyph name={state === 'copied' ? 'check' : act === undefined ? 'link' : 'clipboard'} size={17} />
        <span aria-live="polite">
          {state === 'copied' ? t.lobby.copied : state === 'failed' ? t.lobby.copyFailed : (act ?? t.lobby.copy)}
        </span>
      </button>
    </div>
  );
}
