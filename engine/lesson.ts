/** A lesson: the first turns of a real game, with somebody beside the pupil who says what there is to see and what to play. */
import type { AnyGame, GameMove, GameState, View } from './contract.ts';
import { seedFrom } from './chance.ts';
import { defaultOptions, type Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import { deal, readTableRequest, type PlayedMove, type TableStart } from './table.ts';
import type { InEveryLanguage } from './words.ts';

export interface Lesson<M extends GameMove = GameMove, S extends GameState = GameState> {
  readonly seats: number;
  /** Where they differ from the game's own defaults. */
  readonly options?: Options;
  /** Any text: the deal follows from it. */
  readonly seed: string;
  /** The pupil's seat. */
  readonly seat: Seat;
  /** What has been played when the lesson begins. */
  readonly before: readonly PlayedMove<M>[];
  /** What the others play during the lesson, each in this order. */
  readonly others: readonly PlayedMove<M>[];
  readonly steps: readonly LessonStep<M, S>[];
  /** The first real game that its last words recommend, where it differs from the usual one. */
  readonly advises?: { readonly seats?: number; readonly options?: Options };
}

/** Made of what the pupil sees when it is said, and of the components that the lesson is given with. */
interface Made<S extends GameState> {
  words(view: View<S>): InEveryLanguage;
}

export interface LessonStep<M extends GameMove = GameMove, S extends GameState = GameState> {
  /** Numbers of components, options and the position are read there, so that they are true in every edition. */
  readonly say: InEveryLanguage | Made<S>['words'];
  /** What its words argue with, beyond its move being possible ("the same points, and one building more"); absent: nothing. */
  premise?(view: View<S>): boolean;
  /**
   * What it speaks of, lit while it is said: pieces by their names in `Choice.at`, and parts of the board by the names that the
   * board gives them (`data-region`). What matters most first: where not everything can be in sight at once, that is.
   */
  readonly look?: readonly string[];
  /** The others wait until it has been read: what it speaks of is still on the table. */
  readonly holds?: true;
  /** What the pupil is to play; absent where there is something to read first. */
  readonly move?: M;
  /** The paragraph of the rules that says more. */
  readonly rule?: string;
}

/** A step with its words, as it is said. */
export type SaidStep = Omit<LessonStep, 'say' | 'premise'> & { readonly say: InEveryLanguage };
/** A lesson with its words: what a teacher has in hand. */
export type ReadyLesson = Omit<Lesson, 'steps'> & { readonly steps: readonly SaidStep[] };

export function lessonStart(game: AnyGame, { seats, options, seed }: Pick<Lesson, 'seats' | 'options' | 'seed'>): TableStart {
  return { seats, options: { ...defaultOptions(game.options), ...options }, seed: seedFrom(seed) };
}

/** A lesson that cannot be given as it is written. */
export class BadLesson extends Error {
  constructor(step: number, why: string) {
    super(`Step ${step + 1} of the lesson: ${why}`);
  }
}

/**
 * Goes through the lesson with a pupil who does as told and calls `at` for each step with the position that it speaks of.
 * Throws BadLesson where a move does not fit the rules, or a step argues with what is not so.
 */
export function rehearse(game: AnyGame, lesson: Lesson, at?: (step: LessonStep, state: GameState) => void): void {
  const state = deal(game, lessonStart(game, lesson));
  const { advises } = lesson;
  if (advises) {
    const table = readTableRequest(game, advises.seats ?? lesson.seats, { ...advises.options });
    if ('refusal' in table) throw new BadLesson(-1, `the game it recommends is refused (${table.refusal.code})`);
  }
  let now = -1;
  const play = ({ seat, move }: PlayedMove): void => {
    const refused: Refusal | undefined = game.toAct(state).includes(seat)
      ? game.refuse(state, seat, move)
      : { code: 'NOT_ASKED', rule: '' };
    if (refused) throw new BadLesson(now, `seat ${seat} cannot play ${JSON.stringify(move)} (${refused.code} ${refused.rule})`);
    game.play(state, seat, move);
  };
  const left = [...lesson.others];
  const letOthersPlay = (): void => {
    for (;;) {
      const asked = game.toAct(state);
      const next = left.findIndex(({ seat }) => asked.includes(seat));
      if (next < 0) return;
      left.splice(next, 1).forEach(play);
    }
  };
  lesson.before.forEach(play);
  for (const step of lesson.steps) {
    now++;
    if (!step.holds) letOthersPlay();
    if (step.premise?.(game.view(state, lesson.seat)) === false) throw new BadLesson(now, 'what it argues with is not so');
    at?.(step, state);
    if (step.move) play({ seat: lesson.seat, move: step.move });
  }
  letOthersPlay();
  if (left.length > 0) throw new BadLesson(now, `${left.length} moves of the others were never asked for`);
}

/** The lesson with its words, as these rules and components make them. Throws where it cannot be given with them. */
export function prepare(game: AnyGame, lesson: Lesson): ReadyLesson {
  const steps: SaidStep[] = [];
  rehearse(game, lesson, ({ say, premise: _held, ...step }, state) =>
    steps.push({ ...step, say: typeof say === 'function' ? say(game.view(state, lesson.seat)) : say }),
  );
  return { ...lesson, steps };
}
