// The four turns of the card in hand, each with the number of places where it fits.
import type { ReactElement } from 'react';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { ROTATIONS, type PlayCard } from '../rules/moves.ts';
import { turnAt } from '../rules/touch.ts';
import { CardFace, faceOf } from './art/CardFace.tsx';
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
  const { view, plays, words } = useTable();
  const face = faceOf(view.offer[held.slot], rotation);
  const places = plays.filter((play) => play.slot === held.slot && play.rotation === rotation).length;
  return (
    <Piece at={turnAt(rotation)} className="gar-turn">
      <svg viewBox={`${face.width === 3 ? 0 : -0.5} ${face.height === 3 ? 0 : -0.5} 3 3`} aria-hidden>
        <CardFace face={face} drawing="small" />
      </svg>
      <span>
        <b>{rotation}°</b>
        <small>{places > 0 ? words.places(places) : words.fitsNowhere}</small>
      </span>
    </Piece>
  );
}
