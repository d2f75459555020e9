/** Dashed rings around the pieces of the move that was played in the game, a tag at the first. Stands in the board's area; touches go through it. */
import { useEffect, useRef, useState } from 'react';
import { inSight, placeOn, seenIn, type SeenBox } from '../kit/boardKit.ts';

const NONE: readonly SeenBox[] = [];

/** `places`: the pieces' names; the rings go along with them as the board is panned or scrolled. */
export function PlayedMark({ places, words }: { readonly places: readonly string[]; readonly words: string }) {
  const here = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(NONE);
  const names = places.join('\n');
  useEffect(() => {
    let last = '';
    let frame = requestAnimationFrame(function look() {
      const area = here.current?.parentElement;
      const found = area ? names.split('\n').flatMap((name) => pieceIn(area, name)) : NONE;
      const text = JSON.stringify(found);
      if (text !== last) setSeen(found);
      last = text;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [names]);
  return (
    <div ref={here} className="played-mark" aria-hidden="true">
      {seen.map(({ left, top, width, height, radius }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a ring stays the same ring while its piece glides
        <i key={n} style={{ left, top, width, height, borderRadius: radius }}>
          {n === 0 && <b>{words}</b>}
        </i>
      ))}
    </div>
  );
}

function pieceIn(area: Element, name: string): SeenBox[] {
  const piece = [...area.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].find(inSight);
  const seen = piece && seenIn(piece, placeOn(area));
  return seen && !seen.outside ? [seen] : [];
}
