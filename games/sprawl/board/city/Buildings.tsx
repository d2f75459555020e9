// Everything that stands, from the back to the front, with the preview of what is being built among it.
import { memo, useMemo, type ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { spokenAs, usePiece } from '../../../board-kit/touch/useTouch.ts';
import { BLOCK_OF, LOTS_OF, placementOn, touches } from '../../rules/geometry.ts';
import type { Building as Standing } from '../../rules/state.ts';
import { building as touchedAs } from '../../rules/touch.ts';
import { Building, Faces, drawingOf } from '../art/Building.tsx';
import { KERB, depthOf, footprint, level, point, write } from '../art/iso.ts';
import { drawBuilding, type ZoneName } from '../art/volumes.ts';
import { ZONES } from '../../rules/words.ts';
import { partText, standing } from '../../text/words.ts';
import { useTable } from '../table.ts';

export interface Ghost {
  readonly id: string;
  readonly zone: number;
  readonly lots: readonly number[];
  readonly owner: number;
  /** What would fall for it. */
  readonly demolish: readonly string[];
  /** Whether neighbours of the zone pay a bonus. */
  readonly bonus: boolean;
}

interface Props {
  readonly ghost: Ghost | undefined;
  /** Blocks of the row that is being counted. */
  readonly row: ReadonlySet<number> | undefined;
  readonly marked: ReadonlySet<string>;
  readonly solid: boolean;
}

const LIFT = 15;

export function Buildings({ ghost, row, marked, solid }: Props): ReactElement {
  const { view } = useTable();
  const order = useMemo(
    () =>
      view.buildings
        .map((building) => ({ building, depth: depthOf(footprint(LOTS_OF[building.placement])) }))
        .sort((a, b) => a.depth - b.depth),
    [view.buildings],
  );
  const place = ghost ? depthOf(footprint(ghost.lots)) : 0;
  const before = order.filter(({ depth }) => !ghost || depth <= place);
  const after = order.filter(({ depth }) => ghost && depth > place);
  const draw = ({ building }: { building: Standing }): ReactElement => (
    <Stands
      key={building.id}
      building={building}
      ghost={ghost}
      dim={row !== undefined && !row.has(blockOf(building))}
      marked={marked.has(building.id)}
      solid={solid}
    />
  );
  return (
    <g>
      {before.map(draw)}
      {ghost && <Phantom ghost={ghost} />}
      {after.map(draw)}
    </g>
  );
}

const blockOf = ({ placement }: Standing): number => BLOCK_OF[placement];

interface StandsProps {
  readonly building: Standing;
  readonly ghost: Ghost | undefined;
  readonly dim: boolean;
  readonly marked: boolean;
  readonly solid: boolean;
}

function Stands({ building, ghost, dim, marked, solid }: StandsProps): ReactElement {
  const { lookAt, words, language, nameOf, view } = useTable();
  const { id, zone, placement, owner } = building;
  const piece = usePiece(touchedAs(id));
  const asked = piece['data-look'] !== 'plain';
  const falls = ghost?.demolish.includes(id) ?? false;
  const neighbour = ghost?.bonus === true && zone === ghost.zone && !falls && touches(placementOn(ghost.lots), placement);
  const see = (): void => lookAt({ lot: LOTS_OF[placement][0] });
  const whose = owner < 0 ? '' : nameOf(owner);
  const says = words.buildingSays(partText(standing(view, id, language)), view.values[blockOf(building)], whose);
  return (
    <g
      className="spr-building"
      data-building={id}
      data-dim={dim || (ghost !== undefined && falls)}
      data-glow={neighbour || marked}
      data-solid={solid || asked}
      onPointerEnter={(event) => event.pointerType === 'mouse' && see()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && lookAt(undefined)}
      onClick={see}
      {...piece}
      {...spokenAs(piece, says)}
    >
      <Building id={id} zone={zone} placement={placement} />
    </g>
  );
}

function Phantom({ ghost }: { readonly ghost: Ghost }): ReactElement {
  const { x0, y0, x1, y1 } = footprint(ghost.lots);
  const drawn = useMemo(
    () => drawBuilding(ghost.id, ZONES[ghost.zone] as ZoneName, ghost.lots),
    [ghost.id, ghost.zone, ghost.lots],
  );
  const posts = [
    [x0, y1],
    [x1, y1],
    [x1, y0],
  ] as const;
  return (
    <g className="spr-phantom" pointerEvents="none">
      {ghost.lots.map((lot) => {
        const spot = footprint([lot]);
        return (
          <path
            key={lot}
            className="spr-phantom-halo"
            d={level(spot.x0 - 0.12, spot.y0 - 0.12, spot.x1 + 0.12, spot.y1 + 0.12, KERB)}
          />
        );
      })}
      {ghost.lots.map((lot) => {
        const spot = footprint([lot]);
        return <path key={lot} className="spr-phantom-base" d={level(spot.x0, spot.y0, spot.x1, spot.y1, KERB)} />;
      })}
      <path
        className="spr-phantom-posts"
        d={posts.map(([x, y]) => `M${write(point(x, y, KERB))}L${write(point(x, y, KERB + LIFT))}`).join('')}
      />
      <g className="spr-phantom-body" transform={`translate(0 ${-LIFT})`}>
        <Faces faces={drawn.faces} />
      </g>
    </g>
  );
}

interface PinsProps {
  readonly buildings: readonly Standing[];
  readonly names: string;
  readonly scale: number;
  readonly row: ReadonlySet<number> | undefined;
  /** Numbers the buildings of each owner in the row, as a count does. */
  readonly counted: boolean;
  readonly hidden: ReadonlySet<string>;
}

/** The owners' marks on the roofs; no mark, nobody's. */
export const Pins = memo(function Pins({ buildings, names, scale, row, counted, hidden }: PinsProps): ReactElement {
  const tally: number[] = [];
  return (
    <g pointerEvents="none" className="spr-pins">
      {buildings.map((building) => {
        const { id, zone, placement, owner } = building;
        if (owner < 0 || hidden.has(id)) return null;
        const inRow = row === undefined || row.has(blockOf(building));
        const [x, y] = drawingOf(id, zone, placement).top;
        const size = 19 * scale;
        if (counted && inRow) tally[owner] = (tally[owner] ?? 0) + 1;
        return (
          <g key={id} opacity={inRow ? 1 : 0.3} data-pin={id}>
            <path d={`M${write([x, y + 2])}v${-8}`} stroke="#2b2f36" strokeWidth="1.6" />
            <PlayerMark seat={owner} size={size} x={x - size / 2} y={y - 4 - size} letter={names[owner]} />
            {counted && inRow && (
              <g transform={`translate(${x + size * 0.72} ${y - 4 - size * 0.8}) scale(${scale})`}>
                <rect x="-8" y="-9" width="17" height="17" rx="5" fill="#fff" stroke="#22262b" strokeWidth="1.4" />
                <text x=".6" y="4.2" textAnchor="middle" fontSize="12" fontWeight="800" fill="#22262b">
                  {tally[owner]}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** My own mark over the preview, and +1 on every neighbour that pays. */
export function GhostPins({
  ghost,
  scale,
  letter,
  twice,
}: {
  readonly ghost: Ghost;
  readonly scale: number;
  readonly letter: string;
  readonly twice: boolean;
}): ReactElement {
  const { view } = useTable();
  const placement = placementOn(ghost.lots);
  const drawn = drawBuilding(ghost.id, ZONES[ghost.zone] as ZoneName, ghost.lots);
  const [x, y] = drawn.top;
  const size = 25 * scale;
  return (
    <g pointerEvents="none">
      {ghost.owner >= 0 && (
        <>
          <path d={`M${write([x, y - LIFT + 2])}v-9`} stroke="#2b2f36" strokeWidth="1.8" />
          <PlayerMark seat={ghost.owner} size={size} x={x - size / 2} y={y - LIFT - 5 - size} letter={letter} />
        </>
      )}
      {ghost.bonus &&
        view.buildings.map(({ id, zone, placement: there }) => {
          if (zone !== ghost.zone || ghost.demolish.includes(id) || !touches(placement, there)) return null;
          const [px, py] = drawingOf(id, zone, there).top;
          return (
            <g key={id} className="spr-plus" transform={`translate(${px + 20 * scale} ${py - 14 * scale}) scale(${scale})`}>
              <rect x="-14" y="-10" width="28" height="20" rx="10" />
              <text x="0" y="4.6">
                {twice ? '+2' : '+1'}
              </text>
            </g>
          );
        })}
    </g>
  );
}
