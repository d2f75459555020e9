/** The shuffle was promised before the deal; here anybody sees that the promise was kept. */
import { commitmentTo } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { Glyph } from '../kit/Glyph.tsx';
import { Link } from '../route/Link.tsx';
import { toCredits } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

export function Fairness({ table: { commitment, seed, edition } }: { readonly table: TableInfo }) {
  const t = useTexts();
  if (commitment === undefined) return null;
  const kept = seed === undefined ? undefined : commitmentTo(seed) === commitment;
  return (
    <section className={`panel fairness ${kept === false ? 'broken' : ''}`}>
      <h2>
        <Glyph name="shield" size={22} /> {t.result.fair}
      </h2>
      <p>{kept === undefined ? t.result.fairWait : kept ? t.result.fairYes : t.result.fairNo}</p>
      <p>
        <Link to={`${toCredits}#verify`}>{t.result.how}</Link>
      </p>
      <details open={kept === false}>
        <summary>{t.story.numbers}</summary>
        <dl>
          {edition !== undefined && (
            <>
              <dt>{t.editions.label}</dt>
              <dd>
                <code>{edition}</code>
              </dd>
            </>
          )}
          <dt>{t.result.commitment}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          {seed !== undefined && (
            <>
              <dt>{t.result.seed}</dt>
              <dd>
                <code>{seed}</code>
              </dd>
            </>
          )}
        </dl>
      </details>
    </section>
  );
}
