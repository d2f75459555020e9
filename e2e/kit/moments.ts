/** Moments of a game worth looking at: its beginning, one of each phase from its middle, its end; always the same ones. */
import { quickChance, seedFrom, type Options, type PlayedMove, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { Prepared } from './prepared.ts';

export interface PageMoment {
  readonly name: string;
  readonly past: Prepared;
  /** To be looked at with a move in hand. */
  readonly inHand: boolean;
  /** To be looked at with the account of what happened meanwhile open. */
  readonly told?: boolean;
}

interface Step {
  readonly asked: Seat;
  readonly phase: string;
  /** How much can be done: a full board is the hardest to lay out. */
  readonly choices: number;
}

export interface PlayedMoments {
  readonly moments: readonly PageMoment[];
  /** Just before the last decision of whoever makes it. */
  readonly last: Prepared;
}

/** A whole game of simple bots, and its moments. */
export async function momentsOf(id: string, seats: number, options: Options): Promise<PlayedMoments> {
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No such game: ${id}`);
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const seed = seedFrom(`moments of ${id}`);
  const chance = quickChance(11);
  const state = game.setup(seats, options, { seed, at: 0 });
  const moves: PlayedMove[] = [];
  const steps: Step[] = [];
  for (let [asked] = game.toAct(state); asked !== undefined; [asked] = game.toAct(state)) {
    const { phase } = state as unknown as { phase: string };
    steps.push({ asked, phase, choices: game.choices(game.view(state, asked), asked).length });
    const move = bot.greedy(game.view(state, asked), asked, chance);
    moves.push({ seat: asked, move });
    game.play(state, asked, move);
  }
  const past = (at: number): Prepared => ({
    game: id,
    options,
    seats,
    seed,
    moves: moves.slice(0, at),
    asked: steps[at]?.asked ?? 0,
  });
  /** Of these the one where most can be done. */
  const fullest = (from: number, to: number, phase?: string, of?: readonly boolean[]): number => {
    let best = -1;
    for (let at = from; at < to; at++) {
      const step = steps[at];
      if (!step || (phase !== undefined && step.phase !== phase) || of?.[at] === false) continue;
      if (best < 0 || step.choices > (steps[best]?.choices ?? 0)) best = at;
    }
    return best;
  };
  /** The fullest first decision of somebody who has moved before and comes back to what the others did. */
  const returning = (from: number, to: number): number => {
    const turned = steps.map(
      ({ asked }, at) => steps[at - 1]?.asked !== asked && steps.slice(0, at).some((each) => each.asked === asked),
    );
    return fullest(from, to, undefined, turned);
  };
  const count = steps.length;
  const [third, two, late] = [Math.floor(count / 3), Math.floor((count * 2) / 3), Math.floor((count * 7) / 8)];
  const phases = [...new Set(steps.slice(third, two).map(({ phase }) => phase))];
  return {
    moments: [
      { name: 'beginning', past: past(0), inHand: false },
      ...phases.map((phase) => ({ name: `middle, ${phase}`, past: past(fullest(third, two, phase)), inHand: true })),
      { name: 'back at the table', past: past(returning(third, two)), inHand: false, told: true },
      { name: 'end', past: past(fullest(late, count)), inHand: false },
    ],
    last: past(count - 1),
  };
}
