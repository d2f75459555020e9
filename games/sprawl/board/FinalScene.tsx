// The end: the finished city at dusk with its owners' marks; and each player's buildings as a street for the score sheet.
import { useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useSize } from '../../board-kit/size.ts';
import { LOTS_OF } from '../rules/geometry.ts';
import { ZONES } from '../rules/words.ts';
import { Building } from './art/Building.tsx';
import { Ground } from './art/Ground.tsx';
import { depthOf, footprint, FRAME } from './art/iso.ts';
import { Blocks } from './city/Blocks.tsx';
import { Pins } from './city/Buildings.tsx';
import { TilePicture } from './picture.tsx';
import type { SprawlResultProps } from './props.ts';
import { boardWords } from './text.ts';

const NONE: ReadonlySet<string> = new Set();
/** Around the city, in its own lengths. */
const MARGIN = 16;

export function FinalScene({ view, result, people, language }: SprawlResultProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const winner = people[Math.max(0, result.ranks.indexOf(1))]?.name ?? '';
  const names = people.map(({ name }) => name.charAt(0).toUpperCase()).join('');
  const order = view.buildings.toSorted(
    (a, b) => depthOf(footprint(LOTS_OF[a.placement])) - depthOf(footprint(LOTS_OF[b.placement])),
  );
  // The whole city, whatever the window; in a wide one right of the middle, so that sky is left for the headline.
  const height = FRAME.height + 2 * MARGIN;
  const width = (height * (size?.width ?? 1)) / (size?.height ?? 1);
  const left = width > FRAME.width * 1.9 ? -0.56 * width : -0.5 * width;
  return (
    <div ref={box} className="spr-final" data-game="sprawl" role="img" aria-label={boardWords[language].finalCity(winner)}>
      {size && (
        <svg width={size.width} height={size.height} viewBox={`${left} ${FRAME.y - MARGIN} ${width} ${height}`} aria-hidden>
          <Ground />
          <Blocks values={view.values} row={undefined} kind="wealth" />
          {order.map(({ id, zone, placement }) => (
            <Building key={id} id={id} zone={zone} placement={placement} />
          ))}
          <Pins buildings={view.buildings} names={names} scale={1} row={undefined} counted={false} hidden={NONE} />
        </svg>
      )}
    </div>
  );
}

export function ScoreStrip({ view, of }: SprawlResultProps & { readonly of: Seat }): ReactElement {
  const owned = view.buildings
    .filter(({ owner }) => owner === of)
    .toSorted((a, b) => a.zone - b.zone || LOTS_OF[b.placement].length - LOTS_OF[a.placement].length);
  return (
    <span className="spr-strip" data-game="sprawl" aria-hidden>
      {owned.slice(0, 12).map(({ id, zone, placement }) => (
        <TilePicture key={id} zone={zone} lots={zone === ZONES.length - 1 ? 1 : LOTS_OF[placement].length} size={46} />
      ))}
      {owned.length > 12 && <b>+{owned.length - 12}</b>}
    </span>
  );
}
