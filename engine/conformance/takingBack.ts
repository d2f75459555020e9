/**
 * Undo as a peephole: a random game in which every seat, after every move, looks at what it may take back by itself. It must
 * get back what was seen before, stop where it must, and nobody may learn anything by moving and taking back.
 */
import { pick, quickChance, seedFrom } from '../chance.ts';
import type { Game, GameState } from '../contract.ts';
import type { Told } from '../events.ts';
import { canonicalJson } from '../hash.ts';
import { deal, replay } from '../table.ts';
import type { Viewer } from '../seat.ts';
import { freeUndo, type ToldMove } from '../undo.ts';
import type { Setting } from './subject.ts';

const WORLDS = 2;
/** Past this step only one position in so many is looked at. */
const CLOSELY_UNTIL = 40;
const STRIDE = 11;

export interface TakenBackFaults {
  /** Positions at which something could be taken back. */
  undoable: number;
  readonly found: string[];
}

/** Plays a random game and looks at what every seat may take back after every move. */
export function takeBackEverywhere(game: Game, setting: Setting, seedText: string): TakenBackFaults {
  const seed = seedFrom(seedText);
  const chance = quickChance(Number.parseInt(seed.slice(0, 8), 16));
  const start = { ...setting, seed };
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: setting.seats }, (_, seat) => seat)];
  const views = (state: GameState): string => canonicalJson(viewers.map((viewer) => game.view(state, viewer)));
  const state = deal(game, start);
  const states = [game.clone(state)];
  const played: ToldMove[] = [];
  const faults: TakenBackFaults = { undoable: 0, found: [] };
  const fault = (what: string): void => void faults.found.push(`${what} (seed "${seedText}", after ${played.length} moves)`);

  for (let asked = game.toAct(state); asked.length > 0; asked = game.toAct(state)) {
    const mover = pick(chance, asked);
    const move = pick(chance, game.moves(state, mover));
    const told: Told[] = [];
    game.play(state, mover, move, told);
    played.push({ seat: mover, move, told });
    states.push(game.clone(state));
    if (played.length > CLOSELY_UNTIL && played.length % STRIDE !== 0) continue;
    const now = game.toAct(state);
    for (let seat = 0; seat < setting.seats; seat++) {
      const { moves, barrier } = freeUndo(played, seat, now);
      const left = played.length - moves;
      const stop = played.at(left - 1);
      const reason = !now.includes(seat)
        ? 'turn'
        : left === 0
          ? 'start'
          : stop?.seat !== seat
            ? 'other'
            : stop.told.some(({ reveals }) => reveals)
              ? 'reveal'
              : 'none';
      if (barrier !== reason) fault(`seat ${seat} stops at ${barrier}, not at ${reason}`);
      if (moves === 0) continue;
      faults.undoable++;
      const taken = played.slice(left);
      if (taken.some((one) => one.seat !== seat)) fault(`seat ${seat} takes back another's move`);
      if (taken.some((one) => one.told.some(({ reveals }) => reveals))) fault(`seat ${seat} goes back over a reveal`);
      if (views(replay(game, start, played, left)) !== views(states[left])) fault('the views are not those before the move');
      const learned = whoLearned(game, states[left], taken, state);
      if (learned !== undefined) fault(`seat ${learned} learns something from ${taken.map((one) => one.move.type).join(', ')}`);
    }
  }
  return faults;
}

/**
 * The seat that can tell the real world from an imagined one after the moves but could not before them. A world in which
 * the moves were not possible is one that the mover's own cards ruled out: showing those is the mover's choice.
 */
function whoLearned(game: Game, before: GameState, moves: readonly ToldMove[], after: GameState): number | undefined {
  for (let viewer = 0; viewer < before.seats; viewer++) {
    for (let sample = 0; sample < WORLDS; sample++) {
      const world = game.imagine(game.view(before, viewer), viewer, quickChance(viewer * 61 + sample * 7 + 1));
      const possible = moves.every(({ seat, move }) => {
        if (game.refuse(world, seat, move)) return false;
        game.play(world, seat, move);
        return true;
      });
      if (possible && canonicalJson(game.view(world, viewer)) !== canonicalJson(game.view(after, viewer))) return viewer;
    }
  }
  return undefined;
}
