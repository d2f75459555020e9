/**
 * A guest's seat hangs on this browser: a link of their own brings them back, or an account. Told once, in full, until they say
 * that they know; afterwards the same stands folded where it can be found.
 */
import { useState } from 'react';
import { useMe } from '../ask/me.ts';
import { newReturnLink } from '../ask/tables.ts';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { Link } from '../route/Link.tsx';
import { toAccount } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { keptLink, keepLink, returnAddress } from './returnLink.ts';
import { seatWasTold } from './seatTold.ts';
import './away.css';

interface Props {
  readonly table: string;
  readonly className?: string;
  /** `told`: for the first time, with a button that ends it. `folded`: for whoever knows. */
  readonly as?: 'told' | 'folded' | 'plain';
}

export function KeepSeat({ table, className = '', as = 'plain' }: Props) {
  const t = useTexts().away;
  const me = useMe();
  const act = useAct();
  const [token, setToken] = useState(() => keptLink(table));
  if (!me || me.email !== undefined) return null;
  const make = (): void =>
    void act.run(async () => {
      const { token: fresh } = await newReturnLink(table);
      keepLink(table, fresh);
      setToken(fresh);
    });
  const address = token === undefined ? undefined : returnAddress(table, token);
  const inside = (
    <>
      <p>{as === 'told' ? t.keepHintNew : t.keepHint}</p>
      {address !== undefined && <CopyLink address={address} label={t.keepLabel} />}
      <div className="keep-acts">
        <button type="button" className={`button ${as === 'told' && address === undefined ? 'primary' : ''}`} onClick={make}>
          <Glyph name="link" size={17} /> {address === undefined ? t.keepMake : t.keepRenew}
        </button>
        {address !== undefined && (
          <a className="button" href={`mailto:?subject=${encodeURIComponent(t.keepSubject)}&body=${encodeURIComponent(address)}`}>
            <Glyph name="send" size={17} /> {t.keepSend}
          </a>
        )}
        <Link to={toAccount} className="quiet-link">
          {t.keepAccount}
        </Link>
        {as === 'told' && (
          <button type="button" className="button quiet keep-told" onClick={seatWasTold}>
            {t.keepTold}
          </button>
        )}
      </div>
      <TroubleLine trouble={act.trouble} />
    </>
  );
  if (as === 'folded')
    return (
      <details className={`keep-seat ${className}`}>
        <summary>
          <Glyph name={address === undefined ? 'key' : 'check'} size={17} /> {address === undefined ? t.keepTitle : t.keepSaved}
        </summary>
        {inside}
      </details>
    );
  return (
    <section className={`keep-seat ${as} ${className}`} aria-labelledby="keep-seat-title">
      <h2 id="keep-seat-title">
        {as === 'told' && <Glyph name="key" size={20} />} {as === 'told' ? t.keepTitleNew : t.keepTitle}
      </h2>
      {inside}
    </section>
  );
}
