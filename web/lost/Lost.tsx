/** An address that leads nowhere. */
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { Link } from '../route/Link.tsx';
import { toHome } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

export function Lost({ why }: { readonly why?: string }) {
  const t = useTexts();
  useTitle(t.lost.title);
  return (
    <Shell
      page="other"
      tall
      hero={
        <>
          <h1>{t.lost.title}</h1>
          <p className="lead">{why ?? t.lost.text}</p>
          <p>
            <Link to={toHome} className="button paper large">
              {t.lost.home}
            </Link>
          </p>
        </>
      }
    >
      <div className="column" />
    </Shell>
  );
}
