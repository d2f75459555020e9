/** Every game can be frozen: one small module that stands alone, plays its golden games byte by byte, and takes other components. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEADY_VERSION } from '@cantiere/bots';
import { CONTRACT, editionId, LANGUAGES, readRecord, verify } from '@cantiere/engine';
import { transcript } from '@cantiere/engine/conformance';
import { openDoor } from '@cantiere/engine/door';
import { everyGame } from '@cantiere/games';
import { editionOf, type EditionModule } from '@cantiere/games/edition';
import { loadModule, pastEditions } from '@cantiere/server/editions';
import { GAMES } from '../editions/build.ts';
import { freezeGame, MOST_BYTES, type Frozen } from '../editions/freeze.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cantiere-freeze-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(everyGame.map((shelved) => [shelved.meta.id, shelved] as const))('%s, frozen', (id, shelved) => {
  let frozen: Frozen;
  beforeAll(async () => {
    frozen = await freezeGame(id, join(folder, id));
  });

  it('is one module under its limit, noted once', async () => {
    expect(frozen.edition).toBe(await editionOf(shelved));
    expect(frozen.bytes).toBeLessThan(MOST_BYTES);
    const code = readFileSync(frozen.file, 'utf8');
    expect(code).not.toMatch(/\bimport\s*\(|\bimport\s*[{'"*]|\brequire\(/);
    expect(code).not.toContain('react');
    // Once kept it stays, whatever has become of texts and engine since.
    writeFileSync(frozen.file, `${code}// as it was then\n`);
    expect(await freezeGame(id, join(folder, id))).toMatchObject({ edition: frozen.edition, before: true });
    expect(readFileSync(frozen.file, 'utf8')).toContain('as it was then');
    expect(pastEditions(join(folder, id))).toEqual([{ edition: frozen.edition, contract: CONTRACT, bots: STEADY_VERSION }]);
  });

  it('plays the golden games byte by byte, and tells them in the same words', async () => {
    const { shelved: past } = (await import(pathToFileURL(frozen.file).href)) as EditionModule;
    const [{ game }, { moveSchema }, { texts }] = await Promise.all([past.rules(), past.schema(), past.texts()]);
    const read = (file: string): string => readFileSync(join(GAMES, id, 'tests', 'golden', file), 'utf8');
    const files = ['game.json', '0.1-greedy.json', '0.1-random.json'].filter((file) =>
      existsSync(join(GAMES, id, 'tests', 'golden', file)),
    );
    expect(files).toContain('game.json');
    for (const file of files) {
      const doc = readRecord(JSON.parse(read(file)));
      if ('code' in doc) throw new Error(doc.code);
      expect(verify(game, doc, openDoor(game, moveSchema).isMove), file).toBeUndefined();
      if (file === 'game.json') expect(transcript(game, texts.en, doc)).toBe(read('game.txt'));
    }
  });

  it('has everything that plays it', async () => {
    const { shelved: past } = (await import(pathToFileURL(frozen.file).href)) as EditionModule;
    const { rulesPages } = await past.rulesPages();
    for (const language of LANGUAGES) expect(rulesPages[language].length).toBeGreaterThan(0);
    expect((await past.bot()).bot.greedy).toBeTypeOf('function');
    expect((await past.terminal()).drawInText).toBeTypeOf('function');
    expect(past.lesson !== undefined).toBe(shelved.lesson !== undefined);
    expect(past.plans !== undefined).toBe(shelved.plans !== undefined);
  });

  it.runIf(shelved.data !== undefined)('plays with other components beside its own', async () => {
    const { data } = (await shelved.data?.()) ?? { data: undefined };
    const other = { ...(data as object), corrected: true };
    const edition = editionId(shelved.meta.rulesVersion, other);
    const source = { game: id, edition, module: pathToFileURL(frozen.file).href, data: JSON.stringify(other) };
    const corrected = await loadModule(source, shelved);
    expect((await corrected.data?.())?.data).toEqual(other);
    expect((await shelved.data?.())?.data).toEqual(data);
    expect((await corrected.rules()).game.meta.id).toBe(id);
  });
});
