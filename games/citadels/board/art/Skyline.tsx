// A city as a skyline: one lot per building of the city's size, free lots staked out with string.
// Dense mode lets buildings overlap, so that an opponent's city always fits its panel.
import { useId, type ReactElement, type ReactNode } from 'react';
import { spokenAs, useLook, usePiece, useTouching } from '../../../board-kit/touch/useTouch.ts';
import { Backdrop } from './Backdrop.tsx';
import type { DistrictId } from './catalog.ts';
import { DistrictShape } from './DistrictArt.tsx';
import { DistrictTag } from './Glyph.tsx';
import { path } from './path.ts';
import { Scaffold } from './Scaffold.tsx';
import { layOut, type Lots } from './lots.ts';
import { Coin } from './Tokens.tsx';

/** `fresh` has just been built, `ruin` has just been destroyed. */
export type BuildingState = 'normal' | 'fresh' | 'ruin';

export interface SkylineBuilding {
  /** Identifies the building among equal ones: the card's id. */
  readonly key: string;
  readonly id: DistrictId;
  /** Number on the tag: cost, or points on the score sheet. */
  readonly value: number;
  readonly name?: string | undefined;
  readonly state?: BuildingState | undefined;
  /** The piece that it is, where it can be touched: which of several alike ones, its price, and what is said of it. */
  readonly piece?: { readonly at: string; readonly copy: number; readonly price: number; readonly label: string } | undefined;
}

export interface SkylineProps {
  /** Size of the drawing in pixels: text keeps its size when the SVG is shown one to one. */
  readonly width: number;
  readonly height: number;
  /** Lots of a complete city (7 or 8). */
  readonly size: number;
  readonly buildings: readonly SkylineBuilding[];
  /** A building about to be built: behind scaffolding, on the next lot. */
  readonly preview?: SkylineBuilding | undefined;
  /** Overlapping buildings, no names. */
  readonly dense?: boolean | undefined;
  /** Draw the free lots; by default only when not dense. */
  readonly freeLots?: boolean | undefined;
  /** Name under a free lot. */
  readonly freeLabel?: string | undefined;
  readonly backdrop?: 'day' | 'dusk' | 'none' | undefined;
  readonly sun?: number | undefined;
  /** Corner radius of the picture. */
  readonly radius?: number | undefined;
  /** What a screen reader says of the whole city. */
  readonly label?: string | undefined;
  /** Too small for a thumb: the buildings show how they look, and are touched elsewhere. */
  readonly small?: boolean | undefined;
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

export function Skyline(props: SkylineProps): ReactElement {
  const { width: w, height: h, size, buildings, preview, dense = false, backdrop = 'day' } = props;
  const { freeLots = !dense, radius = 8, sun, label, children, className = '' } = props;
  const clip = useId();
  const { look } = useTouching();
  const touchable = !props.small && buildings.some(({ piece }) => piece && look(piece.at) !== 'plain');
  const taken = buildings.length + (preview ? 1 : 0);
  const lots = layOut({ width: w, height: h, size, taken, dense, bare: backdrop === 'none', spread: freeLots });
  const tone = backdrop === 'dusk' ? 'cit-dusk' : backdrop === 'none' ? 'cit-bare' : 'cit-day';
  return (
    <svg
      className={`cit-skyline ${tone} ${dense ? 'cit-dense' : 'cit-wide'} ${className}`}
      viewBox={`0 0 ${w} ${h}`}
      width={w}
      height={h}
      role={label === undefined ? undefined : touchable ? 'group' : 'img'}
      aria-label={label}
    >
      <clipPath id={clip}>
        <rect width={w} height={h} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {backdrop === 'none' ? (
          <g aria-hidden>
            <rect className="cit-ground" y={lots.ground} width={w} height={h - lots.ground} rx={4} />
            <path className="cit-ground-line" d={path`M0 ${lots.ground}H${w}`} />
          </g>
        ) : (
          <Backdrop width={w} height={h} ground={lots.ground} sun={sun} />
        )}
        {!dense && backdrop !== 'none' && <path className="cit-speck" d={specks(w, lots.ground)} aria-hidden />}
        {freeLots &&
          Array.from({ length: lots.count - taken }, (_, i) => (
            <FreeLot
              key={taken + i}
              lots={lots}
              index={taken + i}
              label={dense ? undefined : props.freeLabel}
              bare={backdrop === 'none'}
            />
          ))}
        {buildings.map((building, i) => (
          <Lot key={building.key} lots={lots} index={i} building={building} small={props.small} />
        ))}
        {preview && <Preview lots={lots} index={buildings.length} building={preview} height={h} />}
        {children}
      </g>
    </svg>
  );
}

interface LotProps {
  readonly lots: Lots;
  readonly index: number;
  readonly building: SkylineBuilding;
  readonly small?: boolean | undefined;
}

function Lot({ lots, index, building, small = false }: LotProps): ReactElement {
  const { state = 'normal', piece } = building;
  const cx = lots.centre(index);
  const { ground, width } = lots;
  const touch = usePiece(piece?.at ?? '', { copy: piece?.copy });
  const look = useLook(piece?.at ?? '', piece?.copy);
  const coin = Math.max(16, Math.min(26, width * 0.34));
  const shown = piece && state !== 'ruin' ? (small ? look : { ...touch, ...spokenAs(look, piece.label) }) : undefined;
  return (
    <g className={`cit-lot cit-${state}`} data-key={building.key} {...shown}>
      <ellipse className="cit-shadow" cx={cx} cy={ground} rx={width * 0.5} ry={width * 0.035 + 1} />
      <g className="cit-rise">
        <DistrictShape id={building.id} x={cx - width / 2} y={ground - width * 1.2} width={width} />
      </g>
      {state === 'fresh' && <Scaffold falling at={[cx - width * 0.44, ground - width * 0.74, width * 0.88, width * 0.74]} />}
      <Label lots={lots} index={index} building={building} />
      {piece && shown && shown['data-look'] !== 'plain' && (
        <g className="cit-price">
          <Coin value={piece.price} size={coin} x={cx - coin / 2} y={ground - coin * 1.25} />
        </g>
      )}
      {shown && !small && (
        <rect
          className="cit-hit piece-mark"
          x={cx - Math.min(lots.step, width) / 2}
          y={ground - width * 1.22}
          width={Math.min(lots.step, width)}
          height={width * 1.22 + (lots.nameY ?? lots.tagFoot) - ground + (lots.nameY === undefined ? 3 : 5)}
          rx={6}
        />
      )}
    </g>
  );
}

function Label({ lots, index, building }: LotProps): ReactElement {
  const { name } = building;
  const cx = lots.centre(index);
  return (
    <>
      <DistrictTag id={building.id} value={building.value} cx={cx} y={lots.tagTop(index)} height={lots.tag} />
      {lots.nameY !== undefined && name !== undefined && (
        <text className="cit-lot-name" x={cx} y={lots.nameY} textAnchor="middle" fontSize={lots.fit(name)}>
          {name}
        </text>
      )}
    </>
  );
}

function Preview({ lots, index, building, height }: LotProps & { readonly height: number }): ReactElement {
  const cx = lots.centre(index);
  const { ground, width } = lots;
  const w = Math.max(lots.step * 0.94, width * 1.02);
  const top = lots.nameY === undefined ? Math.max(4, ground - width * 1.16) : 12;
  return (
    <g className="cit-lot cit-preview" data-key={building.key}>
      <rect className="cit-preview-lot" x={cx - w / 2} y={top} width={w} height={height - 4 - top} rx={8} />
      <g opacity={0.66}>
        <DistrictShape id={building.id} x={cx - width / 2} y={ground - width * 1.2} width={width} />
      </g>
      <Scaffold at={[cx - width * 0.44, ground - width * 0.74, width * 0.88, width * 0.74]} />
      <Label lots={lots} index={index} building={building} />
    </g>
  );
}

interface FreeLotProps {
  readonly lots: Lots;
  readonly index: number;
  readonly label: string | undefined;
  readonly bare: boolean;
}

function FreeLot({ lots, index, label, bare }: FreeLotProps): ReactElement {
  const cx = lots.centre(index);
  const gy = lots.ground;
  const half = Math.min(lots.width, lots.step) * 0.42;
  const stake = bare ? 7 : Math.max(10, Math.min(18, lots.width * 0.16));
  return (
    <g className="cit-free">
      <path
        className="cit-string"
        d={path`M${cx - half} ${gy - stake * 0.72}Q${cx} ${gy - stake * 0.42} ${cx + half} ${gy - stake * 0.72}`}
      />
      <path className="cit-stake" d={path`M${cx - half} ${gy + 2}v${-stake - 2}M${cx + half} ${gy + 2}v${-stake - 2}`} />
      {!bare && (
        <text className="cit-lot-number" x={cx} y={gy - stake - 6} textAnchor="middle" fontSize={Math.max(13, lots.width * 0.2)}>
          {index + 1}
        </text>
      )}
      {label !== undefined && lots.nameY !== undefined && (
        <text className="cit-lot-name cit-lot-empty" x={cx} y={lots.nameY} textAnchor="middle" fontSize={lots.fit(label)}>
          {label}
        </text>
      )}
    </g>
  );
}

const specks = (w: number, gy: number): string =>
  Array.from({ length: Math.ceil(w / 22) }, (_, i) => path`M${i * 22 + (i % 2) * 6} ${gy + 3 + ((i * 7) % 3)}h9`).join('');
