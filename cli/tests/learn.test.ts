/** `cantiere learn`: nothing is played for a file that cannot take what was learned, and what it writes is what bots can read. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { learn } from '../learn.ts';
import { command } from './commanded.ts';

const SHORT = ['citadels', '--players', '2', '--games', '10', '--iterations', '2', '--epochs', '1', '--threads', '1'];

it('writes what was learned beside what is there for other numbers of players', async () => {
  const file = join(await temporaryFolder(), 'learned.json');
  const four = { end: [1], beginning: [0] };
  writeFileSync(file, JSON.stringify({ 4: four }));
  expect(await command(learn, ...SHORT, '--out', file)).toMatchObject({ code: 0, err: '' });
  const learned = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { end: number[] }>;
  expect(learned[4]).toEqual(four);
  expect(learned[2].end.length).toBeGreaterThan(10);
});

it.each([
  ['a list', '[1]'],
  ['choices', '{"2":[0.5,1]}'],
  ['half of one', '{"2":{"end":[1'],
])('complains of a file with %s before it plays, and leaves it alone', async (_, text) => {
  const file = join(await temporaryFolder(), 'learned.json');
  writeFileSync(file, text);
  const refused = await command(learn, ...SHORT, '--out', file);
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('something else') as string, out: '' });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('complains of a place where nothing can be written before it plays', async () => {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  for (const out of [join(folder, 'nowhere', 'learned.json'), join(folder, 'folder', 'x', 'learned.json')]) {
    const refused = await command(learn, ...SHORT, '--out', out);
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written') as string, out: '' });
  }
});
