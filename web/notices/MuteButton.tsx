/** The bell of a table: silent or not; leads to the settings of somebody who is told nothing yet. */
import { useEffect, useState } from 'react';
import type { Muting } from '@cantiere/server/protocol';
import { mute, muting } from '../ask/notices.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useAct } from '../kit/useAct.ts';
import { Link } from '../route/Link.tsx';
import { toNotices } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly table: string;
  /** In words, where there is room; otherwise a bell alone. */
  readonly words?: boolean;
}

export function MuteButton({ table, words = false }: Props) {
  const t = useTexts().notices.table;
  const act = useAct();
  const [state, setState] = useState<Muting>();
  useEffect(() => {
    let wanted = true;
    muting(table).then(
      (found) => wanted && setState(found),
      () => undefined, // the server is away: the bell can wait
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  if (!state) return null;
  const { muted, on } = state;
  const label = !on ? t.none : muted ? t.muted : t.on;
  const look = { className: words ? 'button bell' : 'head-button bell', title: label, ...(!words && { 'aria-label': label }) };
  const inside = (
    <>
      <Glyph name={on && muted ? 'bellOff' : 'bell'} size={19} />
      {words && <span>{label}</span>}
    </>
  );
  if (!on)
    return (
      <Link to={toNotices} {...look}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      {...look}
      aria-pressed={muted}
      onClick={() => void act.run(async () => setState(await mute(table, !muted)))}
    >
      {inside}
    </button>
  );
}
