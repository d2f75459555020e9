/** `cantiere numbers`: the same arguments give the same file, stopped and gone on with, or made in parts, too. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addGame, emptySums, readNumbers, type NumbersFile } from '@cantiere/engine/numbers';
import { shelf } from '@cantiere/games';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { loadGame } from '../games.ts';
import { numbers } from '../numbers.ts';
import { countedGame } from '../numbersPlay.ts';
import { command } from './commanded.ts';

const read = (path: string): NumbersFile => readNumbers(JSON.parse(readFileSync(path, 'utf8')))!;

it('plays each number of players in turn and adds up', async () => {
  const out = join(await temporaryFolder(), 'numbers.json');
  const said = await command(numbers, 'make', 'builders', '--games', '7', '--seed', 'x', '--out', out);
  expect([said.code, said.err]).toEqual([0, '']);
  const file = read(out);
  expect(file).toMatchObject({ game: 'builders', seed: 'x', bots: ['greedy'], games: 7 });
  expect(file.edition).toBe((await loadGame('builders')).edition);
  expect(file.sums.map(({ seats, games }) => [seats, games])).toEqual([
    [2, 3],
    [3, 2],
    [4, 2],
  ]);
  expect(existsSync(`${out}.part`)).toBe(false);
  // The last game of all, by itself.
  const loaded = await loadGame('builders');
  const counted = (await shelf.find(({ meta }) => meta.id === 'builders')!.numbers!()).numbers;
  const last = countedGame(loaded, counted, { seed: 'x', players: [2, 3, 4], bots: ['greedy'] }, 6);
  expect(last.seats).toBe(2);
});

it('goes on where it was, and is made of parts', async () => {
  const folder = await temporaryFolder();
  const at = (name: string): string => join(folder, name);
  const make = (out: string, ...more: string[]) =>
    command(numbers, 'make', 'capitol', '--players', '3,2', '--bots', 'greedy,random', '--games', '6', '--out', at(out), ...more);
  expect((await make('whole.json')).code).toBe(0);
  const whole = read(at('whole.json'));
  expect(whole.bots).toEqual(['greedy', 'random']);

  for (const part of ['1/2', '2/2']) await make(`${part[0]}.json`, '--part', part);
  expect(read(at('1.json')).games).toBe(3);
  expect((await command(numbers, 'add', 'capitol', '--out', at('added.json'), at('1.json'), at('2.json'))).code).toBe(0);
  expect(read(at('added.json'))).toEqual(whole);

  // As a run that was stopped after four games leaves it.
  const loaded = await loadGame('capitol');
  const counted = (await shelf.find(({ meta }) => meta.id === 'capitol')!.numbers!()).numbers;
  const plan = { seed: '1', players: [3, 2], bots: ['greedy', 'random'] as const };
  const sums = [2, 3].map((seats) => emptySums(seats, counted));
  for (let number = 0; number < 4; number++) {
    const game = countedGame(loaded, counted, plan, number);
    addGame(sums[game.seats - 2]!, counted, game);
  }
  writeFileSync(at('stopped.json.part'), JSON.stringify({ ...whole, games: 4, sums, next: 4 }));
  expect((await make('stopped.json')).code).toBe(0);
  expect(read(at('stopped.json'))).toEqual(whole);

  // What belongs to other games is not added to these.
  writeFileSync(at('stopped.json.part'), JSON.stringify({ ...whole, seed: '2', next: 4 }));
  expect(await make('stopped.json')).toMatchObject({ code: 2, err: expect.stringContaining('other games') as string });
  writeFileSync(at('other.json'), JSON.stringify({ ...whole, seed: '2' }));
  expect(await command(numbers, 'add', 'capitol', '--out', at('x.json'), at('1.json'), at('other.json'))).toMatchObject({
    code: 2,
  });
  expect(existsSync(at('x.json'))).toBe(false);
});

it('says what is wrong', async () => {
  for (const args of [
    [],
    ['count', 'citadels'],
    ['make', 'chess'],
    ['make', 'citadels', '--players', '9'],
    ['make', 'citadels', '--bots', 'clever'],
    ['make', 'citadels', '--part', '3/2', '--out', 'x'],
    ['make', 'citadels', '--part', '1/2'],
    ['add', 'citadels'],
    ['add', 'citadels', '/nowhere.json'],
  ])
    expect([args, (await command(numbers, ...args)).code]).toEqual([args, 2]);
});

it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))(
  'the shipped file of %s is of an edition that is here',
  async (id, shelved) => {
    const file = readNumbers((await shelved.botNumbers!()).default)!;
    expect((await loadGame(id, file.edition)).edition).toBe(file.edition);
  },
);
