/**
 * The yardstick stays: whole games of `expert-1`, move by move as they were when the master came. Whatever later work makes of
 * the levels, what was measured against it can be measured again. These vectors are never written anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deal, defaultOptions, earlierOf, seedFrom, stableHash, type GameMove, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { YARDSTICK, chooseMove, type Thinker } from '../index.ts';

const FILE = new URL('./yardstick.json', import.meta.url);
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;

/** Few thoughts a move, so that every phase of a game is seen. */
const BUDGET = { iterations: 40, milliseconds: 0 };
const MOST_MOVES = 400;

function movesOf(thinker: Thinker, seats: number): GameMove[] {
  const { game } = thinker;
  const state = deal(game, { seats, options: defaultOptions(game.options), seed: seedFrom('yardstick') });
  const played: PlayedMove[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined && played.length < MOST_MOVES; [seat] = game.toAct(state)) {
    const how = { budget: BUDGET, earlier: earlierOf(played, seat) };
    const move = chooseMove(thinker, YARDSTICK, game.view(state, seat), seat, played.length, how);
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return played.map(({ move }) => move);
}

const cases = shelf.flatMap((shelved) => [2, 3, 4].map((seats) => [shelved.meta.id, seats, shelved] as const));

it.each(cases)('%s with %i players is played by the yardstick as it always was', async (id, seats, shelved) => {
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const found = stableHash(movesOf({ game, bot }, seats)).slice(0, 16);
  const key = `${id} ${seats}`;
  if (process.env['NEW_YARDSTICK'] && vectors[key] === undefined) {
    vectors[key] = found;
    writeFileSync(FILE, `${JSON.stringify(vectors, null, 2)}\n`);
  }
  expect(found).toBe(vectors[key]);
});
