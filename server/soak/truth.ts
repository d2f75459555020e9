/** What really stood at each version of a table, played again from the steps in the store by the rules alone. */
import { canonicalJson, deal, type Game, type GameState, type Seat } from '@cantiere/engine';
import type { ServerMessage, Update } from '../protocol.ts';
import { readSteps } from '../store/moves.ts';
import type { Store } from '../store/store.ts';
import { readTable } from '../store/tables.ts';

/** The position at every version. Throws when a stored move is not legal. */
export async function positionsOf({ db }: Store, id: string, game: Game): Promise<GameState[]> {
  const table = await readTable(db, id);
  if (table?.seed === undefined) throw new Error(`No running table ${id}`);
  const standing = [deal(game, { seats: table.seats.length, options: table.options, seed: table.seed })];
  const positions = [standing[0]];
  for (const step of await readSteps(db, id)) {
    if ('undo' in step) standing.splice(standing.length - step.undo.moves);
    else if ('move' in step) {
      const next = game.clone(standing[standing.length - 1]);
      const refused = game.refuse(next, step.seat, step.move);
      if (refused) throw new Error(`Step ${step.number} of ${id} is not legal: ${refused.code}`);
      game.play(next, step.seat, step.move);
      standing.push(next);
    }
    positions.push(standing[standing.length - 1]);
  }
  return positions;
}

export function updatesIn(message: ServerMessage): readonly Update[] {
  if (message.t === 'behind') return message.updates;
  return (message.t === 'update' || message.t === 'welcome') && message.update ? [message.update] : [];
}

/** Whether an update shows its viewer exactly what the rules let them see; otherwise what is wrong. */
export function untrue(
  game: Game,
  positions: readonly GameState[],
  update: Update,
  viewer: Seat | 'spectator',
): string | undefined {
  const position = positions.at(update.version);
  if (position === undefined) return `version ${update.version} is not in the store`;
  const due = JSON.parse(JSON.stringify(game.view(position, viewer))) as unknown;
  return canonicalJson(update.view) === canonicalJson(due)
    ? undefined
    : `version ${update.version} is not what ${viewer} may see`;
}
