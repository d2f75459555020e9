/** `cantiere puzzles`: journals are added to what is shipped, and the house's thumbs are listed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headOf, lineOf, readPuzzles, writtenFile, type PuzzleFile } from '@cantiere/bots/puzzles';
import { findGame } from '@cantiere/games';
import { openStore } from '../../server/store/store.ts';
import { writeThumb } from '../../server/store/thumbs.ts';
import { temporaryFolder } from '../../server/tests/serving.ts';
import { puzzles } from '../puzzles.ts';
import { command, onSqlite } from './commanded.ts';

const all = readPuzzles((await findGame('citadels')?.puzzles?.())?.default);
const written = (path: string): PuzzleFile => readPuzzles(JSON.parse(readFileSync(path, 'utf8')));

describe('write', () => {
  async function given() {
    const folder = await temporaryFolder();
    const [shipped, journal, out] = ['shipped.json', 'journal.jsonl', 'out.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(shipped, writtenFile({ ...all, puzzles: all.puzzles.slice(0, 6) }));
    const games = [{ number: 0, seats: 2, decisions: 3, puzzles: all.puzzles.slice(4, 10), refused: {} }];
    const lines = games.map((each) => lineOf(each as never)).join('');
    writeFileSync(journal, lineOf(headOf('citadels', all.edition, '1')) + lines);
    return { folder, shipped, journal, out };
  }

  it('adds what is new to a shipped file, and takes nothing away', async () => {
    const { shipped, journal, out } = await given();
    const { code, out: said } = await command(puzzles, 'write', 'citadels', shipped, journal, '--out', out);
    expect([code, said]).toEqual([0, expect.stringContaining('10 puzzles')]);
    expect(written(out)).toEqual({ ...all, puzzles: all.puzzles.slice(0, 10) });
    // Less room than there was: what is shipped stays.
    await command(puzzles, 'write', 'citadels', journal, shipped, '--count', '6', '--out', out);
    expect(written(out).puzzles).toEqual(all.puzzles.slice(0, 6));
    // Journals alone make a file of their own, as ever.
    await command(puzzles, 'write', 'citadels', journal, '--out', out);
    expect(written(out).puzzles).toEqual(all.puzzles.slice(4, 10));
  });

  it('says which file is of another game or edition, or nothing of the kind', async () => {
    const { folder, shipped, journal, out } = await given();
    const other = join(folder, 'other.json');
    writeFileSync(other, writtenFile({ ...all, edition: '1-03adab21', puzzles: [] }));
    const edition = await command(puzzles, 'write', 'citadels', other, journal, '--out', out);
    expect([edition.code, edition.err]).toEqual([2, expect.stringContaining(all.edition)]);
    const game = await command(puzzles, 'write', 'capitol', shipped, '--out', out);
    expect([game.code, game.err]).toEqual([2, expect.stringContaining('citadels')]);
    writeFileSync(other, '{"format":"a shopping list"}\n');
    expect((await command(puzzles, 'write', 'citadels', other, '--out', out)).code).toBe(2);
    expect((await command(puzzles, 'write', 'citadels', '--out', out)).code).toBe(2);
  });
});

it('thumbs: the most disliked first, as words and as JSON', async () => {
  const { parts, flags } = await onSqlite();
  const store = await openStore({ ...parts, onError: () => undefined });
  for (const person of ['a', 'b', 'c']) {
    const account = {
      id: person,
      name: person,
      email: `${person}@example.org`,
      password: null,
      created_at: 1,
      search_name: null,
    };
    await store.db.insertInto('people').values(account).execute();
    await writeThumb(store.db, { game: 'citadels', puzzle: '0000000a', person }, 'down', 1);
    await writeThumb(store.db, { game: 'capitol', puzzle: '0000000b', person }, person === 'a' ? 'up' : 'down', 1);
    await writeThumb(store.db, { game: 'capitol', puzzle: '0000000c', person }, 'up', 1);
  }
  await store.close();
  const { code, out } = await command(puzzles, 'thumbs', ...flags);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toEqual([
    expect.stringMatching(/^\s*3 down\s+0 up {2}\/puzzles\/citadels\?puzzle=0000000a$/),
    expect.stringMatching(/^\s*2 down\s+1 up {2}\/puzzles\/capitol\?puzzle=0000000b$/),
  ]);
  const { out: json } = await command(puzzles, 'thumbs', '--json', ...flags);
  expect(JSON.parse(json)).toHaveLength(2);
});
