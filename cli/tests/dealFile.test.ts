/** `cantiere verify` on the file of a deal that many have played: nothing but the file, and whatever was changed in it is found. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEAL_FORMAT, STEADY_VERSION, byLevel, playOut, type DealFile, type FiledTry, type SharedDeal } from '@cantiere/bots';
import { commitmentTo, readTableRequest, seedFrom } from '@cantiere/engine';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { loadGame } from '../games.ts';
import { verify } from '../verify.ts';
import { command } from './commanded.ts';

let honest: DealFile;

beforeAll(async () => {
  const loaded = await loadGame('builders');
  const table = readTableRequest(loaded.game, 2, {});
  if ('refusal' in table) throw new Error(table.refusal.code);
  const seed = seedFrom('a day');
  const shared: SharedDeal = { ...table, seed, sitting: ['greedy', null] };
  const tries = (['random', 'greedy'] as const).map((level): FiledTry => {
    const out = playOut(loaded, shared, byLevel(loaded, shared, level));
    if ('code' in out) throw new Error(out.code);
    const movesOf = (person: boolean) => out.played.filter(({ seat }) => (seat === 1) === person).map(({ move }) => move);
    const { points, tablePlace } = out;
    return { name: `As ${level}`, begunAt: 4, endedAt: 5, moves: movesOf(true), answers: movesOf(false), points, tablePlace };
  });
  const ranked = tries.map((each) => ({ ...each, place: 1 + tries.filter(({ points }) => points > each.points).length }));
  honest = {
    format: DEAL_FORMAT,
    version: 1,
    program: '0.1.0',
    deal: {
      id: '2026-11-16',
      kind: 'daily',
      day: '2026-11-16',
      game: 'builders',
      rulesVersion: loaded.game.meta.rulesVersion,
      edition: loaded.edition,
      seats: 2,
      options: table.options,
      bots: ['greedy', null],
      botsVersion: STEADY_VERSION,
      commitment: commitmentTo(seed),
      seed,
      beginsAt: 0,
      endsAt: 10,
      finishBy: 20,
    },
    ghosts: [{ level: 'greedy', points: tries[1].points, tablePlace: tries[1].tablePlace }],
    tries: ranked,
  };
});

async function verified(file: unknown, ...flags: string[]): ReturnType<typeof command> {
  const path = join(await temporaryFolder(), 'day.json');
  writeFileSync(path, JSON.stringify(file));
  return command(verify, path, ...flags);
}

it('an honest leaderboard is confirmed: people, bots, points, places, ghosts', async () => {
  expect(await verified(honest)).toMatchObject({ code: 0, out: expect.stringContaining('Verified: 2 games') as string });
  const found = { valid: true, people: 2, otherBots: 0, otherGhosts: 0 };
  expect(JSON.parse((await verified(honest, '--json')).out)).toEqual({ ...found, ghosts: 1 });
  expect(JSON.parse((await verified(honest, '--people', '--json')).out)).toEqual({ ...found, ghosts: 0 });
});

it('whatever was changed is found, and said whose it is', async () => {
  const [first, second] = honest.tries;
  const forged: readonly (readonly [string, unknown, string])[] = [
    [
      'points',
      {
        ...honest,
        tries: [
          { ...first, points: first.points + 50, place: 1 },
          { ...second, place: 2 },
        ],
      },
      'another result',
    ],
    ['a place', { ...honest, tries: [{ ...first, place: 7 }, second] }, 'As random'],
    ['a seed', { ...honest, deal: { ...honest.deal, seed: seedFrom('another') } }, 'Tampered'],
    ['moves', { ...honest, tries: [{ ...first, moves: second.moves }, second] }, 'As random'],
    ['when it began', { ...honest, tries: [{ ...first, begunAt: 10 }, second] }, 'begun or ended'],
    ['an answer', { ...honest, tries: [{ ...first, answers: first.answers!.toReversed() }, second] }, 'answer'],
    ['an answer too many', { ...honest, tries: [{ ...first, answers: [...first.answers!, first.moves[0]] }, second] }, 'answer'],
    ['a ghost', { ...honest, ghosts: [{ ...honest.ghosts[0], points: 999 }] }, 'greedy'],
    ['the bots', { ...honest, deal: { ...honest.deal, bots: ['random', null] } }, 'As '],
    ['a stranger among the games', { ...honest, deal: { ...honest.deal, game: 'chess' } }, 'chess'],
    ['the shape', { ...honest, tries: [{ ...first, moves: 'all' }] }, 'not the file'],
  ];
  for (const [what, file, words] of forged) {
    const { code, err } = await verified(file);
    expect([what, code]).toEqual([what, 1]);
    expect(err).toContain(words);
  }
});

it('a file of other bots is judged by its rules and moves, and says so; what is forged in it is found all the same', async () => {
  const others = { ...honest, deal: { ...honest.deal, botsVersion: STEADY_VERSION + 1 } };
  const { code, out } = await verified(others);
  expect(code).toBe(0);
  expect(out).toContain('All were played against other bots than those of this version');
  expect(out).toContain('1 ghosts are other bots');
  expect(out).not.toContain('every answer of the bots their own');
  const [first, second] = honest.tries;
  // Bots that never were: with answers of their own choice nobody's points follow.
  const forged = { ...others, tries: [{ ...first, answers: second.answers, moves: second.moves }, second] };
  if (first.points !== second.points) expect((await verified(forged)).code).toBe(1);
  const illegal = { ...others, tries: [{ ...first, answers: [{ type: 'CHEAT' }, ...first.answers!.slice(1)] }, second] };
  expect((await verified(illegal)).err).toContain('not legal there');
  // Before answers were filed.
  const { answers: _, ...bare } = first;
  expect((await verified({ ...others, tries: [bare, second] })).err).toContain('does not hold their answers');
  // One of the two met other bots than the deal was dealt for.
  const mixed = { ...honest, tries: [{ ...first, botsVersion: 0 }, second] };
  expect((await verified(mixed, '--people')).out).toContain('1 game of them was played against other bots');
});
