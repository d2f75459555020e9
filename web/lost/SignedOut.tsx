/** The session ended while a table was open. If this browser has another one by now, it goes back by itself; else one may choose how. */
import { useEffect, useState } from 'react';
import { beKnown, meNow } from '../ask/me.ts';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { Link } from '../route/Link.tsx';
import { toAccount } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Waiting } from './Waiting.tsx';

/** Another tab that signs in ends this session first; its answer is on the way. */
const MOMENT = 400;

interface Props {
  /** Back to the table, as whoever I am now; as a new guest if I am nobody. */
  readonly again: () => void;
}

export function SignedOut({ again }: Props) {
  const t = useTexts();
  const [nobody, setNobody] = useState(false);
  useTitle(t.lost.signedOut);
  useEffect(() => {
    let here = true;
    const timer = setTimeout(() => {
      void beKnown().then(() => {
        if (!here) return;
        if (meNow()) again();
        else setNobody(true);
      });
    }, MOMENT);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [again]);
  if (!nobody) return <Waiting words={t.table.connection.joining} />;
  return (
    <Shell
      page="other"
      tall
      hero={
        <>
          <h1>{t.lost.signedOut}</h1>
          <p className="lead" role="alert">
            {t.errors.SIGNED_OUT}
          </p>
          <p className="field-row">
            <Link to={toAccount} className="button paper large">
              {t.settings.signIn}
            </Link>
            <button type="button" className="button paper large" onClick={again}>
              {t.lost.asGuest}
            </button>
          </p>
        </>
      }
    >
      <div className="column" />
    </Shell>
  );
}
