/** What the conformance suite examines: a game with its schema and texts, in one setting. */
import type { Game, GameState } from '../contract.ts';
import { defaultOptions, type OptionSpec, type Options } from '../options.ts';
import type { Told } from '../events.ts';
import type { GameMove } from '../contract.ts';
import type { GameTexts } from '../texts.ts';
import type { InEveryLanguage } from '../words.ts';
import type { Seat } from '../seat.ts';

export interface Subject {
  readonly game: Game;
  readonly texts: InEveryLanguage<GameTexts>;
  /** Whether the game's schema takes this for a move. */
  isMove(raw: unknown): boolean;
}

export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** A position of a random game, as every check sees it. */
export interface Position extends Setting {
  readonly subject: Subject;
  readonly state: GameState;
  /** Number of moves played so far. */
  readonly step: number;
  /** Moves seen earlier in this game: legal once, perhaps not now. */
  readonly formerMoves: readonly GameMove[];
}

/** A move about to be played from a position, with what it led to. */
export interface Passage {
  readonly before: Position;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly after: GameState;
  readonly told: readonly Told[];
}

/**
 * All seat counts with the default options, then each other option value once, at changing seat counts, then a table from
 * before the options that came later.
 */
export function settingsOf(game: Game): Setting[] {
  const { min, max } = game.meta.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const defaults = defaultOptions(game.options);
  const variants = game.options.flatMap((spec) => otherValues(spec).map((value) => ({ ...defaults, [spec.id]: value })));
  return [
    ...counts.map((seats) => ({ seats, options: defaults })),
    ...[...variants, ...beforeAll(game.options, defaults)]
      .map((options, i) => ({ seats: counts[i % counts.length], options }))
      .filter(({ seats, options }) => game.refuseTable(seats, options) === undefined),
  ];
}

function beforeAll(specs: readonly OptionSpec[], defaults: Options): Options[] {
  const later = specs.filter(({ before }) => before !== undefined).map(({ id }) => id);
  if (later.length === 0) return [];
  return [Object.fromEntries(Object.entries(defaults).filter(([id]) => !later.includes(id)))];
}

function otherValues(spec: OptionSpec): (string | number | boolean)[] {
  switch (spec.type) {
    case 'enum':
      return spec.values.map(({ value }) => value).filter((value) => value !== spec.default);
    case 'flag':
      return [!spec.default];
    case 'number':
      return [spec.min, spec.max].filter((value) => value !== spec.default);
  }
}
