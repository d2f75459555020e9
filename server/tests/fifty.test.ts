/**
 * Fifty running games of five kinds go through a correction of components, a fix of rules and restarts in the middle: every one ends
 * with a score sheet that its own edition accepts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { editionId, quickChance, seedFrom, verify } from '@cantiere/engine';
import { shelf as games, type Shelved } from '@cantiere/games';
import { checkData } from '../../games/checkData.ts';
import { buildEdition, GAMES, writeEdition } from '../../cli/editions/build.ts';
import { freezeGame } from '../../cli/editions/freeze.ts';
import { placesBeside, type Places } from '../editions/places.ts';
import { REAL_SHELF } from '../shelf.ts';
import { keepEdition, useEdition } from '../store/editions.ts';
import type { Person } from '../store/people.ts';
import { createTable } from '../tables/making.ts';
import { recordOf, sitDown, startTable } from '../tables/requests.ts';
import { playOn } from './any-move.ts';
import { Player } from './player.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

const EACH = 10;
/** Games whose fix deals otherwise; in the others nobody can tell that there was one. */
const otherDeal = (at: number): boolean => at % 2 === 1;

/** The five games with their next version of the rules on a shelf of its own, their past beside it. */
async function nextShelf(folder: string): Promise<{ readonly shelf: string; readonly places: Places }> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const [at, { meta }] of games.entries()) {
    const raised = {
      name: 'raised',
      transform: (code: string, id: string) =>
        id === join(GAMES, meta.id, 'meta.ts')
          ? code.replace(/rulesVersion: (\d+)/, (_, version) => `rulesVersion: ${Number(version) + 1}`)
          : null,
    };
    const next = join(folder, `${meta.id}-rules.mjs`);
    await writeFile(next, await buildEdition(join(GAMES, meta.id), [raised]));
    const fixed = otherDeal(at)
      ? `import { shelved as before } from './${meta.id}-rules.mjs';
        const { game } = await before.rules();
        const setup = (seats, options, chance, tell) => game.setup(seats, options, { ...chance, at: chance.at + 1 }, tell);
        export const shelved = { ...before, rules: async () => ({ game: { ...game, setup } }) };`
      : `export { shelved } from './${meta.id}-rules.mjs';`;
    await writeFile(join(folder, `${meta.id}.mjs`), fixed);
    names.push(meta.id);
    await freezeGame(meta.id, join(folder, meta.id, 'past'));
  }
  const shelf = join(folder, 'shelf.mjs');
  await writeFile(
    shelf,
    `${names.map((id) => `import { shelved as ${id} } from './${id}.mjs';`).join('\n')}\nexport const shelf = [${names.join(', ')}];\n`,
  );
  const { href } = pathToFileURL(shelf);
  return { shelf: href, places: placesBeside(href, join(folder, 'built')) };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The components with the first number raised by one that the game's own checks accept so. */
async function corrected(game: Shelved): Promise<string> {
  const { printed } = (await game.data?.()) ?? { printed: {} };
  const all = structuredClone(printed) as Json;
  for (const [holder, key] of numbersIn(all)) {
    const before = holder[key] as number;
    holder[key] = before + 1;
    if ((await checkData(game, all)).length === 0) return JSON.stringify(all);
    holder[key] = before;
  }
  throw new Error(`Nothing can be corrected in ${game.meta.id}`);
}

/** Of components: what has an id, and all that is in it. */
function* numbersIn(json: Json, inComponent = false): Generator<[Record<string, Json>, string]> {
  if (typeof json !== 'object' || json === null) return;
  const holder = json as Record<string, Json>;
  const within = inComponent || 'id' in holder;
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === 'number' && within) yield [holder, key];
    else yield* numbersIn(value, within);
  }
}

async function begin({ services }: TestServer, [host, guest]: readonly Person[], game: string): Promise<string> {
  const { id } = await createTable(services, host, { game, seats: 2 });
  await sitDown(services, guest, id, {});
  await startTable(services, host, id, undefined);
  return id;
}

it('fifty games end as they were dealt', async () => {
  const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
  const now = join(folder, 'now');
  for (const { meta } of games) await writeEdition(join(now, `${meta.id}.js`), await buildEdition(join(GAMES, meta.id)));
  const chance = quickChance(50);
  let deals = 0;
  const newSeed = (): string => seedFrom(`fifty ${deals++}`);

  // The house as it is: half of the games begin with what is printed, half with its owner's corrections.
  const first = await testServer({ data, newSeed, shelf: REAL_SHELF, editions: placesBeside(REAL_SHELF, now) });
  const people: Person[] = [];
  for (const name of ['Ada', 'Bruno']) {
    const { person } = (await Player.join(first.address, name)).me;
    people.push({ id: person, name });
  }
  const tables: { readonly id: string; readonly at: number; readonly edition: string }[] = [];
  for (const half of ['printed', 'corrected']) {
    for (const [at, game] of games.entries()) {
      const { id: kind, rulesVersion } = game.meta;
      if (half === 'corrected') {
        const components = await corrected(game);
        const edition = editionId(rulesVersion, JSON.parse(components));
        await keepEdition(first.services.store.db, kind, edition, components, 1);
        expect(await useEdition(first.services.store.db, kind, edition)).toBe(true);
      }
      const edition = (await first.services.shelf.present(kind)) ?? '';
      for (let n = 0; n < EACH / 2; n++) {
        const id = await begin(first, people, kind);
        await playOn(first, id, chance, 2 + n);
        tables.push({ id, at, edition });
      }
    }
  }
  expect(new Set(tables.map(({ edition }) => edition)).size).toBe(2 * games.length);
  await first.close();

  // The next version, in which some rules are fixed; and a restart in the middle.
  const next = await nextShelf(join(folder, 'next'));
  const upgraded = { data, shelf: next.shelf, editions: next.places };
  const second = await testServer(upgraded);
  for (const { id } of tables) await playOn(second, id, chance, 5);
  await second.close();
  const third = await testServer(upgraded);

  const moved = new Map<boolean, number>();
  for (const { id, at, edition } of tables) {
    await playOn(third, id, chance);
    const doc = await recordOf(third.services, people[0], id);
    expect(doc.result?.totals.length, id).toBe(2);
    const opened = await third.services.shelf.open(doc.game, doc.edition);
    if (opened === undefined) throw new Error(`${doc.game} ${doc.edition} is not here`);
    expect(verify(opened.game, doc, opened.door.isMove, opened.edition), id).toBeUndefined();
    // Only where the cards are as printed and nobody could tell has a table moved on.
    const isPrinted = edition === (await printedBefore(games[at]));
    expect(doc.edition === edition, `${id} of ${doc.game}`).toBe(!isPrinted || otherDeal(at));
    moved.set(doc.edition !== edition, (moved.get(doc.edition !== edition) ?? 0) + 1);
  }
  expect([...moved.values()].reduce((sum, count) => sum + count)).toBe(5 * EACH);
  expect(moved.get(true)).toBe(3 * (EACH / 2));
});

const printedBefore = async (game: Shelved): Promise<string> => editionId(game.meta.rulesVersion, (await game.data?.())?.printed);
