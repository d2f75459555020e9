/** Copies the address of this fork and what was chosen at it. A game that is only here says so instead. */
import { useState } from 'react';
import type { GameMove } from '@cantiere/engine';
import { copyText } from '../kit/copyText.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { LONGEST, writeRoad } from './address.ts';
import { useRoadTexts } from './text.ts';
import { wholeAddress } from '../route/base.ts';

interface Props {
  readonly path: string;
  readonly at: number;
  readonly own: readonly GameMove[];
  readonly here: boolean;
}

export function SendFork({ path, at, own, here }: Props) {
  const t = useRoadTexts();
  const address = wholeAddress(path + writeRoad({ at, own }));
  const [copied, setCopied] = useState<{ readonly address: string; readonly fine: boolean }>();
  const [why, setWhy] = useState(false);
  const now = copied?.address === address ? copied : undefined;
  const off = here || address.length > LONGEST;
  const said = here ? t.sendHere : off ? t.sendLong : now ? (now.fine ? t.sent : t.sendFailed) : t.send;
  return (
    <button
      type="button"
      className="send-fork"
      aria-disabled={off}
      title={said}
      data-address={address}
      onClick={() => (off ? setWhy(true) : void copyText(address).then((fine) => setCopied({ address, fine })))}
    >
      <Glyph name={now?.fine ? 'check' : 'link'} size={17} />
      <span aria-live="polite">{now || (off && why) ? said : t.send}</span>
    </button>
  );
}
