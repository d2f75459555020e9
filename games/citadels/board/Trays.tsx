// What is laid before me for one question: the cards just drawn, or the building that my Graveyard can save.
import type { ReactElement } from 'react';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { GOLD_AND_CARDS } from '../rules/catalog.ts';
import { Coin } from './art/index.ts';
import { drawn as drawnAt } from '../rules/touch.ts';
import { cardsToKeep, fewestToKeep } from '../rules/turn.ts';
import { BuildingCard } from './Hand.tsx';
import { districtId, keyed } from './pieces.ts';
import { useTable } from './table.ts';

export function KeepTray(): ReactElement | null {
  const { view, words, measures, me } = useTable();
  const { look } = useTouching();
  if (view.phase !== 'keep' || view.asked !== me) return null;
  const { drawn } = view.turn;
  const title = words.keepOf(fewestToKeep(view, me), cardsToKeep(view.players[me]), drawn.length);
  return (
    <section className="cit-tray" data-tray aria-label={title}>
      <h2>{title}</h2>
      <ul className="cit-tray-cards">
        {keyed(drawn).map(({ key, id, copy }) => (
          <li key={key} data-flip={`drawn:${key}`}>
            <BuildingCard
              id={id}
              width={Math.min(measures.compact ? 118 : 142, Math.floor((measures.width - 80) / drawn.length))}
              at={drawnAt(id)}
              copy={copy}
              tag={look(drawnAt(id), copy) === 'chosen' ? words.kept : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GraveyardTray(): ReactElement | null {
  const { view, words, measures, piece, me } = useTable();
  if (view.phase !== 'graveyard' || view.asked !== me) return null;
  const id = districtId(view.destroyed);
  return (
    <section className="cit-tray cit-tray-grave" data-tray aria-label={words.graveyardTitle}>
      <BuildingCard id={id} width={measures.compact ? 112 : 142} />
      <div className="cit-tray-text">
        <h2>{words.graveyardTitle}</h2>
        <p>{words.graveyardText(piece(id))}</p>
        <div className="cit-tray-answers">
          <Piece at="do:recover" atOnce className="cit-action">
            <Coin size={22} value={GOLD_AND_CARDS.graveyardCost} />
            <span>{words.recover}</span>
          </Piece>
          <Piece at="do:decline" atOnce className="cit-action">
            <span>{words.decline}</span>
          </Piece>
        </div>
      </div>
    </section>
  );
}
