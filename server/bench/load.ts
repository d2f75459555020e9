/**
 * The load: on every match two players move in turn, each as soon as both have received the move before. So a move's time
 * runs from sending it to its arrival at every seat.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** A match whose two players are connected. */
export interface LoadMatch {
  /** Sends the player's claim of a cell, made for this version. */
  claim(player: 0 | 1, cell: number, version: number): void;
  /** To be called when a player has received a version. */
  onArrival: (player: 0 | 1, version: number) => void;
  readonly version: number;
}

export interface LoadFigures {
  readonly movesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const CELLS = 100;

export async function playAll(
  matches: readonly LoadMatch[],
  warmUpMs: number,
  measureMs: number,
  whileMeasured: () => Promise<void>,
): Promise<LoadFigures> {
  const times: number[] = [];
  let measuring = false;
  let stopping = false;
  const running = matches.map(
    (match) =>
      new Promise<void>((resolve) => {
        let version = match.version;
        let sentAt = 0;
        const has = [version, version];
        const next = (): void => {
          const player = (version % 2) as 0 | 1;
          // Cells in turn: it was last claimed by the other player, or by nobody.
          const cell = (version + Math.floor(version / CELLS)) % CELLS;
          sentAt = performance.now();
          match.claim(player, cell, version);
        };
        match.onArrival = (player, arrived) => {
          has[player] = arrived;
          if (has[0] !== version + 1 || has[1] !== version + 1) return;
          if (measuring) times.push(performance.now() - sentAt);
          version++;
          if (stopping) resolve();
          else next();
        };
        next();
      }),
  );
  await pause(warmUpMs);
  measuring = true;
  await whileMeasured();
  const started = performance.now();
  await pause(measureMs);
  measuring = false;
  const seconds = (performance.now() - started) / 1000;
  await whileMeasured();
  stopping = true;
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const at = (share: number): number => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  return { movesPerSecond: Math.round(times.length / seconds), p50Ms: at(0.5), p99Ms: at(0.99) };
}
