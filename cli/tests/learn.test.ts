/** `cantiere learn`: nothing is played for a file that cannot take what was learned, and what it writes is what bots can read. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { loadGame } from '../games.ts';
import { learn } from '../learn.ts';
import { LearnedFile } from '../learnedFile.ts';
import { command } from './commanded.ts';

const SHORT = ['citadels', '--players', '2', '--games', '10', '--iterations', '2', '--epochs', '1', '--threads', '1'];

it('writes what was learned beside what is there for other numbers of players', async () => {
  const file = join(await temporaryFolder(), 'learned.json');
  const { bot } = await loadGame('citadels');
  const nothing = bot.learning!.names.map(() => 0);
  const four = { end: nothing, beginning: nothing };
  writeFileSync(file, JSON.stringify({ 4: four }));
  expect(await command(learn, ...SHORT, '--out', file)).toMatchObject({ code: 0, err: '' });
  const learned = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { end: number[] }>;
  expect(learned[4]).toEqual(four);
  expect(learned[2].end.length).toBeGreaterThan(10);
});

it('keeps what was learned when its file has become something else meanwhile', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'learned.json');
  const learned = new LearnedFile(file, (weights) => typeof weights === 'number');
  writeFileSync(file, '["somebody else\'s"]');
  expect(() => learned.put(2, 0.2)).toThrow(/something else .* What was learned is in /u);
  const aside = readdirSync(folder).find((name) => name !== 'learned.json')!;
  expect(JSON.parse(readFileSync(join(folder, aside), 'utf8'))).toEqual({ 2: 0.2 });
  expect(readFileSync(file, 'utf8')).toBe('["somebody else\'s"]');
});

it('begins with an empty file, leaves its own name to a link, and keeps what another process has learned meanwhile', async () => {
  const folder = await temporaryFolder();
  const [file, link] = [join(folder, 'learned.json'), join(folder, 'link.json')];
  writeFileSync(file, '');
  symlinkSync(file, link);
  const all = (weights: unknown): boolean => typeof weights === 'number';
  const [one, other] = [new LearnedFile(link, all), new LearnedFile(link, all)];
  one.put(2, 0.2);
  other.put(4, 0.4);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 2: 0.2, 4: 0.4 });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['learned.json', 'link.json']);
});

it('learns choices for as many players as go by them', async () => {
  const file = join(await temporaryFolder(), 'choices.json');
  const refused = await command(learn, ...SHORT, '--choices', '--players', '2,7', '--out', file);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('2 and 3 players, not for 7') as string, out: '' });
  expect(await command(learn, 'citadels', '--choices', ...SHORT.slice(3), '--out', file)).toMatchObject({ code: 0, err: '' });
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual(['2', '3']);
});

it.each([
  ['a list', '[1]'],
  ['an empty list', '[]'],
  ["another game's weights", '{"2":{"end":[1],"beginning":[0]}}'],
  ['choices', '{"2":[0.5,1]}'],
  ['half of one', '{"2":{"end":[1'],
])('complains of a file with %s before it plays, and leaves it alone', async (_, text) => {
  const file = join(await temporaryFolder(), 'learned.json');
  writeFileSync(file, text);
  const refused = await command(learn, ...SHORT, '--out', file);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('something else') as string, out: '' });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it.each([
  ['a folder', 'folder', 'cannot be read'],
  ['a place in no folder', join('nowhere', 'learned.json'), 'cannot be written'],
])('complains of %s before it plays', async (_, out, why) => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  const refused = await command(learn, ...SHORT, '--out', join(folder, out));
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining(why) as string, out: '' });
});
