/** Copies the address of this very position, for somebody else's browser. A game that is only here says so instead. */
import { useState } from 'react';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { writeMoment, type ReplayMoment } from './address.ts';
import { wholeAddress } from '../route/base.ts';

interface Props {
  readonly path: string;
  readonly moment: ReplayMoment;
  readonly here: boolean;
}

export function ShareMoment({ path, moment, here }: Props) {
  const t = useTexts().replay;
  const address = wholeAddress(path + writeMoment(moment));
  const [copied, setCopied] = useState<{ readonly address: string; readonly fine: boolean }>();
  const now = copied?.address === address ? copied : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied({ address, fine: true });
    } catch {
      setCopied({ address, fine: false });
    }
  };
  const said = here ? t.shareHere : now ? (now.fine ? t.shared : t.shareFailed) : t.share;
  return (
    <button
      type="button"
      className="head-button"
      aria-disabled={here}
      aria-label={said}
      title={said}
      data-address={address}
      onClick={() => !here && void copy()}
    >
      <Glyph name={now?.fine ? 'check' : 'link'} size={19} />
      <span className="visually-hidden" aria-live="polite">
        {now ? said : ''}
      </span>
    </button>
  );
}
