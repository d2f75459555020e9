/**
 * Games that are kept in this browser: a seed, options and steps, like every table. Written whole after every move into
 * localStorage, which unlike a database has written before the page can close.
 */
import { useEffect, useState } from 'react';
import type { BotLevel } from '@cantiere/bots/levels';
import type { Result, Seat, TableStart } from '@cantiere/engine';
import type { ReplayOf } from '../route/route.ts';
import type { LocalStep } from './localGame.ts';

export type SavedSeat =
  | { readonly kind: 'me'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: BotLevel;
      /** At a table of steady bots: how long it thinks, where that is not its level's own. */
      readonly iterations?: number;
    };

export interface CoachCalled {
  /** Asks before a costly move of mine is played. */
  readonly warns: boolean;
}

export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly rulesVersion: number;
  /** Absent in games from before editions had names. */
  readonly edition?: string;
  readonly start: TableStart;
  readonly seats: readonly SavedSeat[];
  readonly steps: readonly LocalStep[];
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What the home page says of it without playing it again. */
  readonly toAct: readonly Seat[];
  readonly training?: true;
  /** A coach was called: the game is training from then on. Whether it warns may change. */
  readonly coach?: CoachCalled;
  readonly result?: Result;
  /** The bots' answers follow from the deal and the moves so far, and where several are asked they answer before me. */
  readonly steady?: true;
  /** It is another road through a finished game, from the decision after so many of its moves. */
  readonly road?: { readonly where: ReplayOf; readonly id: string; readonly at: number };
}

export const FORMAT = 1;
const PREFIX = 'cantiere.offline.';
/** Finished games beyond this many make room, oldest first. */
const FINISHED_KEPT = 24;

export const mySeatAt = (game: Pick<SavedGame, 'seats'>): Seat => game.seats.findIndex((seat) => seat.kind === 'me');

/** What the browser would not keep. */
const inMemory = new Map<string, SavedGame>();

/** Every kept game, latest first. */
export function savedGames(): readonly SavedGame[] {
  const known = new Map([...stored().map((game) => [game.id, game] as const), ...inMemory]);
  return [...known.values()].sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Whether a game is here that goes with its page. */
export const hasUnkept = (): boolean => inMemory.size > 0;

export const findSaved = (id: string): SavedGame | undefined => inMemory.get(id) ?? read(PREFIX + id);

/** False when the browser has no room, or keeps nothing: the game then lasts as long as its page. */
export function keep(game: SavedGame): boolean {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    inMemory.delete(game.id);
    return true;
  } catch {
    inMemory.set(game.id, game);
    return false;
  }
}

export function forget(id: string): void {
  inMemory.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Storage is closed: there is nothing to forget.
  }
}

export function makeRoom(): void {
  const finished = savedGames().filter((game) => game.result);
  for (const game of finished.slice(FINISHED_KEPT - 1)) forget(game.id);
}

/** Tells when another tab of this browser changed the game. */
export function onChangedElsewhere(id: string, changed: (game: SavedGame) => void): () => void {
  const hear = (event: StorageEvent): void => {
    const game = event.key === PREFIX + id ? findSaved(id) : undefined;
    if (game) changed(game);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

export function useSavedGames(): { readonly games: readonly SavedGame[]; lookAgain(): void } {
  const [games, setGames] = useState(savedGames);
  useEffect(() => {
    const look = (): void => setGames(savedGames());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return { games, lookAgain: () => setGames(savedGames()) };
}

function stored(): readonly SavedGame[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(key) ?? []);
  } catch {
    return [];
  }
}

function read(key: string): SavedGame | undefined {
  try {
    const game = JSON.parse(localStorage.getItem(key) ?? 'null') as SavedGame | null;
    return game?.format === FORMAT && Array.isArray(game.steps) && Array.isArray(game.seats) ? game : undefined;
  } catch {
    return undefined;
  }
}
