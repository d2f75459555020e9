/** One thread of the arena: plays the games it is given and reports each. */
import { parentPort, workerData } from 'node:worker_threads';
import { giveData } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { EditionModule } from '@cantiere/games/edition';
import { arenaGame, type Match } from './arena.ts';
import type { ArenaSource } from './parallelArena.ts';

const { from, match, first, stride } = workerData as { from: ArenaSource; match: Match; first: number; stride: number };
if (from.data !== undefined) giveData(from.game, JSON.parse(from.data) as unknown);
const shelved = from.module === undefined ? findGame(from.game)! : ((await import(from.module)) as EditionModule).shelved;
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
for (let index = first; index < match.games; index += stride)
  parentPort!.postMessage({ index, game: arenaGame({ game, bot }, match, index) });
