/** Why a bot would play what it plays: its best choices, what they lead to, and where on the score sheet they differ. */
import { quickChance, type Game, type GameMove, type GameState, type Seat, type View } from '@cantiere/engine';
import { masterly, think, type Thinker } from './choose.ts';
import type { Budget } from './levels.ts';

/** One line of the score sheet: points of the seat more (or less) than the best rival, compared with another choice. */
export interface Reason {
  readonly category: string;
  readonly points: number;
}

export interface ExplainedChoice {
  readonly move: GameMove;
  /** Expected share of the win, 0 to 1, as the search sees it. */
  readonly chance: number;
  /** How far chance may have moved it: its standard error. */
  readonly noise: number;
  /** Share of the search that went into this move, 0 to 1. */
  readonly attention: number;
  /**
   * Final points of the seat, and its lead over the best rival, when everybody plays on by habit. What the imagined games cannot
   * tell apart from the first choice has the first's numbers.
   */
  readonly points: number;
  readonly lead: number;
  /** For the first choice, what it gains over the second; for the others, what they lose against the first. Absent when nothing on the sheet tells them apart. */
  readonly reason?: Reason;
}

const CHOICES = 3;
/** Games played on from each choice, in the same imagined worlds. */
const WORLDS = 32;
const BUDGET: Budget = { iterations: 250, milliseconds: 300 };
/** Differences below this are chance, not reasons. */
const LEAST_REASON = 0.25;

/** The best choices, best first. Sees what the seat sees and nothing else. */
export function explain(
  thinker: Thinker,
  view: View<GameState>,
  seat: Seat,
  seed: number,
  budget: Budget = BUDGET,
): ExplainedChoice[] {
  const judged = think(masterly(thinker), view, seat, quickChance(seed), budget);
  const visits = judged.reduce((sum, choice) => sum + choice.visits, 0);
  const best = judged
    .slice(0, CHOICES)
    .map((choice) => ({ ...choice, prospect: playOn(thinker, view, seat, choice.move, seed) }));
  return best.map(({ move, value, visits: own, prospect }, i) => {
    const other = best[i === 0 ? 1 : 0]?.prospect;
    const reason = other && mainDifference(prospect.sheet, other.sheet, i === 0);
    const { points, lead } = leadLost(best[0].prospect, prospect).certain ? prospect : best[0].prospect;
    return {
      move,
      chance: value,
      noise: Math.sqrt(Math.max(0, value * (1 - value)) / own),
      attention: own / visits,
      points,
      lead,
      ...(reason && { reason }),
    };
  });
}

/** What a choice leads to on average. */
export interface Prospect {
  points: number;
  lead: number;
  /** The lead in each imagined world, in the same order for every choice. */
  readonly leads: number[];
  /** By category: points of the seat less those of its best rival. */
  readonly sheet: Map<string, number>;
}

export function playOn(
  { game, bot }: Thinker,
  view: View<GameState>,
  seat: Seat,
  move: GameMove,
  seed: number,
  worlds = WORLDS,
): Prospect {
  const prospect: Prospect = { points: 0, lead: 0, leads: [], sheet: new Map() };
  for (let world = 0; world < worlds; world++) {
    const chance = quickChance(seed + world + 1);
    const state = game.imagine(view, seat, chance);
    game.play(state, seat, move);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state))
      game.play(state, toAct[0], bot.playout(state, toAct[0], chance));
    addResult(game, state, seat, prospect, worlds);
  }
  return prospect;
}

function addResult(game: Game, state: GameState, seat: Seat, prospect: Prospect, worlds: number): void {
  const { sheet, totals } = game.result(state)!;
  let rival = seat === 0 ? 1 : 0;
  for (let other = 0; other < totals.length; other++) if (other !== seat && totals[other] > totals[rival]) rival = other;
  prospect.points += totals[seat] / worlds;
  const lead = totals[seat] - (totals[rival] ?? 0);
  prospect.leads.push(lead);
  prospect.lead += lead / worlds;
  for (const { category, points } of sheet) {
    const difference = (points[seat] - (points[rival] ?? 0)) / worlds;
    prospect.sheet.set(category, (prospect.sheet.get(category) ?? 0) + difference);
  }
}

/** By how much the lead is smaller than the other choice's, world by world; certain when that is more than chance would do. */
export function leadLost(better: Prospect, worse: Prospect): { readonly points: number; readonly certain: boolean } {
  const lost = better.leads.map((lead, world) => lead - worse.leads[world]);
  const mean = lost.reduce((sum, each) => sum + each, 0) / lost.length;
  const spread = Math.sqrt(lost.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, lost.length - 1));
  return { points: mean, certain: Math.abs(mean) > 2 * (spread / Math.sqrt(lost.length)) };
}

/** The line of the sheet that speaks most for the first (`gain`) or most against it. */
export function mainDifference(one: Prospect['sheet'], other: Prospect['sheet'], gain: boolean): Reason | undefined {
  let main: Reason | undefined;
  for (const [category, value] of one) {
    const points = value - (other.get(category) ?? 0);
    const weight = gain ? points : -points;
    if (weight >= LEAST_REASON && weight > Math.abs(main?.points ?? 0)) main = { category, points };
  }
  return main;
}
