/** `cantiere ghosts` plays one deal with every level, and `cantiere verify` works out the bots of its records again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { GameRecord } from '@cantiere/engine';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { ghosts } from '../ghosts.ts';
import { verify } from '../verify.ts';
import { command } from './commanded.ts';

const DEAL = [
  'citadels',
  '--players',
  '3',
  '--seat',
  '2',
  '--against',
  'easy,greedy',
  '--levels',
  'random,greedy',
  '--seed',
  'one',
];

it('the same deal gives the same results, best first; a record proves them, a changed one does not count', async () => {
  const folder = await temporaryFolder();
  const first = await command(ghosts, ...DEAL, '--json', '--save', folder);
  expect(first.code).toBe(0);
  const report = JSON.parse(first.out) as { seat: number; sitting: unknown; ghosts: { level: string; points: number }[] };
  expect(report).toMatchObject({ seat: 2, sitting: ['easy', null, 'greedy'] });
  expect(report.ghosts.map(({ level }) => level).toSorted()).toEqual(['greedy', 'random']);
  expect(report.ghosts[0].points).toBeGreaterThanOrEqual(report.ghosts[1].points);
  expect(JSON.parse((await command(ghosts, ...DEAL, '--json')).out)).toEqual(report);

  const file = join(folder, 'greedy.json');
  expect(await command(verify, file)).toMatchObject({ code: 0, out: expect.stringContaining('all are theirs') as string });
  const doc = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  writeFileSync(file, JSON.stringify({ ...doc, bots: ['random', null, 'random'] }));
  expect(await command(verify, file)).toMatchObject({ code: 1, err: expect.stringContaining('does not count') as string });
});

it('a seat, a bot or a level that cannot be is refused in words', async () => {
  for (const wrong of [
    ['citadels', '--players', '3', '--seat', '4'],
    ['citadels', '--players', '4', '--against', 'easy,easy'],
    ['citadels', '--levels', 'genius'],
  ])
    expect((await command(ghosts, ...wrong)).code).toBe(2);
});
