// My hand: a card is built, or goes where the button beside the hand says (back to the deck, into the Laboratory).
import { useEffect, useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { stepFor } from '../../board-kit/cards/row.ts';
import { styled, useSize } from '../../board-kit/size.ts';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CardBack, DISTRICT_COLOUR, DistrictCard, type DistrictCardProps, type DistrictId } from './art/index.ts';
import { COST, POINTS, districtOf, type District } from '../rules/catalog.ts';
import { redraw } from '../rules/moves.ts';
import { inHand } from '../rules/touch.ts';
import { keyed } from './pieces.ts';
import { useTable } from './table.ts';

export function Hand({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, words, measures, me, nameOf } = useTable();
  const { hand } = view.players[seat];
  const label = seat === me ? words.hand : nameOf(seat);
  const known = hand.every((district) => district >= 0);
  return (
    <section className="cit-hand" data-region="hand" data-hand={seat} aria-label={`${label}: ${words.cards(hand.length)}`}>
      <Modes hand={hand} />
      <div className="cit-hand-cards">
        {hand.length === 0 ? (
          <p className="cit-hand-none">{words.emptyHand}</p>
        ) : known ? (
          <Cards hand={hand} />
        ) : (
          <div className="cit-cards">
            {hand.map((_, card) => (
              <CardBack key={card} width={measures.card * 0.8} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Between cards, and around them. */
const GAP = 13;
const EDGE = 16;
/** The least that is seen of a card, of its width: its price and the beginning of its name. */
const LEAST = 0.55;

function Cards({ hand }: { readonly hand: readonly District[] }): ReactElement {
  const { words, measures } = useTable();
  const { look, touched } = useTouching();
  const row = useRef<HTMLUListElement>(null);
  const cards = keyed(hand).map((card) => ({ ...card, look: look(inHand(card.id), card.copy) }));
  const chosenAt = cards.findIndex((card) => card.look === 'chosen');
  useEffect(() => {
    if (chosenAt >= 0) row.current?.children[chosenAt]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosenAt]);

  const fan = { width: measures.card, gap: GAP, least: Math.round(measures.card * LEAST) };
  const open = chosenAt >= 0 && chosenAt < cards.length - 1 ? 1 : 0;
  const step = stepFor(cards.length, Math.max(0, (useSize(row)?.width ?? 0) - EDGE), fan, open);
  // On a phone the row is scrolled along; on a desk all of it is seen, one card over the other where it must be.
  const close = !measures.compact && step < fan.width + fan.gap;

  const goes = touched.includes('do:redraw') ? words.toRedraw : touched.includes('do:laboratory') ? words.toSell : undefined;
  // A hand that is only shown has nothing inside for the focus, and what scrolls must be reachable by keyboard (WCAG 2.1.1).
  const stop = cards.every((card) => card.look === 'plain') && { tabIndex: 0 };
  return (
    <ul className="cit-cards" ref={row} data-close={close} style={styled({ '--cit-step': `${step}px` })} {...stop}>
      {cards.map((card) => (
        <li key={card.key} data-flip={`hand:${card.key}`} data-open={card.look === 'chosen'}>
          <BuildingCard
            id={card.id}
            width={measures.card}
            at={inHand(card.id)}
            copy={card.copy}
            tag={
              card.look === 'chosen'
                ? (goes ?? words.chosen)
                : card.look === 'lit' && goes === undefined && !measures.compact
                  ? words.canBuild
                  : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** A district card with everything printed on it, from its id. */
export function BuildingCard({ id, ...rest }: Pick<DistrictCardProps, 'id' | 'width' | 'at' | 'copy' | 'tag'>): ReactElement {
  const { words, piece } = useTable();
  const district = districtOf(id);
  const effects: Readonly<Partial<Record<DistrictId, string>>> = words.effect;
  return (
    <DistrictCard
      id={id}
      name={piece(id)}
      cost={COST[district]}
      category={words.colour[DISTRICT_COLOUR[id]]}
      points={words.pt(POINTS[district])}
      effect={effects[id]}
      {...rest}
    />
  );
}

const MODES = ['redraw', 'laboratory', 'destroy'] as const;

/** What else than building can be done with my cards and my city; there only when there is something. */
function Modes({ hand }: { readonly hand: readonly District[] }): ReactElement | null {
  const { words, propose } = useTable();
  const { look } = useTouching();
  const open = MODES.filter((mode) => look(`do:${mode}`) === 'lit' || look(`do:${mode}`) === 'chosen');
  if (open.length === 0) return null;
  return (
    <fieldset className="cit-modes" aria-label={words.mode.label}>
      {open.map((mode) => (
        <Piece key={mode} at={`do:${mode}`} className="cit-mode">
          {words.mode[mode]}
        </Piece>
      ))}
      {look('do:redraw') === 'chosen' && (
        <button type="button" className="cit-mode cit-mode-all" onClick={() => propose(redraw(hand))}>
          {words.allCards}
        </button>
      )}
    </fieldset>
  );
}
