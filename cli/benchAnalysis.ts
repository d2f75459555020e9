/**
 * How quick the analysis of a decision is and how far it errs, beside the plain way of searching, and beside the same with what was
 * known before the master came, in the same run: all are held against a long search of the same position.
 */
import { JUDGING, YARDSTICK, masterly, mindOf, think, weigh, worthAlone, type Thinker, type Weighed } from '@cantiere/bots';
import {
  canonicalJson,
  deal,
  defaultOptions,
  quickChance,
  seedFrom,
  type GameMove,
  type GameState,
  type Seat,
  type View,
} from '@cantiere/engine';
import { loadGame } from './games.ts';

export interface AnalysisWishes {
  readonly games: readonly string[];
  readonly players: number;
  readonly positions: number;
  readonly seed: string;
}

/** Of one way of judging, over all positions. */
export interface AnalysisError {
  readonly milliseconds: number;
  /** How often its best move is the long search's, 0 to 1. */
  readonly agreement: number;
  /** What its best move is worth less than the long search's, as that one values both: in hundredths of a win, the mean. */
  readonly regret: number;
  /** How far its values of the best move and of the one played lie from the long search's: in hundredths of a win, the mean. */
  readonly bestError: number;
  readonly playedError: number;
}

export interface AnalysisFigure {
  readonly game: string;
  readonly players: number;
  readonly positions: number;
  /** The plain way with the judgement, playouts and settings of the yardstick, in today's search: what it gained in speed is not in it. */
  readonly before: AnalysisError;
  readonly plain: AnalysisError;
  readonly shipped: AnalysisError;
}

const REFERENCE = { iterations: 20_000, milliseconds: 0 };
const BUDGET = { ...JUDGING, milliseconds: 0 };
/** What a decision was given before the master came, and both of its moves again. */
const BEFORE = { iterations: 1_500, milliseconds: 0 };
/** One decision in so many: neighbours are alike. */
const ONE_IN = 9;

interface Decision {
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly seed: number;
}

export async function benchAnalysis(
  { games, players, positions, seed }: AnalysisWishes,
  told: (figure: AnalysisFigure) => void,
): Promise<AnalysisFigure[]> {
  const figures: AnalysisFigure[] = [];
  for (const id of games) {
    const { game, bot } = await loadGame(id);
    const master = masterly({ game, bot });
    const yardstick = mindOf({ game, bot }, YARDSTICK);
    const [before, plain, shipped] = [new Tally(), new Tally(), new Tally()];
    for (const decision of decisions({ game, bot }, players, positions, seed)) {
      const truth = new Truth(master, decision);
      before.add(decision, truth, () => weighPlainly(yardstick, decision));
      plain.add(decision, truth, () => weighPlainly(master, decision));
      shipped.add(decision, truth, () => weigh(master, decision.view, decision.seat, decision.played, decision.seed, BUDGET));
    }
    const figure = { game: id, players, positions, before: before.means(), plain: plain.means(), shipped: shipped.means() };
    told(figure);
    figures.push(figure);
  }
  return figures;
}

/** Decisions of games in which every third move or so is not the best that a glance finds. */
function* decisions({ game, bot }: Thinker, players: number, positions: number, seed: string): Generator<Decision> {
  let found = 0;
  for (let table = 0; found < positions; table++) {
    const state = deal(game, { seats: players, options: defaultOptions(game.options), seed: seedFrom(`${seed}/${table}`) });
    for (let n = 0, toAct = game.toAct(state); toAct.length > 0 && found < positions; n++, toAct = game.toAct(state)) {
      const seat = toAct[0];
      const view = game.view(state, seat);
      const moves = game.moves(view, seat);
      const glance =
        moves.length > 1 ? think({ game, bot }, view, seat, quickChance(n), { iterations: 40, milliseconds: 0 }) : [];
      const played = (glance[n % 3 === 0 ? 1 : 0] ?? glance[0])?.move ?? moves[0];
      if (moves.length > 1 && (7 * n + table) % ONE_IN === 0) yield { view, seat, played, seed: 1_000 + 2 * found++ };
      game.play(state, seat, played);
    }
  }
}

/** As it was done before: the whole budget, then both moves alone, every visit counted. */
function weighPlainly(thinker: Thinker, { view, seat, played, seed }: Decision): Weighed {
  const [{ move: favourite, value }] = think(thinker, view, seat, quickChance(seed), BEFORE);
  if (same(favourite, played)) return { favourite, best: value, own: value };
  const half = { ...BEFORE, iterations: BEFORE.iterations / 2 };
  const [best, own] = [favourite, played].map(
    (move) => think(thinker, view, seat, quickChance(seed + 1), half, { these: [move, move] })[0].value,
  );
  return { favourite, best, own };
}

/** What a long search says of the position. */
class Truth {
  readonly favourite: GameMove;
  readonly #known = new Map<string, number>();
  readonly #master: Thinker;
  readonly #decision: Decision;

  constructor(master: Thinker, decision: Decision) {
    this.#master = master;
    this.#decision = decision;
    this.favourite = think(master, decision.view, decision.seat, quickChance(99), REFERENCE)[0].move;
  }

  worth(move: GameMove): number {
    const key = canonicalJson(move);
    const { view, seat } = this.#decision;
    const known = this.#known.get(key) ?? worthAlone(this.#master, view, seat, move, 77, REFERENCE).value;
    this.#known.set(key, known);
    return known;
  }
}

class Tally {
  milliseconds = 0;
  #positions = 0;
  #agreed = 0;
  #regret = 0;
  #bestError = 0;
  #playedError = 0;

  add({ played }: Decision, truth: Truth, answer: () => Weighed): void {
    const before = process.cpuUsage();
    const { favourite, best, own } = answer();
    const { user, system } = process.cpuUsage(before);
    this.milliseconds += (user + system) / 1_000;
    this.#positions++;
    if (same(favourite, truth.favourite)) this.#agreed++;
    this.#regret += Math.max(0, truth.worth(truth.favourite) - truth.worth(favourite));
    this.#bestError += Math.abs(best - truth.worth(favourite));
    this.#playedError += Math.abs(own - truth.worth(played));
  }

  means(): AnalysisError {
    const mean = (sum: number): number => sum / this.#positions;
    return {
      milliseconds: mean(this.milliseconds),
      agreement: mean(this.#agreed),
      regret: 100 * mean(this.#regret),
      bestError: 100 * mean(this.#bestError),
      playedError: 100 * mean(this.#playedError),
    };
  }
}

const same = (a: GameMove, b: GameMove): boolean => canonicalJson(a) === canonicalJson(b);

export function analysisHeading({ positions, seed }: AnalysisWishes): string {
  return (
    `Judging a decision beside ${REFERENCE.iterations} iterations: ${positions} positions a game, seed ${seed}, CPU time, Node ${process.version}\n\n` +
    'game        players   way        ms   agree   regret   error of best   of played   as long as shipped'
  );
}

export function analysisLines({ game, players, before, plain, shipped }: AnalysisFigure): string {
  const row = (way: string, { milliseconds, agreement, regret, bestError, playedError }: AnalysisError): string =>
    `${game.padEnd(12)}${String(players).padStart(7)}   ${way.padEnd(8)}${milliseconds.toFixed(1).padStart(5)}` +
    `${`${(100 * agreement).toFixed(0)}%`.padStart(8)}${regret.toFixed(2).padStart(9)}${bestError.toFixed(2).padStart(16)}` +
    `${playedError.toFixed(2).padStart(12)}${(milliseconds / shipped.milliseconds).toFixed(2).padStart(20)}`;
  return [row('before', before), row('plain', plain), row('shipped', shipped)].join('\n');
}
