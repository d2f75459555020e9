/**
 * The same answers everywhere: whole games of the levels that search, move by move as they were written down. A machine, an
 * engine or a change of code that gives other bits anywhere in a search is found here.
 *
 * UPDATE_VECTORS=1 writes them again, after a change that is meant to change how bots play.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, seedFrom, stableHash, type GameMove, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { steadyMove, steadySeed, type BotLevel, type Thinker } from '../index.ts';

const FILE = new URL('./steady.json', import.meta.url);
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
/** By seat: what searches, what is careless, what goes by rules of thumb. */
const BOTS: readonly BotLevel[] = ['normal', 'easy', 'greedy'];
/** Long games need not be played to their end. */
const MOST_MOVES = 60;

function movesOf(thinker: Thinker): GameMove[] {
  const { game } = thinker;
  const seed = seedFrom('steady');
  const state = deal(game, { seats: BOTS.length, options: defaultOptions(game.options), seed });
  const played: PlayedMove[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined && played.length < MOST_MOVES; [seat] = game.toAct(state)) {
    const move = steadyMove(thinker, BOTS[seat], game.view(state, seat), { seed, played, seat });
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return played.map(({ move }) => move);
}

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (id, shelved) => {
  it('is played as it was written down', async () => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const found = stableHash(movesOf({ game, bot })).slice(0, 16);
    if (process.env['UPDATE_VECTORS']) {
      vectors[id] = found;
      writeFileSync(FILE, `${JSON.stringify(vectors, null, 2)}\n`);
    }
    expect(found).toBe(vectors[id]);
  });
});

it('every seat and every move has dice of its own, and another deal has others', () => {
  const seed = seedFrom('a');
  const one = [{ seat: 0, move: { type: 'PASS' } }];
  const seeds = [
    steadySeed({ seed, played: [], seat: 0 }),
    steadySeed({ seed, played: [], seat: 1 }),
    steadySeed({ seed, played: one, seat: 0 }),
    steadySeed({ seed: seedFrom('b'), played: [], seat: 0 }),
  ];
  expect(new Set(seeds).size).toBe(4);
  expect(steadySeed({ seed, played: one, seat: 0 })).toBe(seeds[2]);
});
