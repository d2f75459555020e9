/** A running game from its table's row and steps. */
import type { Shelf } from '../shelf.ts';
import { readSteps } from '../store/moves.ts';
import type { Db } from '../store/schema.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { TableClocks } from '../time/clocks.ts';
import { LateGame } from './late.ts';
import { TableGame } from './tableGame.ts';

/** As those who play see it, and, where that is later, those who watch. */
export interface TableGames {
  readonly play: TableGame;
  readonly late: LateGame | undefined;
}

/** Reads what is needed; what it gives makes the games, or throws when this server's rules cannot play them. */
export async function gamesOf(db: Db, shelf: Shelf, stored: StoredTable): Promise<() => TableGames> {
  const opened = await shelf.openTable(stored);
  const steps = await readSteps(db, stored.id);
  return () => {
    if (opened === undefined || stored.seed === undefined)
      throw new Error(`${stored.game} is not here in edition ${stored.edition ?? stored.rulesVersion}`);
    const start = { seats: stored.seats.length, options: stored.options, seed: stored.seed };
    const play = new TableGame(opened, start);
    play.clocks = new TableClocks(stored.terms.time, stored.seats, stored.startedAt, play.toAct);
    const late = stored.delay > 0 ? new LateGame(new TableGame(opened, start), stored.delay) : undefined;
    for (const step of steps) {
      play.follow(step);
      late?.follow(step);
    }
    play.clocks.seated(stored.seats);
    return { play, late };
  };
}
