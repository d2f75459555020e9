// The final settlement where the players decide it: whom to free for 5 coins, which loans to repay for 15.
import type { ReactElement } from 'react';
import { CREW_IDS, FINAL_FREEDOM_PRICE, LOAN_IDS, LOAN_REPAYMENT } from '../rules/cards.ts';
import { isAvailable, isUnfreed, supplyOf } from '../rules/crew.ts';
import type { Settle } from '../rules/moves.ts';
import { Coin, Shield } from './art/signs.tsx';
import { Face, Needs } from './Bits.tsx';
import { useTable } from './table.ts';

const EMPTY: Settle = { type: 'SETTLE', freeSlaveIds: [], repayLoanIds: [] };

const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

export function Settlement(): ReactElement {
  const table = useTable();
  const { view, seat, words, names, draft, asked } = table;
  const player = view.players[seat];
  const now = draft?.type === 'SETTLE' ? draft : EMPTY;
  const paid = now.freeSlaveIds.length * FINAL_FREEDOM_PRICE + now.repayLoanIds.length * LOAN_REPAYMENT;
  const pick = (next: Settle): void => {
    const offer = table.offer(next);
    if (offer?.refusal) table.explain(offer.refusal);
    else if (offer) table.propose(next);
  };
  if (!asked)
    return (
      <section className="bld-planner" aria-label={words.settlement}>
        <p className="bld-quiet bld-planner-hint">{words.settleWait}</p>
      </section>
    );
  return (
    <section className="bld-planner" aria-label={words.settlement}>
      <header className="bld-planner-head">
        <h3>{words.settlement}</h3>
        <small>{words.settlementHint}</small>
      </header>
      <div className="bld-ways">
        {player.crew.filter(isUnfreed).map((member) => {
          const id = CREW_IDS[member.card];
          const selected = now.freeSlaveIds.includes(id);
          const next = { ...now, freeSlaveIds: toggled(now.freeSlaveIds, id) };
          const blocked = table.offer(next)?.refusal !== undefined;
          return (
            <div key={id} className="bld-way" data-look={selected ? 'selected' : blocked ? 'blocked' : 'lit'}>
              <button
                type="button"
                className="bld-way-pick"
                aria-pressed={selected}
                aria-disabled={blocked}
                onClick={() => pick(next)}
              >
                <Face card={member.card} size={32} />
                <span className="bld-way-words">
                  <b>
                    {words.prisoner} <Needs of={supplyOf(member, -1)} size={14} />
                    <span className="bld-unseen">{names.amounts(supplyOf(member, -1))}</span>
                  </b>
                  <small>{isAvailable(member) ? words.freeForFive : words.staysOnSite}</small>
                </span>
                <Coin silver value={FINAL_FREEDOM_PRICE} size={22} />
                <Shield value="+1" size={22} />
              </button>
            </div>
          );
        })}
        {player.loans.map((loan) => {
          const id = LOAN_IDS[loan];
          const selected = now.repayLoanIds.includes(id);
          const next = { ...now, repayLoanIds: toggled(now.repayLoanIds, id) };
          const blocked = table.offer(next)?.refusal !== undefined;
          return (
            <div key={id} className="bld-way" data-look={selected ? 'selected' : blocked ? 'blocked' : 'lit'}>
              <button
                type="button"
                className="bld-way-pick"
                aria-pressed={selected}
                aria-disabled={blocked}
                onClick={() => pick(next)}
              >
                <span className="bld-way-words">
                  <b>{words.loan}</b>
                  <small>{words.repayForFifteen}</small>
                </span>
                <Coin silver value={LOAN_REPAYMENT} size={22} />
                <Shield value="+2" size={22} />
              </button>
            </div>
          );
        })}
        <p className="bld-quiet">
          {words.pays} <b>{words.coins(paid)}</b>
        </p>
        {draft === undefined && (
          <button type="button" className="bld-run" onClick={() => table.propose(EMPTY)}>
            {words.settleNothing}
          </button>
        )}
      </div>
    </section>
  );
}
