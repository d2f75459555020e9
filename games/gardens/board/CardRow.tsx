// The cards to take. A tap takes one in hand; dragging carries it straight into the garden.
import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { CARD_IDS } from '../rules/data.ts';
import { EMPTY } from '../rules/state.ts';
import { lastRound } from '../rules/turn.ts';
import { CardPicture } from './art/CardFace.tsx';
import { firstGrip, gripTo } from './placing.ts';
import { useTable } from './table.ts';

interface Carried {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  /** Over the garden the card itself shows; elsewhere a picture of it follows the finger. */
  readonly over: boolean;
}

export function CardRow(): ReactElement {
  const { view, words, room } = useTable();
  const [carried, setCarried] = useState<Carried>();
  return (
    <section className="gar-cards" aria-label={words.cards}>
      {!room.compact && (
        <header className="gar-head">
          <h2>{words.cards}</h2>
          <span>{view.round === lastRound(view) ? words.lastRound : words.cardsToCome(view.deck.length)}</span>
        </header>
      )}
      <ul role="list">
        {view.offer.map((card, slot) => (
          // A slot is a place on the table: it stays while cards come and go.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={slot} data-slot={slot}>
            {card === EMPTY ? (
              <span className="gar-card gar-card-gone">{words.cardGone}</span>
            ) : (
              <Card slot={slot} card={card} carry={setCarried} />
            )}
          </li>
        ))}
      </ul>
      {carried &&
        !carried.over &&
        createPortal(
          <div className="gar-carried" data-game="gardens" style={{ left: carried.x, top: carried.y }}>
            <CardPicture card={view.offer[carried.slot]} drawing="small" width={room.compact ? 96 : 132} />
          </div>,
          document.body,
        )}
    </section>
  );
}

interface CardProps {
  readonly slot: number;
  readonly card: number;
  carry(carried: Carried | undefined): void;
}

const STILL = 7;

function Card({ slot, card, carry }: CardProps): ReactElement {
  const table = useTable();
  const { offers, held, words, texts, asked, draft, room, view } = table;
  const press = useRef<{ readonly x: number; readonly y: number; carrying: boolean }>(undefined);
  const dropped = useRef(false);
  useEffect(() => () => carry(undefined), [carry]);

  const places = offers.plays.get(slot)?.length ?? 0;
  const discard = offers.discards.get(slot);
  const canDiscard = discard !== undefined && !discard.refusal;
  const choosing = asked && view.phase === 'CARD';
  const inHand = held?.slot === slot;
  const chosen = inHand || (draft?.type === 'DISCARD_CARD' && draft.slot === slot);
  const line = !choosing ? '' : places > 0 ? words.places(places) : canDiscard ? words.discardThis : words.fitsNowhere;
  const name = texts.piece(CARD_IDS[card]);

  const pick = (): void => {
    if (dropped.current) return;
    if (places > 0) table.pickUp(slot);
    else if (canDiscard) table.propose(chosen ? undefined : discard.move);
    else {
      const misfit = offers.misfits.get(slot)?.[0]?.refusal;
      if (misfit) table.explain(misfit);
    }
  };
  const start = (event: PointerEvent): void => {
    dropped.current = false;
    press.current =
      choosing && places > 0 && event.button === 0 ? { x: event.clientX, y: event.clientY, carrying: false } : undefined;
  };
  const move = (event: PointerEvent): void => {
    const pressed = press.current;
    if (!pressed) return;
    if (!pressed.carrying) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
      pressed.carrying = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const point = table.window.current?.gridAt(event.clientX, event.clientY);
    carry({ slot, x: event.clientX, y: event.clientY, over: point !== undefined });
    if (!point) return;
    const grip = inHand ? table.grip : firstGrip(card);
    const from = { type: 'PLAY_CARD', slot, x: 0, y: 0, rotation: held?.rotation ?? 0 } as const;
    table.hold(gripTo(from, grip, { x: Math.floor(point.x), y: Math.floor(point.y) }), { grip, finger: true });
  };
  const end = (): void => {
    dropped.current = press.current?.carrying ?? false;
    press.current = undefined;
    carry(undefined);
  };
  return (
    <button
      type="button"
      className="gar-card"
      aria-pressed={choosing ? chosen : undefined}
      aria-label={[name, inHand && words.inHand, line].filter(Boolean).join(', ')}
      data-can={choosing && (places > 0 || canDiscard)}
      data-blocked={choosing && places === 0 && !canDiscard}
      data-flip={`card ${card}`}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={pick}
    >
      <CardPicture card={card} drawing={room.compact ? 'small' : 'symbol'} className="gar-card-face" />
      {!room.compact && <b>{name}</b>}
      {choosing && (
        <small>
          {inHand && !room.compact && `${words.inHand} · `}
          {line}
        </small>
      )}
    </button>
  );
}
