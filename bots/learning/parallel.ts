/** Self-play spread over worker threads. What is noted does not depend on how many there are; its order does. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { joined, type Positions, type SelfPlay } from './positions.ts';

export async function selfPlay(
  id: string,
  how: SelfPlay,
  games: number,
  onGames: (done: number) => void = () => {},
  threads = availableParallelism(),
): Promise<Positions> {
  const stride = Math.min(threads, games);
  let done = 0;
  const work = (first: number): Promise<Positions[]> =>
    new Promise((resolve, reject) => {
      const parts: Positions[] = [];
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { id, how, first, stride, games } });
      worker.on('message', ({ played, noted }: { played: number; noted: Positions }) => {
        parts.push(noted);
        onGames((done += played));
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve(parts) : reject(new Error(`A learning thread ended with code ${code}.`)),
      );
    });
  const parts = await Promise.all(Array.from({ length: stride }, (_, first) => work(first)));
  return joined(parts.flat());
}
