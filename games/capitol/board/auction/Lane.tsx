// One player's lane in an auction: the cards above the senator, the sum, and what becomes of them.
import type { ReactElement, ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { Icon, PlayerMark } from '../../../board-kit/Icon.tsx';
import { styled } from '../../../board-kit/size.ts';
import { useGoal } from '../../../board-kit/touch/useTouch.ts';
import { CARD_IDS } from '../../rules/cards.ts';
import { SENATOR } from '../../rules/touch.ts';
import { ActionCard, SealedStack, SenatorCard } from '../art/ActionCard.tsx';
import { roofTint } from '../art/paint.tsx';
import { kindOf } from '../dock/hand.ts';
import { ICONS } from '../icons.gen.ts';
import { useTable } from '../table.ts';

export interface LaneProps {
  readonly seat: Seat;
  /** Cards lying open, in order. */
  readonly cards: readonly number[];
  /** What closes the row: the senator, a stack that is still sealed, or nothing. */
  readonly end: 'senator' | 'sealed' | 'none';
  readonly state: 'waiting' | 'open' | 'tied' | 'won' | 'lost';
  /** The card that decided, if one did. */
  readonly best?: number | undefined;
  readonly total: string;
  readonly caption: ReactNode;
  readonly foot?: ReactNode;
  /** Width of a card; that of a lane among others if left out. */
  readonly width?: number;
}

/** More cards than this lie so close that smaller ones show more of themselves. */
const MANY = 4;

export function Lane({ seat, cards, end, state, best, total, caption, foot, width }: LaneProps): ReactElement {
  const { words, measures, nameOf, me, piece } = useTable();
  const goal = useGoal(SENATOR);
  const count = cards.length + (end === 'none' ? 0 : 1);
  const card = width ?? (count > MANY ? Math.round(measures.laneCard * 0.76) : measures.laneCard);
  return (
    <article
      className="cap-lane"
      data-state={state}
      data-lane={seat}
      {...(seat === me && goal)}
      style={styled({ '--cap-seat': roofTint(seat).base })}
    >
      <span className="cap-lane-mark">
        {state === 'won' && <Icon icon={ICONS.laurels} size={measures.compact ? 40 : 72} className="cap-laurel" />}
        <PlayerMark seat={seat} size={measures.compact ? 22 : 32} />
      </span>
      <h3>{seat === me ? words.you : nameOf(seat)}</h3>
      <ul className="cap-lane-cards" style={styled({ '--cap-count': count, '--cap-lane-card': `${card}px` })}>
        {cards.map((each, at) => (
          <li
            key={each}
            className="cap-lane-card cap-turned"
            data-best={best === each}
            style={styled({ '--cap-at': at, '--cap-turn': `${(at - (count - 1) / 2) * 4}deg` })}
          >
            <ActionCard card={each} width={card} label={words.cardDoes[kindOf(each)]} seat={seat} />
            <span className="visually-hidden">{piece(CARD_IDS[each])}</span>
          </li>
        ))}
        {end !== 'none' && (
          <li
            key={end}
            className={`cap-lane-card ${end === 'senator' ? 'cap-dropped' : ''}`}
            style={styled({ '--cap-at': cards.length, '--cap-turn': `${((count - 1) / 2) * 4}deg` })}
          >
            {end === 'senator' ? <SenatorCard seat={seat} width={card} /> : <SealedStack seat={seat} width={card} />}
            <span className="visually-hidden">{end === 'senator' ? words.senator : words.sealed}</span>
          </li>
        )}
      </ul>
      <span className="cap-lane-total">{total}</span>
      <span className="cap-lane-caption">{caption}</span>
      {foot !== undefined && <footer>{foot}</footer>}
    </article>
  );
}
