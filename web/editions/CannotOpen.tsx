/** A game whose edition cannot be had in this page: why, and what helps. */
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { useTexts } from '../text/index.ts';
import { NoEdition, OtherComponents } from './load.ts';

export function CannotOpen({ error }: { readonly error: unknown }) {
  const t = useTexts();
  if (error instanceof OtherComponents) return <OnAnotherPage />;
  return <Lost why={error instanceof NoEdition && error.why === 'gone' ? t.editions.gone : t.errors.UNREACHABLE} />;
}

/** It would have been loaded anew by itself if nothing were at stake here. */
function OnAnotherPage() {
  const { editions: t, lost } = useTexts();
  useTitle(t.anewTitle);
  return (
    <Shell
      page="other"
      tall
      hero={
        <>
          <h1>{t.anewTitle}</h1>
          <p className="lead">{t.anew}</p>
          <p>
            <button type="button" className="button paper large" onClick={() => location.reload()}>
              {lost.reload}
            </button>
          </p>
        </>
      }
    >
      <div className="column" />
    </Shell>
  );
}
