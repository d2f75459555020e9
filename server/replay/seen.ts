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
import type { House } from '../house.ts';
import type { ReplayPosition, ReplayPositions, ReplayStory } from '../protocol/replay.ts';
import { readSteps } from '../store/moves.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { readTable } from '../store/tables.ts';
import { phaseOf, showTable } from '../tables/desk.ts';
import { seatOf, whyNotWatch } from '../tables/lobby.ts';
import { Trouble } from '../trouble.ts';
import { breathing } from './breath.ts';

interface Reel {
  readonly game: Game;
  readonly start: TableStart;
  readonly moves: readonly PlayedMove[];
  readonly takenBack: readonly TakenBackAt[];
  /** Through whose eyes: never anybody else's. */
  readonly viewer: Seat | 'spectator';
}

export async function storyOf(house: House, person: Person | undefined, id: string): Promise<ReplayStory> {
  const reel = await open(house, person, id);
  const { game, viewer, moves } = reel;
  const story = new Story(viewer);
  const scores: (readonly number[])[] = [];
  const rounds: number[] = [];
  await wind(reel, moves.length, (state, at, told) => {
    const view = game.view(state, viewer);
    scores.push(game.scores(view));
    rounds.push(game.round(view));
    story.note(at, told);
  });
  const table = await showTable(house, person, id);
  return { table, seat: viewer, moves: moves.length, log: story.events, scores, rounds, takenBack: reel.takenBack };
}

export async function positionsOf(
  house: House,
  person: Person | undefined,
  id: string,
  from: number,
  count: number,
): Promise<ReplayPositions> {
  const reel = await open(house, person, id);
  const { game, viewer } = reel;
  const positions: ReplayPosition[] = [];
  await wind(reel, from + count - 1, (state, at) => {
    if (at >= from) positions.push({ at, view: game.view(state, viewer), toAct: game.toAct(state) });
  });
  return { seat: viewer, positions };
}

async function open(house: House, person: Person | undefined, id: string): Promise<Reel> {
  const table = await readTable(house.store.db, id);
  if (table === undefined) throw new Trouble('NOT_FOUND');
  const barred = whyNotWatch(table, person?.id);
  if (barred) throw new Trouble(barred);
  if (table.phase === 'lobby') throw new Trouble('NOT_ALLOWED');
  const opened = await house.shelf.open(table.game);
  if (opened === undefined || opened.game.meta.rulesVersion !== table.rulesVersion) throw new Trouble('CANNOT_RESUME');
  const viewer = seatOf(table, person?.id) ?? 'spectator';
  const steps = await readSteps(house.store.db, id);
  const late = viewer === 'spectator' && phaseOf(house, table) === 'playing' ? table.delay : 0;
  const seen = steps.slice(0, Math.max(0, steps.length - late));
  const { moves, undone } = standing(seen);
  return { game: opened.game, start: startOf(table), moves, takenBack: takenBack(undone), viewer };
}

function startOf({ seats, options, seed }: StoredTable): TableStart {
  if (seed === undefined) throw new Trouble('NOT_ALLOWED');
  return { seats: seats.length, options, seed };
}

/** Plays up to position `last` and shows each on the way, the first included, with what was told when it came about. */
async function wind(
  { game, start, moves }: Reel,
  last: number,
  show: (state: GameState, at: number, told: readonly Told[]) => void,
): Promise<void> {
  let told: Told[] = [];
  const state = deal(game, start, told);
  show(state, 0, told);
  const breathe = breathing();
  for (const [index, played] of moves.slice(0, last).entries()) {
    told = [];
    playAgain(game, state, played, index, told);
    show(state, index + 1, told);
    await breathe();
  }
}

function playAgain(game: Game, state: GameState, played: PlayedMove, index: number, told: Told[]): void {
  try {
    playRecorded(game, state, played, index, told);
  } catch (error) {
    if (error instanceof IllegalRecord) throw new Trouble('CANNOT_RESUME', undefined, error);
    throw error;
  }
}
