// The line above the hand: what is being put together, what to pick next, and the plain ways out of it.
import type { ReactElement, ReactNode } from 'react';
import { FOUNTAIN, ROOF_NAMES } from '../../rules/board.ts';
import { tileOnOffer } from '../../rules/auctions.ts';
import { CARD_IDS, FLOOR, ROOF, TYPE_OF, VALUE_OF } from '../../rules/cards.ts';
import { CardSign } from '../art/ActionCard.tsx';
import { RoofSign } from '../art/signs.tsx';
import { tileKind } from '../auction/Stage.tsx';
import { useTable } from '../table.ts';

export function Ribbon(): ReactElement {
  const table = useTable();
  const { view, words, asked, assembly, draft } = table;
  if (!asked) return <div className="cap-ribbon" />;
  if (view.step === 'construction') return <Building />;
  if (view.step === 'tile') {
    const hint =
      tileOnOffer(view) === FOUNTAIN ? words.placeFountain : `${words.tile[tileKind(tileOnOffer(view))]}: ${words.placeMonument}`;
    return (
      <div className="cap-ribbon">
        <span className="cap-hint">{hint}</span>
      </div>
    );
  }
  if (view.step === 'auction') {
    const bid = draft?.type === 'BID' ? draft : undefined;
    return (
      <div className="cap-ribbon">
        <span className="cap-hint">{words.bidHint}</span>
        {bid && bid.cards.length > 0 ? (
          <Act onClick={() => table.propose({ type: 'BID', cards: [] })}>{words.takeAllBack}</Act>
        ) : (
          <Act pressed={bid !== undefined} onClick={() => table.propose(bid ? undefined : { type: 'BID', cards: [] })}>
            {words.offerNothing}
          </Act>
        )}
      </div>
    );
  }
  return <div className="cap-ribbon">{assembly.card === undefined && <span className="cap-hint">{words.drawHint}</span>}</div>;
}

function Act({ children, onClick, pressed }: { children: ReactNode; onClick: () => void; pressed?: boolean }): ReactElement {
  return (
    <button type="button" className="cap-act" aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}

function Building(): ReactElement {
  const table = useTable();
  const { view, me, words, assembly, draft, piece } = table;
  const { card, building } = assembly;
  if (card === undefined || me === 'spectator')
    return (
      <div className="cap-ribbon">
        <span className="cap-hint">{words.chooseCard}</span>
        <Act
          pressed={draft?.type === 'PASS'}
          onClick={() => table.propose(draft?.type === 'PASS' ? undefined : { type: 'PASS' })}
        >
          {words.pass}
        </Act>
      </div>
    );
  const type = TYPE_OF[card];
  const blank = draft?.type === 'PLAY_BLANK';
  return (
    <div className="cap-ribbon">
      <button
        type="button"
        className="cap-step cap-step-card"
        onClick={() => assembly.clear()}
        aria-label={`${piece(CARD_IDS[card])}: ${words.startAgain}`}
      >
        <CardSign card={card} size={15} />
        <span className="cap-step-name">{piece(CARD_IDS[card])}</span>
        <b className="cap-step-value">{VALUE_OF[card]}</b>
        <span aria-hidden>×</span>
      </button>
      {!blank && type === ROOF && (
        <span className="cap-shapes">
          {ROOF_NAMES.map((roof, shape) => {
            const refusal = assembly.refuseRoof(roof);
            return (
              <button
                key={roof}
                type="button"
                className="cap-shape"
                data-look={assembly.roof === roof ? 'chosen' : refusal ? 'blocked' : 'lit'}
                aria-pressed={assembly.roof === roof}
                aria-label={piece(roof)}
                onClick={() => (refusal && refusal !== 'idle' ? table.explain(refusal) : assembly.pickRoof(roof))}
              >
                <RoofSign shape={shape} size={18} />
                <b>{view.players[me].roofs[shape]}</b>
              </button>
            );
          })}
        </span>
      )}
      <span className="cap-hint" data-done={draft !== undefined}>
        {blank ? words.noEffect : hintFor()}
      </span>
      {!blank && <Act onClick={() => assembly.blank()}>{words.playBlank}</Act>}
    </div>
  );

  function hintFor(): string {
    if (draft) return '✓';
    if (type === FLOOR) return words.chooseFloors(assembly.need - assembly.targets.length);
    if (type === ROOF) return building === undefined ? words.chooseOpen : words.chooseRoof;
    return building === undefined ? words.chooseBuilding : words.chooseArea;
  }
}
