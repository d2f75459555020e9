/** How busy the bots are, over all processes. Where they keep people waiting the panel says so, and what the house does about it. */
import { deskLoad } from '../ask/desk.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useDeskTexts, useWritten } from './text.ts';

/** So long an answer is felt by everybody at the table. */
const SLOW_MS = 4_000;

export function BotWork({ times }: { readonly times: number }) {
  const t = useDeskTexts();
  const { count } = useWritten();
  const { answer, trouble } = useAsked(deskLoad, String(times));
  const seconds = (ms: number): string => t.seconds(count(ms < 100 ? Math.round(ms) / 1000 : Math.round(ms / 100) / 10));
  const bots = answer?.bots;
  const slow = bots !== undefined && ((bots.waits?.slow ?? 0) > SLOW_MS || bots.waiting > 2 * bots.threads);
  const facts: readonly (readonly [string, string])[] = bots
    ? [
        [t.answerHalf, bots.times ? seconds(bots.times.half) : '–'],
        [t.answerSlow, bots.times ? seconds(bots.times.slow) : '–'],
        [t.waitingNow, count(bots.waiting)],
        [t.waitSlow, bots.waits ? seconds(bots.waits.slow) : '–'],
        [t.limit, seconds(bots.limitMs)],
      ]
    : [];
  return (
    <section className={`desk-bots ${slow ? 'slow' : ''}`} aria-labelledby="desk-bots">
      <header>
        <h2 id="desk-bots">{t.botWork}</h2>
      </header>
      <TroubleLine trouble={trouble} />
      {bots && (
        <>
          <p className="bots-now">
            <b className="display">{count(bots.busy)}</b> {t.ofThreads(bots.threads)}
          </p>
          <div className="bots-meter" aria-hidden="true">
            <i style={{ width: `${Math.round((bots.share ?? 0) * 100)}%` }} />
          </div>
          <p className="plot-sub">{t.busyShare(Math.round((bots.share ?? 0) * 100))}</p>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {slow && <p className="bots-slow">{t.botsBusy}</p>}
        </>
      )}
    </section>
  );
}
