// A player in full: the site with all its buildings, roofs left, and the cards that everybody has seen going into the hand.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { CARD_IDS } from '../../rules/cards.ts';
import { roundPoints } from '../../rules/scoring.ts';
import { ActionCard } from '../art/ActionCard.tsx';
import { inOrder, kindOf } from '../dock/hand.ts';
import { Sheet } from '../Sheet.tsx';
import { roman } from '../text.ts';
import { useTable } from '../table.ts';
import { SiteStrip } from './SiteStrip.tsx';

export function PlayerSheet({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactElement {
  const { view, words, nameOf, piece } = useTable();
  const player = view.players[seat];
  const seen = inOrder(
    player.hand.filter((card) => card >= 0),
    'type',
  );
  const hidden = player.hand.length - seen.length;
  return (
    <Sheet
      label={nameOf(seat)}
      title={
        <>
          <PlayerMark seat={seat} size={22} /> {nameOf(seat)} · {words.points(player.score)}
        </>
      }
      onClose={onClose}
    >
      <div className="cap-sheet-site">
        <SiteStrip seat={seat} />
      </div>
      <p>{words.roofsLeftOf(player.roofs[0], player.roofs[1])}</p>
      <h3>
        {words.knownCards} ({seen.length}/{player.hand.length})
      </h3>
      {seen.length === 0 ? (
        <p>{words.noKnown}</p>
      ) : (
        <ul className="cap-sheet-cards">
          {seen.map((card) => (
            <li key={card}>
              <ActionCard card={card} width={56} label={words.cardDoes[kindOf(card)]} seat={seat} />
              <span className="visually-hidden">{piece(CARD_IDS[card])}</span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p>{words.unseenCards(hidden)}</p>}
      {view.scored.length > 0 && (
        <p>
          {words.pointsByRound}:{' '}
          {view.scored.map((sheet, at) => `${roman(at + 1)} ${words.signed(roundPoints(sheet, view.seats)[seat])}`).join(' · ')}
        </p>
      )}
    </Sheet>
  );
}
