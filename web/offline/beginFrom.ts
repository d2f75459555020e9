/** Sets a table in this browser that goes on from a position of a finished game. What my seat could not know there is dealt anew. */
import { deal, type PlayedMove, type Seat, type TableStart } from '@cantiere/engine';
import type { BotLevel } from '@cantiere/bots/levels';
import { myName } from '../ask/me.ts';
import { openGame } from '../editions/open.ts';
import { botAt, newId, newSeed } from './begin.ts';
import { FORMAT, keep, makeRoom, type SavedGame } from './saved.ts';

export interface Onward {
  readonly game: string;
  /** Of the finished game: it goes on by the same. */
  readonly edition: string;
  readonly name: string;
  readonly whole: { readonly start: TableStart; readonly moves: readonly PlayedMove[] };
  readonly at: number;
  /** Where I sit; bots take the others. */
  readonly seat: Seat;
  readonly level: BotLevel;
}

export async function beginFrom({
  game: id,
  edition,
  name,
  whole: { start, moves },
  at,
  seat,
  level,
}: Onward): Promise<SavedGame> {
  const { game } = await (await openGame(id, edition)).rules();
  makeRoom();
  const { seats, options, seed, from } = start;
  const before = moves.slice(0, at).map(({ seat: mover, move }) => ({ seat: mover, move }));
  const onward: TableStart = {
    seats,
    options,
    seed: newSeed(),
    from: { seed, moves: before, seat, ...(from && { from }) },
  };
  const me = myName();
  const now = Date.now();
  const saved: SavedGame = {
    format: FORMAT,
    id: newId(now),
    name,
    game: id,
    rulesVersion: game.meta.rulesVersion,
    edition,
    start: onward,
    seats: Array.from({ length: seats }, (_, n) =>
      n === seat ? { kind: 'me', name: me } : botAt(n < seat ? n : n - 1, level, me),
    ),
    steps: [],
    createdAt: now,
    updatedAt: now,
    toAct: game.toAct(deal(game, onward)),
    training: true,
  };
  keep(saved);
  return saved;
}
