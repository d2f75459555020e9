// A player's panel: mark and name (which open what there is to see of them), away, thinking, points; the game's own things below.
import { useContext, type ReactElement, type ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';
import { AwayTag, PeopleContext } from '../AwayTag.tsx';
import { Count } from '../Count.tsx';
import { PlayerMark } from '../Icon.tsx';
import { ThinkingDots } from './ThinkingDots.tsx';
import './seat.css';

export interface SeatPanelProps {
  readonly seat: Seat;
  readonly name: string;
  readonly className?: string;
  /** What is said while the table waits for them; undefined while it does not. */
  readonly thinking?: string | undefined;
  /** The whole panel opens something: what that is called. */
  readonly opens?: { readonly label: string; open(): void } | undefined;
  /** Signs after the name: a crown, a character. */
  readonly signs?: ReactNode;
  readonly points?: { readonly value: number; readonly unit: string } | undefined;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

export function SeatPanel(props: SeatPanelProps): ReactElement {
  const { seat, name, className = '', thinking, opens, signs, points, children, foot } = props;
  const manner = useContext(PeopleContext)[seat]?.manner;
  const title = (
    <>
      <PlayerMark seat={seat} size={17} />
      <span className="seat-panel-name" title={manner}>
        {name}
      </span>
    </>
  );
  return (
    <article className={`seat-panel ${className}`} data-seat={seat} data-acting={thinking !== undefined} aria-label={name}>
      <header className="seat-panel-head">
        {opens ? (
          <button type="button" className="seat-panel-open" onClick={() => opens.open()} aria-label={opens.label}>
            {title}
          </button>
        ) : (
          <span className="seat-panel-open">{title}</span>
        )}
        <AwayTag seat={seat} />
        {thinking !== undefined && <ThinkingDots words={thinking} />}
        {signs}
        {points && (
          <span className="seat-panel-points">
            <Count value={points.value} />
            <small>{points.unit}</small>
          </span>
        )}
      </header>
      {children}
      {foot !== undefined && <footer className="seat-panel-foot">{foot}</footer>}
    </article>
  );
}

interface FactProps {
  /** What flies to it: coins to a purse, cards to a hand. */
  readonly of: 'purse' | 'hand';
  readonly seat: Seat;
  readonly picture: ReactNode;
  readonly value: number;
  readonly children?: ReactNode;
}

/** A number of theirs that everybody may count, where coins or cards fly to and from. */
export function SeatFact({ of, seat, picture, value, children }: FactProps): ReactElement {
  return (
    <span className="seat-panel-fact" {...{ [`data-${of}`]: seat }}>
      {picture}
      <Count value={value} />
      {children}
    </span>
  );
}
