// My purse and the moves that need no card: take coins, buy actions, end the turn.
import type { ReactElement } from 'react';
import { Count } from '../../board-kit/Count.tsx';
import { Becomes } from '../../board-kit/preview/BeforeAfter.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { ACTION_PRICE, COINS_FOR } from '../rules/cards.ts';
import { TAKE_COINS } from '../rules/moves.ts';
import { touches } from '../rules/touch.ts';
import { ActionSign, Coin, Shield } from './art/signs.tsx';
import { groupCalled, imageCalled } from './spoken.ts';
import { useTable } from './table.ts';

export function Purse(): ReactElement {
  const { view, seat, me, words, foreseen, goal } = useTable();
  const { coins, points } = me;
  const mine = view.phase === 'turn' && view.asked === seat;
  const after = foreseen?.after.players[seat] ?? me;
  return (
    <div className="bld-purse" data-region="mine" {...groupCalled(words.purse)}>
      {mine && <Actions left={view.actions} />}
      <span className="bld-fact" data-purse={seat} data-region="purse">
        <Coin size={22} title={words.coins(coins)} />
        <b aria-hidden>
          <Count value={coins} />
        </b>
        <Later before={coins} after={after.coins} />
      </span>
      <span className="bld-fact" data-points={seat} data-region="points">
        <Shield size={22} title={words.points(points)} />
        <b aria-hidden>
          <Count value={points} />
        </b>
        <Later before={points} after={after.points} />
        {after.points === points && <small aria-hidden>/{goal}</small>}
      </span>
    </div>
  );
}

function Later({ before, after }: { readonly before: number; readonly after: number }): ReactElement | null {
  const { language } = useTable();
  return before === after ? null : <Becomes only before={before} after={after} language={language} />;
}

const MOST_DRAWN = 4;

function Actions({ left }: { readonly left: number }): ReactElement {
  const { words, foreseen, view } = useTable();
  const drawn = Math.max(3, Math.min(MOST_DRAWN, left));
  const goesOn = foreseen?.after.phase === 'turn' && foreseen.after.asked === view.asked;
  return (
    <span className="bld-fact bld-actions" data-region="actions">
      <span className="bld-action-signs" {...imageCalled(words.actions(left))}>
        {left > MOST_DRAWN ? (
          <ActionSign size={20} />
        ) : (
          Array.from({ length: drawn }, (_, i) => <ActionSign key={i} size={18} spent={i >= left} />)
        )}
      </span>
      <b aria-hidden>{left}</b>
      {goesOn && <Later before={left} after={foreseen.after.actions} />}
    </span>
  );
}

export function Moves(): ReactElement | null {
  const { view, words, asked, choices } = useTable();
  const { touched } = useTouching();
  if (!asked || view.phase !== 'turn') return null;
  const counts = choices.flatMap(({ move }) => (move.type === 'BUY_ACTION' ? [move.count ?? 1] : []));
  const asksHowMany = touched[0] === 'do:more';
  return (
    <div className="bld-moves" {...groupCalled(words.moves)}>
      {!asksHowMany && (
        <span className="bld-take">
          <span className="bld-take-word">{words.take}</span>
          {TAKE_COINS.map((move) => (
            <Taken key={move.actions} actions={move.actions} at={touches(move)[0]} />
          ))}
        </span>
      )}
      {(asksHowMany ? counts : counts.slice(0, 1)).map((count) => (
        <Bought key={count} count={count} />
      ))}
      {counts.length > 1 && (
        <Piece at="do:more" className="bld-move" aria-label={words.moreActions} title={words.moreActions}>
          +2…
        </Piece>
      )}
      {!asksHowMany && (
        <Piece at="do:end" className="bld-move bld-end">
          {words.end}
        </Piece>
      )}
    </div>
  );
}

function Taken({ actions, at }: { readonly actions: number; readonly at: string }): ReactElement {
  const { words } = useTable();
  const label = words.takeCoins(COINS_FOR[actions], actions);
  return (
    <Piece at={at} className="bld-move" aria-label={label} title={label}>
      <span className="bld-move-cost">
        {actions}
        <ActionSign size={15} />
      </span>
      <b className="bld-gain">+{COINS_FOR[actions]}</b>
    </Piece>
  );
}

function Bought({ count }: { readonly count: number }): ReactElement {
  const { words } = useTable();
  const label = words.buyActions(count, ACTION_PRICE * count);
  return (
    <Piece at={`actions:${count}`} className="bld-move" aria-label={label} title={label}>
      +{count}
      <ActionSign size={16} />
      <Coin silver value={ACTION_PRICE * count} size={20} />
    </Piece>
  );
}
