/** How long games take in this house, from those that were played here; asked for by whoever plans a table. */
import type { OptionSpec } from '@cantiere/engine';
import type { Services } from '../services.ts';
import type { GameLengths, MeasuredLength } from '../protocol.ts';
import { measuredGames, type MeasuredGame } from '../store/lengths.ts';
import { AppError } from '../appError.ts';

/** Fewer say more about those who played than about the game. */
const FEWEST = 5;
const MOST_LOOKED_AT = 500;
/** What was worked out holds for so long: a game more changes little, and nobody can make the server count all day. */
const HOLDS_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

export class Lengths {
  readonly #services: Services;
  /** One for each game on the shelf, never more. */
  readonly #known = new Map<string, { readonly at: number; readonly told: Promise<GameLengths> }>();

  constructor(services: Services) {
    this.#services = services;
  }

  async of(game: string): Promise<GameLengths> {
    const { shelf, now } = this.#services;
    const last = this.#known.get(game);
    if (last && now() < last.at + HOLDS_MS) return last.told;
    const opened = await shelf.open(game);
    if (opened === undefined) throw new AppError('NOT_FOUND');
    const told = this.#measure(game, opened.game.options);
    this.#known.set(game, { at: now(), told });
    told.catch(() => this.#known.delete(game)); // the next one asks again
    return told;
  }

  async #measure(game: string, specs: readonly OptionSpec[]): Promise<GameLengths> {
    const games = await measuredGames(this.#services.store.db, game, MOST_LOOKED_AT);
    return { lengths: lengthsOf(games, lengthOption(specs)) };
  }
}

/** The variant that decides how long a game takes, where the game has one. */
function lengthOption(specs: readonly OptionSpec[]): string | undefined {
  return specs.find((spec) => spec.type === 'enum' && spec.values.some(({ minutes }) => minutes !== undefined))?.id;
}

/** The median for each number of players and length, apart for whoever plays with bots alone. */
export function lengthsOf(games: readonly MeasuredGame[], option: string | undefined): readonly MeasuredLength[] {
  const kinds = new Map<string, { readonly kind: Omit<MeasuredLength, 'minutes' | 'games'>; readonly played: number[] }>();
  for (const { seats, alone, options, playedMs } of games) {
    const value = option === undefined ? undefined : options[option];
    const kind = { seats, alone, ...(value !== undefined && { value }) };
    const key = JSON.stringify(kind);
    const known = kinds.get(key) ?? { kind, played: [] };
    known.played.push(playedMs);
    kinds.set(key, known);
  }
  return [...kinds.values()]
    .filter(({ played }) => played.length >= FEWEST)
    .map(({ kind, played }) => ({ ...kind, minutes: Math.max(1, Math.round(median(played) / MINUTE_MS)), games: played.length }));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
