/** What came of the way to the club's sign-in: it stands in the address once, and is taken out of it. */
import { useEffect, useState } from 'react';
import type { Trouble } from '../ask/http.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useTexts } from '../text/index.ts';

const PARAMETER = 'provider';

export function ProviderNews() {
  const t = useTexts();
  const [news] = useState(() => new URLSearchParams(window.location.search).get(PARAMETER));
  useEffect(() => {
    const here = new URL(window.location.href);
    if (!here.searchParams.has(PARAMETER)) return;
    here.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, '', here);
  }, []);
  if (news === null) return null;
  if (news === 'in' || news === 'linked')
    return <p role="status">{news === 'in' ? t.account.provider.in : t.account.provider.linked}</p>;
  return <TroubleLine trouble={Object.hasOwn(t.errors, news) ? (news as Trouble) : 'SERVER_TROUBLE'} />;
}
