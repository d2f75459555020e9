// For the rail: the score of everybody if the round ended now, with the chosen move already counted.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { styled } from '../../board-kit/size.ts';
import { roofTint } from './art/paint.tsx';
import type { CapitolProps } from './props.ts';
import { areasAfter, projection } from './areaRanks.ts';
import { boardWords } from './text.ts';

export function Notes({ view, seat: me, draft, language, people }: CapitolProps): ReactElement | null {
  if (view.phase === 'over' || view.phase === 'drawing') return null;
  const words = boardWords[language];
  const after = areasAfter(view, me, draft);
  const round = projection(after, view.seats);
  const sums = view.players.map(({ score }, seat) => score + round[seat]);
  const most = Math.max(24, ...sums);
  return (
    <section className="cap-notes" data-game="capitol" aria-label={words.ifNow}>
      <h2>{words.ifNow}</h2>
      <ul>
        {view.players.map(({ score }, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
          <li key={seat} data-me={seat === me} style={styled({ '--cap-seat': roofTint(seat).base })}>
            <PlayerMark seat={seat} size={16} />
            <span className="cap-notes-name">{seat === me ? words.you : people[seat]?.name}</span>
            <span className="cap-bar" aria-hidden>
              <i style={{ width: `${(score / most) * 100}%` }} />
              <i
                className="cap-bar-round"
                data-preview={after !== view.areas}
                style={{ width: `${(round[seat] / most) * 100}%` }}
              />
            </span>
            <small>{words.signed(round[seat])}</small>
            <b>{sums[seat]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
