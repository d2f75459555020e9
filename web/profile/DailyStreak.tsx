/** Somebody's days in a row on the daily site, as a wall. */
import { streakOf } from '../ask/deals.ts';
import { Wall } from '../daily/Wall.tsx';
import { useAsked } from '../kit/useAsked.ts';
import { useTexts } from '../text/index.ts';
import '../daily/card.css';

/** Nothing is said of whoever has never laid a brick. */
export function DailyStreak({ person }: { readonly person: string }) {
  const t = useTexts().daily;
  const { answer } = useAsked(() => streakOf(person), person);
  if (!answer || answer.longest === 0) return null;
  const { days, longest, today } = answer;
  return (
    <section className="panel" aria-labelledby="streak-title">
      <h2 id="streak-title">{t.profile}</h2>
      <p className="daily-streak">
        <Wall days={days} today={today ? 'laid' : 'open'} unit={13} />
        <span>
          <b>{t.streak(days)}</b>
          <small>{t.lost(longest)}</small>
        </span>
      </p>
    </section>
  );
}
