/** One thread of the arena: plays the games it is given and reports each. */
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@cantiere/games';
import { arenaGame, type Match } from './arena.ts';

const { id, match, first, stride } = workerData as { id: string; match: Match; first: number; stride: number };
const shelved = findGame(id)!;
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
for (let index = first; index < match.games; index += stride)
  parentPort!.postMessage({ index, game: arenaGame({ game, bot }, match, index) });
