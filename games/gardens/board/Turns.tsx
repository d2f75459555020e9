// The four turns of the card in hand around the square by which it is held: which fit, and why the others do not.
import type { ReactElement } from 'react';
import { explainPlacement } from '../rules/placement.ts';
import { ROTATIONS, type PlayCard } from '../rules/moves.ts';
import { CardFace, faceOf } from './art/CardFace.tsx';
import { isRefused } from './garden/Badge.tsx';
import { squareKey } from './garden/layers.ts';
import { turnTo } from './placing.ts';
import { useTable } from './table.ts';

export function Turns({ held }: { readonly held: PlayCard }): ReactElement {
  const { words } = useTable();
  return (
    <div className="gar-turns" role="group" aria-label={words.turnCard}>
      {ROTATIONS.map((rotation) => (
        <Turn key={rotation} held={held} rotation={rotation} />
      ))}
    </div>
  );
}

function Turn({ held, rotation }: { readonly held: PlayCard; readonly rotation: number }): ReactElement {
  const { view, front, grip, words, texts, refuse, hold } = useTable();
  const move = turnTo(held, grip, rotation);
  const refusal = refuse(move);
  const chosen = rotation === held.rotation;
  const face = faceOf(view.offer[held.slot], rotation);
  const bad = explainPlacement(view, front, move).filter(({ landing }) => isRefused(landing));
  const outcome = refusal ? words.shortRefusal(refusal.code, refusal.have ?? 1) : chosen ? words.turnChosen : words.turnPossible;
  return (
    <button
      type="button"
      className="gar-turn"
      aria-pressed={chosen}
      title={refusal && texts.refusal(refusal)}
      data-refused={refusal !== undefined}
      onClick={() => hold(move)}
    >
      <svg viewBox={`${face.width === 3 ? 0 : -0.5} ${face.height === 3 ? 0 : -0.5} 3 3`} aria-hidden>
        <CardFace face={face} drawing="small" />
        {bad.map((square) => (
          <g key={squareKey(square)} transform={`translate(${square.x - move.x} ${square.y - move.y})`}>
            <rect width="1" height="1" fill="#b3372f" opacity=".85" />
            <path d="M.28 .28L.72 .72M.72 .28L.28 .72" stroke="#fff" strokeWidth=".14" strokeLinecap="round" />
          </g>
        ))}
      </svg>
      <span>
        <b>{rotation}°</b>
        <small>{outcome}</small>
      </span>
    </button>
  );
}
