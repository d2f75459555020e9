/** A guest's seat hangs on this browser: told kindly, with a link of their own that brings them back, or an account. */
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
import './away.css';

interface Props {
  readonly table: string;
  readonly className?: string;
}

export function KeepSeat({ table, className = '' }: Props) {
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
  return (
    <section className={`keep-seat ${className}`} aria-labelledby="keep-seat-title">
      <h2 id="keep-seat-title">{t.keepTitle}</h2>
      <p>{t.keepHint}</p>
      {address !== undefined && <CopyLink address={address} label={t.keepLabel} />}
      <div className="keep-acts">
        <button type="button" className="button" onClick={make}>
          <Glyph name="link" size={17} /> {address === undefined ? t.keepMake : t.keepRenew}
        </button>
        {address !== undefined && (
          <a className="button" href={`mailto:?subject=${encodeURIComponent(t.keepSubject)}&body=${encodeURIComponent(address)}`}>
            <Glyph name="send" size={17} /> {t.keepSend}
          </a>
        )}
        <Link to={toAccount}>{t.keepAccount}</Link>
      </div>
      <TroubleLine trouble={act.trouble} />
    </section>
  );
}
