// The end: Rome at dusk as everybody built it, each area with what it paid over four rounds; and each player's share as a strip.
import { useRef, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { useSize } from '../../board-kit/size.ts';
import { AREA_COLOUR, AREA_IDS } from '../rules/board.ts';
import { Pigments } from './art/paint.tsx';
import { StoneSign } from './art/signs.tsx';
import { ALL_AREAS } from './map/places.ts';
import { AreaSlab } from './map/AreaSlab.tsx';
import { Cypress, Pine } from './map/Ground.tsx';
import type { CapitolResultProps, CapitolView } from './props.ts';
import { LedgerTable } from './seats/LedgerTable.tsx';
import { boardWords } from './text.ts';

/** Points of every seat in an area over all rounds. */
export function paidBy(view: CapitolView, area: number): number[] {
  return view.players.map((_, seat) => view.scored.reduce((sum, sheet) => sum + (sheet[area * view.seats + seat] ?? 0), 0));
}

export function FinalScene({ view, result, people, language, texts }: CapitolResultProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const words = boardWords[language];
  const winner = people[Math.max(0, result.ranks.indexOf(1))]?.name ?? '';
  return (
    <div ref={box} className="cap-final" data-game="capitol" role="img" aria-label={words.finalMap(winner)}>
      {size && (
        <Pigments>
          <Panorama view={view} width={size.width} height={size.height} nameOf={(id) => texts.piece(id)} />
        </Pigments>
      )}
    </div>
  );
}

interface PanoramaProps {
  readonly view: CapitolView;
  readonly width: number;
  readonly height: number;
  nameOf(id: string): string;
}

/** Some areas on the hills behind, the others in front of them; the sky stays free at the left for the headline. */
function Panorama({ view, width, height, nameOf }: PanoramaProps): ReactElement {
  const wide = width >= 900;
  const behind = wide ? 3 : 4;
  const pitch = (width - 12) / (ALL_AREAS.length - behind);
  const scale = wide ? Math.min(1, pitch / 272) : pitch / 268;
  const back = ALL_AREAS.slice(0, behind).map((area, at) => ({
    area,
    x: (at + (wide ? 2.55 : 0.55)) * pitch,
    y: height * (wide ? 0.43 : 0.52),
    scale: scale * 0.86,
  }));
  const front = ALL_AREAS.slice(behind).map((area, at) => ({
    area,
    x: 8 + at * pitch,
    y: height - 100 * scale - (wide ? 4 : 0),
    scale,
  }));
  const hill = (top: number, swing: number): string =>
    `M0 ${height * top}Q${width * 0.22} ${height * (top - swing)} ${width * 0.46} ${height * (top - swing * 0.3)}T${width} ${height * (top - swing * 0.6)}V${height}H0Z`;
  return (
    <>
      <svg className="cap-final-art" width={width} height={height} aria-hidden>
        <rect width={width} height={height} fill="var(--cap-dusk-1)" />
        <circle cx={width * 0.76} cy={height * 0.3} r={height * 0.36} fill="#f0b184" opacity=".28" />
        <circle cx={width * 0.76} cy={height * 0.3} r={height * 0.24} fill="#f7b98a" opacity=".8" />
        <path d={hill(0.5, 0.16)} fill="var(--cap-dusk-2)" />
        <path d={hill(0.72, 0.14)} fill="var(--cap-dusk-3)" />
        {TREES.map(([x, y, size]) => (
          <g key={x} transform={`translate(${width * x} ${height * y}) scale(${size * scale * 1.2})`}>
            {size > 1 ? <Cypress /> : <Pine />}
          </g>
        ))}
        {[...back, ...front].map(({ area, x, y, scale: size }) => (
          <g key={area} transform={`translate(${x} ${y}) scale(${size})`}>
            <AreaSlab area={area} state={view.areas[area]} look="plain" large={false} ghost={undefined} />
          </g>
        ))}
      </svg>
      {wide &&
        [...back, ...front].map(({ area, x, y, scale: size }) => (
          <div
            key={area}
            className="cap-final-plaque"
            // The last one of a row ends with the picture.
            style={{
              transform: `translate(min(${x + 108 * size}px, ${width - 4}px - 100%), ${y + 102 * size}px) translateY(-100%)`,
            }}
          >
            <b>
              <StoneSign colour={AREA_COLOUR[area]} size={13} /> {nameOf(AREA_IDS[area])}
            </b>
            {paidBy(view, area).map((points, seat) =>
              points > 0 ? (
                // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
                <span key={seat} className="cap-final-paid">
                  <PlayerMark seat={seat} size={13} />
                  {points}
                </span>
              ) : null,
            )}
          </div>
        ))}
    </>
  );
}

/** Left and foot as shares of the picture, then the size. */
const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.02, 0.6, 1.2],
  [0.035, 0.62, 1.05],
  [0.06, 0.61, 0.95],
  [0.2, 0.56, 1.1],
  [0.215, 0.57, 0.9],
  [0.4, 0.5, 1.05],
  [0.6, 0.5, 0.9],
  [0.97, 0.5, 1.2],
  [0.985, 0.52, 1.05],
];

/** The whole account: areas by rounds. */
export function ScoreDetail({ view, texts, language, people }: CapitolResultProps): ReactElement {
  return (
    <div className="cap-account" data-game="capitol">
      <LedgerTable
        view={view}
        words={boardWords[language]}
        piece={(id) => texts.piece(id)}
        nameOf={(seat) => people[seat]?.name ?? `${seat + 1}`}
      />
    </div>
  );
}

const STRIP_HEIGHT = 30;

/** Where a player's points came from: the nine areas with what each paid. */
export function ScoreStrip({ view, of, texts, language, people }: CapitolResultProps & { readonly of: Seat }): ReactElement {
  const words = boardWords[language];
  const most = Math.max(1, ...ALL_AREAS.flatMap((area) => paidBy(view, area)));
  const label = ALL_AREAS.map((area) => `${texts.piece(AREA_IDS[area])} ${paidBy(view, area)[of]}`).join(', ');
  return (
    <div
      className="cap-score-strip"
      data-game="capitol"
      role="img"
      aria-label={`${words.pointsOf(people[of]?.name ?? '')}: ${label}`}
    >
      {ALL_AREAS.map((area) => {
        const points = paidBy(view, area)[of];
        return (
          <span key={area} title={`${texts.piece(AREA_IDS[area])}: ${points}`}>
            <b>{points}</b>
            <i data-colour={AREA_COLOUR[area]} style={{ height: Math.max(1, (points / most) * STRIP_HEIGHT) }} />
            <StoneSign colour={AREA_COLOUR[area]} size={11} />
          </span>
        );
      })}
    </div>
  );
}
