// My own building site: action points, permits (to pay with or to invest), Favors, end of turn.
import type { ReactElement } from 'react';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import { CARD_IDS } from '../../rules/cards.ts';
import { apOfSource } from '../../rules/index.ts';
import { ownCard, ownFavor, TO_END } from '../../rules/touch.ts';
import { CardFace } from '../art/cards.tsx';
import { useTable } from '../table.ts';

export function Yard(): ReactElement {
  const { view, me, words, plan, nameOf } = useTable();
  const front = me === 'spectator' ? view.active : me;
  const mine = view.active === front && view.phase !== 'setup' && view.phase !== 'over';
  const { cards, favors } = view.players[front];
  return (
    <section className="spr-panel spr-yard" data-region="yard" aria-label={words.yard}>
      <div className="spr-yard-head">
        {mine ? (
          <Points ap={view.ap} cost={plan.mode === 'act' || plan.mode === 'place' ? apOfSource(plan.source) : 0} />
        ) : (
          <b>{me === 'spectator' ? nameOf(front) : words.yard}</b>
        )}
        <EndTurn />
      </div>
      {cards.length + favors.length === 0 ? (
        <p className="spr-none">{words.noPermits}</p>
      ) : (
        <ul className="spr-hand">
          {cards.map((card) => (
            <Permit key={card} card={card} />
          ))}
          {favors.map((card) => (
            <Favor key={card} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The permits that can pay for what is being built, alone. */
export function Hand(): ReactElement {
  const { view, me, words } = useTable();
  const { look } = useTouching();
  const cards = me === 'spectator' ? [] : view.players[me].cards;
  const paying = cards.filter((card) => look(ownCard(CARD_IDS[card])) !== 'plain');
  return (
    <section className="spr-panel spr-yard" aria-label={words.permits}>
      <ul className="spr-hand">
        {paying.map((card) => (
          <Permit key={card} card={card} />
        ))}
      </ul>
    </section>
  );
}

/** Action points as lozenges: left, about to be spent, gone. */
export function Points({ ap, cost }: { readonly ap: number; readonly cost: number }): ReactElement {
  const { words } = useTable();
  return (
    <span className="spr-points" data-region="ap" role="img" aria-label={words.apLeft(ap)}>
      {Array.from({ length: Math.max(6, ap) }, (_, point) => (
        <i key={point} data-state={point >= ap ? 'gone' : point >= ap - cost ? 'spend' : 'left'} />
      ))}
      <b>{words.ap(ap)}</b>
    </span>
  );
}

export function EndTurn(): ReactElement | null {
  const { view, words, choices } = useTable();
  if (!choices.some(({ at }) => at.includes(TO_END))) return null;
  return (
    <Piece at={TO_END} atOnce={view.ap === 0} className="spr-act" title={view.ap > 0 ? words.apLost(view.ap) : undefined}>
      {words.endTurn}
    </Piece>
  );
}

function Permit({ card }: { readonly card: number }): ReactElement {
  const { words, plan, language, texts } = useTable();
  const { look } = useTouching();
  const id = CARD_IDS[card];
  const invests = plan.mode === 'act' && look(ownCard(id)) === 'lit';
  return (
    <li>
      <Piece at={ownCard(id)} className="spr-slot spr-mini-card" data-flip={`card:${id}`} title={texts.piece(id)}>
        <span className="visually-hidden">{`${texts.piece(id)}${invests ? `: ${words.invest}` : ''}`}</span>
        <CardFace card={card} language={language} small />
      </Piece>
    </li>
  );
}

function Favor({ card }: { readonly card: number }): ReactElement {
  const { words, language, texts } = useTable();
  const id = CARD_IDS[card];
  return (
    <li>
      <Piece
        at={ownFavor(id)}
        className="spr-slot spr-favor"
        data-flip={`card:${id}`}
        title={`${words.favor}: ${texts.piece(id)}`}
      >
        <span className="visually-hidden">{words.favor}</span>
        <CardFace card={card} language={language} small />
      </Piece>
    </li>
  );
}
