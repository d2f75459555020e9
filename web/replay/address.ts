/** The address of a moment: which game, after how many moves, through whose eyes. It can be sent to anybody who may watch. */
import type { Viewer } from '@cantiere/engine';

export type ReplayTab = 'story' | 'points' | 'analysis' | 'piles';

export interface ReplayMoment {
  readonly at: number | undefined;
  readonly as: Viewer | undefined;
  readonly tab: ReplayTab | undefined;
}

const TABS: readonly ReplayTab[] = ['story', 'points', 'analysis', 'piles'];

export function readMoment(search: string): ReplayMoment {
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  const tab = query.get('show');
  return {
    at: /^\d{1,5}$/.test(at) ? Number(at) : undefined,
    as: readViewer(query.get('as') ?? ''),
    tab: TABS.find((each) => each === tab),
  };
}

/** What stands behind the `?`; seats are counted from 1, as people count them. */
export function writeMoment({ at, as, tab }: Partial<ReplayMoment>): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (as !== undefined) query.set('as', typeof as === 'number' ? `seat${as + 1}` : as === 'all' ? 'all' : 'watcher');
  if (tab !== undefined && tab !== 'story') query.set('show', tab);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function readViewer(text: string): Viewer | undefined {
  if (text === 'all') return 'all';
  if (text === 'watcher') return 'spectator';
  const seat = /^seat([1-9])$/.exec(text)?.[1];
  return seat === undefined ? undefined : Number(seat) - 1;
}
