/** Short moments of the table: a building or a pin comes down, a row or a purse draws the eye. */
import type { Seat } from '@cantiere/engine';
import { comeDown, touch, type Stage } from '../../board-kit/moments.ts';
import type { Event } from '../rules/events.ts';
import { rowKey } from './table.ts';

/** How far pieces come down, in units of the city. */
const BUILDING = 46;
const PIN = 24;

export function happen(event: Event, stage: Stage): boolean {
  const { root } = stage;
  switch (event.kind) {
    case 'built':
    case 'placed':
    case 'relocated':
      return comeDown(root.querySelector(`[data-building="${event.building}"]`), stage, BUILDING);
    case 'boughtStart':
    case 'controlTaken':
      return comeDown(root.querySelector(`[data-pin="${event.building}"]`), stage, PIN);
    case 'markerPlaced':
    case 'markerMoved':
      return touch(`[data-row="${rowOf(event.marker)}"] .spr-pill`, stage);
    case 'invested':
    case 'vocationPaid':
    case 'adjacency':
      return touch(`[data-seat="${event.seat}"]`, stage);
    default:
      return false;
  }
}

/** W7 lies on wealth row 7, P4 on prestige row 4. */
const rowOf = (marker: string): string => rowKey(marker.startsWith('W') ? 'wealth' : 'prestige', Number(marker.slice(1)));

/** Where in the city somebody else did something. */
export function lotsOf(event: Event, me: Seat | 'spectator'): readonly number[] | undefined {
  switch (event.kind) {
    case 'built':
      return event.seat === me ? undefined : event.lots;
    case 'boughtStart':
    case 'placed':
    case 'relocated':
    case 'controlTaken':
      return event.seat === me ? undefined : [event.lot];
    default:
      return undefined;
  }
}
