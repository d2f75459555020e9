/** A match spread over worker threads. Results do not depend on how many there are. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { arenaReport, type ArenaGame, type ArenaReport, type Match } from './arena.ts';

/** The game of the shelf, or an edition that comes as a module (games/edition.ts), with these components, as JSON, in place of its own. */
export interface ArenaSource {
  readonly game: string;
  readonly module?: string;
  readonly data?: string;
}

export async function runMatch(
  source: string | ArenaSource,
  match: Match,
  onGame: (done: number) => void = () => {},
  threads = availableParallelism(),
): Promise<ArenaReport> {
  const from = typeof source === 'string' ? { game: source } : source;
  const stride = Math.min(threads, match.games);
  const games: ArenaGame[] = [];
  const started = performance.now();
  let done = 0;
  const work = (first: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./arenaWorker.ts', import.meta.url), { workerData: { from, match, first, stride } });
      worker.on('message', ({ index, game }: { index: number; game: ArenaGame }) => {
        games[index] = game;
        onGame(++done);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`An arena thread ended with code ${code}.`))));
    });
  await Promise.all(Array.from({ length: stride }, (_, first) => work(first)));
  return arenaReport(from.game, match, games, (performance.now() - started) / 1000);
}
