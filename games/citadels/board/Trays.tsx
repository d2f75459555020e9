// What is laid before me for one question: the cards just drawn, or the building that my Graveyard can save.
import type { ReactElement } from 'react';
import { Coin } from './art/index.ts';
import { NONE } from '../rules/catalog.ts';
import { GRAVEYARD_DECLINE, GRAVEYARD_RECOVER } from '../rules/moves.ts';
import { BuildingCard } from './Hand.tsx';
import { districtId, keyed } from './pieces.ts';
import { usePicking } from './picking.ts';
import { useTable } from './table.ts';

export function KeepTray(): ReactElement {
  const table = useTable();
  const { view, words, offers, draft, room } = table;
  const { drawn } = view.turn;
  const { fewest, most } = offers.keep ?? { fewest: 1, most: 1 };
  const title = words.keepOf(fewest, most, drawn.length);
  const picking = usePicking(drawn, draft?.type === 'KEEP_CARDS' ? draft.cards : []);
  const choose = (index: number): void => {
    const named = most === 1 && !picking.isPicked(index) ? [districtId(drawn[index])] : picking.toggled(index);
    picking.remember(index);
    table.propose(named.length === 0 ? undefined : { type: 'KEEP_CARDS', cards: named });
  };
  return (
    <section className="cit-tray" data-tray aria-label={title}>
      <h2>{title}</h2>
      <ul className="cit-tray-cards">
        {keyed(drawn).map(({ key, id }, index) => (
          <li key={key} data-flip={`drawn:${key}`}>
            <BuildingCard
              id={id}
              width={room.compact ? 118 : 142}
              state={picking.isPicked(index) ? 'selected' : 'lit'}
              {...(picking.isPicked(index) && { tag: words.kept })}
              onPick={() => choose(index)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GraveyardTray(): ReactElement | null {
  const table = useTable();
  const { view, words, room, piece } = table;
  if (view.destroyed === NONE) return null;
  const id = districtId(view.destroyed);
  return (
    <section className="cit-tray cit-tray-grave" data-tray aria-label={words.graveyardTitle}>
      <BuildingCard id={id} width={room.compact ? 112 : 142} />
      <div className="cit-tray-text">
        <h2>{words.graveyardTitle}</h2>
        <p>{words.graveyardText(piece(id))}</p>
        <div className="cit-tray-answers">
          <button type="button" className="cit-action" data-type="recover" onClick={() => table.play(GRAVEYARD_RECOVER)}>
            <Coin size={22} value={1} />
            <span>{words.recover}</span>
          </button>
          <button type="button" className="cit-action" onClick={() => table.play(GRAVEYARD_DECLINE)}>
            <span>{words.decline}</span>
          </button>
        </div>
      </div>
    </section>
  );
}
