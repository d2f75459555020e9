// A garden as a small map: simple squares, the card laid last with a gold edge.
import { useMemo, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { fit, towards, type Box, type Camera } from '../../../board-kit/camera/camera.ts';
import { groupsOf } from '../../rules/groups.ts';
import type { Player } from '../../rules/state.ts';
import type { Detail } from '../art/CardFace.tsx';
import { GardenCards, Temples } from './GardenCards.tsx';
import { groupOf, type Templed } from '../templed.ts';
import { boundsOf, grownBy, layersOf } from './layers.ts';
import { TempledGroup } from './TempledGroup.tsx';

interface Props {
  readonly player: Player;
  readonly seat: Seat;
  readonly drawing?: Detail;
  readonly latest?: boolean;
  readonly label?: string;
  /** A temple that was just set here. */
  readonly templed?: Templed | undefined;
  /** What was just laid here: the map comes nearer for a moment. */
  readonly told?: Box | undefined;
  readonly className?: string;
}

/** A young garden is not blown up: the map always shows at least this many squares. */
const LEAST_WIDTH = 6;
const LEAST_HEIGHT = 4.4;
/** So much nearer at most, where something was laid. */
const NEAREST = 1.3;

/** What the camera sees, in the map's own units. */
const seenIn = (box: Box, { scale, x, y }: Camera): string =>
  `translate(${box.x - x * scale}px, ${box.y - y * scale}px) scale(${scale})`;

export function MiniMap({
  player,
  seat,
  drawing = 'small',
  latest = true,
  label,
  templed,
  told,
  className,
}: Props): ReactElement {
  const layers = useMemo(() => layersOf(player), [player]);
  const rewarded = templed && groupOf(templed, groupsOf(player.garden, []));
  const tight = grownBy(boundsOf(player.garden), 0.25);
  const moreX = Math.max(0, LEAST_WIDTH - tight.width) / 2;
  const moreY = Math.max(0, LEAST_HEIGHT - tight.height) / 2;
  const box: Box = {
    x: tight.x - moreX,
    y: tight.y - moreY,
    width: tight.width + moreX * 2,
    height: tight.height + moreY * 2,
  };
  const pane = { size: box, whole: box, most: NEAREST };
  return (
    <svg
      className={className}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <g className="gar-mini-camera" style={told && { transform: seenIn(box, towards(fit(box, pane), told, pane)) }}>
        <GardenCards layers={layers} drawing={drawing} latest={latest} />
        {rewarded && <TempledGroup group={rewarded} thin />}
        <Temples garden={player.garden} seat={seat} small={drawing === 'small'} />
      </g>
    </svg>
  );
}
