/** What `cantiere learn` can learn of a game: how positions are judged, or how others choose. */
import { fit, fitChoices, selfChoices, selfPlay, type SelfPlay } from '@cantiere/bots/learning';
import type { BotKnowledge, GameMeta, Learned } from '@cantiere/engine';
import { UsageError } from './command.ts';

/** The games to learn from, of one number of players. */
export interface Lessons {
  readonly id: string;
  readonly how: SelfPlay;
  readonly games: number;
  readonly threads: number;
  readonly epochs: number;
  readonly onGames: (done: number) => void;
}

/** What was learned, as it is written down, from how much, and how well it tells what came of games not learned from. */
export interface Lesson {
  readonly weights: unknown;
  readonly noted: string;
  readonly tested: number;
  readonly equal: number;
}

export interface Learnable {
  /** Its file beside the game's bot, without the ending. */
  readonly name: string;
  /** For how many players, where nobody says. */
  readonly seats: readonly number[];
  /** Whether bots go by what was learned for so many. */
  serves(seats: number): boolean;
  /** Whether these are weights of it. */
  isOurs(weights: unknown): boolean;
  learn(from: Lessons): Promise<Lesson>;
}

interface Subject {
  readonly meta: GameMeta;
  readonly bot: BotKnowledge;
}

export function judgementOf({ meta, bot: { learning } }: Subject): Learnable {
  if (!learning) throw new UsageError(`${meta.title.en} has no features to learn from (games/${meta.id}/bot/features.ts).`);
  const features = learning.names.length;
  return {
    name: 'learned',
    seats: [2, 4],
    serves: () => true,
    isOurs: (weights) =>
      typeof weights === 'object' &&
      weights !== null &&
      'end' in weights &&
      'beginning' in weights &&
      areNumbers(weights.end, features) &&
      areNumbers(weights.beginning, features),
    async learn({ id, how, games, onGames, threads, epochs }) {
      const noted = await selfPlay(id, how, games, onGames, threads);
      const { end, beginning, positions, tested, equal } = fit(noted, epochs, learning.byWinsAlone);
      return { weights: { end, beginning } satisfies Learned, noted: `${positions} positions`, tested, equal };
    },
  };
}

export function choicesOf({ meta, bot: { choosing } }: Subject): Learnable {
  if (!choosing) throw new UsageError(`${meta.title.en} names no choices to learn from (BotKnowledge.choosing).`);
  return {
    name: 'choices',
    seats: choosing.seats,
    serves: (seats) => choosing.seats.includes(seats),
    isOurs: (weights) => areNumbers(weights, choosing.options.length * choosing.traits.length),
    async learn({ id, how, games, onGames, threads, epochs }) {
      const { weights, choices, tested, equal } = fitChoices(await selfChoices(id, how, games, onGames, threads), epochs);
      return { weights, noted: `${choices} choices`, tested, equal };
    },
  };
}

const areNumbers = (list: unknown, length: number): boolean =>
  Array.isArray(list) && list.length === length && list.every((one) => typeof one === 'number');
