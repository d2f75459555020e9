// A row of cards that are pieces: a hand, a market. Side by side where there is room, else fanned, else scrolled; the arrow keys
// walk along it, and what is picked is in sight.
import { useContext, useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled, useSize } from '../size.ts';
import { Piece } from '../touch/Piece.tsx';
import { TouchContext } from '../touch/useTouch.ts';
import { copiesOf, stepFor, walked, type Fan } from './row.ts';
import './cardRow.css';

export interface RowCard {
  readonly key: string;
  /** Its name in `Choice.at`. What only lies there (a back, a place that stays empty) has none. */
  readonly at?: string | undefined;
  /** What a screen reader says. */
  readonly label?: string;
  readonly face: ReactNode;
  readonly className?: string;
  /** The key under which it glides from place to place (`data-flip`). */
  readonly flip?: string | undefined;
  /** A small thing that stands on the card and is a piece of its own. */
  readonly beside?: ReactNode;
  /** What a tap does while there is nothing to touch here. */
  readonly otherwise?: () => void;
}

interface Props {
  readonly label: string;
  readonly cards: readonly RowCard[];
  readonly className?: string;
  /** What a lesson calls the row. */
  readonly region?: string;
  /** Cards of this width lie on each other as far as the room demands, but so much of each stays in sight, and the picked one lies open. */
  readonly fan?: Fan;
  /** Picked cards carry the number of their turn: the order counts. */
  readonly numbered?: boolean;
  /** After the last card: the deck, say. */
  readonly children?: ReactNode;
}

/** Of a card that shows less than this of its width, words are cut. */
const CLOSE = 0.85;

export function CardRow({ label, cards, className = '', region, fan, numbered = false, children }: Props): ReactElement {
  const touching = useContext(TouchContext);
  const row = useRef<HTMLUListElement>(null);
  const room = useSize(row)?.width ?? 0;
  const copies = copiesOf(cards.map(({ at }) => at));
  const looks = cards.map(({ at }, index) => (at === undefined ? undefined : touching?.look(at, copies[index])));
  const picked = looks.lastIndexOf('chosen');
  useEffect(() => {
    if (picked >= 0) row.current?.children[picked]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [picked]);
  const step = fan && stepFor(cards.length, room, fan, picked >= 0 && picked < cards.length - 1 ? 1 : 0);
  // What scrolls must be reachable by keyboard, also where nothing inside can be touched (WCAG 2.1.1).
  const stop = looks.every((look) => look === undefined || look === 'plain') && { tabIndex: 0 };
  return (
    // The keys only move the focus between the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={row}
      className={`card-row ${className}`}
      data-region={region}
      aria-label={label}
      data-fan={fan !== undefined}
      data-close={fan && step !== undefined && step < CLOSE * (fan.width + fan.gap)}
      style={
        fan &&
        styled({
          '--card-step': `${step}px`,
          '--card-apart': `${fan.width + fan.gap}px`,
          '--card-width': `${fan.width}px`,
        })
      }
      onKeyDown={walk}
      {...stop}
    >
      {cards.map(({ key, at, label: name, face, className: look = '', flip, beside, otherwise }, index) => (
        <li key={key} data-open={index === picked} {...(flip !== undefined && { 'data-flip': flip })}>
          {at === undefined ? (
            <span className={look} {...(name !== undefined && { role: 'img', 'aria-label': name })}>
              {face}
            </span>
          ) : (
            <Piece at={at} copy={copies[index]} className={look} aria-label={name} {...(otherwise && { otherwise })}>
              {face}
              {numbered && looks[index] === 'chosen' && <Turn of={at} copy={copies[index]} />}
            </Piece>
          )}
          {beside}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Which of the cards picked this is, in the order touched. */
function Turn({ of, copy }: { readonly of: string; readonly copy: number }): ReactElement | null {
  const { touched = [] } = useContext(TouchContext) ?? {};
  let left = copy;
  const at = touched.filter((place) => !place.startsWith('do:')).findIndex((place) => place === of && left-- === 0);
  return at < 0 ? null : <span className="card-turn">{at + 1}</span>;
}

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.piece:not([tabindex="-1"])')];
  const now = cards.findIndex((card) => card === document.activeElement);
  const to = walked(event.key, now, cards.length);
  if (to === undefined) return;
  event.preventDefault();
  cards[to].focus();
}
