/** Where a table stands, as far as its screens must know: on the server among people, or in this browser alone (offline/). */
import type { GameRecord } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import { recordAddress, rematch, wholeGame } from '../ask/tables.ts';
import type { CoachHere } from '../coach/coachHere.ts';
import type { Teaching } from '../learn/school.ts';
import { href } from '../route/base.ts';
import { navigate } from '../route/navigate.ts';
import type { Replay } from '../replay/replay.ts';
import { toReplay, toTable, type ReplayOf } from '../route/route.ts';

export interface Venue {
  /** Other people may be here: chat and a link to share make sense. */
  readonly multiplayer: boolean;
  /** Something that the person should know while playing here. */
  readonly notice?: string | undefined;
  /** Goes to the next game of the same people. */
  rematch(table: TableInfo, seated: boolean): Promise<void>;
  /** The finished game as a file: its address, or an act that saves it. */
  readonly record: { readonly href: string } | { save(): void };
  /** The finished game itself, to be looked at again. */
  wholeGame(): Promise<GameRecord>;
  /** Where its replay is; a lesson has none. */
  readonly replay?: string;
  /** Of a practice table that is another road through a finished game: where the two are compared. */
  readonly road?: () => string;
  /** The game so far through my eyes, for looking back at the table. */
  readonly seen?: () => Promise<Replay | undefined>;
  /** Where everything may be told: a coach can be called, or is there. */
  readonly coach?: CoachHere;
  /** Set at a lesson. */
  readonly teaching?: Teaching;
}

export function serverVenue(id: string): Venue {
  return {
    multiplayer: true,
    async rematch(table, seated) {
      const next = seated ? (await rematch(id)).id : table.rematch;
      if (next !== undefined) navigate(toTable(next));
    },
    record: { href: href(recordAddress(id)) },
    wholeGame: () => wholeGame(id),
    replay: toReplay('table', id),
    seen: () => seenSoFar('table', id),
  };
}

/** Loaded by whoever looks back, not with the table. */
export async function seenSoFar(where: ReplayOf, id: string): Promise<Replay | undefined> {
  const { openReplay } = await import('../replay/openReplay.ts');
  const opened = await openReplay(where, id);
  return 'why' in opened ? undefined : opened.replay;
}
