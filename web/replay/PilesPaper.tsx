/** Everything that lay face down, laid open: each player's, then the table's. Long decks open on request. */
import { useState } from 'react';
import type { GameState, GameTexts, Pile, Seat, View } from '@cantiere/engine';
import { PlayerMark, type GameBoard } from '../kit/boardKit.ts';
import { ScrollBox } from '../kit/ScrollBox.tsx';
import { useTexts } from '../text/index.ts';

interface Props {
  /** Seen with everything open. */
  readonly view: View<GameState>;
  readonly texts: GameTexts;
  readonly board: GameBoard;
  readonly nameOf: (seat: number) => string;
}

export function PilesPaper({ view, texts, board, nameOf }: Props) {
  const t = useTexts().replay;
  const piles = texts.faceDown(view).filter(({ pieces }) => pieces.length > 0);
  const owners = [...new Set(piles.map(({ owner }) => owner))];
  return (
    <ScrollBox className="paper-scroll piles" aria-label={t.tabs.piles}>
      <p className="hint">{piles.length === 0 ? t.pilesEmpty : t.pilesHint}</p>
      {owners.map((owner) => (
        <section key={owner ?? 'table'}>
          <Owner owner={owner} nameOf={nameOf} />
          {piles
            .filter((pile) => pile.owner === owner)
            .map((pile) => (
              <OpenPile key={pile.name} pile={pile} texts={texts} board={board} />
            ))}
        </section>
      ))}
    </ScrollBox>
  );
}

function Owner({ owner, nameOf }: { readonly owner: Seat | undefined; readonly nameOf: (seat: number) => string }) {
  const t = useTexts().replay;
  if (owner === undefined) return <h3>{t.table}</h3>;
  return (
    <h3>
      <PlayerMark seat={owner} size={14} /> {nameOf(owner)}
    </h3>
  );
}

/** More than a hand: the rest of a deck is shown when asked for. */
const AT_ONCE = 12;

interface PileProps {
  readonly pile: Pile;
  readonly texts: GameTexts;
  readonly board: GameBoard;
}

function OpenPile({ pile: { name, pieces }, texts, board }: PileProps) {
  const t = useTexts().replay;
  const [all, setAll] = useState(false);
  const shown = all ? pieces : pieces.slice(0, AT_ONCE);
  return (
    <>
      <h4>
        {name} <span>{t.pileCount(pieces.length)}</span>
      </h4>
      <ol className="bare pieces">
        {shown.map((id, n) => (
          <li key={`${id}/${n}`}>
            <span className="piece-picture" aria-hidden="true">
              {board.picture(id)}
            </span>
            {texts.piece(id)}
          </li>
        ))}
      </ol>
      {shown.length < pieces.length && (
        <button type="button" className="quiet-link" onClick={() => setAll(true)}>
          {t.pilesRest(pieces.length - shown.length)}
        </button>
      )}
    </>
  );
}
