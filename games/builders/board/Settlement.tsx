// The final settlement where the players decide it: how many loans to repay for 15 coins each, whom to free for 5.
import type { ReactElement } from 'react';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { CREW_IDS, FINAL_FREEDOM_PRICE, LOAN_REPAYMENT, UNFREED_PENALTY, UNPAID_PENALTY } from '../rules/cards.ts';
import { isAvailable, isUnfreed, supplyOf } from '../rules/crew.ts';
import type { Member } from '../rules/state.ts';
import { inCrew } from '../rules/touch.ts';
import { Coin, Shield } from './art/signs.tsx';
import { Amounts, Face } from './Bits.tsx';
import { Panel } from './Planner.tsx';
import { useTable } from './table.ts';

export function Settlement(): ReactElement {
  const { me, words, draft, asked } = useTable();
  const freed = draft?.type === 'SETTLE' ? draft.freeSlaveIds.length : 0;
  if (!asked)
    return (
      <Panel title={words.settlement}>
        <p className="bld-quiet">{words.settleWait}</p>
      </Panel>
    );
  return (
    <Panel title={words.settlement}>
      <small>{words.settlementHint}</small>
      <div className="bld-ways">
        {me.loans.length > 0 && <h4>{words.repayEach}</h4>}
        {/* Without loans there is only this to say: that nobody is freed either. */}
        {(me.loans.length > 0 || freed === 0) && (
          <div className="bld-repay">
            {Array.from({ length: me.loans.length + 1 }, (_, count) => (
              <Piece
                key={count}
                at={`repay:${count}`}
                className="bld-move"
                aria-label={me.loans.length === 0 ? words.settleNothing : words.repay(count)}
              >
                {me.loans.length === 0 ? words.settleNothing : count}
                {count > 0 && <Coin silver value={count * LOAN_REPAYMENT} size={22} />}
                {count > 0 && <Shield value={`+${count * UNPAID_PENALTY}`} size={22} />}
              </Piece>
            ))}
          </div>
        )}
        {me.crew.filter(isUnfreed).map((member) => (
          <Prisoner key={member.card} member={member} />
        ))}
      </div>
    </Panel>
  );
}

function Prisoner({ member }: { readonly member: Member }): ReactElement {
  const { words } = useTable();
  return (
    <Piece at={inCrew(CREW_IDS[member.card])} className="bld-way bld-way-pick">
      <Face card={member.card} size={32} />
      <span className="bld-way-words">
        <b>
          {words.prisoner} <Amounts of={supplyOf(member, -1)} size={14} />
        </b>
        <small>{isAvailable(member) ? words.freeThem : words.staysOnSite}</small>
      </span>
      <Coin silver value={FINAL_FREEDOM_PRICE} size={22} />
      <Shield value={`+${UNFREED_PENALTY}`} size={22} />
    </Piece>
  );
}
