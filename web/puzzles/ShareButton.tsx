/** Copies the puzzle's own address; where the clipboard is closed, leads there, so that it can be copied from the bar. */
import { useState } from 'react';
import { copyText } from '../kit/copyText.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { usePuzzleTexts } from './text.ts';

export function ShareButton({ address }: { readonly address: string }) {
  const t = useTexts();
  const p = usePuzzleTexts();
  const [state, setState] = useState<'ready' | 'copied' | 'inBar'>('ready');
  const copy = async (): Promise<void> => {
    const copied = await copyText(address);
    if (!copied) history.replaceState(null, '', address);
    setState(copied ? 'copied' : 'inBar');
  };
  return (
    <button type="button" className="button" title={p.link} onClick={() => void copy()}>
      <Glyph name={state === 'ready' ? 'link' : 'check'} size={17} />{' '}
      <span aria-live="polite">{state === 'copied' ? t.lobby.copied : state === 'inBar' ? p.linkInBar : p.link}</span>
    </button>
  );
}
