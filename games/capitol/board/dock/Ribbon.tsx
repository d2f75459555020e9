// The line above the hand: what is in hand, what to touch next, and the plain ways out of it.
import type { ReactElement } from 'react';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import { FLOORS_PER_CARD, FOUNTAIN, ROOF_NAMES } from '../../rules/board.ts';
import { tileOnOffer } from '../../rules/auctions.ts';
import { CARD_IDS, FLOOR, ROOF, TYPE_OF, VALUE_OF } from '../../rules/cards.ts';
import { SENATOR } from '../../rules/touch.ts';
import { CardSign } from '../art/ActionCard.tsx';
import { RoofSign } from '../art/signs.tsx';
import { tileKind } from '../auction/Stage.tsx';
import { useTable, type Table } from '../table.ts';

export function Ribbon(): ReactElement {
  const table = useTable();
  const { view, words, asked, inHand, measures } = table;
  const { card, blank } = inHand;
  const building = asked && view.phase === 'construction';
  const bidding = asked && view.phase === 'auction';
  return (
    <div className="cap-ribbon">
      {building && card >= 0 && <Step card={card} />}
      {building && card >= 0 && TYPE_OF[card] === ROOF && !blank && <Shapes />}
      {asked && (
        <span className="cap-hint" data-done={building && table.draft !== undefined}>
          {hintFor(table)}
        </span>
      )}
      {building && (
        <Piece at="do:blank" className="cap-act">
          {words.playBlank}
        </Piece>
      )}
      {building && (card < 0 || !measures.compact) && (
        <Piece at="do:pass" className="cap-act">
          {words.pass}
        </Piece>
      )}
      {bidding && (
        <Piece at={SENATOR} className="cap-act">
          {card < 0 ? words.offerNothing : words.takeAllBack}
        </Piece>
      )}
    </div>
  );
}

/** The card in hand, and how to lay it down again. */
function Step({ card }: { readonly card: number }): ReactElement {
  const { piece, words } = useTable();
  const { clear } = useTouching();
  const name = piece(CARD_IDS[card]);
  return (
    <button type="button" className="cap-step" onClick={clear} aria-label={`${name}: ${words.startAgain}`}>
      <CardSign card={card} size={15} />
      <span className="cap-step-name">{name}</span>
      <b className="cap-step-value">{VALUE_OF[card]}</b>
      <span aria-hidden>×</span>
    </button>
  );
}

function Shapes(): ReactElement {
  const { view, front, piece } = useTable();
  return (
    <span className="cap-shapes">
      {ROOF_NAMES.map((roof, shape) => (
        <Piece key={roof} at={`roof:${roof}`} className="cap-shape" aria-label={piece(roof)}>
          <RoofSign shape={shape} size={18} />
          <b>{view.players[front].roofs[shape]}</b>
        </Piece>
      ))}
    </span>
  );
}

function hintFor({ view, words, inHand, draft }: Table): string {
  const { card, sites, blank } = inHand;
  const tile = tileOnOffer(view);
  if (view.phase === 'auction') return words.bidHint;
  if (view.phase === 'tile')
    return tile === FOUNTAIN ? words.placeFountain : `${words.tile[tileKind(tile)]}: ${words.placeMonument}`;
  if (view.phase === 'drawing') return words.drawHint;
  if (blank) return words.noEffect;
  if (draft) return card < 0 ? words.chooseCard : '✓';
  if (card < 0) return words.chooseCard;
  if (TYPE_OF[card] === FLOOR) return words.chooseFloors(Math.min(FLOORS_PER_CARD, view.supply) - sites.length);
  if (TYPE_OF[card] === ROOF) return sites.length === 0 ? words.chooseOpen : words.chooseRoof;
  return sites.length === 0 ? words.chooseBuilding : words.chooseArea;
}
