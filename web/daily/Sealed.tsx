/** The deck's seal, whole: the fingerprint, the seed beside it once it is out, whether the two belong together, and the proof to take away. */
import { commitmentTo } from '@cantiere/engine';
import type { DealInfo } from '@cantiere/server/protocol';
import { exportAddress } from '../ask/deals.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { useDailyWords } from './text.ts';
import { href } from '../route/base.ts';

export function Sealed({ deal: { id, commitment, seed, exportable } }: { readonly deal: DealInfo }) {
  const words = useDailyWords();
  const t = useTexts();
  return (
    <section className="panel daily-sealed" aria-labelledby="sealed-title">
      <h2 id="sealed-title">
        <Glyph name="shield" size={20} /> {words.sealTitle}
      </h2>
      <dl>
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
      <p className={seed === undefined ? 'hint' : 'daily-seal-check'}>
        {seed === undefined ? words.sealOpen : commitmentTo(seed) === commitment ? words.sealOk : words.sealBad}
      </p>
      {exportable && (
        <p className="daily-proof">
          <a className="button" href={href(exportAddress(id))} download>
            <Glyph name="download" size={17} /> {words.proof}
          </a>
          <span className="hint">{words.proofHint}</span>
        </p>
      )}
    </section>
  );
}
