/** `cantiere verify` on the file of a deal that many have played: nothing but the file, and whatever was changed in it is found. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEAL_FORMAT, byLevel, playOut, type DealFile, type FiledTry, type SharedDeal } from '@cantiere/bots';
import { commitmentTo, readTable, seedFrom } from '@cantiere/engine';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { loadGame } from '../games.ts';
import { verify } from '../verify.ts';
import { command } from './commanded.ts';

let honest: DealFile;

beforeAll(async () => {
  const loaded = await loadGame('builders');
  const table = readTable(loaded.game, 2, {});
  if ('refusal' in table) throw new Error(table.refusal.code);
  const seed = seedFrom('a day');
  const shared: SharedDeal = { ...table, seed, sitting: ['greedy', null] };
  const tries = (['random', 'greedy'] as const).map((level): FiledTry => {
    const out = playOut(loaded, shared, byLevel(loaded, shared, level));
    if ('code' in out) throw new Error(out.code);
    const moves = out.played.filter(({ seat }) => seat === 1).map(({ move }) => move);
    return { name: `As ${level}`, endedAt: 5, moves, points: out.points, tablePlace: out.tablePlace };
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
  expect(JSON.parse((await verified(honest, '--json')).out)).toEqual({ valid: true, people: 2, ghosts: 1 });
  expect(JSON.parse((await verified(honest, '--people', '--json')).out)).toEqual({ valid: true, people: 2, ghosts: 0 });
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
