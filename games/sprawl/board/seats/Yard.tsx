// My own building site: action points, permits (to pay with or to invest), Favors, end of turn.
import type { ReactElement } from 'react';
import { CARD_IDS } from '../../rules/cards.ts';
import { apOfSource } from '../../rules/index.ts';
import { CardFace } from '../art/cards.tsx';
import { same } from '../flow/offers.ts';
import { useTable } from '../table.ts';

export function Yard(): ReactElement {
  const { view, me, words, flow, nameOf } = useTable();
  const front = me === 'spectator' ? view.active : me;
  const mine = view.active === front && view.phase !== 'setup' && view.phase !== 'over';
  const { cards, favors } = view.players[front];
  return (
    <section className="spr-panel spr-yard" aria-label={words.yard}>
      <div className="spr-yard-head">
        {mine ? (
          <Points ap={view.ap} cost={flow.mode === 'act' || flow.mode === 'place' ? apOfSource(flow.source) : 0} />
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
  const { view, me, words, flow } = useTable();
  const cards = me === 'spectator' ? [] : view.players[me].cards;
  return (
    <section className="spr-panel spr-yard" aria-label={words.permits}>
      <ul className="spr-hand">{cards.map((card) => (flow.pays(CARD_IDS[card]) ? <Permit key={card} card={card} /> : null))}</ul>
    </section>
  );
}

/** Action points as lozenges: left, about to be spent, gone. */
export function Points({ ap, cost }: { readonly ap: number; readonly cost: number }): ReactElement {
  const { words } = useTable();
  return (
    <span className="spr-points" role="img" aria-label={words.apLeft(ap)}>
      {Array.from({ length: Math.max(6, ap) }, (_, point) => (
        <i key={point} data-state={point >= ap ? 'gone' : point >= ap - cost ? 'spend' : 'left'} />
      ))}
      <b>{words.ap(ap)}</b>
    </span>
  );
}

function EndTurn(): ReactElement | null {
  const { view, words, flow, draft, propose, play, explain } = useTable();
  const { end } = flow.offers;
  if (!end) return null;
  const press = (): void => {
    if (end.refusal) explain(end.refusal);
    else if (view.ap > 0) propose(end.move);
    else play(end.move);
  };
  return (
    <button
      type="button"
      className="spr-act"
      data-lit={end.refusal === undefined}
      aria-pressed={same(draft, end.move)}
      title={view.ap > 0 ? words.apLost(view.ap) : undefined}
      onClick={press}
    >
      {words.endTurn}
    </button>
  );
}

function Permit({ card }: { readonly card: number }): ReactElement {
  const { words, flow, draft, propose, explain, language, texts } = useTable();
  const id = CARD_IDS[card];
  const paying = flow.mode === 'pay';
  const invest = flow.offers.invest.get(id);
  const useful = flow.pays(id);
  const lit = paying ? useful : invest !== undefined && invest.refusal === undefined;
  const chosen = paying ? draft?.type === 'pay' && draft.permits.includes(id) : same(draft, invest?.move);
  const press = (): void => {
    if (paying && useful) flow.togglePermit(id);
    else if (invest?.refusal) explain(invest.refusal);
    else if (invest) propose(chosen ? undefined : invest.move);
  };
  return (
    <li>
      <button
        type="button"
        className="spr-slot spr-mini-card"
        data-flip={`card:${id}`}
        data-lit={lit}
        data-blocked={paying && !lit}
        aria-pressed={chosen}
        aria-disabled={!lit}
        title={texts.piece(id)}
        onClick={press}
      >
        <span className="visually-hidden">{`${texts.piece(id)}${!paying && lit ? `: ${words.invest}` : ''}`}</span>
        <CardFace card={card} language={language} small />
      </button>
    </li>
  );
}

function Favor({ card }: { readonly card: number }): ReactElement {
  const { words, flow, language, texts } = useTable();
  const id = CARD_IDS[card];
  const offer = flow.offers.build.get(id);
  const chosen = flow.source === id;
  return (
    <li>
      <button
        type="button"
        className="spr-slot spr-favor"
        data-flip={`card:${id}`}
        data-lit={offer !== undefined && offer.refusal === undefined}
        data-blocked={offer?.refusal !== undefined}
        aria-pressed={chosen}
        title={`${words.favor}: ${texts.piece(id)}`}
        onClick={() => {
          if (flow.mode !== 'act') return;
          if (chosen) flow.cancel();
          else flow.look(id);
        }}
      >
        <span className="visually-hidden">{words.favor}</span>
        <CardFace card={card} language={language} small />
      </button>
    </li>
  );
}
