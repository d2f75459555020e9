/** Whether a decision may stand as the table is now. Changes nothing: what follows is done once the step is written. */
import { backToDecision, type Seat } from '@cantiere/engine';
import type { Step } from '../store/moves.ts';
import { AppError } from '../appError.ts';
import { waitingForUndo } from './asks.ts';
import { isDecided, sittersHere } from './away.ts';
import type { Verdict, Decision } from './decision.ts';
import type { LiveTable } from './live.ts';
import type { Stamp, TableGame } from './tableGame.ts';
import { judgeUndo, wishStands } from './undo.ts';

const MINUTE_MS = 60_000;
const BEHIND: Verdict = { kind: 'behind', updates: [] };

/** A decision that may stand: what to write, and what to do once it is written. */
export interface Ruling {
  readonly step: Step;
  accept(mark: Stamp): void;
}

export function judge(table: LiveTable, play: TableGame, decision: Decision, now: number): Ruling | Verdict {
  const { seat, version, by } = decision;
  if ('away' in decision) return judgeAway(table, play, seat, decision.away, now);
  if ('out' in decision) return judgeTime(table, play, seat, now);
  if ('back' in decision) return judgeReturn(play, seat);
  if ('undo' in decision && decision.undo === 'agreed') return judgeAgreed(table, play, seat);
  const byBot = table.botAt(seat) !== undefined;
  if (byBot && by === 'person') throw new AppError('STAND_IN');
  if (!byBot && by === 'bot') return BEHIND;
  const undoing = 'undo' in decision;
  const stands = undoing ? wishStands(play, table.stored, seat, version) : play.stillStands(seat, version);
  if (version !== play.version && !stands) return { kind: 'behind', updates: [table.update(play, seat, version)] };
  if (undoing) {
    const judged = judgeUndo(play, table.stored, seat);
    if ('refusal' in judged) return { kind: 'refused', refusal: judged.refusal };
    return { step: judged, accept: (mark) => play.takeBack(seat, judged.undo, mark) };
  }
  if (!byBot && table.botsFirst(seat)) return { kind: 'behind', updates: [table.update(play, seat, version)] };
  const admitted = play.admit(seat, decision.move);
  if ('refusal' in admitted) return { kind: 'refused', refusal: admitted.refusal };
  const trial = play.attempt(seat, admitted.move);
  return { step: admitted, accept: (mark) => play.played(trial, mark) };
}

/** Time is up, unless the seat has moved after all. */
function judgeTime(table: LiveTable, play: TableGame, seat: Seat, now: number): Ruling | Verdict {
  if (play.clocks?.overdue(now).includes(seat) !== true) return BEHIND;
  const step = { out: table.stored.terms.whenOut };
  return { step, accept: (mark) => play.handOver(seat, step, mark) };
}

/** The seat's person is back, unless a bot is not there or stays to the end. */
function judgeReturn(play: TableGame, seat: Seat): Ruling | Verdict {
  const absence = play.clocks?.absence(seat);
  if (absence === 'forfeit') throw new AppError('NOT_ALLOWED');
  if (absence === undefined) return { kind: 'accepted', version: play.version, repeated: true }; // asked twice
  return { step: { back: true }, accept: (mark) => play.takeOver(seat, mark) };
}

/** The others let a bot play on, unless its person has been seen meanwhile. */
export function judgeAway(table: LiveTable, play: TableGame, seat: Seat, id: string, now: number): Ruling | Verdict {
  const ask = table.stored.asks.away?.find((each) => each.id === id);
  const sightings = table.sightings();
  const sighting = sightings[seat];
  const here = sittersHere(table.stored, sightings, now);
  if (ask?.seat !== seat || !sighting || !isDecided(table.stored, ask, sighting, here, now)) return BEHIND;
  const step = { out: 'standIn', away: Math.round((now - sighting.seen) / MINUTE_MS) } as const;
  return { step, accept: (mark) => play.handOver(seat, step, mark) };
}

function judgeAgreed(table: LiveTable, play: TableGame, seat: Seat): Ruling | Verdict {
  const ask = table.undoAsk;
  const moves = backToDecision(play.movesAt(), seat);
  if (ask?.seat !== seat || waitingForUndo(table.stored, ask).length > 0 || moves === 0) return BEHIND;
  const undo = { moves, by: 'all' } as const;
  return { step: { undo }, accept: (mark) => play.takeBack(seat, undo, mark) };
}
