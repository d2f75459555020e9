// My building site: towers on their plots. With a card in hand, those it can be used on are lit, and the result is drawn at once.
import { useState, type ReactElement } from 'react';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching, type Touching } from '../../../board-kit/touch/useTouch.ts';
import { ROOF_NAMES } from '../../rules/board.ts';
import { FLOOR, TYPE_OF } from '../../rules/cards.ts';
import { NEW_1, NEW_2, buildingId, buildingNumber } from '../../rules/moves.ts';
import { NO_ROOF } from '../../rules/state.ts';
import { onSite } from '../../rules/touch.ts';
import { area, corners } from '../art/iso.ts';
import { roofTint } from '../art/paint.tsx';
import { RoofSign } from '../art/signs.tsx';
import { Tower, towerHeight } from '../art/Tower.tsx';
import type { CapitolView } from '../props.ts';
import { useTable, type Table } from '../table.ts';

interface Plot {
  readonly id: string;
  /** Its name in `Choice.at`, and which of several alike it is. */
  readonly at: string;
  readonly copy: number;
  readonly floors: number;
  readonly shape: number;
  /** Floors of these that are only a preview. */
  readonly ghostFloors: number;
  readonly ghostRoof: boolean;
  /** Has left for the map in the preview. */
  readonly gone: boolean;
}

export function Site(): ReactElement {
  const table = useTable();
  const { view, words, front, me, nameOf } = table;
  const player = view.players[front];
  const touching = useTouching();
  const [swap, setSwap] = useState<Swap>();
  const plots = plotsOf(table, touching, swap?.view === view ? swap : undefined);
  const tallest = Math.max(3, ...plots.map(({ floors }) => floors));
  return (
    <section
      className="cap-site"
      data-region="site"
      data-site={front}
      aria-label={front === me ? words.site : words.siteOf(nameOf(front))}
    >
      <header className="cap-title">
        <h2>{front === me ? words.site : words.siteOf(nameOf(front))}</h2>
        <span className="cap-roofs-left">
          <span className="visually-hidden">{words.roofsLeftOf(player.roofs[0], player.roofs[1])}</span>
          <span aria-hidden>{words.roofsLeft}</span>
          {player.roofs.map((left, shape) => (
            <span key={ROOF_NAMES[shape]} aria-hidden>
              <RoofSign shape={shape} size={14} color={roofTint(front).base} />
              <b>{left}</b>
            </span>
          ))}
        </span>
      </header>
      <ul className="cap-plots">
        {plots.length === 0 && <li className="cap-none">{words.emptySite}</li>}
        {plots.map((plot) => (
          // Of alike buildings it is the touched one that changes.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={plot.id}
            data-building={plot.id}
            onClickCapture={() => plot.copy > 0 && setSwap({ view, one: plot.at.slice(onSite('').length), other: plot.id })}
          >
            <PlotPiece plot={plot} tallest={tallest} crowded={plots.length > MOST_WITH_WORDS} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const EDGE = 58;
/** With more buildings than this, only their floors are written below: the scaffold shows that they are open. */
const MOST_WITH_WORDS = 4;

function PlotPiece({ plot, tallest, crowded }: { plot: Plot; tallest: number; crowded: boolean }): ReactElement {
  const { words, front, measures } = useTable();
  const { id, at, copy, floors, shape, ghostFloors, ghostRoof, gone } = plot;
  const empty = isNew(id) && floors === 0;
  const plane = corners(EDGE * 0.94);
  const tall = towerHeight(tallest, EDGE) + 8;
  const open = shape === NO_ROOF && !measures.compact && !crowded ? ` · ${words.siteOpen}` : '';
  return (
    <Piece
      at={at}
      copy={copy}
      className="cap-plot-box"
      aria-label={empty ? words.newBuilding : words.house(floors, shape === NO_ROOF ? undefined : words.roofs[shape])}
    >
      <svg viewBox={`-40 ${-tall} 80 ${tall + 28}`} preserveAspectRatio="xMidYMax meet" aria-hidden>
        <path className="cap-plot-halo" d={area([plane.left, plane.front, plane.right, plane.back])} />
        <path className="cap-plot" data-open={shape === NO_ROOF} d={area([plane.left, plane.front, plane.right, plane.back])} />
        {empty ? (
          <path className="cap-lit-plus" d="M-9 0h18M0 -6.5v13" />
        ) : (
          <g opacity={gone ? 0.28 : 1}>
            <Tower
              floors={floors}
              shape={shape}
              seat={front}
              edge={EDGE}
              ghostFloors={ghostFloors}
              ghostRoof={ghostRoof}
              shadow={false}
            />
          </g>
        )}
      </svg>
      <span className="cap-plot-label" aria-hidden>
        {empty ? words.newPlot : `${floors}${open}`}
      </span>
    </Piece>
  );
}

const isNew = (id: string): boolean => id === NEW_1 || id === NEW_2;

/** Two alike buildings that have changed places: the rules speak of the first, the person touched the other. */
interface Swap {
  readonly view: CapitolView;
  readonly one: string;
  readonly other: string;
}

/** The site as it stands, with what is in hand already on it, and the plots where a building may begin. */
function plotsOf({ view, front, me, inHand }: Table, touching: Touching, swap: Swap | undefined): Plot[] {
  const { site } = view.players[front];
  const own = front === me;
  const flooring = own && inHand.card >= 0 && TYPE_OF[inHand.card] === FLOOR && !inHand.blank;
  const rolesOf = (id: string): string => (id === swap?.one ? swap.other : id === swap?.other ? swap.one : id);
  const plot = (id: string, floors: number, roof: number, name: Pick<Plot, 'at' | 'copy'>): Plot => {
    const chosen = own && inHand.sites.includes(rolesOf(id));
    const added = flooring ? inHand.sites.filter((each) => each === rolesOf(id)).length : 0;
    const roofed = chosen && inHand.roof >= 0;
    return {
      id,
      ...name,
      floors: floors + added,
      shape: roofed ? inHand.roof : roof,
      ghostFloors: added,
      ghostRoof: roofed,
      gone: chosen && inHand.area >= 0,
    };
  };
  const standing = site.map(({ number, floors, roof }) => {
    const role = rolesOf(buildingId(number));
    // Alike buildings share the first one's name, except where two of them are told apart.
    const group = site.filter((other) => other.floors === floors && other.roof === roof);
    const before = group.filter((other) => buildingNumber(rolesOf(buildingId(other.number))) < buildingNumber(role));
    const apart = before.length === 0 || touching.look(onSite(role)) !== 'plain';
    const name = apart ? { at: onSite(role), copy: 0 } : { at: onSite(buildingId(group[0].number)), copy: before.length };
    return plot(buildingId(number), floors, roof, name);
  });
  const beginning = [NEW_1, NEW_2].filter((id) => own && touching.look(onSite(id)) !== 'plain');
  return [...standing, ...beginning.map((id) => plot(id, 0, NO_ROOF, { at: onSite(id), copy: 0 }))];
}
