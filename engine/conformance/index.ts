/**
 * The conformance suite: plays seeded random games and holds every position and every move against the laws of the
 * contract. Knows nothing of a test runner: a fault is a value that says where it was found and how to find it again.
 */
import { below, pick, quickChance, seedFrom, type Chance } from '../chance.ts';
import { canonicalJson } from '../hash.ts';
import type { Game, GameMove } from '../contract.ts';
import type { Told } from '../events.ts';
import { record, verify, type GameRecord } from '../record.ts';
import type { Seat } from '../seat.ts';
import { deal, replay, type PlayedMove } from '../table.ts';
import { plain } from '../words.ts';
import { heardBy } from '../events.ts';
import type { GameTexts } from '../texts.ts';
import { passageChecks } from './passageChecks.ts';
import { positionChecks } from './positionChecks.ts';
import type { Setting, Subject } from './subject.ts';

export { can, redrawOf } from './samples.ts';
export { settingsOf, type Setting, type Subject } from './subject.ts';
export { takeBackEverywhere, type TakenBackFaults } from './takingBack.ts';

export interface Fault {
  readonly check: string;
  readonly message: string;
  readonly seed: string;
  readonly setting: Setting;
  /** Moves played before it showed. */
  readonly step: number;
}

export interface Effort {
  /** A game that goes on longer than this is taken for endless. */
  readonly mostMoves: number;
  /** The costly checks look at every position up to this step, then at one position in `stride`. */
  readonly closelyUntil: number;
  readonly stride: number;
}

export const DEFAULT_EFFORT: Effort = { mostMoves: 20_000, closelyUntil: 60, stride: 7 };

/** How many former moves are tried again at every position. */
const REMEMBERED = 40;

/** Plays one random game under all checks; the first fault ends it. */
export function examine(
  subject: Subject,
  setting: Setting,
  seedText: string,
  effort: Effort = DEFAULT_EFFORT,
): Fault | undefined {
  const { game } = subject;
  const seed = seedFrom(seedText);
  const chance = quickChance(Number.parseInt(seed.slice(0, 8), 16));
  const start = { ...setting, seed };
  const state = deal(game, start);
  const played: PlayedMove[] = [];
  const formerMoves: GameMove[] = [];
  const fault = (check: string, message: string): Fault => ({ check, message, seed: seedText, setting, step: played.length });

  while (true) {
    const step = played.length;
    const closely = step <= effort.closelyUntil || step % effort.stride === 0 || game.toAct(state).length === 0;
    const position = { subject, ...setting, state, step, formerMoves };
    for (const [check, run] of closely ? Object.entries(positionChecks) : []) {
      const message = run(position);
      if (message) return fault(check, message);
    }
    const toAct = game.toAct(state);
    if (toAct.length === 0) break;
    if (step >= effort.mostMoves) return fault('ends', `still going on after ${step} moves`);
    const seat = pick(chance, toAct);
    const move = pick(chance, game.moves(state, seat));
    const before = game.clone(state);
    const told: Told[] = [];
    game.play(state, seat, move, told);
    for (const [check, run] of closely ? Object.entries(passageChecks) : []) {
      const message = run({ before: { ...position, state: before }, seat, move, after: state, told });
      if (message) return fault(check, message);
    }
    played.push({ seat, move });
    remember(formerMoves, move, chance);
  }

  const doc = record(game, start, played, []);
  const wrong = verify(game, JSON.parse(JSON.stringify(doc)), subject.isMove);
  return wrong && fault('replay', `${wrong.code} at move ${wrong.move ?? 0}`);
}

function remember(formerMoves: GameMove[], move: GameMove, chance: Chance): void {
  const text = canonicalJson(move);
  if (formerMoves.some((former) => canonicalJson(former) === text)) return;
  if (formerMoves.length < REMEMBERED) formerMoves.push(move);
  else formerMoves[below(chance, REMEMBERED)] = move;
}

/** A fault as one line with what is needed to see it again. */
export function describeFault({ check, message, seed, setting, step }: Fault): string {
  return `${check}: ${message} (seed "${seed}", ${setting.seats} seats, options ${JSON.stringify(setting.options)}, after ${step} moves)`;
}

/** Number of different ways to play the next `depth` moves: a cheap fingerprint of the rules. */
export function perft(game: Game, setting: Setting, seedText: string, depth: number): number {
  const count = (state: ReturnType<Game['setup']>, left: number): number => {
    if (left === 0) return 1;
    let sum = 0;
    for (const seat of game.toAct(state)) {
      for (const move of game.moves(state, seat)) {
        if (left === 1) {
          sum += 1;
          continue;
        }
        const next = game.clone(state);
        game.play(next, seat, move);
        sum += count(next, left - 1);
      }
    }
    return sum;
  };
  return count(deal(game, { ...setting, seed: seedFrom(seedText) }), depth);
}

const PEOPLE = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Fabio', 'Gina'];

/** A recorded game as a person would read it: every log line, with everything open, and the score sheet. */
export function transcript(game: Game, texts: GameTexts, doc: GameRecord): string {
  const nameOf = (seat: Seat): string => PEOPLE[seat];
  const told: Told[] = [];
  const result = game.result(replay(game, doc, doc.moves, doc.moves.length, told));
  const perSeat = (values: readonly number[], more = (_seat: Seat): string => ''): string =>
    values.map((value, seat) => `${nameOf(seat)} ${value}${more(seat)}`).join(', ');
  return [
    `${game.meta.title.en}, ${doc.seats} players`,
    '',
    ...heardBy(told, 'all').flatMap((event) => {
      const words = texts.event(event);
      return words ? [plain(words, nameOf)] : [];
    }),
    ...(result
      ? [
          '',
          texts.endReason(result.endReason),
          ...result.sheet.map(({ category, points }) => `${texts.category(category)}: ${perSeat(points)}`),
          `Total: ${perSeat(result.totals, (seat) => ` (${result.ranks[seat]})`)}`,
        ]
      : []),
    '',
  ].join('\n');
}
