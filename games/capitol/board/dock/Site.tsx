// My building site: towers on their plots. With a card in hand, those it can be used on are lit, and the result is drawn at once.
import type { ReactElement } from 'react';
import { ROOF_NAMES } from '../../rules/board.ts';
import { FLOOR, TYPE_OF } from '../../rules/cards.ts';
import { NEW_1, NEW_2, buildingId } from '../../rules/moves.ts';
import { NO_ROOF } from '../../rules/state.ts';
import { area, corners } from '../art/iso.ts';
import { roofTint } from '../art/paint.tsx';
import { RoofSign } from '../art/signs.tsx';
import { Tower, towerHeight } from '../art/Tower.tsx';
import { useTable, type Table } from '../table.ts';

interface Plot {
  readonly id: string;
  readonly floors: number;
  readonly shape: number;
  /** Floors of these that are only a preview. */
  readonly ghostFloors: number;
  readonly ghostRoof: boolean;
  /** Has left for the map in the preview. */
  readonly gone: boolean;
  readonly look: 'plain' | 'lit' | 'blocked' | 'chosen';
}

export function Site(): ReactElement {
  const table = useTable();
  const { view, words, front, me, nameOf } = table;
  const player = view.players[front];
  const plots = plotsOf(table);
  const tallest = Math.max(3, ...plots.map(({ floors }) => floors));
  return (
    <section className="cap-site" data-site={front} aria-label={front === me ? words.site : words.siteOf(nameOf(front))}>
      <header className="cap-title">
        <h2>{front === me ? words.site : words.siteOf(nameOf(front))}</h2>
        <span className="cap-roofs-left">
          <span className="cap-unseen">{words.roofsLeftOf(player.roofs[0], player.roofs[1])}</span>
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
          <li key={plot.id}>
            <PlotButton plot={plot} tallest={tallest} crowded={plots.length > MOST_WITH_WORDS} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const EDGE = 58;
/** With more buildings than this, only their floors are written below: the scaffold shows that they are open. */
const MOST_WITH_WORDS = 4;

function PlotButton({ plot, tallest, crowded }: { plot: Plot; tallest: number; crowded: boolean }): ReactElement {
  const table = useTable();
  const { words, front, assembly, room } = table;
  const { id, floors, shape, ghostFloors, ghostRoof, gone, look } = plot;
  const isNew = id === NEW_1 || id === NEW_2;
  const plane = corners(EDGE * 0.94);
  const tall = towerHeight(tallest, EDGE) + 8;
  const active = look !== 'plain';
  const refusal = assembly.refuseBuilding(id);
  const label =
    isNew && floors === 0
      ? words.newPlot
      : `${floors}${shape === NO_ROOF && !room.compact && !crowded ? ` · ${words.siteOpen}` : ''}`;
  const full =
    isNew && floors === 0 ? words.newBuilding : words.house(floors, shape === NO_ROOF ? undefined : words.roofs[shape]);
  const picture = (
    <>
      <svg viewBox={`-40 ${-tall} 80 ${tall + 28}`} preserveAspectRatio="xMidYMax meet" aria-hidden>
        {(look === 'lit' || look === 'chosen') && (
          <path className="cap-plot-halo" d={area([plane.left, plane.front, plane.right, plane.back])} />
        )}
        <path className="cap-plot" data-open={shape === NO_ROOF} d={area([plane.left, plane.front, plane.right, plane.back])} />
        {isNew && floors === 0 ? (
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
        {label}
      </span>
    </>
  );
  if (!active) {
    return (
      <div className="cap-plot-box" data-look={look} data-building={id} role="img" aria-label={full}>
        {picture}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="cap-plot-box"
      data-look={look}
      data-building={id}
      aria-label={full}
      aria-pressed={look === 'blocked' ? undefined : look === 'chosen'}
      aria-disabled={look === 'blocked'}
      onClick={() => (look === 'blocked' && refusal && refusal !== 'idle' ? table.explain(refusal) : assembly.pickBuilding(id))}
    >
      {picture}
    </button>
  );
}

/** The site as it stands, with the chosen floors and roof already on it, and the plots where a building may begin. */
function plotsOf({ view, front, me, assembly, draft }: Table): Plot[] {
  const { site } = view.players[front];
  const { card, targets } = assembly;
  const own = front === me;
  const flooring = own && card !== undefined && TYPE_OF[card] === FLOOR && draft?.type !== 'PLAY_BLANK';
  const added = (id: string): number => (flooring ? targets.filter((each) => each === id).length : 0);
  const lookAt = (id: string, chosen: boolean): Plot['look'] => {
    if (!own) return 'plain';
    if (chosen) return 'chosen';
    const refusal = assembly.refuseBuilding(id);
    return refusal === 'idle' ? 'plain' : refusal ? 'blocked' : 'lit';
  };
  const plots: Plot[] = site.map(({ number, floors, roof }) => {
    const id = buildingId(number);
    const chosen = own && (assembly.building === id || added(id) > 0);
    const roofed = draft?.type === 'PLAY_ROOF' && draft.building === id;
    return {
      id,
      floors: floors + added(id),
      shape: roofed ? ROOF_NAMES.indexOf(draft.roof) : roof,
      ghostFloors: added(id),
      ghostRoof: roofed,
      gone: draft?.type === 'PLAY_PERMIT' && draft.building === id,
      look: lookAt(id, chosen),
    };
  });
  if (!flooring) return plots;
  for (const id of [NEW_1, NEW_2]) {
    const floors = added(id);
    const possible = floors > 0 || (draft === undefined && assembly.refuseBuilding(id) === undefined);
    if (possible || (draft !== undefined && id === NEW_1))
      plots.push({
        id,
        floors,
        shape: NO_ROOF,
        ghostFloors: floors,
        ghostRoof: false,
        gone: false,
        look: lookAt(id, floors > 0),
      });
  }
  return plots;
}
