// My purse and the moves that need no card: take coins, buy actions, end the turn.
import type { ReactElement } from 'react';
import { Count } from '../../board-kit/Count.tsx';
import { ACTION_PRICE, COINS_FOR } from '../rules/cards.ts';
import { END_TURN, TAKE_COINS, buyAction } from '../rules/moves.ts';
import { ActionSign, Coin, Shield } from './art/signs.tsx';
import { lookOf, useTable } from './table.ts';
import { groupCalled, imageCalled } from './spoken.ts';

export function Purse(): ReactElement {
  const { view, seat, words, foreseen, goal } = useTable();
  const { coins, points } = view.players[seat];
  const mine = view.phase === 'turn' && view.active === seat;
  const after = foreseen?.me;
  return (
    <div className="bld-purse" {...groupCalled(words.purse)}>
      {mine && <Actions left={view.actions} after={foreseen?.state.actions} />}
      <span className="bld-fact" data-purse={seat}>
        <Coin size={22} title={words.coins(coins)} />
        <b aria-hidden>
          <Count value={coins} />
        </b>
        {after && after.coins !== coins && <Later value={after.coins} better={after.coins > coins} />}
      </span>
      <span className="bld-fact" data-points={seat}>
        <Shield size={22} title={words.points(points)} />
        <b aria-hidden>
          <Count value={points} />
        </b>
        {after && after.points !== points ? <Later value={after.points} better /> : <small aria-hidden>/{goal}</small>}
      </span>
    </div>
  );
}

const Later = ({ value, better }: { readonly value: number; readonly better: boolean }): ReactElement => (
  <span className="bld-later" data-better={better}>
    → <b>{value}</b>
  </span>
);

const MOST_DRAWN = 4;

function Actions({ left, after }: { readonly left: number; readonly after: number | undefined }): ReactElement {
  const { words } = useTable();
  const drawn = Math.max(3, Math.min(MOST_DRAWN, left));
  return (
    <span className="bld-fact bld-actions" {...imageCalled(words.actions(left))}>
      {left > MOST_DRAWN ? (
        <ActionSign size={20} />
      ) : (
        Array.from({ length: drawn }, (_, i) => <ActionSign key={i} size={18} spent={i >= left} />)
      )}
      <b>{left}</b>
      {after !== undefined && after !== left && <Later value={after} better={after > left} />}
    </span>
  );
}

export function Moves(): ReactElement | null {
  const table = useTable();
  const { view, words, draft, asked } = table;
  if (!asked || view.phase !== 'turn') return null;
  const drafted = draft?.type === 'BUY_ACTION' ? (draft.count ?? 1) : 0;
  const purchase = table.offer(buyAction(Math.max(1, drafted)));
  const more = table.offer(buyAction(drafted + 1));
  const end = table.offer(END_TURN);
  return (
    <div className="bld-moves" {...groupCalled(words.moves)}>
      <span className="bld-take">
        <span className="bld-take-word">{words.take}</span>
        {TAKE_COINS.map((move) => {
          const offer = table.offer(move);
          const look = lookOf(table, offer);
          const gain = COINS_FOR[move.actions];
          return (
            <button
              key={move.actions}
              type="button"
              className="bld-move"
              data-look={look}
              aria-pressed={look === 'selected'}
              aria-disabled={look === 'blocked'}
              aria-label={words.takeCoins(gain, move.actions)}
              title={words.takeCoins(gain, move.actions)}
              onClick={() => table.take(offer)}
            >
              <span className="bld-move-cost">
                {move.actions}
                <ActionSign size={15} />
              </span>
              <b className="bld-gain">+{gain}</b>
            </button>
          );
        })}
      </span>
      <button
        type="button"
        className="bld-move"
        data-look={lookOf(table, purchase)}
        aria-pressed={drafted > 0}
        aria-disabled={purchase?.refusal !== undefined}
        aria-label={words.buyActions(Math.max(1, drafted), ACTION_PRICE * Math.max(1, drafted))}
        title={words.buyActions(Math.max(1, drafted), ACTION_PRICE * Math.max(1, drafted))}
        onClick={() => {
          if (drafted === 0) table.take(purchase);
          else table.propose(more && !more.refusal ? more.move : undefined);
        }}
      >
        +{Math.max(1, drafted)}
        <ActionSign size={16} />
        <Coin silver value={ACTION_PRICE * Math.max(1, drafted)} size={20} />
      </button>
      <button
        type="button"
        className="bld-move bld-end"
        data-look={lookOf(table, end)}
        aria-pressed={draft?.type === 'END_TURN'}
        onClick={() => (view.actions === 0 ? table.play(END_TURN) : table.take(end))}
      >
        {words.end}
      </button>
    </div>
  );
}
