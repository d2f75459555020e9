// A garden as a small map: simple squares, the card laid last with a gold edge.
import { useMemo, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { groupsOf } from '../../rules/groups.ts';
import type { Player } from '../../rules/state.ts';
import type { Drawing } from '../art/CardFace.tsx';
import { GardenCards, Temples } from './GardenCards.tsx';
import { groupOf, type Templed } from '../templed.ts';
import { boundsOf, grownBy, layersOf } from './layers.ts';
import { TempledGroup } from './TempledGroup.tsx';

interface Props {
  readonly player: Player;
  readonly seat: Seat;
  readonly drawing?: Drawing;
  readonly latest?: boolean;
  readonly label?: string;
  /** A temple that was just set here. */
  readonly templed?: Templed | undefined;
  readonly className?: string;
}

/** A young garden is not blown up: the map always shows at least this many squares. */
const LEAST_WIDTH = 6;
const LEAST_HEIGHT = 4.4;

export function MiniMap({ player, seat, drawing = 'small', latest = true, label, templed, className }: Props): ReactElement {
  const layers = useMemo(() => layersOf(player), [player]);
  const rewarded = templed && groupOf(templed, groupsOf(player.garden, []));
  const tight = grownBy(boundsOf(player.garden), 0.25);
  const moreX = Math.max(0, LEAST_WIDTH - tight.width) / 2;
  const moreY = Math.max(0, LEAST_HEIGHT - tight.height) / 2;
  const box = `${tight.x - moreX} ${tight.y - moreY} ${tight.width + moreX * 2} ${tight.height + moreY * 2}`;
  return (
    <svg
      className={className}
      viewBox={box}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <GardenCards layers={layers} drawing={drawing} latest={latest} />
      {rewarded && <TempledGroup group={rewarded} thin />}
      <Temples garden={player.garden} seat={seat} small={drawing === 'small'} />
    </svg>
  );
}
