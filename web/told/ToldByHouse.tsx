/** What the house has to say to me. A warning lies over everything until I say that I have read it; the rest stands in a corner. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ToldWords } from '@cantiere/server/protocol';
import { beKnown } from '../ask/me.ts';
import { haveRead } from '../ask/houseSays.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { dated, ToldReason } from './ToldReason.tsx';
import { toldWords, type ToldTexts } from './words.ts';
import '../kit/sure.css';
import './told.css';

interface Props {
  readonly words: ToldWords;
}

export function ToldByHouse({ words }: Props) {
  const t = toldWords[usePreferences().language];
  return words.kind === 'warning' || words.kind === 'muted' ? (
    <Warning words={words} t={t} />
  ) : (
    <Note words={words} text={noteWords(words, t)} t={t} />
  );
}

const noteWords = ({ kind, name = '' }: ToldWords, t: ToldTexts): string =>
  kind === 'renamed' ? t.renamed(name) : kind === 'closed' ? t.closed(name) : t.looked;

function Note({ words, text, t }: { readonly words: ToldWords; readonly text: string; readonly t: ToldTexts }) {
  const act = useAct();
  // My name stands in many places of the page.
  useEffect(() => {
    if (words.kind === 'renamed') void beKnown();
  }, [words.kind]);
  return createPortal(
    <aside className="told-note" role="status">
      <Glyph name={words.kind === 'looked' ? 'check' : 'bell'} size={18} />
      <p>{text}</p>
      <button type="button" className="button" aria-disabled={act.busy} onClick={() => void act.run(() => haveRead(words.id))}>
        {t.fine}
      </button>
      <TroubleLine trouble={act.trouble} />
    </aside>,
    document.body,
  );
}

function Warning({ words, t }: { readonly words: ToldWords; readonly t: ToldTexts }) {
  const { language } = usePreferences();
  const act = useAct();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    // Escape does not answer it: it is there until it was read.
    const stay = (event: Event): void => event.preventDefault();
    shown?.addEventListener('cancel', stay);
    shown?.showModal();
    return () => {
      shown?.removeEventListener('cancel', stay);
      shown?.close();
    };
  }, []);
  const { kind, until } = words;
  return createPortal(
    <dialog
      ref={dialog}
      className="sure told-warning"
      aria-labelledby="told-title"
      aria-describedby="told-words"
      onKeyDown={(event) => {
        // A second Escape would close it whatever the page says.
        if (event.key === 'Escape') event.preventDefault();
      }}
    >
      <div className="sure-inside">
        <h2 id="told-title">
          <Glyph name={kind === 'muted' ? 'lock' : 'bell'} size={22} /> {kind === 'muted' ? t.muted : t.warning}
        </h2>
        <div id="told-words">
          {until !== undefined && <p>{t.mutedUntil(dated(until, language))}</p>}
          <ToldReason words={words} t={t} />
          {kind === 'warning' && <p className="hint">{t.again}</p>}
        </div>
        <TroubleLine trouble={act.trouble} />
        <div className="sure-answers">
          <button
            type="button"
            className="button primary"
            autoFocus
            aria-disabled={act.busy}
            onClick={() => void act.run(() => haveRead(words.id))}
          >
            {t.read}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
