/** What somebody has seen of a game, built again from its moves. Reads the store alone, so that the table itself is not kept waiting. */
import {
  deal,
  IllegalRecord,
  playRecorded,
  standing,
  Story,
  takenBack,
  type Game,
  type GameState,
  type PlayedMove,
  type Seat,
  type TableStart,
  type TakenBackAt,
  type Told,
} from '@cantiere/engine';
import type { Services } from '../services.ts';
import type { ReplayPosition, ReplayPositions, ReplayStory } from '../protocol/replay.ts';
import { readSteps } from '../store/moves.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import { phaseOf, showTable } from '../tables/requests.ts';
import { seatOf, whyNotWatch } from '../tables/lobby.ts';
import { AppError } from '../appError.ts';
import { yielding } from './yielding.ts';

interface SeenGame {
  readonly game: Game;
  readonly start: TableStart;
  readonly moves: readonly PlayedMove[];
  readonly takenBack: readonly TakenBackAt[];
  /** Through whose eyes: never anybody else's. */
  readonly viewer: Seat | 'spectator';
}

export async function storyOf(services: Services, person: Person | undefined, id: string): Promise<ReplayStory> {
  const seen = await open(services, person, id);
  const { game, viewer, moves } = seen;
  const story = new Story(viewer);
  const scores: (readonly number[])[] = [];
  const rounds: number[] = [];
  await wind(seen, moves.length, (state, at, told) => {
    const view = game.view(state, viewer);
    scores.push(game.scores(view));
    rounds.push(game.round(view));
    story.note(at, told);
  });
  const table = await showTable(services, person, id);
  return { table, seat: viewer, moves: moves.length, log: story.events, scores, rounds, takenBack: seen.takenBack };
}

export async function positionsOf(
  services: Services,
  person: Person | undefined,
  id: string,
  from: number,
  count: number,
): Promise<ReplayPositions> {
  const seen = await open(services, person, id);
  const { game, viewer } = seen;
  const positions: ReplayPosition[] = [];
  await wind(seen, from + count - 1, (state, at) => {
    if (at >= from) positions.push({ at, view: game.view(state, viewer), toAct: game.toAct(state) });
  });
  return { seat: viewer, positions };
}

/** How a game stands for whoever only watches it: round and points as far as they see them. */
export async function standingOf(
  services: Services,
  id: string,
): Promise<{ readonly round: number; readonly scores: readonly number[] }> {
  const seen = await open(services, undefined, id);
  const { game, viewer, moves } = seen;
  let last: GameState | undefined;
  await wind(seen, moves.length, (state) => (last = state));
  if (last === undefined) throw new AppError('NOT_ALLOWED');
  const view = game.view(last, viewer);
  return { round: game.round(view), scores: game.scores(view) };
}

async function open(services: Services, person: Person | undefined, id: string): Promise<SeenGame> {
  const table = await readTable(services.store.db, id);
  if (table === undefined) throw new AppError('NOT_FOUND');
  const barred = whyNotWatch(table, person?.id);
  if (barred) throw new AppError(barred);
  if (table.phase === 'lobby') throw new AppError('NOT_ALLOWED');
  const opened = await services.shelf.openTable(table);
  if (opened === undefined) throw new AppError('CANNOT_RESUME');
  const viewer = seatOf(table, person?.id) ?? 'spectator';
  const steps = await readSteps(services.store.db, id);
  const late = viewer === 'spectator' && phaseOf(services, table) === 'playing' ? table.delay : 0;
  const known = steps.slice(0, Math.max(0, steps.length - late));
  const { moves, undone } = standing(known);
  return { game: opened.game, start: startOf(table), moves, takenBack: takenBack(undone), viewer };
}

function startOf({ seats, options, seed }: StoredTable): TableStart {
  if (seed === undefined) throw new AppError('NOT_ALLOWED');
  return { seats: seats.length, options, seed };
}

/** Plays up to position `last` and shows each on the way, the first included, with what was told when it came about. */
async function wind(
  { game, start, moves }: SeenGame,
  last: number,
  show: (state: GameState, at: number, told: readonly Told[]) => void,
): Promise<void> {
  let told: Told[] = [];
  const state = deal(game, start, told);
  show(state, 0, told);
  const giveWay = yielding();
  for (const [index, played] of moves.slice(0, last).entries()) {
    told = [];
    playAgain(game, state, played, index, told);
    show(state, index + 1, told);
    await giveWay();
  }
}

function playAgain(game: Game, state: GameState, played: PlayedMove, index: number, told: Told[]): void {
  try {
    playRecorded(game, state, played, index, told);
  } catch (error) {
    if (error instanceof IllegalRecord) throw new AppError('CANNOT_RESUME', undefined, error);
    throw error;
  }
}
