/** Who may take what back, and what of a table's steps still stands. */
import { backToDecision, cannotUndo, type Refusal, type Seat } from '@cantiere/engine';
import type { UndoKind } from '../protocol.ts';
import type { TakenBack } from '../store/moves.ts';
import type { StoredTable } from '../store/storedTable.ts';
import type { UndoAsk } from './asks.ts';
import type { TableGame } from './tableGame.ts';

/** The host, with nobody but bots at the other seats, may go back wherever they like, unless others play the same deal; the table is for training then. */
function mayTrain({ seats, host, deal }: StoredTable, seat: Seat): boolean {
  if (deal !== undefined) return false;
  return seats.every((sitting, at) =>
    at === seat ? sitting.kind === 'person' && sitting.person === host : sitting.kind === 'bot',
  );
}

/** What the seat is offered at this version; nothing once the game is over, for everything is open then. */
export function offered(play: TableGame, stored: StoredTable, seat: Seat, version = play.version): UndoKind | undefined {
  if (play.result) return undefined;
  if (play.wayBack(seat, version).moves > 0) return 'free';
  const way = mayTrain(stored, seat) ? 'training' : isFriendlyHost(stored, seat) ? 'host' : undefined;
  return way && backToDecision(play.movesAt(version), seat) > 0 ? way : undefined;
}

function isFriendlyHost({ terms, seats, host }: StoredTable, seat: Seat): boolean {
  const sitting = seats[seat];
  return terms.friendly && sitting.kind === 'person' && sitting.person === host;
}

/** Whether the seat may ask the others to let it go back: it has decided something, and somebody is there to be asked. */
export function mayAsk(play: TableGame, { seats }: StoredTable, seat: Seat): boolean {
  if (play.result || play.clocks?.absence(seat) !== undefined || play.lastMoveOf(seat) === undefined) return false;
  return seats.some((sitting, other) => other !== seat && sitting.kind === 'person');
}

/** How far back the seat's last decision lies, and whether something hidden was shown to anybody since. */
export function reachOf(play: TableGame, seat: Seat): { moves: number; from: number; revealed: boolean } {
  const played = play.movesAt();
  const moves = backToDecision(played, seat);
  const gone = played.slice(played.length - moves);
  return {
    moves,
    from: play.lastMoveOf(seat) ?? play.version,
    revealed: gone.some(({ told }) => told.some(({ reveals }) => reveals)),
  };
}

/** An ask lasts until a person moves. Bots always agree, so their moves end nothing. */
export function stillAsked(play: TableGame, ask: UndoAsk): boolean {
  return !play.result && ask.version >= play.lastByPerson;
}

/**
 * Whether a wish made at an older version still means the same: it was to go back to the seat's last decision, and since
 * then only bots have moved. A wish to take back freely never turns into one that marks the table.
 */
export function wishStands(play: TableGame, stored: StoredTable, seat: Seat, version: number): boolean {
  if (version > play.version) return false; // nobody has seen that version
  if (version >= play.position) return true;
  if (version < play.lastUndo || version < play.lastByPerson) return false;
  const kind = offered(play, stored, seat, version);
  return kind === 'training' || kind === 'host';
}

/** One move where it is free; otherwise everything back to the seat's last decision. */
export function judgeUndo(play: TableGame, stored: StoredTable, seat: Seat): { undo: TakenBack } | { refusal: Refusal } {
  switch (offered(play, stored, seat)) {
    case 'free':
      return { undo: { moves: 1 } };
    case 'training':
      return { undo: { moves: backToDecision(play.movesAt(), seat), training: true } };
    case 'host':
      return { undo: { moves: backToDecision(play.movesAt(), seat), by: 'host' } };
    case undefined:
      return { refusal: cannotUndo(play.wayBack(seat).barrier) };
  }
}
