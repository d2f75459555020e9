/** The two roads as one rope of beads: the common trunk, the fork, the game below and the other road above. A press goes to a bead. */
import { useRef, type PointerEvent } from 'react';
import { placeOn, pointed, useSize } from '../kit/boardKit.ts';
import type { FinalPoints } from './changes.ts';
import { platesOn, ropeShape, type RopePlate } from './rope.ts';
import { useRoadTexts } from './text.ts';
import type { RoadSide } from './useSteps.ts';

export interface RopeBranch {
  readonly length: number;
  readonly rounds: readonly number[];
  /** Mine and the best of the others, at a position. */
  score(at: number): string;
  readonly ended: FinalPoints | undefined;
}

interface Props {
  readonly fork: number;
  readonly mine: RopeBranch;
  /** Undefined while nothing is chosen. */
  readonly other: RopeBranch | undefined;
  readonly walking: boolean;
  readonly at: number;
  readonly side: RoadSide;
  readonly spoken: string;
  go(at: number, side: RoadSide): void;
}

export function Rope({ fork, mine, other, walking, at, side, spoken, go }: Props) {
  const t = useRoadTexts();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const length = Math.max(mine.length, other?.length ?? 0);
  const shape = size && ropeShape(size, { mine: mine.length, other: other?.length ?? fork, fork });
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (!shape || !size) return;
    const place = placeOn(event.currentTarget);
    const finger = pointed(event);
    const [x, y] = [finger.x - place.x, finger.y - place.y];
    const to = Math.round(((x - shape.x(0)) / (shape.x(length) - shape.x(0) || 1)) * length);
    const which = to <= fork ? side : y < shape.middle && other ? 'other' : 'mine';
    go(Math.max(0, Math.min(length, to)), which);
  };
  return (
    <div
      ref={box}
      className="rope"
      role="slider"
      tabIndex={0}
      aria-label={t.rope}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={at}
      aria-valuetext={spoken}
      title={t.ropeKeys}
      onPointerDown={press}
    >
      {shape && size && (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height} aria-hidden="true">
          <Strand path={shape.mine} kind="mine" bead={shape.bead} />
          {other ? (
            <Strand path={shape.other} kind="other" bead={shape.bead} />
          ) : (
            <path className="rope-open" d={`M${shape.forkX} ${shape.middle}q17 0 26 ${shape.upper - shape.middle}h46`} />
          )}
          <Strand path={shape.trunk} kind="trunk" bead={shape.bead} />
          {size.width > 700 && shape.forkX > 150 && (
            <text className="rope-word" x={shape.x(0)} y={shape.middle - 16}>
              {t.common}
            </text>
          )}
          <Plates
            kind="trunk"
            plates={platesOn(shape, mine.rounds.slice(0, fork + 2), [0, fork], shape.middle, mine.score)}
            above
          />
          <Plates kind="mine" plates={platesOn(shape, mine.rounds, [fork, mine.length], shape.lower, mine.score)} />
          {other && (
            <Plates kind="other" plates={platesOn(shape, other.rounds, [fork, other.length], shape.upper, other.score)} above />
          )}
          <g className="rope-fork" transform={`translate(${shape.forkX} ${shape.middle})`}>
            <circle r={15} />
            <text y={5} textAnchor="middle">
              {fork + 1}
            </text>
          </g>
          <Cursor shape={shape} at={at} fork={fork} branch={mine} y={shape.lower} seen={side === 'mine'} />
          {other && <Cursor shape={shape} at={at} fork={fork} branch={other} y={shape.upper} seen={side === 'other'} />}
          {mine.ended && (
            <End
              x={shape.endX}
              y={shape.lower}
              kind="mine"
              ended={mine.ended}
              room={size.width - shape.endX}
              height={shape.endHeight}
            />
          )}
          {other?.ended && !walking && (
            <End
              x={shape.endX}
              y={shape.upper}
              kind="other"
              ended={other.ended}
              room={size.width - shape.endX}
              height={shape.endHeight}
            />
          )}
        </svg>
      )}
    </div>
  );
}

function Strand({ path, kind, bead }: { readonly path: string; readonly kind: string; readonly bead: number }) {
  return (
    <g className={`strand ${kind}`}>
      <path d={path} />
      <path className="beads" d={path} strokeDasharray={`0 ${bead}`} />
    </g>
  );
}

function Plates({
  plates,
  kind,
  above = false,
}: {
  readonly plates: readonly RopePlate[];
  readonly kind: string;
  readonly above?: boolean;
}) {
  const t = useRoadTexts();
  return plates.map(({ x, y, words, round }) => (
    <g key={x} className={`rope-plate ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-29} y={-11} width={58} height={22} rx={11} />
      <text y={4.5} textAnchor="middle">
        {words}
      </text>
      {above && (
        <text className="rope-word" y={-17} textAnchor="middle">
          {t.round(round)}
        </text>
      )}
    </g>
  ));
}

interface CursorProps {
  readonly shape: ReturnType<typeof ropeShape>;
  readonly at: number;
  readonly fork: number;
  readonly branch: RopeBranch;
  readonly y: number;
  readonly seen: boolean;
}

function Cursor({ shape, at, fork, branch, y, seen }: CursorProps) {
  const here = Math.min(at, branch.length);
  if (here <= fork && !seen) return null;
  const onBranch = here > fork && shape.x(here) > shape.forkX + 20;
  return (
    <circle
      className="rope-cursor"
      data-seen={seen}
      cx={shape.x(here)}
      cy={onBranch ? y : here > fork ? (y + shape.middle) / 2 : shape.middle}
      r={seen ? 9 : 6}
    />
  );
}

interface EndProps {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
  readonly ended: FinalPoints;
  readonly room: number;
  readonly height: number;
}

/** So much holds the score and a word. */
const BOTH = 130;

function End({ x, y, kind, ended: { mine, best, ended }, room, height }: EndProps) {
  const t = useRoadTexts();
  return (
    <g className={`rope-end ${kind}`} transform={`translate(${x} ${y})`}>
      <rect x={0} y={-height / 2} width={Math.max(0, room - 4)} height={height} rx={9} />
      <text className="rope-score" x={10} y={6.5}>
        {mine}–{best}
      </text>
      {room > BOTH && (
        <text className="rope-ended" x={room - 14} y={5} textAnchor="end">
          {t[ended]}
        </text>
      )}
    </g>
  );
}
