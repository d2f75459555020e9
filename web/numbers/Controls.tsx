/** Whose games and for how many players, and whether mine stand beside them. */
import type { Chosen } from './address.ts';
import type { Shown } from './SourceWords.tsx';
import { useFigures, useNumbersTexts } from './text.ts';

interface Props extends Shown {
  choose(change: Partial<Chosen>): void;
  showMine(shown: boolean): void;
}

export function Controls({ from, people, bots, counts, seats, mine, choose, showMine }: Props) {
  const t = useNumbersTexts();
  const { whole } = useFigures();
  return (
    <section className="panel numbers-controls">
      <fieldset>
        <legend>{t.source}</legend>
        <div className="numbers-switch">
          <button type="button" aria-pressed={from === 'people'} disabled={!people} onClick={() => choose({ from: 'people' })}>
            {t.people(people ? whole(people.games) : '–')}
          </button>
          {bots && (
            <button type="button" aria-pressed={from === 'bots'} onClick={() => choose({ from: 'bots' })}>
              {t.bots(whole(bots.games))}
            </button>
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.players}</legend>
        <div className="numbers-switch">
          {counts.map((each) => (
            <button
              key={each.seats}
              type="button"
              aria-pressed={each.seats === seats}
              aria-label={t.inPlayers(each.seats)}
              onClick={() => choose({ players: each.seats })}
            >
              {each.seats}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="numbers-mine">
        <input
          type="checkbox"
          checked={mine.shown}
          disabled={mine.games === 0}
          onChange={({ target }) => showMine(target.checked)}
        />
        <span>
          {t.mine} <small>({t.mineOf(mine.games)})</small>
        </span>
      </label>
    </section>
  );
}
