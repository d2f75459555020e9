/**
 * Games that were played with version 0.1 (`<game>/tests/golden/0.1-*.json`), before some options were there. They are never
 * recorded anew. Where the dialect of the games was made one (docs/decisions/007) their hashes were taken again, from the same deals,
 * options and moves. Urban Sprawl has none any more: with its rules version 3 the card values of then are gone.
 *
 * Records of rules that have passed since lie in `<game>/tests/golden/rules-<version>/`; the edition that was frozen plays them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deal, playRecorded, readRecord, readTableRequest, shortHash, verify, type GameRecord } from '@cantiere/engine';
import { openDoor } from '@cantiere/engine/door';
import type { EditionModule } from '../edition.ts';
import { shelf } from '../registry.ts';

const RECORDS = ['0.1-greedy', '0.1-random'];

const fromBefore = shelf
  .flatMap((shelved) => RECORDS.map((name) => [shelved.meta.id, name, shelved] as const))
  .filter(([id, name]) => existsSync(new URL(`../${id}/tests/golden/${name}.json`, import.meta.url)));

const ofPastRules = shelf.flatMap(({ meta: { id } }) =>
  filesIn(`../${id}/tests/golden/`)
    .filter((name) => name.startsWith('rules-'))
    .flatMap((rules) =>
      filesIn(`../${id}/tests/golden/${rules}/`).map((file) => [id, rules.slice('rules-'.length), file] as const),
    ),
);

it('no old record is lost', () => expect(fromBefore.length + ofPastRules.length).toBeGreaterThanOrEqual(10));

it.each(ofPastRules)('%s of rules %s verifies by its own edition (%s)', async (id, rules, file) => {
  const past = filesIn(`../${id}/past/`).find((name) => name.startsWith(`${rules}-`));
  const { shelved } = (await import(new URL(`../${id}/past/${past}`, import.meta.url).href)) as EditionModule;
  const [{ game }, { moveSchema }] = await Promise.all([shelved.rules(), shelved.schema()]);
  const doc = readRecord(
    JSON.parse(readFileSync(new URL(`../${id}/tests/golden/rules-${rules}/${file}`, import.meta.url), 'utf8')),
  );
  if ('code' in doc) throw new Error(doc.code);
  expect(verify(game, doc, openDoor(game, moveSchema).isMove)).toBeUndefined();
  expect(doc.result).toBeDefined();
});

describe.each(fromBefore)('a game of %s from before (%s)', (id, name, shelved) => {
  const old = (): GameRecord => {
    const doc = readRecord(JSON.parse(readFileSync(new URL(`../${id}/tests/golden/${name}.json`, import.meta.url), 'utf8')));
    if ('code' in doc) throw new Error(doc.code);
    return doc;
  };

  it('still verifies', async () => {
    const [{ game }, { moveSchema }] = await Promise.all([shelved.rules(), shelved.schema()]);
    expect(verify(game, old(), openDoor(game, moveSchema).isMove)).toBeUndefined();
    expect(old().result).toBeDefined();
  });

  it('goes on from the options as they are stored, move by move the same', async () => {
    const { game } = await shelved.rules();
    const doc = old();
    const state = deal(game, doc);
    expect(state.options).toEqual(doc.options);
    doc.moves.forEach((played, index) => {
      playRecorded(game, state, played, index);
      expect(shortHash(state), `move ${index + 1}`).toBe(played.hash);
    });
    expect(game.result(state)).toEqual(doc.result);
  });

  it('a new table has every option', async () => {
    const { game } = await shelved.rules();
    const table = readTableRequest(game, old().seats, old().options);
    if ('refusal' in table) throw new Error(table.refusal.code);
    expect(Object.keys(table.options)).toEqual(game.options.map((spec) => spec.id));
  });

  it('lacks only options that say what a table without them plays by', async () => {
    const { game } = await shelved.rules();
    const missing = game.options.filter((spec) => !Object.hasOwn(old().options, spec.id));
    expect(missing.filter(({ before }) => before === undefined).map((spec) => spec.id)).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  const url = new URL(folder, import.meta.url);
  return existsSync(url) ? readdirSync(url) : [];
}
