/** Decisions and luck on a common deal: from what the master makes of it to my own points. */
import { dealAccountOf, doubtOf } from '../analysis/account.ts';
import { DecisionsAndLuck } from '../analysis/DecisionsAndLuck.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { writeMoment } from '../replay/address.ts';
import { Link } from '../route/Link.tsx';
import { toReplay } from '../route/route.ts';
import { useDailyWords } from './text.ts';
import type { MadeOfState } from './useMadeOf.ts';

export function MadeOfPanel({ making, table }: { readonly making: MadeOfState; readonly table: string }) {
  const words = useDailyWords();
  return (
    <section className="panel daily-made" aria-labelledby="made-title">
      <h2 id="made-title">{words.madeTitle}</h2>
      {making.state === 'here' ? (
        <>
          <DecisionsAndLuck
            account={dealAccountOf(making.made)}
            doubt={doubtOf(making.made.noise)}
            called={{ par: words.madeMaster, luck: words.madeLuck, decisions: words.madeDecisions, points: words.madePoints }}
          />
          <details className="daily-made-how">
            <summary>{words.madeHow}</summary>
            <p className="hint">{words.madeHowLong(doubtOf(making.made.doubt))}</p>
          </details>
          <Link to={toReplay('table', table) + writeMoment({ tab: 'analysis' })}>{words.madeDearest}</Link>
        </>
      ) : (
        <p className="nothing" role="status">
          {making.state === 'waiting' ? words.madeWaiting : making.state === 'failed' ? words.madeFailed : words.madeNoMaster}
          {making.state === 'failed' && (
            <button type="button" className="button" onClick={making.again}>
              <Glyph name="undo" size={16} /> {words.madeAgain}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
