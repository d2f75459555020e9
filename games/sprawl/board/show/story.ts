/** From events to the scenes of the evening paper: small things are folded into the scene they belong to. */
import type { Seat } from '@cantiere/engine';
import type { Event } from '../../rules/events.ts';
import type { Phase } from '../../rules/state.ts';
import type { SprawlNews } from '../props.ts';

export type SceneKind = 'reveal' | 'event' | 'election' | 'payout' | 'effects' | 'turn' | 'end';

export interface Scene {
  readonly number: number;
  /** The last event that belongs to it. */
  readonly last: number;
  readonly kind: SceneKind;
  readonly event: Event;
  /** Smaller things that go with it. */
  readonly notes: readonly Event[];
}

export interface Edition {
  /** Whose turn ended. */
  readonly seat: Seat;
  readonly scenes: readonly Scene[];
  /** Whether more is to come. */
  readonly open: boolean;
}

/** Adds what happened to the edition; undefined outside the end of a turn. */
export function tellOn(edition: Edition | undefined, { number, event }: SprawlNews): Edition | undefined {
  if (event.kind === 'turnEnded') return { seat: event.seat, scenes: [], open: true };
  if (!edition?.open) return edition;
  const kind = sceneOf(event);
  if (kind === 'skip') return edition;
  const before = edition.scenes.at(-1);
  const joins = kind === 'note' || (kind === 'effects' && (before?.kind === 'effects' || before?.kind === 'event'));
  if (joins && before) {
    const grown = { ...before, last: number, notes: [...before.notes, event] };
    return { ...edition, scenes: [...edition.scenes.slice(0, -1), grown] };
  }
  if (kind === 'note') return edition;
  // Nothing was printed: no paper tonight.
  if (kind === 'turn' && before === undefined) return { ...edition, open: false };
  return {
    ...edition,
    open: kind !== 'turn' && event.kind !== 'won',
    scenes: [...edition.scenes, { number, last: number, kind, event, notes: [] }],
  };
}

function sceneOf(event: Event): SceneKind | 'note' | 'skip' {
  switch (event.kind) {
    case 'revealed':
      return 'reveal';
    case 'eventRevealed':
      return 'event';
    case 'elected':
      return 'election';
    case 'payout':
      return event.inPlay && event.amounts.some((amount) => amount > 0) ? 'payout' : 'note';
    case 'turnStarted':
      return 'turn';
    case 'gameEnded':
    case 'finalWealth':
    case 'finalOffice':
    case 'won':
      return 'end';
    case 'pawnMoved':
      return event.blank ? 'note' : 'skip';
    case 'contractorAssigned':
      return event.from === event.seat ? 'skip' : 'effects';
    case 'slid':
    case 'filled':
    case 'eventDone':
      return 'skip';
    case 'nothingToReveal':
    case 'offerDeclined':
    case 'declined':
      return 'note';
    default:
      return 'effects';
  }
}

/** How long a scene is held, in milliseconds. */
export function holdOf({ kind, notes }: Scene): number {
  const base = { reveal: 850, event: 2000, election: 1700, payout: 1600, effects: 1200, turn: 500, end: 1700 }[kind];
  return base + Math.min(5, notes.length) * 450;
}

/** What the paper has to tell, in ms, if anything: news of a turn that ended, or that was ending when somebody was asked. */
export function toldFor(news: readonly SprawlNews[], phase: Phase): number {
  const ends = news.some(({ event }) => event.kind === 'turnEnded');
  const goesOn =
    phase === 'ending' ||
    news.some(({ event }) => event.kind === 'gameEnded' || (event.kind === 'turnStarted' && event.turn > 1));
  if (!ends && !goesOn) return 0;
  const before: Edition = { seat: 0, scenes: [], open: true };
  const told = news.reduce<Edition | undefined>(tellOn, ends ? undefined : before);
  return told?.scenes.reduce((sum, scene) => sum + holdOf(scene), 0) ?? 0;
}

/** What an event changed in the players' wealth and prestige: [seat, wealth, prestige]. */
export function changes(event: Event): (readonly [Seat, number, number])[] {
  const one = (seat: Seat, res: 'wealth' | 'prestige', amount: number): readonly [Seat, number, number] =>
    res === 'wealth' ? [seat, amount, 0] : [seat, 0, amount];
  switch (event.kind) {
    case 'boughtStart':
      return [[event.seat, -event.cost, 0]];
    case 'built':
      return [[event.seat, -event.cost, 0]];
    case 'invested':
      return [[event.seat, event.amount, 0]];
    case 'adjacency':
      return [[event.seat, 0, event.bonus]];
    case 'vocationPaid':
      return [[event.seat, event.wealth, event.prestige]];
    case 'treasurerPaid':
      return [
        [event.seat, event.amount, 0],
        [event.from, -event.amount, 0],
      ];
    case 'gained':
      return [one(event.seat, event.res, event.amount)];
    case 'lost':
    case 'offerPaid':
      return [one(event.seat, event.res, -event.amount)];
    case 'paid':
      return [one(event.seat, event.res, -event.amount), one(event.to, event.res, event.amount)];
    case 'payout':
      return event.amounts.map((amount, seat) => one(seat, event.res, amount));
    case 'finalWealth':
      return event.amounts.map((amount, seat) => one(seat, 'prestige', amount));
    case 'finalOffice':
      return [one(event.seat, 'prestige', event.amount)];
    default:
      return [];
  }
}

/** Buildings that a scene is about. */
export function buildingsIn({ event, notes }: Scene): Set<string> {
  const found = new Set<string>();
  for (const part of [event, ...notes]) {
    if ('building' in part) found.add(part.building);
    if (part.kind === 'swapped') {
      found.add(part.mine);
      found.add(part.theirs);
    }
  }
  return found;
}
