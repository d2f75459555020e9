/** One thread of learning: plays its share of the games and hands over what it noted. */
import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@cantiere/games';
import { noteChoices } from './choices.ts';
import type { LearnedFrom } from './parallel.ts';
import type { SelfPlay } from './games.ts';
import { notePositions } from './positions.ts';

const { id, what, how, first, stride, games } = workerData as {
  id: string;
  what: LearnedFrom;
  how: SelfPlay;
  first: number;
  stride: number;
  games: number;
};
const note = what === 'choices' ? noteChoices : notePositions;
const shelved = findGame(id)!;
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
/** So many games at a time: a person who waits sees how far it is. */
const BUNDLE = 8;
for (let from = first; from < games; from += stride * BUNDLE) {
  const numbers = Array.from({ length: BUNDLE }, (_, n) => from + n * stride).filter((number) => number < games);
  parentPort!.postMessage({ played: numbers.length, noted: note({ game, bot }, how, numbers) });
}
