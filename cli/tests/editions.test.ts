/** Editions on the command line: one that somebody needs is not removed, and games are played with the one that is named. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editionId } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { editionOf } from '@cantiere/games/edition';
import { usedEditions } from '@cantiere/server';
import { loadShelf, pastEditions } from '@cantiere/server/editions';
import { addDeal, type StoredDeal } from '../../server/store/deals.ts';
import { dropEdition, keepEdition } from '../../server/store/editions.ts';
import { altezzeShelf, FIRST } from '../../server/tests/game/editions.ts';
import { playOn } from '../../server/tests/play-on.ts';
import { temporaryFolder, testServer } from '../../server/tests/serving.ts';
import { firstRound, twoAtTable } from '../../server/tests/two.ts';
import { arena } from '../arena.ts';
import { allEditions, houseOf, removeEdition } from '../editions/command.ts';
import { buildPresent, presentIsBuilt } from '../editions/present.ts';
import { simulate } from '../simulate.ts';
import { verify } from '../verify.ts';
import { command, houses } from './commanded.ts';

const DEAL: StoredDeal = {
  id: 'oggi',
  kind: 'daily',
  day: 'oggi',
  game: 'altezze',
  rulesVersion: 1,
  edition: '',
  options: {},
  seat: 0,
  sitting: [null, { level: 'greedy', name: 'Palladio' }],
  seed: 'seed',
  beginsAt: 0,
  madeAt: 0,
  bots: 1,
};

describe.each(houses)('cantiere editions --remove on %s', (_, newHouse) => {
  it('removes what nobody needs, and nothing else', async () => {
    const { parts } = await newHouse();
    const folder = await temporaryFolder();
    const where = { data: parts.data, databaseUrl: parts.databaseUrl };
    const before = await altezzeShelf(join(folder, 'before'), FIRST);
    const first = await testServer({ ...parts, shelf: before.shelf });
    const seated = await twoAtTable(first.address, { options: { cards: 2 } });
    await firstRound(seated);
    await first.close();

    const next = await altezzeShelf(join(folder, 'next'), { version: 2, lowest: true }, FIRST);
    const [now, past] = next.editions;
    const server = await testServer({ ...parts, shelf: next.shelf });
    const { db } = server.services.store;
    const remove = async (...names: string[]) => {
      const used = (await usedEditions(where))!;
      const shelf = await loadShelf(next.shelf, { house: houseOf(used) });
      return command({ name: '', summary: '', help: '', run: (args) => removeEdition({ where, used, shelf }, args) }, ...names);
    };
    const refused = (why: string, code = 1) => ({ code, err: expect.stringContaining(why) as unknown });
    const file = join(folder, 'next', 'altezze', 'past', `${past}.js`);
    expect(await remove('altezze')).toMatchObject({ code: 2 });
    expect(await remove('altezze', '9-01234567')).toMatchObject(refused('no edition 9-01234567', 2));
    expect(await remove('altezze', now)).toMatchObject(refused('as it is printed', 2));

    // A running game needs it; and a finished one, whose replay it is.
    expect(await remove('altezze', past)).toMatchObject(refused('1 table needs'));
    for (const player of [seated.ada, seated.bruno]) player.address = server.address;
    const sockets = [await seated.ada.watch(seated.id), await seated.bruno.watch(seated.id)];
    await Promise.all(sockets.map((socket) => playOn(socket)));
    expect(await remove('altezze', past)).toMatchObject(refused('1 table needs'));
    expect(existsSync(file)).toBe(true);
    await db.updateTable('tables').set({ edition: now, rules_version: 2 }).execute();

    // A deal that somebody may try, though nobody has yet.
    await addDeal(db, { ...DEAL, edition: past });
    expect(await remove('altezze', past)).toMatchObject(refused('1 deal needs'));
    expect(existsSync(file)).toBe(true);
    await db.deleteFrom('deals').execute();

    // Components of this house are played by its rules, and somebody plays with them.
    const corrected = { deck: 40, weighed: 3 };
    const own = editionId(1, corrected);
    await keepEdition(db, 'altezze', own, JSON.stringify(corrected), 1);
    expect(await remove('altezze', past)).toMatchObject(refused('with other components'));
    await addDeal(db, { ...DEAL, edition: own });
    expect(await remove('altezze', own)).toMatchObject(refused('1 deal needs'));
    expect(await dropEdition(db, 'altezze', own)).toBe(false); // were it dealt while the command looks
    await db.deleteFrom('deals').execute();
    expect(await remove('altezze', own)).toMatchObject({ code: 0 });

    expect(await remove('altezze', past)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Removed: edition ${past}`) as unknown,
    });
    expect(existsSync(file)).toBe(false);
    expect(pastEditions(join(folder, 'next', 'altezze', 'past'))).toEqual([]);
    expect(await remove('altezze', past)).toMatchObject({ code: 2 });
  });
});

describe('cantiere editions', () => {
  it('tells what is there, what is missing and who plays with it', async () => {
    const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
    const [second, third] = [{ version: 2, lowest: true }, { version: 3 }];
    const { shelf: from, editions } = await altezzeShelf(join(folder, 'shelf'), third, second, FIRST);
    const server = await testServer({ data, shelf: from });
    const { db } = server.services.store;
    writeFileSync(join(folder, 'shelf', 'altezze', 'past', `${editions[2]}.js`), 'export const contract = '); // half a module is none
    await twoAtTable(server.address, {});
    await addDeal(db, { ...DEAL, edition: editions[1] });
    await addDeal(db, { ...DEAL, id: 'gone', day: 'domani', edition: '9-01234567' });
    await server.close();
    const line = { game: 'altezze', printed: false, inUse: false, past: true, here: true, tables: {}, deals: 0 };
    const expected = [
      { ...line, edition: editions[0], printed: true, inUse: true, past: false, tables: { playing: 1 } },
      { ...line, edition: editions[1], deals: 1 },
      { ...line, edition: editions[2], here: false },
      { ...line, edition: '9-01234567', past: false, here: false, deals: 1 },
    ];
    const byName = (lines: readonly { readonly edition: string }[]) =>
      lines.toSorted((a, b) => a.edition.localeCompare(b.edition));
    const used = (await usedEditions({ data, databaseUrl: undefined }))!;
    const found = await allEditions(used, await loadShelf(from, { house: houseOf(used) }));
    expect(byName(found.filter(({ game }) => game === 'altezze'))).toEqual(byName(expected));
  });
});

describe('games in the terminal', () => {
  it('are played with the components that are named, and their records say so', async () => {
    if (!presentIsBuilt()) await buildPresent();
    const citadels = findGame('citadels')!;
    const { printed } = await citadels.data!();
    const folder = await temporaryFolder();
    const cards = join(folder, 'cards.json');
    const corrected = JSON.parse(JSON.stringify(printed).replace('"takeGold":2', '"takeGold":3')) as unknown;
    writeFileSync(cards, JSON.stringify(corrected));
    const edition = editionId(citadels.meta.rulesVersion, corrected);
    expect(edition).not.toBe(await editionOf(citadels));

    const saved = join(folder, 'saved');
    const played = await command(simulate, 'citadels', '--games', '1', '--cards', cards, '--save', saved, '--json');
    expect(played.code).toBe(0);
    expect(JSON.parse(played.out)).toMatchObject({ game: 'citadels', edition });
    const record = join(saved, 'citadels-1-1.json');
    expect(await command(verify, record, '--cards', cards)).toMatchObject({ code: 0 });
    expect(await command(verify, record)).toMatchObject({ code: 1, err: expect.stringContaining(edition) as unknown });
    const match = ['citadels', '--a', 'greedy', '--b', 'random', '--games', '2', '--threads', '1', '--cards', cards, '--json'];
    expect(await command(arena, ...match)).toMatchObject({ code: 0 });
    expect(await command(simulate, 'citadels', '--edition', '9-01234567')).toMatchObject({ code: 2 });
  });
});
