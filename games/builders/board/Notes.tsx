// Who could reach the goal with the next building: a warning for the rail, only when there is one.
import type { ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { POINTS } from '../rules/cards.ts';
import { plansFor } from '../rules/index.ts';
import { pointsThatEnd } from '../rules/options.ts';
import { ICONS } from './icons.gen.ts';
import { namesIn } from './names.ts';
import type { Props } from './table.ts';
import { boardWords } from './text.ts';

export function Notes({ view, seat, people, language }: Props): ReactElement | null {
  if (view.phase !== 'turn' || view.triggeredBy >= 0) return null;
  const words = boardWords[language];
  const names = namesIn(language, words);
  const goal = pointsThatEnd(view.options);
  const threats = view.players.flatMap(({ points, sites }, who) => {
    if (who === seat) return [];
    return sites
      .filter(({ card }) => points + POINTS[card] >= goal && plansFor(view, who, card).some(({ coinsShort }) => coinsShort === 0))
      .map(({ card }) => ({
        key: `${who}/${card}`,
        text: words.threat(people[who]?.name ?? `${who + 1}`, names.building(card), points + POINTS[card]),
      }));
  });
  if (threats.length === 0) return null;
  return (
    <section className="bld-notes" aria-label={words.threats}>
      <h2>
        <Icon icon={ICONS.hazardSign} size={16} /> {words.threats}
      </h2>
      <ul>
        {threats.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
