// The card in hand over the garden: lifted, framed, every square with what happens there. Arrow keys move it, R turns it.
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { plain } from '@cantiere/engine';
import { CARD_IDS } from '../../rules/data.ts';
import type { PlayCard } from '../../rules/moves.ts';
import { CardFace, faceOf } from '../art/CardFace.tsx';
import { middleOf, nearest, sameMove } from '../placing.ts';
import { useTable, type Table } from '../table.ts';
import { Badge, isRefused, signOf } from './Badge.tsx';
import { CardShadow, StandingTemple } from './GardenCards.tsx';
import { squareKey } from './layers.ts';

export const LIFT = 0.07;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to the card in hand; undefined when it does nothing. */
export function keyed(table: Table, held: PlayCard, key: string): PlayCard | undefined {
  const step = STEPS[key];
  if (step) return { ...held, x: held.x + step[0], y: held.y + step[1] };
  if (key !== 'PageDown' && key !== 'PageUp') return undefined;
  const places = table.plays.filter(({ slot }) => slot === held.slot);
  const at = places.findIndex((place) => sameMove(place, held));
  if (at < 0) return nearest(places, middleOf(held), middleOf);
  return places[(at + (key === 'PageDown' ? 1 : -1) + places.length) % places.length];
}

export function Ghost({ held, cell }: { readonly held: PlayCard; readonly cell: number }): ReactElement {
  const table = useTable();
  const { view, words, texts, foresight, front } = table;
  const self = useRef<SVGGElement>(null);
  const card = view.offer[held.slot];
  const face = faceOf(card, held.rotation);
  const { squares, refusal } = foresight;
  // A card just picked up takes the keyboard with it, and keeps it when a finger has moved it.
  useEffect(() => self.current?.focus({ preventScroll: true }), [held.slot]);
  useEffect(() => {
    if (document.activeElement === document.body) self.current?.focus({ preventScroll: true });
  }, [held]);

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      if (refusal) table.explain(refusal);
      else table.play(held);
    } else if (event.key === 'Escape') table.propose(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const badge = Math.max(0.115, Math.min(0.24, 7.5 / cell));
  return (
    <g
      ref={self}
      className="gar-ghost"
      role="button"
      tabIndex={0}
      aria-label={`${texts.piece(CARD_IDS[card])}, ${words.at(held.x, held.y)}, ${words.turned(held.rotation)}`}
      aria-describedby="gar-keys"
      data-refused={refusal !== undefined}
      transform={`translate(${held.x} ${held.y})`}
      onKeyDown={press}
    >
      <g transform="translate(.06 .16)" opacity=".85" pointerEvents="none">
        <CardShadow width={face.width} height={face.height} />
      </g>
      <g transform={`translate(0 ${-LIFT})`}>
        <g opacity=".97">
          <CardFace face={face} drawing="full" />
        </g>
        {squares
          .filter(({ landing }) => isRefused(landing))
          .map(({ x, y, landing }) => (
            <g key={squareKey({ x, y })} transform={`translate(${x - held.x} ${y - held.y})`}>
              {landing === 'COVERS_TEMPLE' && <StandingTemple x={0} y={0} seat={front} />}
              <rect x=".02" y=".02" width=".96" height=".96" rx=".06" fill="#b3372f" opacity=".52" />
              <path
                d="M.06 .5L.5 .06M.06 .94L.94 .06M.5 .94L.94 .5"
                stroke="#ffd9d2"
                strokeOpacity=".6"
                strokeWidth=".05"
                strokeLinecap="round"
              />
            </g>
          ))}
        <rect
          className="gar-ghost-frame"
          x="-.03"
          y="-.03"
          width={face.width + 0.06}
          height={face.height + 0.06}
          rx=".11"
          fill="none"
          stroke={refusal ? '#ff8d80' : '#ffd34d'}
          strokeWidth={Math.max(0.035, 2.4 / cell)}
          strokeDasharray={`${Math.max(0.1, 7 / cell)} ${Math.max(0.07, 5 / cell)}`}
          strokeLinecap="round"
        />
        {squares.map((square) => (
          <Badge
            key={squareKey(square)}
            landing={signOf(square)}
            x={square.x - held.x + 0.08 + badge}
            y={square.y - held.y + 0.92 - badge}
            r={badge}
          />
        ))}
      </g>
    </g>
  );
}

/** The same in words, for a screen reader that follows the card. */
export function GhostWords(): ReactElement {
  const { view, held, words, texts, foresight, nameOf } = useTable();
  const detail = held && !foresight.refusal ? texts.moveDetail(held, view) : undefined;
  return (
    <>
      <p id="gar-keys" className="visually-hidden">
        {words.keysHint}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {held &&
          words.cardInHand(
            texts.piece(CARD_IDS[view.offer[held.slot]] ?? ''),
            words.at(held.x, held.y),
            words.turned(held.rotation),
            foresight.refusal ? texts.refusal(foresight.refusal) : detail ? plain(detail, nameOf) : '',
          )}
      </p>
    </>
  );
}
