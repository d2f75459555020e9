/**
 * The same answers everywhere: whole games of the levels that search, move by move as they were written down. A machine, an
 * engine or a change of code that gives other bits anywhere in a search is found here.
 *
 * UPDATE_VECTORS=1 writes them again, after a change that is meant to change how bots play. Such a change makes other bots: it
 * raises STEADY_VERSION, which deals and tries keep, or honest games of yesterday would be taken for forged ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal, defaultOptions, seedFrom, stableHash, type GameMove, type PlayedMove } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import { editionOf, type EditionModule } from '@cantiere/games/edition';
import { STEADY_VERSION, steadyMove, steadySeed, type BotLevel, type Thinker } from '../index.ts';

const FILE = new URL('./steady.json', import.meta.url);
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
/** Each version with the digest of its vectors. */
const VERSIONS = new URL('./steadyVersions.json', import.meta.url);
const versions = JSON.parse(readFileSync(VERSIONS, 'utf8')) as Record<string, string>;

interface Sitting {
  readonly bots: readonly BotLevel[];
  /** Long games need not be played to their end. */
  readonly most: number;
  /** In place of each level's own: what a level knows shows in fewer, too. */
  readonly iterations?: number;
}
/** By seat: what searches, what is careless, what goes by rules of thumb; and those that search long. */
const SITTINGS: readonly Sitting[] = [
  { bots: ['normal', 'easy', 'greedy'], most: 60 },
  { bots: ['hard', 'expert'], most: 12 },
  { bots: ['master', 'master'], most: 6 },
  { bots: ['master', 'master', 'master'], most: 8, iterations: 600 },
  { bots: ['master', 'master', 'master', 'master'], most: 8, iterations: 600 },
];

function movesOf(thinker: Thinker, { bots, most, iterations }: Sitting): GameMove[] {
  const { game } = thinker;
  const seed = seedFrom('steady');
  const state = deal(game, { seats: bots.length, options: defaultOptions(game.options), seed });
  const played: PlayedMove[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined && played.length < most; [seat] = game.toAct(state)) {
    const move = steadyMove(thinker, bots[seat], game.view(state, seat), { seed, played, seat }, iterations);
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return played.map(({ move }) => move);
}

describe.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', (id, shelved) => {
  it.each(SITTINGS)('is played by $bots as it was written down', async (sitting) => {
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const found = stableHash(movesOf({ game, bot }, sitting)).slice(0, 16);
    const key = sitting === SITTINGS[0] ? id : `${id}: ${sitting.bots.join(', ')}`;
    if (process.env['UPDATE_VECTORS']) {
      vectors[key] = found;
      writeFileSync(FILE, `${JSON.stringify(vectors, null, 2)}\n`);
    }
    expect(found).toBe(vectors[key]);
  });

  it('is kept with the bots that its list says', async () => {
    const folder = new URL(`../../games/${id}/past/`, import.meta.url);
    const kept = JSON.parse(readFileSync(new URL('editions.json', folder), 'utf8')) as { edition: string; bots?: number }[];
    const edition = await editionOf(shelved);
    // What other versions' bots have answered is not worked out again with what was kept of them (server/shelf.ts).
    if (kept.find((each) => each.edition === edition)?.bots !== STEADY_VERSION) return;
    const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
    const module = (await import(new URL(`${edition}.js`, folder).href)) as EditionModule;
    const { bot: keptBot } = await module.shelved.bot();
    expect(movesOf({ game, bot: keptBot }, SITTINGS[0])).toEqual(movesOf({ game, bot }, SITTINGS[0]));
  });
});

it('bots that answer otherwise have another version', () => {
  const digest = stableHash(vectors).slice(0, 16);
  const known = versions[STEADY_VERSION];
  if (known !== digest) {
    throw new Error(
      `The vectors in steady.json are not those of STEADY_VERSION ${STEADY_VERSION} (bots/steady.ts). ` +
        'If an answer has changed these are other bots: raise STEADY_VERSION by one and add ' +
        `"${known === undefined ? STEADY_VERSION : STEADY_VERSION + 1}": "${digest}" to steadyVersions.json; what was played before is then shown as played ` +
        'against earlier bots, and nobody honest is struck off. If vectors were only added and none has changed, write the ' +
        `digest of version ${STEADY_VERSION} anew: "${digest}". The line of a version that people have met is never changed otherwise.`,
    );
  }
  expect(Number.isInteger(STEADY_VERSION) && STEADY_VERSION > 0).toBe(true);
  expect(Object.keys(versions)).toEqual(Array.from({ length: STEADY_VERSION }, (_, before) => String(before + 1)));
  expect(new Set(Object.values(versions)).size).toBe(STEADY_VERSION);
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
