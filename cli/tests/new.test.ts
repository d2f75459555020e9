/** `cantiere new` makes a game that conforms, and says in words what it cannot make. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { describeFault, examine, settingsOf, type Subject } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { inEveryLanguage, type Game, type GameTexts, type InSomeLanguage } from '@cantiere/engine';
import type { TSchema } from 'typebox';
import { makeGame } from '../new.ts';

const games = mkdtempSync(join(tmpdir(), 'cantiere-new-'));
// So that what it imports is found.
symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(games, 'node_modules'));
copyFileSync(new URL('../../games/registry.ts', import.meta.url), join(games, 'registry.ts'));
afterAll(() => rmSync(games, { recursive: true }));

it('makes a game that keeps the laws of the contract, with the names it was given', async () => {
  makeGame(`${games}/`, { id: 'bridges', title: 'Bridges of Stone', prefix: 'BRI' });
  const from = async <T>(file: string): Promise<T> => (await import(pathToFileURL(join(games, 'bridges', file)).href)) as T;
  const { game } = await from<{ game: Game }>('rules/index.ts');
  const { moveSchema } = await from<{ moveSchema: TSchema }>('rules/schema.ts');
  const { texts } = await from<{ texts: InSomeLanguage<GameTexts> }>('text/index.ts');
  expect(game.meta).toMatchObject({ id: 'bridges', rulePrefix: 'BRI', title: { it: 'Bridges of Stone' } });
  const subject: Subject = { game, texts: inEveryLanguage(texts), isMove: openDoor(game, moveSchema).isMove };
  for (const setting of settingsOf(game)) {
    const fault = examine(subject, setting, 'new');
    expect(fault && describeFault(fault)).toBeUndefined();
  }
  const files = readdirSync(join(games, 'bridges'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toContain('bridges.test.ts');
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(/newgame|New Game|\bNEW\b/);
});

it('puts it at the end of the shelf', () => {
  const shelf = readFileSync(join(games, 'registry.ts'), 'utf8');
  expect(shelf).toContain("import { meta as bridgesMeta } from './bridges/meta.ts';");
  expect(shelf.indexOf("import('./bridges/rules/index.ts')")).toBeGreaterThan(
    shelf.indexOf("import('./citadels/board/index.tsx')"),
  );
});

it.each([
  [{ id: 'bridges' }, 'already a folder'],
  [{ id: 'Bridges!' }, 'small letters'],
  [{ id: 'towers', prefix: 'x' }, 'capital letters'],
  [{ id: 'towers', title: "'; drop" }, 'letters, without quotes'],
])('refuses %o', (wish, why) => {
  expect(() => makeGame(`${games}/`, wish)).toThrow(why);
  expect(readdirSync(games)).toEqual(['bridges', 'node_modules', 'registry.ts']);
});
