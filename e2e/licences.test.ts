/** What is by others goes along with its licence: found from the credits, in both languages, and nothing that is bundled is missing. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { THIRD_PARTY_FILE, type ThirdParty } from '../web/build/thirdParty.ts';
import { ICONS_BY, MOST_ICONS_BY } from '../web/credits/iconAuthors.ts';
import { setStage } from './kit/stage.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { packages } = JSON.parse(readFileSync(join(root, 'web/dist', THIRD_PARTY_FILE), 'utf8')) as { packages: ThirdParty[] };

const stage = setStage();

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What a package of ours asks for, and what that asks for. */
function neededBy(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@cantiere/') || found.has(name)) continue;
    found.add(name);
    const at = [join(folder, 'node_modules', name), join(root, 'node_modules', name)].find((each) => existsSync(each));
    if (at !== undefined) neededBy(at, found);
  }
  return found;
}

it('every package that the app is made of is there with the whole of its licence', () => {
  const needed = new Set(['web', 'games', 'bots', 'engine'].flatMap((folder) => [...neededBy(join(root, folder))]));
  expect([...needed].filter((name) => !packages.some((each) => each.name === name))).toEqual([]);
  // What the tools add is named too.
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'scheduler', 'rolldown', 'vite']));
  for (const { name, licence, text } of packages)
    expect(text, name).toMatch(licence.startsWith('OFL') ? /SIL OPEN FONT LICENSE Version 1\.1/i : /without restriction/);
  for (const { text } of packages) expect(text).toMatch(/Copyright/i);
});

it('every author of an icon is named, and for icons that are used', () => {
  const lists = globSync(['games/*/board/icons.txt', 'web/icons.txt'], { cwd: root });
  const used = new Set(
    lists.flatMap((list) =>
      readFileSync(join(root, list), 'utf8')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim()),
    ),
  );
  for (const [author, icons] of Object.entries(ICONS_BY))
    expect([author, icons.filter((icon) => !used.has(icon))]).toEqual([author, []]);
});

it.each(['it', 'en'] as const)('leads from the credits to the licences (%s), which no other page loads', async (language) => {
  const person = await stage.arrives({ language, phone: language === 'it' });
  const { page, texts } = person;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await person.goesTo('/');
  await page.locator('.who-am-i').waitFor();
  await person.goesTo('/credits');
  await page.getByRole('heading', { name: texts.credits.title, level: 1 }).waitFor();
  expect(asked).not.toContain(`/${THIRD_PARTY_FILE}`);
  await page.getByRole('link', { name: texts.credits.thirdParty.link }).click();
  await page.getByRole('heading', { name: texts.credits.thirdParty.title }).waitFor();
  for (const author of [...Object.keys(ICONS_BY), ...MOST_ICONS_BY]) await page.getByText(author).first().waitFor();
  const react = page.locator('details.licence', { has: page.getByText('react', { exact: true }) });
  await react.locator('summary').focus();
  await page.keyboard.press('Enter');
  await react.getByText('Meta Platforms').waitFor();
  await expect.poll(() => page.locator('details.licence').count()).toBe(packages.length);
  expect(person.complaints).toEqual([]);
});
