/** Self-play spread over worker threads. What is noted does not depend on how many there are; its order does. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { joinedChoices, type Choices } from './choices.ts';
import type { SelfPlay } from './games.ts';
import { joinedPositions, type Positions } from './positions.ts';

export type LearnedFrom = 'positions' | 'choices';

/** The positions of so many games. */
export async function selfPlay(
  id: string,
  how: SelfPlay,
  games: number,
  onGames?: OnGames,
  threads?: number,
): Promise<Positions> {
  return joinedPositions(await inThreads<Positions>('positions', id, how, games, onGames, threads));
}

/** The choices made in so many games. */
export async function selfChoices(
  id: string,
  how: SelfPlay,
  games: number,
  onGames?: OnGames,
  threads?: number,
): Promise<Choices> {
  return joinedChoices(await inThreads<Choices>('choices', id, how, games, onGames, threads));
}

type OnGames = (done: number) => void;

async function inThreads<Noted>(
  what: LearnedFrom,
  id: string,
  how: SelfPlay,
  games: number,
  onGames: OnGames = () => {},
  threads = availableParallelism(),
): Promise<Noted[]> {
  const stride = Math.min(threads, games);
  let done = 0;
  const work = (first: number): Promise<Noted[]> =>
    new Promise((resolve, reject) => {
      const parts: Noted[] = [];
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { id, what, how, first, stride, games } });
      worker.on('message', ({ played, noted }: { played: number; noted: Noted }) => {
        parts.push(noted);
        onGames((done += played));
      });
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve(parts) : reject(new Error(`A learning thread ended with code ${code}.`)),
      );
    });
  return (await Promise.all(Array.from({ length: stride }, (_, first) => work(first)))).flat();
}
