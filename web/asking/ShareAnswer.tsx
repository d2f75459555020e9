/** Copies the address at which the same question has the same answer; where a game is only here, the answer itself. */
import { useState } from 'react';
import type { InEveryLanguage } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import type { Address } from './share.ts';
import { useAskingTexts } from './text.ts';

interface Props {
  readonly address: Address;
  /** It goes on: whoever opens the address sees their own part of it. */
  readonly running: boolean;
  /** The game, the verdict, the lines of the answer. */
  readonly words: readonly [InEveryLanguage, ...string[]];
}

export function ShareAnswer({ address, running, words: [title, ...lines] }: Props) {
  const a = useAskingTexts();
  const { language } = usePreferences();
  const text = [`${title[language]}. ${a.title}`, ...lines].join('\n');
  const link = typeof address === 'object' ? address.link : undefined;
  const [copied, setCopied] = useState<{ readonly what: string; readonly fine: boolean }>();
  const copy = async (what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(what);
      setCopied({ what, fine: true });
    } catch {
      setCopied({ what, fine: false });
    }
  };
  const said = (what: string | undefined): string | undefined =>
    copied && copied.what === what ? (copied.fine ? (what === link ? a.copied : a.copiedText) : a.notCopied) : undefined;
  return (
    <div className="ask-share">
      {link !== undefined && (
        <button type="button" className="button" onClick={() => void copy(link)} data-address={link}>
          <Glyph name={said(link) === a.copied ? 'check' : 'link'} size={18} /> {a.copyLink}
        </button>
      )}
      {address === 'wait' && <p>{a.wait}</p>}
      {address === 'failed' && <p>{a.noLink}</p>}
      {address === 'here' && <p>{a.here}</p>}
      <button type="button" className="button quiet" onClick={() => void copy(text)} data-copy-text>
        <Glyph name={said(text) === a.copiedText ? 'check' : 'copy'} size={18} /> {a.copyText}
      </button>
      <p role="status">{said(link) ?? said(text) ?? (link !== undefined && running ? a.rights : '')}</p>
      {copied && !copied.fine && <output className="ask-copy">{copied.what}</output>}
    </div>
  );
}
