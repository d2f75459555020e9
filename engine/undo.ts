/**
 * Taking moves back. Free undo never gives knowledge: it goes back over a seat's own last moves while its turn goes on,
 * nobody else has moved since and nothing hidden was shown to anybody. Who else may agree to more is the platform's business.
 */
import type { GameEvent, Told } from './events.ts';
import type { RecordNotes, UndoneMove } from './record.ts';
import type { GameMove } from './contract.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { PlayedMove } from './table.ts';

/** A move that stands, with everything that was told when it was played. */
export interface ToldMove extends PlayedMove {
  readonly told: readonly Told[];
}

/** What free undo ends at: the start of the game, another's move, something hidden that was shown, or a turn that is over. */
export type UndoBarrier = 'start' | 'other' | 'reveal' | 'turn';

export interface WayBack {
  /** How many of the last moves the seat may take back; 0 for none. */
  readonly moves: number;
  readonly barrier: UndoBarrier;
}

/** How far this seat may go back by itself. `asked` are the seats that are asked now. */
export function freeUndo(played: readonly ToldMove[], seat: Seat, asked: readonly Seat[]): WayBack {
  if (!asked.includes(seat)) return { moves: 0, barrier: 'turn' };
  for (let moves = 0; moves < played.length; moves++) {
    const { seat: mover, told } = played[played.length - 1 - moves];
    if (mover !== seat) return { moves, barrier: 'other' };
    if (told.some(({ reveals }) => reveals)) return { moves, barrier: 'reveal' };
  }
  return { moves: played.length, barrier: 'start' };
}

/** How many moves lie back to this seat's last decision, that decision included; 0 when it has made none. */
export function backToDecision(played: readonly PlayedMove[], seat: Seat): number {
  const last = played.findLastIndex((move) => move.seat === seat);
  return last < 0 ? 0 : played.length - last;
}

/** The platform's refusal to take anything back; `about` is the barrier. */
export const CANNOT_UNDO = 'CANNOT_UNDO';

export function cannotUndo(barrier: UndoBarrier): Refusal {
  return refusal(CANNOT_UNDO, 'undo', { about: barrier });
}

/** The last so many moves that stood, taken back by the step's seat. */
export interface TakenBack {
  readonly moves: number;
  /** It went back across something revealed: the table is for training from here on. */
  readonly training?: true;
  /** Why it could go across what free undo does not: everybody agreed, or the host of a friendly table wished it. */
  readonly by?: 'all' | 'host';
}

/** Stands among the events: this seat took back so many moves. All events from version `from` up to this one no longer hold. */
export interface Undone extends GameEvent {
  readonly kind: '@undone';
  readonly seat: Seat;
  readonly moves: number;
  readonly from: number;
  readonly by?: 'all' | 'host';
}

export function undoneEvent(seat: Seat, { moves, by }: TakenBack, from: number): Undone {
  return { kind: '@undone', seat, moves, from, ...(by && { by }) };
}

export interface Standing extends RecordNotes {
  readonly moves: readonly PlayedMove[];
  readonly undone: readonly UndoneMove[];
}

/** The moves that stand, and those that were taken back, in the order played. Steps of other kinds change neither. */
export function standing(
  steps: readonly ({ readonly seat: Seat } & ({ readonly move: GameMove } | { readonly undo: TakenBack } | object))[],
): Standing {
  const moves: (UndoneMove & { number: number })[] = [];
  let undone: (UndoneMove & { number: number })[] = [];
  let training = false;
  for (const [number, step] of steps.entries()) {
    if ('move' in step) {
      moves.push({ at: moves.length, seat: step.seat, move: step.move, number });
      continue;
    }
    if (!('undo' in step)) continue;
    const backTo = moves.length - step.undo.moves;
    undone.push(...moves.splice(backTo));
    undone = undone.map((each) => ({ ...each, backTo: Math.min(each.backTo ?? backTo, backTo) }));
    training ||= step.undo.training ?? false;
  }
  undone.sort((a, b) => a.number - b.number);
  return {
    moves: moves.map(({ seat, move }) => ({ seat, move })),
    undone: undone.map(({ number: _number, ...each }) => each),
    ...(training && { training: true }),
  };
}
