// My hand: what a tap on a card does depends on the mode (build, change with the deck, sell to the Laboratory).
import { useEffect, useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { CardBack, DISTRICT_COLOUR, DistrictCard, type CardState, type DistrictId } from './art/index.ts';
import { COST, POINTS, districtOf, type District } from '../rules/catalog.ts';
import { shake } from '../../board-kit/motion.ts';
import type { Offer } from './offers.ts';
import { keyed } from './pieces.ts';
import { usePicking } from './picking.ts';
import { useTable, type Mode } from './table.ts';

export function Hand({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, room, me, nameOf } = table;
  const { hand } = view.players[seat];
  const label = seat === me ? words.hand : nameOf(seat);
  const known = hand.every((district) => district >= 0);
  return (
    <section className="cit-hand" data-hand={seat} aria-label={`${label}: ${words.cards(hand.length)}`}>
      <Modes />
      <div className="cit-hand-cards">
        {hand.length === 0 ? (
          <p className="cit-hand-none">{words.emptyHand}</p>
        ) : known ? (
          <Cards hand={hand} />
        ) : (
          <div className="cit-cards">
            {hand.map((_, card) => (
              <CardBack key={card} width={room.card * 0.8} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Cards({ hand }: { readonly hand: readonly District[] }): ReactElement {
  const table = useTable();
  const { offers, draft, words, mode, room } = table;
  const row = useRef<HTMLUListElement>(null);
  const picking = usePicking(hand, draft?.type === 'REDRAW' ? draft.cards : []);
  const chosen = draft?.type === 'BUILD' || draft?.type === 'USE_LABORATORY' ? draft.card : undefined;
  const cards = keyed(hand);
  const chosenAt = cards.findIndex(({ id }) => id === chosen);

  useEffect(() => {
    if (chosenAt >= 0) row.current?.children[chosenAt]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosenAt]);

  const single = (offer: Offer | undefined, index: number): { state: CardState; tag?: string; onPick?: () => void } => {
    if (!offer) return { state: 'normal' };
    const { refusal, move } = offer;
    if (refusal)
      return {
        // What holds for the whole hand (resources first, enough built) does not grey it: I still want to read it.
        state: refusal.code === 'NOT_ENOUGH_GOLD' || refusal.code === 'DUPLICATE_BUILDING' ? 'blocked' : 'normal',
        onPick: () => {
          table.explain(refusal);
          const card = row.current?.children[index];
          if (card) void shake(card);
        },
      };
    if (index === chosenAt)
      return {
        state: 'selected',
        tag: mode === 'laboratory' ? words.toSell : words.chosen,
        onPick: () => table.propose(undefined),
      };
    return {
      state: 'lit',
      ...(mode === 'build' && !room.compact && { tag: words.canBuild }),
      onPick: () => table.propose(move),
    };
  };

  const look = (id: DistrictId, index: number): ReturnType<typeof single> => {
    if (mode === 'redraw' && offers.redraw) {
      const { move } = offers.redraw;
      return {
        state: picking.isPicked(index) ? 'selected' : 'lit',
        ...(picking.isPicked(index) && { tag: words.toRedraw }),
        onPick: () => {
          const named = picking.toggled(index);
          picking.remember(index);
          table.propose(named.length === 0 || move.type !== 'REDRAW' ? undefined : { ...move, cards: named });
        },
      };
    }
    if (mode === 'laboratory') return single(offers.laboratory.get(id), index);
    return single(offers.build.get(id), index);
  };

  const looks = cards.map(({ id }, index) => look(id, index));
  // A hand that is only shown has nothing inside for the focus, and what scrolls must be reachable by keyboard (WCAG 2.1.1).
  const stop = looks.every(({ onPick }) => !onPick) && { tabIndex: 0 };
  return (
    <ul className="cit-cards" ref={row} {...stop}>
      {cards.map(({ key, id }, index) => (
        <li key={key} data-flip={`hand:${key}`}>
          <BuildingCard id={id} width={room.card} {...looks[index]} />
        </li>
      ))}
    </ul>
  );
}

export interface BuildingCardProps {
  readonly id: DistrictId;
  readonly width: number;
  readonly state?: CardState;
  readonly tag?: string;
  readonly onPick?: () => void;
}

/** A district card with everything printed on it, from its id. */
export function BuildingCard({ id, ...rest }: BuildingCardProps): ReactElement {
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

/** Which of several things a card could be used for; there only when there is more than one. */
function Modes(): ReactElement | null {
  const table = useTable();
  const { offers, words, mode, draft } = table;
  const open: Mode[] = [];
  if (offers.build.size > 0) open.push('build');
  if (offers.redraw) open.push('redraw');
  if (offers.laboratory.size > 0) open.push('laboratory');
  if (offers.destroy.size > 0) open.push('destroy');
  if (open.length < 2) return null;
  const { redraw } = offers;
  return (
    <fieldset className="cit-modes" aria-label={words.mode.label}>
      {open.map((each) => (
        <button
          key={each}
          type="button"
          className="cit-mode"
          aria-pressed={mode === each}
          onClick={() => {
            table.setMode(each);
            if (draft) table.propose(undefined);
          }}
        >
          {words.mode[each]}
        </button>
      ))}
      {mode === 'redraw' && redraw?.move.type === 'REDRAW' && (
        <button
          type="button"
          className="cit-mode cit-mode-all"
          onClick={() => table.propose({ type: 'REDRAW', cards: redraw.from })}
        >
          {words.allCards}
        </button>
      )}
    </fieldset>
  );
}
